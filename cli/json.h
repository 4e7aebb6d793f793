// JSON being written. The library that knows how costs seconds of compiling in every file that includes it, so only
// json.cpp does.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace turnwright::cli {

struct JsonMember;

class Json {
 public:
  Json();  // null
  Json(bool);
  Json(double);
  Json(std::string_view);
  Json(const char* text) : Json(std::string_view(text)) {}
  Json(const std::string& text) : Json(std::string_view(text)) {}
  template <std::signed_integral Number>
  Json(Number number) : Json(from_signed(number)) {}
  template <std::unsigned_integral Number>
    requires(!std::same_as<Number, bool>)
  Json(Number number) : Json(from_unsigned(number)) {}
  Json(std::initializer_list<JsonMember> members);  // an object; its members keep their order

  Json(const Json&);
  Json(Json&&) noexcept;
  Json& operator=(Json) noexcept;
  ~Json();

  static Json object();
  static Json array();
  template <class Range>
  static Json list(const Range& items) {
    Json all = array();
    for (const auto& item : items) all.add(Json(item));
    return all;
  }

  Json& set(std::string_view key, Json value);  // of an object
  Json& add(Json value);                        // to an array
  bool empty() const;

  // On one line, or indented. Bytes that are no text are replaced: JSON may not hold them.
  std::string text(bool indented = false) const;

 private:
  struct Value;
  static Json from_signed(std::int64_t);
  static Json from_unsigned(std::uint64_t);
  std::unique_ptr<Value> value_;
};

struct JsonMember {
  std::string_view key;
  Json value;
};

}  // namespace turnwright::cli
