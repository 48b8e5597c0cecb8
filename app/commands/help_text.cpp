// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/help_text.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include "pmx/base/ascii.h"
#include "pmx/base/split.h"

namespace app {
namespace {

constexpr std::size_t kUsualColumns = 80, kMinColumns = 40, kMaxColumns = 120;
constexpr std::size_t kIndent = 2, kNamesColumns = 24;
constexpr std::size_t kMaxChoices = 40;  // letters of the words that stand behind an option's name
// This group has the options that every command has, and it comes last.
constexpr const char* kLastGroup = "Options";

/// Returns the number of characters of a UTF-8 text. Help has no wide ones but in examples.
std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// Appends words to `out`, whose last line has `at` columns already. Further lines begin with
/// `indent` spaces, and a line break of the text is one of the lines, too.
void appendWrapped(std::string& out, std::string_view text, std::size_t at, std::size_t indent, std::size_t columns) {
  bool first = true;
  for (const std::string_view line : base::splitAt(text, '\n')) {
    if (!first) {
      out += '\n' + std::string(indent, ' ');
      at = indent;
    }
    first = false;
    bool lineBegins = true;
    for (const std::string_view word : base::splitAt(line, ' ')) {
      const std::size_t wide = characters(word);
      if (!lineBegins && at + 1 + wide > columns) {
        out += '\n' + std::string(indent, ' ');
        at = indent;
        lineBegins = true;
      }
      if (!lineBegins) {
        out += ' ';
        ++at;
      }
      out += word;
      at += wide;
      lineBegins = false;
    }
  }
  out += '\n';
}

/// Returns an entry of a list: names, and their description in a column of its own.
std::string entry(const std::string& names, const std::string& description, std::size_t columns) {
  const std::size_t indent = kIndent + kNamesColumns + 2;
  std::string out = std::string(kIndent, ' ') + names;
  if (description.empty()) return out + '\n';
  const std::size_t wide = kIndent + characters(names);
  if (wide + 2 > indent) {
    out += '\n' + std::string(indent, ' ');
  } else {
    out += std::string(indent - wide, ' ');
  }
  appendWrapped(out, description, indent, indent, columns);
  return out;
}

/// Returns names in their alphabet's order: CLI11 has the options in that of their addresses.
std::string namesOf(const std::set<CLI::Option*>& options) {
  std::set<std::string> names;
  for (const CLI::Option* option : options) names.insert(option->get_name());
  return fmt::format("{}", fmt::join(names, ", "));
}

/// Returns the limits of a whole number, `1 to 240`; empty where there are none.
std::string limitsOf(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const auto open = type.find('['), between = type.find(" - "), close = type.find(']');
  if (open == std::string::npos || between == std::string::npos || close == std::string::npos) return {};
  return fmt::format("{} to {}", type.substr(open + 1, between - open - 1),
                     type.substr(between + 3, close - between - 3));
}

/// Returns the words that an option takes, with commas between them; empty where it takes others.
std::string choicesOf(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const auto open = type.find('{'), close = type.rfind('}');
  return open == std::string::npos || close == std::string::npos ? "" : type.substr(open + 1, close - open - 1);
}

/// Returns the description of an option with its default and what it depends on in brackets.
std::string describe(const CLI::Option& option) {
  std::vector<std::string> notes;
  if (option.get_required() && option.nonpositional()) notes.emplace_back("required");
  if (const std::string limits = limitsOf(option); !limits.empty()) notes.push_back(limits);
  if (const std::string words = choicesOf(option); words.size() > kMaxChoices)
    notes.push_back(fmt::format("{}", fmt::join(base::splitAt(words, ','), ", ")));
  if (!option.get_default_str().empty()) notes.push_back("default: " + option.get_default_str());
  if (!option.get_needs().empty()) notes.push_back("with " + namesOf(option.get_needs()));
  if (!option.get_excludes().empty()) notes.push_back("not with " + namesOf(option.get_excludes()));
  const std::string& text = option.get_description();
  return notes.empty() ? text : fmt::format("{} [{}]", text, fmt::join(notes, "; "));
}

/// Returns what stands behind an option's names: the words that it takes (`on|off`) if they are
/// few, or what its word is (`FILE`, `N`); empty for a flag.
std::string wordOfOption(const CLI::Option& option) {
  if (option.get_expected_max() == 0 || option.get_items_expected_max() == 0) return {};
  const std::string type = option.get_type_name();
  if (std::string words = choicesOf(option); !words.empty()) {
    std::ranges::replace(words, ',', '|');
    return words.size() <= kMaxChoices ? words : "NAME";
  }
  // Behind INT there may be limits, INT:INT in [1 - 8].
  return type.starts_with("INT") || type.starts_with("UINT") || type == "FLOAT" ? "N" : type;
}

std::string titleOf(const CLI::Option& option) {
  std::string title;
  for (const std::string& name : option.get_snames()) title += fmt::format("{}-{}", title.empty() ? "" : ",", name);
  for (const std::string& name : option.get_lnames()) title += fmt::format("{}--{}", title.empty() ? "" : ",", name);
  const std::string word = wordOfOption(option);
  return word.empty() ? title : title + " " + word;
}

std::string positionalName(const CLI::Option& option) {
  std::string name;
  for (const char letter : option.get_name(true, false)) name += base::asciiUpper(letter);
  if (name == "FILES") name = "FILE";
  return option.get_expected_max() > 1 ? name + "..." : name;
}

std::vector<const CLI::Option*> positionalsOf(const CLI::App& app) {
  return app.get_options([](const CLI::Option* option) { return option->get_positional(); });
}

std::string usage(const CLI::App& app, const std::string& name) {
  std::string words = "Usage: " + name;
  for (const CLI::Option* option : positionalsOf(app))
    words += option->get_required() ? " " + positionalName(*option) : fmt::format(" [{}]", positionalName(*option));
  words += " [OPTION...]\n";
  if (!app.get_subcommands({}).empty()) words += fmt::format("       {} COMMAND ...\n", name);
  return words;
}

class HelpFormatter final : public CLI::FormatterBase {
 public:
  explicit HelpFormatter(std::size_t columns) : columns_(columns) {}

  /// `name` is the program's name with the command's behind it.
  [[nodiscard]] std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;

 private:
  [[nodiscard]] std::string options(const CLI::App& app) const;

  std::size_t columns_;
};

std::string HelpFormatter::options(const CLI::App& app) const {
  std::vector<std::string> groups = app.get_groups();
  std::erase(groups, kLastGroup);
  groups.emplace_back(kLastGroup);
  std::string out;
  for (const std::string& group : groups) {
    std::string entries, lastEntries;
    for (const CLI::Option* option : app.get_options([](const CLI::Option* each) { return each->nonpositional(); })) {
      if (option->get_group() != group) continue;
      const bool last = option == app.get_help_ptr() || option == app.get_version_ptr();
      (last ? lastEntries : entries) += entry(titleOf(*option), describe(*option), columns_);
    }
    entries += lastEntries;
    if (!entries.empty()) out += fmt::format("\n{}:\n{}", group, entries);
  }
  return out;
}

std::string HelpFormatter::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode /*mode*/) const {
  std::string out;
  appendWrapped(out, app->get_description(), 0, 0, columns_);
  out += "\n" + usage(*app, name);
  std::string words, title = "Files";  // a group of their own names other words than files
  for (const CLI::Option* option : positionalsOf(*app)) {
    words += entry(positionalName(*option), describe(*option), columns_);
    if (option->get_group() != kLastGroup) title = option->get_group();
  }
  if (!words.empty()) out += fmt::format("\n{}:\n{}", title, words);
  std::string commands;
  for (const CLI::App* command : app->get_subcommands({}))
    commands += entry(command->get_name(), command->get_description(), columns_);
  if (!commands.empty()) out += "\nCommands:\n" + commands;
  out += options(*app);
  if (!app->get_footer().empty()) out += "\n" + app->get_footer() + "\n";
  return out;
}

}  // namespace

std::size_t helpColumns() {
  winsize size{};
  if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
    return kUsualColumns;
  return std::clamp(static_cast<std::size_t>(size.ws_col), kMinColumns, kMaxColumns);
}

std::shared_ptr<CLI::FormatterBase> helpFormatter(std::size_t columns) {
  return std::make_shared<HelpFormatter>(columns);
}

}  // namespace app
