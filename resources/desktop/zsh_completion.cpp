// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/desktop/zsh_completion.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "resources/desktop/option_words.h"

namespace manual {
namespace {

/// Returns text for a description of _arguments, in single quotes.
std::string plainZsh(const std::string& text) {
  std::string out;
  for (const char letter : oneLine(text)) {
    if (letter == '\'') {
      out += "'\\''";
    } else {
      if (letter == '[' || letter == ']' || letter == ':' || letter == '\\') out += '\\';
      out += letter;
    }
  }
  return out;
}

/// Returns the specification of an option for _arguments: '(-o
/// --output)'{-o,--output}'[…]:file:_files'.
std::string optionSpec(const CLI::Option& option) {
  const auto names = namesOf(option);
  std::string word;
  if (takesWord(option)) {
    const auto choices = choicesOf(option);
    word = choices.empty() ? ":word:_files" : fmt::format(":word:({})", fmt::join(choices, " "));
  }
  const bool repeats = option.get_expected_max() > 1;
  const std::string first = repeats ? "'*'" : names.size() > 1 ? fmt::format("'({})'", fmt::join(names, " ")) : "";
  const std::string name = names.size() > 1 ? fmt::format("{{{}}}", fmt::join(names, ",")) : names.front();
  return fmt::format("{}{}'[{}]{}'", first, name, plainZsh(option.get_description()), word);
}

std::string arguments(const CLI::App& command, const std::string& indent) {
  std::string out = "_arguments -s";
  for (const CLI::Option* option : namedOptions(command))
    out += fmt::format(" \\\n{}  {}", indent, optionSpec(*option));
  return out;
}

}  // namespace

std::string zshCompletion(const CLI::App& cli) {
  std::string names, cases;
  for (const CLI::App* command : commandsOf(cli)) {
    names += fmt::format("    '{}:{}'\n", command->get_name(), plainZsh(command->get_description()));
    if (command->get_name() == "help") continue;
    const std::string words =
        command->get_name() == "lab" ? fmt::format("':scene:({})'", fmt::join(sceneNames(), " ")) : "'*:file:_files'";
    cases += fmt::format("    {})\n      {} \\\n        {}\n      ;;\n", command->get_name(),
                         arguments(*command, "      "), words);
  }
  return fmt::format(R"(#compdef odori
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# Made by the build from the program's own commands and options.
_odori() {{
  local -a commands
  commands=(
{0}  )
  if (( CURRENT == 2 )); then
    [[ $words[2] == -* ]] || _describe -t commands command commands
    {1} \
      '*:file:_files'
    return
  fi
  local command=$words[2]
  case $command in
    help) _describe -t commands command commands ;;
{2}    *) _files; return ;;
  esac
}}
_odori "$@"
)",
                     names, arguments(cli, "    "), cases);
}

}  // namespace manual
