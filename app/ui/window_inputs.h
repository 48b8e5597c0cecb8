// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "app/document/document.h"

namespace app {

/// Returns all files on the disk from which the window's show comes: those that it names, its song
/// even if muted; models with their textures, wherever those were found; motions and poses; the
/// picture behind everything; and `showFile`, unless that is empty. No dialog overwrites one of
/// them.
[[nodiscard]] std::vector<std::filesystem::path> inputsOf(const Document& document,
                                                          const std::filesystem::path& showFile = {});

}  // namespace app
