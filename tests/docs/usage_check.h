// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/docs/command_lines.h"

namespace docs {

/// Returns the faults of a command in a page, by the program's own parser: no such command, no such
/// option of it, a value of another kind, too much or too little. There is one line each; the list
/// is empty where nothing is wrong. No file is read.
[[nodiscard]] std::vector<std::string> findings(const CommandLine& line);

/// Returns the faults of an option that stands alone, `--fit all`: that no command has it, or none
/// takes its value.
[[nodiscard]] std::vector<std::string> findingsOfOption(const std::string& code);

}  // namespace docs
