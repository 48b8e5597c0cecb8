// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/parse_errors.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_values.h"
#include "app/commands/first_word.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Returns the command that was named, or the program itself.
const CLI::App& commandIn(const CLI::App& cli) {
  const auto named = cli.get_subcommands();
  return named.empty() ? cli : *named.front();
}

/// Returns the long options of a command, without their dashes.
std::vector<std::string> longNames(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back(name);
  return names;
}

std::string noSuchOption(std::string_view word, const CLI::App& command) {
  const std::string_view name = word.substr(0, word.find('='));
  const std::vector<std::string> names = longNames(command);
  const std::vector<std::string_view> known(names.begin(), names.end());
  const std::size_t dashes = std::min(name.find_first_not_of('-'), name.size());
  const std::string_view nearest = nearestWord(name.substr(dashes), known);
  return fmt::format("there is no option '{}'{}", base::printable(name, kShownCharacters),
                     nearest.empty() ? "" : fmt::format("; did you mean '--{}'?", nearest));
}

/// Returns the first word that is nothing of the command; none where all are known.
std::optional<std::string> unknownWord(const CLI::App& cli) {
  const auto words = cli.remaining(true);
  if (words.empty()) return std::nullopt;
  if (words.front().starts_with('-')) return noSuchOption(words.front(), commandIn(cli));
  return fmt::format("'{}' is a word too many", base::printable(words.front(), kShownCharacters));
}

/// Returns the two parts of a text around a mark; none where it isn't there.
std::optional<std::pair<std::string, std::string>> parted(const std::string& text, std::string_view mark) {
  const auto at = text.find(mark);
  if (at == std::string::npos) return std::nullopt;
  return std::pair(text.substr(0, at), text.substr(at + mark.size()));
}

}  // namespace

std::string whyRefused(const CLI::ParseError& error, const CLI::App& cli) {
  if (const auto unknown = unknownWord(cli)) return *unknown;
  const std::string text = error.what();
  const std::string& kind = error.get_name();
  if (kind == "RequiredError") {
    if (text.starts_with("file")) return fmt::format("name a file: odori {} FILE", commandIn(cli).get_name());
    return text;
  }
  if (kind == "ArgumentMismatch") {
    if (const auto missing = parted(text, ": 1 required "); missing) return missing->first + " needs a value";
    if (const auto many = parted(text, ": At Most "); many && many->first == "file")
      return fmt::format("{} takes one file", commandIn(cli).get_name());
  }
  if (const auto both = parted(text, " excludes "); both && kind == "ExcludesError")
    return fmt::format("{} and {} can't be given together", both->first, both->second);
  if (const auto both = parted(text, " requires "); both && kind == "RequiresError")
    return fmt::format("{} needs {}", both->first, both->second);
  return text;
}

}  // namespace app
