// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "pmx/base/result.h"

namespace base {

/// Returns the file that a path means, by a name without links; for one that doesn't exist, with
/// the links at its end followed. The system follows the links, so one that it doesn't follow is an
/// error: that of another user in a folder where all may write (protected_symlinks), and any where
/// the mount forbids it. A dangling link, which the system can't follow to a name, is followed
/// where it is of this user, of the folder's owner, or in a folder that isn't shared. Errors:
/// CannotWrite with the system's reason.
[[nodiscard]] Result<std::filesystem::path> behindLinks(const std::filesystem::path& path);

}  // namespace base
