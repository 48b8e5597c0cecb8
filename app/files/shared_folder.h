// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace app {

/// Returns the folder of what came with the program (the demo, the IK lab, the page of exports),
/// from where the program lies; empty where /proc doesn't say it.
[[nodiscard]] std::filesystem::path sharedFolder();

}  // namespace app
