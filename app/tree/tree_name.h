// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>

#include "pmx/base/result.h"

namespace app {

/// Returns whether this is a name in a tree (FileTree): the root, or parts with '/' between them,
/// none of them empty, "." or "..", without a NUL.
[[nodiscard]] bool isTreeName(std::string_view name);

/// Returns the error for a file that doesn't exist, in the system's words.
[[nodiscard]] tl::unexpected<base::Error> notThere(const std::filesystem::path& path);

/// Takes the first part off a name in a tree: `a/b/c` returns `a` and leaves `b/c`.
[[nodiscard]] std::string_view takePart(std::string_view& name);

}  // namespace app
