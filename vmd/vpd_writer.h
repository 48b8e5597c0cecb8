// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "pmx/base/result.h"
#include "vmd/pose.h"

namespace vmd {

/// Returns a Pose as the text of a VPD file, laid out as MMD does, with six decimals, and morphs as
/// MikuMikuMoving has them. It is CP932 where that has the characters of every name, else UTF-8
/// with a byte order mark, with an issue. Bones and morphs without a name, or with a value that
/// isn't a number, are listed in `issues` and left out; line breaks in names become spaces.
[[nodiscard]] std::string writeVpd(const Pose& pose, base::Issues& issues);

/// Writes this text to a file. An existing file is replaced when the new one is whole and on the
/// disk, so it is never half of either. Errors: CannotWrite with the path; the file is then as it
/// was.
[[nodiscard]] base::Result<void> writeVpdFile(const Pose& pose, const std::filesystem::path& path,
                                              base::Issues& issues);

}  // namespace vmd
