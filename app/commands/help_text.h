// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>

namespace CLI {
class FormatterBase;
}  // namespace CLI

namespace app {

/// Returns how many columns the help may have: those of the terminal on standard output, at least
/// 40 and at most 120; 80 where there is no terminal.
[[nodiscard]] std::size_t helpColumns();

/// Returns what lays out the help of the program and of its commands: a description, the usage,
/// files, commands, options by their groups, and the footer as it stands. No line but those of the
/// footer and of single long words has more than the given columns.
[[nodiscard]] std::shared_ptr<CLI::FormatterBase> helpFormatter(std::size_t columns);

}  // namespace app
