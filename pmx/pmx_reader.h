// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "pmx/base/result.h"
#include "pmx/model.h"

namespace pmx {

struct ReadModel {
  Model model;
  base::Issues issues;   ///< oddities of the bytes themselves; cross-references are validate()'s
};

/// Bytes of a PMX 2.0 or 2.1 file to a Model, values as stored. Stops at the first thing that makes
/// the rest unreadable, with section, index and byte offset. Never allocates more than a small
/// multiple of the bytes given.
[[nodiscard]] base::Result<ReadModel> readPmx(std::span<const std::byte> bytes);

/// The same from a file; errors carry the path.
[[nodiscard]] base::Result<ReadModel> readPmxFile(const std::filesystem::path& path);

}  // namespace pmx
