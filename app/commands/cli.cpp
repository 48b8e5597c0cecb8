// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli.h"

#include <algorithm>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_definition.h"
#include "app/commands/first_word.h"
#include "pmx/base/neutral_locale.h"

namespace app {
namespace {

std::string oneLine(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

/// Turns `help` and `help render` into `--help` and `render --help`: CLI11 would take the word
/// after help for that command.
Command parseHelp(int argc, const char* const* argv) {
  const std::string_view of = argc > 2 ? argv[2] : "help";
  const bool all = of == "help" || of.starts_with('-');
  if (!all && std::ranges::find(kCommands, of) == kCommands.end())
    return PrintAndExit{fmt::format("odori: {}\n", noSuchCommand(of)), 2};
  std::vector<const char*> words{argv[0], "--help"};
  if (!all) words.insert(words.begin() + 1, argv[2]);
  return parseCommandLine(static_cast<int>(words.size()), words.data());
}

}  // namespace

Command parseCommandLine(int argc, const char* const* argv) {
  if (argc > 1 && argv[1] == std::string_view("help")) return parseHelp(argc, argv);
  const base::NeutralLocale point;  // CLI11 reads numbers by strtold()
  CommandOptions options;
  CLI::App cli;
  defineCommands(cli, options);
  try {
    cli.parse(argc, argv);
    const auto parsed = cli.get_subcommands();
    if (!parsed.empty()) return commandOf(*parsed.front(), options);
    return options.window;
  } catch (const CLI::CallForHelp&) {
    return PrintAndExit{cli.help(), 0};
  } catch (const CLI::CallForVersion&) {
    return PrintAndExit{cli.version() + "\n", 0};
  } catch (const CLI::ParseError& error) {
    const auto named = cli.get_subcommands();
    const std::string further = named.empty() ? "odori --help" : "odori help " + named.front()->get_name();
    return PrintAndExit{oneLine(fmt::format("odori: {} (see {})", error.what(), further)) + "\n", 2};
  }
}

}  // namespace app
