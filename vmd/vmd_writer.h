// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "pmx/base/result.h"
#include "vmd/motion.h"

namespace vmd {

/// A Motion to the bytes of a VMD file with its first `sectionCount` sections (more if later ones
/// hold keys). Byte for byte what was read, if it was read.
[[nodiscard]] std::vector<std::byte> writeVmd(const Motion& motion);

/// The same to a file. One that is there is replaced when the new one is whole and on the disk: it is never half of either. Errors:
/// CannotWrite with the path; the file is then as it was.
[[nodiscard]] base::Result<void> writeVmdFile(const Motion& motion, const std::filesystem::path& path);

}  // namespace vmd
