// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace app {

/// Returns one line, without an end, that says what is wrong with a command line. `cli` is what the
/// error was thrown by, after it. An option that doesn't exist counts before all other errors, and
/// the nearest one that does is named.
[[nodiscard]] std::string whyRefused(const CLI::ParseError& error, const CLI::App& cli);

}  // namespace app
