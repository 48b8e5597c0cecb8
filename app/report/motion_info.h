// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/files/loaded_files.h"

namespace app {

/// Returns what `odori info` prints about a motion or a pose, in the forms of model_info.h.
[[nodiscard]] std::string infoText(const LoadedMotion& motion);
[[nodiscard]] std::string infoJson(const LoadedMotion& motion);

}  // namespace app
