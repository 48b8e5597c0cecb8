// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "pmx/base/result.h"
#include "pmx/model/read_model.h"

namespace pmx {

/// Converts the bytes of a PMX 2.0 or 2.1 file to a Model, values as stored. An Error, with
/// section, index and byte offset, is the first thing that makes vertices, faces, textures,
/// materials or bones unreadable. From the morphs on it's an Issue: the elements before it are
/// kept, and one that the file's end cuts where the missing part may be zero (mmd-reference.md
/// 2.14); else the bytes from the broken element on are Model::trailing. The signature's fourth
/// byte may be any (mmd-reference.md 2.3). Holds at most 20 times the bytes given and 1 MiB
/// (limits.md); counts are checked against the bytes left before anything is allocated for them.
/// Issues of one kind are a base::IssueGroup.
[[nodiscard]] base::Result<ReadModel> readPmx(std::span<const std::byte> bytes);

/// Does so for a file; errors carry the path.
[[nodiscard]] base::Result<ReadModel> readPmxFile(const std::filesystem::path& path);

}  // namespace pmx
