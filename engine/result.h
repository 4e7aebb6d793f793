// A value, or why there is none. Used where a person's input or a file decides the outcome;
// nothing in engine, language and games throws.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "engine/check.h"

namespace turnwright {

template <class E>
struct Failure {
  E error;
};
template <class E>
Failure(E) -> Failure<E>;
Failure(const char*) -> Failure<std::string>;

template <class T, class E = std::string>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
  template <class F>
  Result(Failure<F> failure) : held_(std::in_place_index<1>, std::move(failure.error)) {}

  bool ok() const { return held_.index() == 0; }
  explicit operator bool() const { return ok(); }

  const T& value() const {
    CHECK(ok(), "value() of a failed Result");
    return *std::get_if<0>(&held_);
  }
  T& value() {
    CHECK(ok(), "value() of a failed Result");
    return *std::get_if<0>(&held_);
  }
  const E& error() const {
    CHECK(!ok(), "error() of a Result that succeeded");
    return *std::get_if<1>(&held_);
  }
  const T& operator*() const { return value(); }
  T& operator*() { return value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

 private:
  std::variant<T, E> held_;
};

// For work that yields nothing but success.
struct Done {};

}  // namespace turnwright
