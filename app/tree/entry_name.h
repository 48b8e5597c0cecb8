// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "app/tree/archive_limits.h"

namespace app {

/// An EntryName is an entry's name as a name of the tree, or the reason why it has none.
struct EntryName {
  std::string name;      ///< as FileTree has it
  bool folder = false;   ///< it ends with a separator
  bool ofMacOs = false;  ///< macOS' own (`__MACOSX/`, `._*`, `.DS_Store`), not a user's file
  std::string wrong;     ///< why it is left out; empty: it isn't
};

/// Normalises a decoded name: '\' counts as '/', "." and empty parts are dropped, ".." removes the
/// folder before it. A name that is absolute, has a drive, leads outside, is too deep or too long,
/// or contains a NUL is left out. (archives.md 4)
[[nodiscard]] EntryName entryName(std::string_view utf8, const ArchiveLimits& limits);

}  // namespace app
