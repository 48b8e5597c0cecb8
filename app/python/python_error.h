// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <string>
#include <utility>

#include <pybind11/pybind11.h>

#include "pmx/base/result.h"

namespace app {

/// A Failure carries a base::Error to Python, where it becomes an odori.Error.
class Failure : public std::exception {
 public:
  explicit Failure(base::Error error) : error_(std::move(error)), text_(base::describe(error_)) {}
  [[nodiscard]] const base::Error& error() const { return error_; }
  [[nodiscard]] const char* what() const noexcept override { return text_.c_str(); }

 private:
  base::Error error_;
  std::string text_;
};

/// Returns the result's value or throws its error.
template <class T>
[[nodiscard]] T valueOf(base::Result<T> result) {
  if (!result) throw Failure(std::move(result.error()));
  return std::move(*result);
}

/// Returns a text from a file or the system; bytes that aren't UTF-8 are replaced.
[[nodiscard]] pybind11::object textOf(const std::string& text);

/// Makes every Failure that leaves the module an odori.Error from now on.
void translateFailures();

/// Returns (section or None, index or None, byte or None, detail) for each issue.
[[nodiscard]] pybind11::tuple issueRows(const base::Issues& issues);

}  // namespace app
