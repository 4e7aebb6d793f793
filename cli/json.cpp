#include "cli/json.h"

#include <nlohmann/json.hpp>

namespace turnwright::cli {

struct Json::Value {
  nlohmann::ordered_json json;
};

Json::Json() : value_(new Value{nullptr}) {}
Json::Json(bool value) : value_(new Value{value}) {}
Json::Json(double value) : value_(new Value{value}) {}
Json::Json(std::string_view text) : value_(new Value{std::string(text)}) {}

Json::Json(std::initializer_list<JsonMember> members) : Json(object()) {
  for (const JsonMember& one : members) set(one.key, one.value);
}

Json::Json(const Json& other) : value_(new Value{*other.value_}) {}
Json::Json(Json&&) noexcept = default;
Json& Json::operator=(Json other) noexcept {
  value_ = std::move(other.value_);
  return *this;
}
Json::~Json() = default;

Json Json::from_signed(std::int64_t number) {
  Json json;
  json.value_->json = number;
  return json;
}

Json Json::from_unsigned(std::uint64_t number) {
  Json json;
  json.value_->json = number;
  return json;
}

Json Json::object() {
  Json json;
  json.value_->json = nlohmann::ordered_json::object();
  return json;
}

Json Json::array() {
  Json json;
  json.value_->json = nlohmann::ordered_json::array();
  return json;
}

Json& Json::set(std::string_view key, Json value) {
  value_->json[std::string(key)] = std::move(value.value_->json);
  return *this;
}

Json& Json::add(Json value) {
  value_->json.push_back(std::move(value.value_->json));
  return *this;
}

bool Json::empty() const { return value_->json.empty(); }

std::string Json::text(bool indented) const {
  return value_->json.dump(indented ? 2 : -1, ' ', false,
                           nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace turnwright::cli
