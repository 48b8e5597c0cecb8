// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// True when Qt has a platform of this name, built in or as a plugin. Can be asked before Qt's application is made.
[[nodiscard]] bool hasQtPlatform(const std::string& name);

}  // namespace app
