// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_values.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"

namespace app {
CLI::Option* PendingValues::add(CLI::App& command, const char* name, const std::string& help, Parse parse) {
  const auto later = [this, parse = std::move(parse)](const std::string& text) {
    pending_.emplace_back([parse, text] { parse(text); });
  };
  return command.add_option_function<std::string>(name, later, help);
}

CLI::Option* PendingValues::addRepeated(CLI::App& command, const char* name, const std::string& help,
                                        const Parse& parse) {
  const auto later = [this, parse](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) pending_.emplace_back([parse, text] { parse(text); });
  };
  return command.add_option_function<std::vector<std::string>>(name, later, help)->allow_extra_args(false);
}

void PendingValues::parse() const {
  for (const auto& parseOne : pending_) parseOne();
}

void refuse(const std::string& text) { throw CLI::ValidationError(text); }

CLI::Validator isOneOf(const std::vector<std::string>& words) {
  const auto check = [words](const std::string& word) {
    if (std::ranges::find(words, word) != words.end()) return std::string();
    const std::vector<std::string> first(words.begin(), words.end() - 1);
    return fmt::format("'{}' isn't {} or {}", base::printable(word, kShownCharacters), fmt::join(first, ", "),
                       words.back());
  };
  // Help, manual and completions read the words from the check's description.
  return {check, fmt::format("{{{}}}", fmt::join(words, ","))};
}

CLI::Option* addWord(CLI::App& command, const char* name, const std::vector<std::string>& words,
                     const std::function<void(const std::string&)>& take, const std::string& help) {
  return command.add_option_function<std::string>(name, take, help)->check(isOneOf(words));
}

CLI::Option* addFlag(CLI::App& command, const char* name, const std::string& help) {
  return command.add_flag_callback(
      name, [] {}, help);
}

void beginGroup(CLI::App& command, const char* title) { command.option_defaults()->group(title); }

CLI::Validator wholeFrom(int least, int most) {
  const auto isWithin = [least, most](const std::string& text) {
    const auto number = base::numberIn<int>(text);
    if (number && *number >= least && *number <= most) return std::string();
    return fmt::format("'{}' isn't a whole number from {} to {}", base::printable(text, kShownCharacters), least, most);
  };
  // Help and manual read the limits from the check's description.
  return {isWithin, fmt::format("INT in [{} - {}]", least, most)};
}

std::function<std::string(const std::string&)> numberFrom(double least, double most) {
  return [least, most](const std::string& text) {
    const auto number = base::numberIn<double>(text);
    if (number && *number >= least && *number <= most) return std::string();
    return most == std::numeric_limits<double>::max()
               ? fmt::format("'{}' isn't a number of {} or more", text, least)
               : fmt::format("'{}' isn't a number from {} to {}", text, least, most);
  };
}

std::string whyNoFileName(const std::string& word) { return word.empty() ? "an empty word is no name of a file" : ""; }

bool isGiven(const CLI::App& command, const char* option) { return command.get_option(option)->count() > 0; }

bool isOn(const CLI::App& command, const char* flag) {
  return isGiven(command, flag) && command.get_option(flag)->as<bool>();
}

std::string wordOf(const CLI::App& command, const char* option) {
  return isGiven(command, option) ? command.get_option(option)->as<std::string>() : std::string();
}

GivenOptions givenOptions(const CLI::App& command) {
  GivenOptions given;
  for (const CLI::Option* option : command.get_options([](const CLI::Option* each) { return each->count() > 0; }))
    given.insert(option->get_name());
  return given;
}

}  // namespace app
