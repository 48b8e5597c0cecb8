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

/// Returns a command's options that have a name, in the order of their definition.
[[nodiscard]] std::vector<const CLI::Option*> namedOptions(const CLI::App& command);

/// Returns the commands of the program, in the order of their definition.
[[nodiscard]] std::vector<const CLI::App*> commandsOf(const CLI::App& cli);

/// Returns the option's names as on a command line: "-o", "--output".
[[nodiscard]] std::vector<std::string> namesOf(const CLI::Option& option);

/// Returns whether a word follows the name.
[[nodiscard]] bool takesWord(const CLI::Option& option);

/// Returns the words of which one must follow; empty where any word may.
[[nodiscard]] std::vector<std::string> choicesOf(const CLI::Option& option);

/// Returns the names of the IK lab's scenes, which follow `odori lab` and `lab:`.
[[nodiscard]] std::vector<std::string> sceneNames();

/// Returns the text in one line.
[[nodiscard]] std::string oneLine(std::string text);

}  // namespace manual
