// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "app/tree/archive_limits.h"

namespace app {

/// An entry's name made one of a tree, or why it can't be.
struct EntryName {
  std::string name;      ///< as FileTree has it
  bool folder = false;   ///< it ends as folders do
  bool ofMacOs = false;  ///< macOS' own (`__MACOSX/`, `._*`, `.DS_Store`): no file of anybody's
  std::string wrong;     ///< why it is left out; empty: it isn't
};

/// Takes a decoded name apart: '\' counts as '/', "." and doubled '/' as nothing, ".." takes a folder back. What is
/// absolute, on a drive, outside, too deep or too long, or has a NUL in it, names nothing. (archives.md 4)
[[nodiscard]] EntryName entryName(std::string_view utf8, const ArchiveLimits& limits);

}  // namespace app
