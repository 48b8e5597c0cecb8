// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/python_error.h"

#include <cstdint>
#include <exception>

namespace app {
namespace {

namespace py = pybind11;

py::object orNone(const std::string& text) { return text.empty() ? py::object(py::none()) : py::str(text); }
py::object orNone(std::int64_t number) { return number < 0 ? py::object(py::none()) : py::int_(number); }

/// Returns a name of odori.Error.code.
const char* nameOf(base::ErrorCode code) {
  switch (code) {
    case base::ErrorCode::CannotOpen:
      return "cannot-open";
    case base::ErrorCode::NotThisFormat:
      return "not-this-format";
    case base::ErrorCode::Truncated:
      return "truncated";
    case base::ErrorCode::BadCount:
      return "bad-count";
    case base::ErrorCode::BadValue:
      return "bad-value";
    case base::ErrorCode::CannotWrite:
      return "cannot-write";
    case base::ErrorCode::BadArgument:
      return "bad-argument";
    case base::ErrorCode::CannotRead:
      return "cannot-read";
  }
  return "";
}

/// Returns a file's name as Python's os.fsdecode() does, since names are the system's bytes.
py::object fileOf(const base::Error& error) {
  if (error.file.empty()) return py::none();
  return py::reinterpret_steal<py::object>(
      PyUnicode_DecodeFSDefaultAndSize(error.file.data(), static_cast<py::ssize_t>(error.file.size())));
}

void raise(const Failure& failure) {
  const base::Error& error = failure.error();
  const py::object type = py::module_::import("odori.errors").attr("Error");
  const py::object value = type(textOf(failure.what()), nameOf(error.code), fileOf(error), orNone(error.section),
                                orNone(error.index), orNone(error.offset), textOf(error.detail));
  PyErr_SetObject(type.ptr(), value.ptr());
}

}  // namespace

/// Returns our own text, which may contain a file's name.
py::object textOf(const std::string& text) {
  return py::reinterpret_steal<py::object>(
      PyUnicode_DecodeUTF8(text.data(), static_cast<py::ssize_t>(text.size()), "replace"));
}

void translateFailures() {
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Failure& failure) {
      raise(failure);
    }
  });
}

py::tuple issueRows(const base::Issues& issues) {
  py::tuple rows(issues.size());
  for (std::size_t i = 0; i < issues.size(); ++i) {
    const base::Issue& issue = issues[i];
    rows[i] = py::make_tuple(orNone(issue.section), orNone(issue.index), orNone(issue.offset), textOf(issue.detail));
  }
  return rows;
}

}  // namespace app
