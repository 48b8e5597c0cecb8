// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "pmx/base/result.h"
#include "vmd/motion.h"

namespace vmd {

/// Converts a Motion to the bytes of a VMD file with its first `sectionCount` sections (more if
/// later ones hold keys). If it was read from a file, the bytes are equal to those that were read.
[[nodiscard]] std::vector<std::byte> writeVmd(const Motion& motion);

/// Writes these bytes to a file. An existing file is replaced when the new one is whole and on the
/// disk, so it is never half of either. Errors: CannotWrite with the path; the file is then as it
/// was.
[[nodiscard]] base::Result<void> writeVmdFile(const Motion& motion, const std::filesystem::path& path);

}  // namespace vmd
