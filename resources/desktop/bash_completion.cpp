// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/desktop/bash_completion.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "resources/desktop/option_words.h"

namespace manual {
namespace {

std::string joined(const std::vector<std::string>& words, const char* between = " ") {
  return fmt::format("{}", fmt::join(words, between));
}

std::string optionWords(const CLI::App& command) {
  std::vector<std::string> all;
  for (const CLI::Option* option : namedOptions(command))
    for (const auto& name : namesOf(*option)) all.push_back(name);
  return joined(all);
}

/// Returns the cases of a command's options that take one of a few words.
std::string choiceCases(const CLI::App& command, const std::string& name) {
  std::string cases;
  for (const CLI::Option* option : namedOptions(command)) {
    const auto choices = choicesOf(*option);
    if (choices.empty()) continue;
    std::vector<std::string> patterns;
    for (const auto& each : namesOf(*option)) patterns.push_back(name + ":" + each);
    cases += fmt::format("    {}) words='{}' ;;\n", joined(patterns, " | "), joined(choices));
  }
  return cases;
}

}  // namespace

std::string bashCompletion(const CLI::App& cli) {
  std::vector<std::string> names;
  std::string options, choices;
  for (const CLI::App* command : commandsOf(cli)) {
    names.push_back(command->get_name());
    options += fmt::format("      {}) words='{}' ;;\n", command->get_name(), optionWords(*command));
    choices += choiceCases(*command, command->get_name());
  }
  // Where no word matches, bash completes files.
  return fmt::format(R"(# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
# Made by the build from the program's own commands and options.
_odori() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command= words=
  COMPREPLY=()
  if [ "$COMP_CWORD" -gt 1 ]; then command=${{COMP_WORDS[1]}}; fi
  case $command:$before in
    help:*) words='{0}' ;;
{1}  esac
  # A colon is a word of its own here.
  if [ "$COMP_CWORD" -ge 3 ] && [ "$before" = : ] && [ "${{COMP_WORDS[COMP_CWORD - 2]}}" = lab ]; then
    words='{4}'
  elif [ "$current" = : ] && [ "$before" = lab ]; then
    words='{4}' current=
  fi
  case $command:$current in lab:-*) ;; lab:*) [ -n "$words" ] || words='{4}' ;; esac
  if [ -z "$words" ]; then
    case $current in -*) ;; *) [ "$COMP_CWORD" -eq 1 ] || return 0 ;; esac
    case $command in
      '') case $current in -*) words='{2}' ;; *) words='{0}' ;; esac ;;
{3}      *) words='{2}' ;;
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  if [ "$COMP_CWORD" -eq 1 ]; then
    compopt -o filenames
    mapfile -t -O "${{#COMPREPLY[@]}}" COMPREPLY < <(compgen -f -- "$current")
  fi
}}
complete -o default -o bashdefault -F _odori odori
)",
                     joined(names), choices, optionWords(cli), options, joined(sceneNames()));
}

}  // namespace manual
