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

/// An ArchiveFile is a file of an archive, or of an archive inside it, with its kind.
struct ArchiveFile {
  FileRef file;
  std::string name;  ///< from the outer archive on: `a/b.pmx`, `in.zip!b.pmx`
  ContentKind kind = ContentKind::Unknown;
};

struct ArchiveContents {
  std::vector<ArchiveFile> files;  ///< in the archive's order; those of an inner archive follow it
  base::Issues issues;             ///< inner archives that can't be opened, unreadable entries
};

/// At most so many inner archives are opened; the others are listed as files.
inline constexpr std::size_t kMaxInnerArchives = 16;

/// Returns every file that can be read, with its kind by its first bytes. A .vac has no signature
/// and is recognised by its name.
[[nodiscard]] ArchiveContents archiveContents(const std::shared_ptr<const ArchiveTree>& archive);

}  // namespace app
