// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_definition.h"
#include "app/commands/first_word.h"
#include "app/commands/help_text.h"
#include "app/commands/parse_errors.h"
#include "pmx/base/neutral_locale.h"

namespace app {
namespace {

std::string oneLine(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

/// Options that had another name before. The former names are taken, too, and help is silent about
/// them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kFormerNames{{
    {"--background-picture", "--background-image"},
    {"--ghost-place", "--ghost-position"},
    {"--loops", "--iterations"},
    {"--settle", "--pre-roll"},
}};

/// Returns the words of a command line behind the program, with options by their names of today.
std::vector<std::string> currentNames(int argc, const char* const* argv) {
  std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  for (std::string& word : words) {
    if (word == "--") break;
    const std::string name = word.substr(0, word.find('='));
    for (const auto& [former, now] : kFormerNames)
      if (name == former) word.replace(0, former.size(), now);
  }
  return words;
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
  cli.formatter(helpFormatter(helpColumns()));
  defineCommands(cli, options);
  try {
    std::vector<std::string> words = currentNames(argc, argv);
    std::ranges::reverse(words);  // CLI11 takes them from the end
    cli.parse(std::move(words));
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
    return PrintAndExit{oneLine(fmt::format("odori: {} (see {})", whyRefused(error, cli), further)) + "\n", 2};
  }
}

}  // namespace app
