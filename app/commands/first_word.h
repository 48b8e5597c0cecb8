// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/commands/cli.h"

namespace app {

/// Returns the known word that a word most likely means: one that begins with it, or that differs
/// by at most two changes of a letter (one removed, inserted, replaced, or two swapped), fewer than
/// it has letters. Empty where there is none. Known words are in lower case.
[[nodiscard]] std::string_view nearestWord(std::string_view word, std::span<const std::string_view> known);

/// Returns the nearest of the commands.
[[nodiscard]] std::string_view nearestCommand(std::string_view word);

/// Returns one line that says that a command doesn't exist, with the nearest one or all; `nothing`
/// names what doesn't exist.
[[nodiscard]] std::string noSuchCommand(std::string_view word, std::string_view nothing = "command");

/// Returns an error with status 2 where the first word of a command line is no option, no command,
/// and no existing file, folder or file in an archive (`archive.zip!model.pmx`). None where it is
/// one of these, names a scene of the IK lab (which may not exist), or there is no word. It looks
/// at the disk and opens an archive that the word names.
[[nodiscard]] std::optional<PrintAndExit> unknownFirstWord(int argc, const char* const* argv);

}  // namespace app
