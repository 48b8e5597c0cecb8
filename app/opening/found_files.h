// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/files/contents.h"

namespace app {

inline constexpr std::size_t kMaxOpened = 1000;  ///< files opened together

enum class OpenedKind {
  Model,
  Accessory,  ///< .x or .vac
  Motion,
  Sound,
  Show,
  Playlist,
  Unknown,  ///< neither by its content, nor a motion by its name
};

struct FoundFile {
  std::filesystem::path path;
  OpenedKind kind = OpenedKind::Unknown;
  bool operator==(const FoundFile&) const = default;
};

/// These are files that were opened together, in the given order.
struct FoundFiles {
  std::vector<FoundFile> files;
  std::vector<std::string> errors;  ///< one line for each omitted file
  /// These are folders and archives from which the user must choose.
  std::vector<std::shared_ptr<const Contents>> choices;

  /// Returns whether there is a model or a show, by its content.
  [[nodiscard]] bool hasModel() const;
  /// Returns whether there are accessories, but neither a model nor a show: they join the present
  /// show.
  [[nodiscard]] bool onlyAccessories() const;
  /// Returns whether there is a playlist.
  [[nodiscard]] bool hasPlaylist() const;
};

/// Finds the files to open. Folders and archives are replaced by the files in them that are opened
/// without asking (withoutAsking()); empty ones are errors. Pipes, sockets and devices are never
/// opened. `stop` is called now and then; if it returns true, the files found so far are returned.
[[nodiscard]] FoundFiles findFiles(const std::vector<std::filesystem::path>& paths, const OpenContext& context,
                                   const std::function<bool()>& stop);

}  // namespace app
