// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "pmx/base/result.h"
#include "pmx/model/read_model.h"

namespace pmx {

/// Converts the bytes of a PMD file to the Model that a PMX file would hold (mmd-reference.md 3.2),
/// with Model::pmd. Texts are CP932. An Error, with section, index and byte offset, is the first
/// thing that makes vertices, faces, materials, bones or the IK list unreadable. From the morphs on
/// it's an Issue, and what was read before is kept, as for PMX. A file that ends after the bone
/// display list, the English part, the toon names or the rigid bodies is whole. Bytes after the
/// joints are left out. Cross-references are validate()'s. Holds at most 20 times the bytes given
/// and 1 MiB (limits.md).
[[nodiscard]] base::Result<ReadModel> readPmd(std::span<const std::byte> bytes);

/// Does so for a file; errors carry the path.
[[nodiscard]] base::Result<ReadModel> readPmdFile(const std::filesystem::path& path);

}  // namespace pmx
