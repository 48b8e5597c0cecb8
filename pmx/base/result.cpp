// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/result.h"

#include <utility>

#include <fmt/format.h>

namespace base {
namespace {

std::string place(const std::string& section, std::int64_t index) {
  if (section.empty()) return {};
  if (index < 0) return fmt::format("{}: ", section);
  return fmt::format("{}[{}]: ", section, index);
}

std::string byteNote(std::int64_t offset) { return offset < 0 ? std::string{} : fmt::format(" (byte 0x{:x})", offset); }

}  // namespace

Error makeError(ErrorCode code, std::string detail, std::string file) {
  return {.code = code, .file = std::move(file), .section = {}, .detail = std::move(detail)};
}

tl::unexpected<Error> fail(ErrorCode code, std::string detail, std::string file) {
  return tl::unexpected(makeError(code, std::move(detail), std::move(file)));
}

Error badArgument(std::string detail) { return makeError(ErrorCode::BadArgument, std::move(detail)); }

std::string describe(const Error& error) {
  const std::string file = error.file.empty() ? std::string{} : error.file + ": ";
  return file + place(error.section, error.index) + error.detail + byteNote(error.offset);
}

std::string describe(const Issue& issue) {
  return place(issue.section, issue.index) + issue.detail + byteNote(issue.offset);
}

}  // namespace base
