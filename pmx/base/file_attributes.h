// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <sys/stat.h>

#include "pmx/base/result.h"

namespace base {

/// Gives an open file what a file at `path`, whose stat() is `about`, has besides its contents: its
/// owner, its group, its access list and its extended attributes of users. Labels that the system
/// itself gives to files stay those of a new file. The mode isn't touched: setMode(). Errors:
/// CannotWrite, with `path`, where the system doesn't allow one of them.
[[nodiscard]] Result<void> takeAttributes(int file, const std::filesystem::path& path, const struct stat& about);

/// Gives an open file the permissions (0 to 0777). A file system without them is no error. Errors:
/// CannotWrite, with `path`.
[[nodiscard]] Result<void> setMode(int file, const std::filesystem::path& path, mode_t mode);

}  // namespace base
