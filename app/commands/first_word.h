// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/commands/cli.h"

namespace app {

/// The command that somebody most likely meant by a word: one whose name begins with it, or that at most two changes of a
/// letter (one left out, put in, replaced, or two swapped) lead to, fewer than its name is long. Empty where there is none.
[[nodiscard]] std::string_view nearestCommand(std::string_view word);

/// That there is no such command, in one line, with the nearest or all there are; `nothing`: what there isn't.
[[nodiscard]] std::string noSuchCommand(std::string_view word, std::string_view nothing = "command");

/// Why nothing is done, with status 2, where the first word of a command line is no option and no command, and no file or
/// folder is called so, nor one in an archive (`archive.zip!model.pmx`). None where it is one of these, or there is no
/// word. Looks at the disk; opens an archive that the word names.
[[nodiscard]] std::optional<PrintAndExit> unknownFirstWord(int argc, const char* const* argv);

}  // namespace app
