#include "cli/json.h"

#include <nlohmann/json.hpp>

#include "engine/text.h"
#include "lab/outside.h"

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

namespace {

// What the library throws, in the project's own words.
template <class F>
auto must(const F& f, const char* sentence) {
  try {
    return f();
  } catch (const nlohmann::json::exception&) {
    throw OutsideError(sentence);
  }
}

}  // namespace

Json Json::read(std::string_view text) {
  Json json;
  json.value_->json =
      must([&] { return nlohmann::ordered_json::parse(text); }, "this is not JSON, or not whole");
  return json;
}

bool Json::is_null() const { return value_->json.is_null(); }

bool Json::has(std::string_view key) const {
  return value_->json.is_object() && value_->json.contains(key);
}

Json Json::at(std::string_view key) const {
  if (!has(key)) throw OutsideError(quoted(key) + " is missing");
  Json json;
  json.value_->json = value_->json.at(std::string(key));
  return json;
}

std::vector<Json> Json::items() const {
  if (!value_->json.is_array()) throw OutsideError("something else stands where a list should be");
  std::vector<Json> all(value_->json.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i].value_->json = value_->json[i];
  return all;
}

std::vector<std::string> Json::keys() const {
  if (!value_->json.is_object())
    throw OutsideError("something else stands where an object should be");
  std::vector<std::string> all;
  for (const auto& [key, value] : value_->json.items()) all.push_back(key);
  return all;
}

std::uint64_t Json::unsigned_number() const {
  if (!value_->json.is_number_unsigned())
    throw OutsideError("something else stands where a count should be");
  return value_->json.get<std::uint64_t>();
}

std::int64_t Json::signed_number() const {
  if (!value_->json.is_number_integer())
    throw OutsideError("something else stands where a whole number should be");
  return value_->json.get<std::int64_t>();
}

double Json::number() const {
  return must([&] { return value_->json.get<double>(); },
              "something else stands where a number should be");
}

std::string Json::string() const {
  return must([&] { return value_->json.get<std::string>(); },
              "something else stands where a text should be");
}

std::vector<std::string> Json::strings() const {
  std::vector<std::string> all;
  for (const Json& item : items()) all.push_back(item.string());
  return all;
}

bool Json::empty() const { return value_->json.empty(); }

std::string Json::text(bool indented) const {
  return value_->json.dump(indented ? 2 : -1, ' ', false,
                           nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace turnwright::cli
