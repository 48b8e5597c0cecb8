// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace manual {

/// A command's options that have a name, in the order in which they are defined.
[[nodiscard]] std::vector<const CLI::Option*> namedOptions(const CLI::App& command);

/// The commands of the program, in the order in which they are defined.
[[nodiscard]] std::vector<const CLI::App*> commandsOf(const CLI::App& cli);

/// As they are written on a command line: "-o", "--output".
[[nodiscard]] std::vector<std::string> namesOf(const CLI::Option& option);

/// Whether a word follows the name.
[[nodiscard]] bool takesWord(const CLI::Option& option);

/// The words of which one has to follow; empty where any word may.
[[nodiscard]] std::vector<std::string> choicesOf(const CLI::Option& option);

/// The same on one line.
[[nodiscard]] std::string oneLine(std::string text);

}  // namespace manual
