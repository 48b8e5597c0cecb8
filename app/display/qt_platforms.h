// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// Returns whether Qt has a platform of this name, built in or as a plugin. It may be called before
/// Qt's application is made.
[[nodiscard]] bool hasQtPlatform(const std::string& name);

}  // namespace app
