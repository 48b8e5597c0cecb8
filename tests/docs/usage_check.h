// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/docs/command_lines.h"

namespace docs {

/// What is wrong with a command that a page tells of, by the program's own parser: no such command, no such option of it,
/// a value of another kind, too much or too little. One line each; empty where nothing is. No file is looked at.
[[nodiscard]] std::vector<std::string> findings(const CommandLine& line);

/// What is wrong with an option that stands alone, `--fit all`: that no command has it, or none takes its value.
[[nodiscard]] std::vector<std::string> findingsOfOption(const std::string& code);

}  // namespace docs
