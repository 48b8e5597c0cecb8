// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <string>
#include <utility>

#include <pybind11/pybind11.h>

#include "pmx/base/result.h"

namespace app {

/// A base::Error on its way to Python, where it is an odori.Error.
class Failure : public std::exception {
 public:
  explicit Failure(base::Error error) : error_(std::move(error)), text_(base::describe(error_)) {}
  [[nodiscard]] const base::Error& error() const { return error_; }
  [[nodiscard]] const char* what() const noexcept override { return text_.c_str(); }

 private:
  base::Error error_;
  std::string text_;
};

/// What a result holds; throws its error.
template <class T>
[[nodiscard]] T valueOf(base::Result<T> result) {
  if (!result) throw Failure(std::move(result.error()));
  return std::move(*result);
}

/// A text of a file's or a system's: what isn't UTF-8 in it is replaced.
[[nodiscard]] pybind11::object textOf(const std::string& text);

/// From now on every Failure that leaves the module is an odori.Error.
void translateFailures();

/// (section or None, index or None, byte or None, detail) of each.
[[nodiscard]] pybind11::tuple issueRows(const base::Issues& issues);

}  // namespace app
