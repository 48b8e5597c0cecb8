// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "pmx/base/result.h"
#include "vmd/pose.h"

namespace vmd {

struct ReadPose {
  Pose pose;
  base::Issues issues;  ///< their sections are "line 12"
};

/// Converts the text of a VPD file to a Pose, as people and tools write it: CP932, UTF-8 and
/// UTF-16, recognised by a byte order mark or by what the bytes are valid in; lines ended by LF, CR
/// LF or CR; comments; morphs as MikuMikuMoving has them. Missing semicolons, missing braces and
/// wrong counts are listed, and the rest is read; a bone or morph is left out where the file ends
/// before its last value is whole. A quaternion 0,0,0,0 turns nothing, others are normalised. A
/// bone or morph with a value that isn't a number is listed and left out. Holds at most 20 times
/// the bytes given and 1 MiB (limits.md). Errors: NotThisFormat where the first line doesn't begin
/// with "Vocaloid Pose Data file".
[[nodiscard]] base::Result<ReadPose> readVpd(std::span<const std::byte> bytes);

/// Does so for a file; errors carry the path.
[[nodiscard]] base::Result<ReadPose> readVpdFile(const std::filesystem::path& path);

}  // namespace vmd
