// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace app {

/// Readers of text formats cut names at blanks and lose points and colons, and Blender keeps 63
/// bytes. This class makes names that they all keep, each only once. In ASCII they have letters,
/// digits and underscores; beyond ASCII all but blanks and characters that can't be seen.
class PlainNames {
 public:
  static constexpr std::size_t kMaxBytes = 63;

  /// Returns a name that this object hasn't given yet: `wanted` (UTF-8) where that may be, else one
  /// like it; the second "a" becomes "a_2". `fallback` is that of an empty name.
  [[nodiscard]] std::string give(std::string_view wanted, std::string_view fallback);

 private:
  std::unordered_set<std::string> given_;
  std::unordered_map<std::string, std::size_t> next_;  // the number that a name gets next
};

}  // namespace app
