// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace manual {

/// Returns a script with which bash completes the program's words.
[[nodiscard]] std::string bashCompletion(const CLI::App& cli);

}  // namespace manual
