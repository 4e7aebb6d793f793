// JSON being written and read. The library that knows how costs seconds of compiling in every file that includes it, so only
// json.cpp does.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

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

  // Reading. What is not there, or not of the kind that is asked for, is an OutsideError with a sentence; `read` throws
  // it too, for a text that is no JSON.
  static Json read(std::string_view text);
  bool is_null() const;
  bool has(std::string_view key) const;
  Json at(std::string_view key) const;
  std::vector<Json> items() const;        // of an array
  std::vector<std::string> keys() const;  // of an object
  std::uint64_t unsigned_number() const;
  std::int64_t signed_number() const;
  double number() const;
  std::string string() const;
  std::vector<std::string> strings() const;  // of an array of them

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
