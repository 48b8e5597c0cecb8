// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/desktop/option_words.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/description/lab_scenes.h"
#include "pmx/base/split.h"

namespace manual {

std::vector<const CLI::Option*> namedOptions(const CLI::App& command) {
  return command.get_options([](const CLI::Option* option) { return option->nonpositional(); });
}

std::vector<const CLI::App*> commandsOf(const CLI::App& cli) {
  return cli.get_subcommands([](const CLI::App*) { return true; });
}

std::vector<std::string> namesOf(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const auto& name : option.get_snames()) names.push_back("-" + name);
  for (const auto& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

bool takesWord(const CLI::Option& option) {
  return option.get_expected_max() > 0 && option.get_items_expected_max() > 0;
}

std::vector<std::string> choicesOf(const CLI::Option& option) {
  // CLI11 gives them only as part of the type: TEXT:{on,off}.
  const std::string type = option.get_type_name();
  const auto open = type.find('{'), close = type.rfind('}');
  std::vector<std::string> choices;
  if (open == std::string::npos || close == std::string::npos || close < open) return choices;
  for (const std::string_view word : base::splitAt(std::string_view(type).substr(open + 1, close - open - 1), ','))
    choices.emplace_back(word);
  return choices;
}

std::vector<std::string> sceneNames() {
  std::vector<std::string> names;
  for (const app::LabScene& scene : app::labScenes()) names.emplace_back(scene.name);
  return names;
}

std::string oneLine(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

}  // namespace manual
