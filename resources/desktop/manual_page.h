// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace manual {

/// Returns the manual page odori(1) for man.
[[nodiscard]] std::string manualPage(const CLI::App& cli);

}  // namespace manual
