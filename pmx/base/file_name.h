// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace base {

/// Returns a file name without the spaces and dots at its end, which Windows removes; a name of
/// nothing else stays as it is. (mmd-reference.md 11.11)
[[nodiscard]] constexpr std::string_view withoutTrail(std::string_view fileName) {
  const std::size_t last = fileName.find_last_not_of(" .");
  return last == std::string_view::npos ? fileName : fileName.substr(0, last + 1);
}

}  // namespace base
