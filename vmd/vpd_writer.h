// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "pmx/base/result.h"
#include "vmd/pose.h"

namespace vmd {

/// A Pose as the text of a VPD file, laid out as MMD does, with six decimals, and morphs as MikuMikuMoving has them. CP932
/// where every name can be said in it, else UTF-8 with a byte order mark, with an issue. Bones and morphs without a name,
/// or with a value that is no number, are listed in `issues` and left out; line breaks in names become spaces.
[[nodiscard]] std::string writeVpd(const Pose& pose, base::Issues& issues);

/// The same to a file. One that is there is replaced when the new one is whole and on the disk: it is never half of either. Errors:
/// CannotWrite with the path; the file is then as it was.
[[nodiscard]] base::Result<void> writeVpdFile(const Pose& pose, const std::filesystem::path& path,
                                              base::Issues& issues);

}  // namespace vmd
