// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "app/tree/file_tree.h"

namespace app {

/// Returns whether a file is a VMD whose counts say that it has camera keys, and no keys of bones
/// or morphs. Only its first bytes are read (mmd-reference.md 4.2).
[[nodiscard]] bool isCameraMotion(const FileRef& file);

/// Returns the camera to suggest for a dance: the one among the files beside it for which
/// isCameraMotion() holds, whatever its name is. Of several that one is taken whose name has the
/// longest beginning in common with the dance's, then the shortest name, then the first. Case
/// doesn't matter. Files count whose names end in `.vmd`, the first kMaxMotionsBeside in order of
/// their names. None is found in archives whose files must be read in sequence, because each look
/// unpacks what is before it.
inline constexpr int kMaxMotionsBeside = 64;
[[nodiscard]] std::optional<std::filesystem::path> cameraBeside(const std::filesystem::path& dance,
                                                                const OpenContext& context);

}  // namespace app
