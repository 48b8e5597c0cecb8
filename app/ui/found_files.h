// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace app {

inline constexpr std::size_t kMostOpened = 1000;          ///< files opened together
inline constexpr std::size_t kMostFolderEntries = 20000;  ///< looked at in the folders opened together
inline constexpr int kFolderDepth = 3;                    ///< folders within a folder

enum class OpenedKind {
  Model,
  Accessory,  ///< .x or .vac
  Motion,
  Sound,
  Show,
  Unknown,  ///< by its content, and by its name no motion
};

struct FoundFile {
  std::filesystem::path path;
  OpenedKind kind = OpenedKind::Unknown;
  bool operator==(const FoundFile&) const = default;
};

/// Files that were opened together, in the order given.
struct FoundFiles {
  std::vector<FoundFile> files;
  std::vector<std::string> errors;  ///< one line for each that is left out

  /// A model or a show is among them, by its content.
  [[nodiscard]] bool hasModel() const;
  /// Accessories are, and neither a model nor a show: they join what is there.
  [[nodiscard]] bool onlyAccessories() const;
};

/// Folders give way to their only model; one with none or several is an error. Links to folders within folders aren't
/// followed; pipes, sockets and devices are never opened. `stop` is asked now and then; when true, what was found so far
/// is given.
[[nodiscard]] FoundFiles findFiles(const std::vector<std::filesystem::path>& paths, const std::function<bool()>& stop);

}  // namespace app
