// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace manual {

/// Returns a script with which zsh completes the program's words.
[[nodiscard]] std::string zshCompletion(const CLI::App& cli);

}  // namespace manual
