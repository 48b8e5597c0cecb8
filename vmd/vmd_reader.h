// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "pmx/base/result.h"
#include "vmd/motion.h"

namespace vmd {

struct ReadMotion {
  Motion motion;
  base::Issues issues;
  /// The motion holds every byte of the file; else issues say what was left out.
  bool whole = true;
};

/// Converts the bytes of a VMD file to a Motion, keys as stored and in file order. A file that ends
/// after any section is whole. If a file ends inside a record, or its counts are wrong, the whole
/// keys are read, and issues say what is left out (mmd-reference.md 4.2); it is an Error where
/// there is no such key. Holds at most 20 times the bytes given and 1 MiB (limits.md); values that
/// aren't finite are kept and listed, once per section.
[[nodiscard]] base::Result<ReadMotion> readVmd(std::span<const std::byte> bytes);

/// Does so for a file; errors carry the path.
[[nodiscard]] base::Result<ReadMotion> readVmdFile(const std::filesystem::path& path);

}  // namespace vmd
