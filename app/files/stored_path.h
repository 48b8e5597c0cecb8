// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// A StoredPath is a path from a model or a .vac, split as Windows reads it: backslashes, `./` and
/// `..`, drives, a NUL at its end.
struct StoredPath {
  struct Part {
    std::string name;
    std::string key;  ///< base::fileNameKey()
  };
  int up = 0;               ///< folders above the model's: 0 or 1
  std::vector<Part> parts;  ///< folders and the file's name; empty: it names nothing
  bool bareOnly = false;    ///< it leads elsewhere, so only its file name counts
};
[[nodiscard]] StoredPath takenApart(std::string_view stored);

/// A path may lead so many folders below the model's; a deeper one leads elsewhere.
inline constexpr std::size_t kDeepestPath = 16;

/// Returns a name in a folder, both as FileTree has them.
[[nodiscard]] std::string joined(std::string_view folder, std::string_view name);
/// Returns the folder above one; none above the root.
[[nodiscard]] std::optional<std::string> above(std::string_view folder);

}  // namespace app
