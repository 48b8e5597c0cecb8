// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// A path as a model or a .vac stores it, taken apart as Windows reads it: backslashes, `./` and `..`, drives, a NUL at its
/// end.
struct StoredPath {
  struct Part {
    std::string name;
    std::string key;  ///< base::fileNameKey()
  };
  int up = 0;               ///< folders above the model's: 0 or 1
  std::vector<Part> parts;  ///< folders and the file's name; empty: names nothing
  bool bareOnly = false;    ///< led elsewhere: only its name counts
};
[[nodiscard]] StoredPath takenApart(std::string_view stored);

inline constexpr std::size_t kDeepestPath = 16;  ///< folders below the model's; deeper ones lead elsewhere

/// A name in a folder, both as FileTree has them.
[[nodiscard]] std::string joined(std::string_view folder, std::string_view name);
/// The folder above one; none above the root.
[[nodiscard]] std::optional<std::string> above(std::string_view folder);

}  // namespace app
