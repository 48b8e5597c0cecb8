// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/tree/archive_tree.h"
#include "app/tree/content_kind.h"
#include "app/tree/file_tree.h"

namespace app {

/// A file of an archive, or of an archive in it, and what it is.
struct ArchiveFile {
  FileRef file;
  std::string name;  ///< from the outer archive on: `a/b.pmx`, `in.zip!b.pmx`
  ContentKind kind = ContentKind::Unknown;
};

struct ArchiveContents {
  std::vector<ArchiveFile> files;  ///< in the archive's order, those of an archive in it behind it
  base::Issues issues;             ///< archives in it that can't be opened, entries that can't be read
};

/// How many archives in an archive are looked into; the others are listed as files.
inline constexpr std::size_t kMaxInnerArchives = 16;

/// Every file that can be read, told by its first bytes. A .vac has no signature and is told by its name.
[[nodiscard]] ArchiveContents archiveContents(const std::shared_ptr<const ArchiveTree>& archive);

}  // namespace app
