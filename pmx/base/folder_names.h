// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>
#include <system_error>

namespace base {

/// Calls `each` with the name of every entry of a folder but . and .., in any order, until it
/// returns false. Returns the system's error where the folder can't be read to its end. Unlike the
/// standard's iterators, whose steps may not throw, it throws where there is no memory for a name.
[[nodiscard]] std::error_code forEachName(const std::filesystem::path& folder,
                                          const std::function<bool(std::string_view name)>& each);

/// Calls `each` with the path of every entry of a folder and of the folders in it, `depth` folders
/// deep (0: this folder only), a folder before its contents. Links to folders aren't followed. A
/// folder in it that can't be read is skipped; the first such error is returned, but for one that
/// isn't allowed, or is gone by then. For `folder` itself every error is returned.
[[nodiscard]] std::error_code forEachBelow(const std::filesystem::path& folder, int depth,
                                           const std::function<bool(const std::filesystem::path& path)>& each);

}  // namespace base
