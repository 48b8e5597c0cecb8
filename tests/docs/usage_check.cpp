// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/docs/usage_check.h"

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/commands/cli.h"
#include "app/commands/cli_definition.h"

namespace docs {
namespace {

using Words = std::vector<std::string>;

/// Returns words that parse, to which one option is added at a time: several where options need or
/// exclude each other.
const std::map<std::string, std::vector<Words>>& bases() {
  static const Words picture{"a.pmx", "--frame", "0", "-o", "a.png"};
  static const Words film{"a.pmx", "--frames", "0:1", "-o", "a_%05d.png"};
  static const Words ghost{"a.pmx", "--frame", "0", "-o", "a.png", "--ghost", "off"};
  static const Words beside{"a.pmx", "--frame", "0", "-o", "a.png", "--stereo", "sbs"};
  static const Words around{"a.pmx", "--frame", "0", "-o", "a.png", "--stereo", "vr180"};
  static const Words song{"a.pmx", "--frames", "0:1", "-o", "a.mp4", "--audio", "a.wav"};
  static const Words films{"a.odori-list", "--join", "-o", "a.mp4"};
  static const Words steps{"a.pmx", "--chain", "center", "--steps", "0", "--solver", "mmd"};
  static const std::map<std::string, std::vector<Words>> all{
      {"info", {{"a.pmx"}}},
      {"pose", {{"a.pmx", "--frames", "0"}, {"a.pmx", "--frame", "0", "-o", "a.vpd"}}},
      {"compare", {{"a.csv", "b.csv"}}},
      {"render", {picture, film, ghost, beside, around, song, films}},
      {"ik", {{"a.pmx"}, {"a.pmx", "--chain", "center"}, steps}},
      {"bake", {{"a.pmx", "a.vmd", "-o", "b.vmd"}}},
      {"export", {{"a.pmx", "-o", "a.glb"}, {"a.pmx", "-o", "a.bvh"}}},
      {"play", {{"a.pmx", "--vmc"}}},
      {"bench", {{"a.pmx"}}},
      {"thumbnail", {{"a.pmx", "-o", "a.png"}}},
      {"list", {{"a"}}},
      {"lab", {{}, {"ccd"}}},
      {"help", {{}}},
      {"", {{}}}};
  return all;
}

/// Returns, for each placeholder of a usage, words of its kind: one of them is enough.
const std::map<std::string, Words>& standIns() {
  static const std::map<std::string, Words> all{{"N", {"1", "8", "64"}},
                                                {"LIST", {"0,30,100.5", "on,off"}},
                                                {"A:B", {"0:9"}},
                                                {"A", {"0"}},
                                                {"START:END:STEP", {"0:9:1"}},
                                                {"WxH", {"64x36"}},
                                                {"FRAME", {"30"}},
                                                {"G", {"98"}},
                                                {"X,Y,Z", {"0,-98,0"}},
                                                {"UNITS", {"0.01"}},
                                                {"UNITS,DEGREES", {"0.01,0.1"}},
                                                {"DEGREES", {"30"}},
                                                {"SECONDS", {"1.5"}},
                                                {"V", {"0.5"}},
                                                {"COLOUR", {"red"}},
                                                {"OUT", {"a_%05d.png"}},
                                                {"WORDS", {"off"}},
                                                {"R,G,B", {"154,154,154"}},
                                                {"NAME", {"center", "mmd", "straight-leg-rule"}},
                                                {"NAME,", {"center,waist"}},
                                                {"COMMAND", {"render"}}};
  return all;
}

/// Returns a word as it may be typed: placeholders in capitals are replaced, also before a =.
Words typed(const std::string& word) {
  if (const auto found = standIns().find(word); found != standIns().end()) return found->second;
  if (const auto equals = word.find('='); equals != std::string::npos && word.compare(0, equals, "NAME") == 0)
    return {"center" + word.substr(equals)};
  return {word};
}

/// Splits on|off, OUT.png|.jpg and NAME=on|off into the words that they stand for.
Words alternatives(const std::string& word) {
  Words all;
  std::istringstream in(word);
  for (std::string each; std::getline(in, each, '|');) {
    const auto dot = all.empty() ? std::string::npos : all.front().rfind('.');
    const auto equals = all.empty() ? std::string::npos : all.front().find('=');
    if (each.rfind('.', 0) == 0 && dot != std::string::npos) {
      each = all.front().substr(0, dot) + each;
    } else if (equals != std::string::npos && each.find('=') == std::string::npos) {
      each = all.front().substr(0, equals + 1) + each;
    }
    all.push_back(each);
  }
  return all;
}

/// Returns the program's error for these words; empty where it accepts them.
std::string refusal(const Words& words) {
  std::vector<const char*> argv{"odori"};
  for (const auto& word : words) argv.push_back(word.c_str());
  const auto command = app::parseCommandLine(static_cast<int>(argv.size()), argv.data());
  const auto* print = std::get_if<app::PrintAndExit>(&command);
  if (print == nullptr || print->status == 0) return {};
  return print->text.substr(0, print->text.find('\n'));
}

/// This class asks the definition of the command line.
class Definition {
 public:
  Definition() { app::defineCommands(cli_, options_); }
  /// Returns the program itself for an empty name, null where there is no such command.
  const CLI::App* command(const std::string& name) const {
    if (name.empty()) return &cli_;
    const auto named = cli_.get_subcommands([&](const CLI::App* each) { return each->get_name() == name; });
    return named.empty() ? nullptr : named.front();
  }
  static const CLI::Option* option(const CLI::App& command, const std::string& name) {
    return command.get_option_no_throw(name);
  }

 private:
  app::CommandOptions options_;
  CLI::App cli_;
};

bool takesWord(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

/// Tries an option of a command with a value, or none, in the command's bases. Returns the
/// program's error where none works.
std::string tryOption(const CLI::App& command, const std::string& name, const std::optional<std::string>& value) {
  std::string refused;
  const CLI::Option* option = Definition::option(command, name);
  for (const Words& base : bases().at(command.get_name() == "odori" ? "" : command.get_name())) {
    Words words;
    if (command.get_name() != "odori") words.push_back(command.get_name());
    for (std::size_t i = 0; i < base.size(); ++i) {
      const bool same = base[i].front() == '-' && Definition::option(command, base[i]) == option;
      if (same) ++i;  // and its value
      if (!same) words.push_back(base[i]);
    }
    words.push_back(name);
    if (value) words.push_back(*value);
    const std::string why = refusal(words);
    if (why.empty()) return {};
    if (refused.empty()) refused = why;
  }
  return refused;
}

/// Checks that all values in a usage work, by one of their replacements each.
void checkValue(const CLI::App& command, const std::string& name, const std::string& value, Words& found) {
  for (const auto& each : alternatives(value)) {
    std::string refused;
    for (const auto& word : typed(each)) {
      refused = tryOption(command, name, word);
      if (refused.empty()) break;
    }
    if (!refused.empty()) found.push_back(name + " " + each + ": " + refused);
  }
}

bool isOption(const std::string& word) {
  return word.size() > 1 && word[0] == '-' && std::isdigit(static_cast<unsigned char>(word[1])) == 0;
}

/// Checks one option of a usage or a mention, and the word after it where it has one.
void checkOption(const CLI::App& command, const std::string& written, const std::string* next, bool wholeUsage,
                 Words& found) {
  const auto equals = written.find('=');
  const std::string name = written.substr(0, equals);
  const CLI::Option* option = Definition::option(command, name);
  if (option == nullptr) {
    found.push_back("odori " + command.get_name() + " has no option " + name);
  } else if (equals != std::string::npos) {
    if (const auto why = tryOption(command, written, std::nullopt); !why.empty()) found.push_back(why);
  } else if (!takesWord(*option)) {
    if (const auto why = tryOption(command, name, std::nullopt); !why.empty()) found.push_back(why);
    if (next != nullptr && wholeUsage) found.push_back(name + " takes no value, but " + *next + " stands behind it");
  } else if (next != nullptr) {
    checkValue(command, name, *next, found);
  } else if (wholeUsage) {
    found.push_back(name + " takes a value, and none stands behind it");
  }
}

/// Checks option by option, for all of them at once needn't be possible.
Words checkUsage(const CLI::App& command, const Words& words, bool wholeUsage) {
  Words found;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!isOption(words[i])) continue;
    const bool hasNext = i + 1 < words.size() && words[i + 1] != "[" && words[i + 1] != "]" && !isOption(words[i + 1]);
    for (const auto& name : alternatives(words[i])) {  // --csv|--json
      checkOption(command, name, hasNext ? &words[i + 1] : nullptr, wholeUsage, found);
    }
  }
  return found;
}

/// Replaces placeholders: `odori pose MODEL MOTION --frame N -o POSE.vpd`, and those of a script or
/// GNU parallel.
Words withStandIns(const Words& words) {
  static const std::regex variable(R"(\$\{?[0-9A-Za-z_]+\}?|\$\(\([^)]*\)\)|\{[0-9]*\}|\{=[^}]*=\})");
  Words all;
  for (const auto& word : words) {
    if (word == "$@") {
      for (const char* each : {"a.pmx", "-o", "a_%05d.png"}) all.emplace_back(each);
    } else {
      all.push_back(std::regex_replace(typed(word).front(), variable, "0"));
    }
  }
  return all;
}

}  // namespace

std::vector<std::string> findings(const CommandLine& line) {
  const Definition definition;
  const bool named = !line.words.empty() && !isOption(line.words[0]) &&
                     std::find(app::kCommands.begin(), app::kCommands.end(), line.words[0]) != app::kCommands.end();
  const std::string first = line.words.empty() ? "" : line.words[0];
  const bool aWord = std::regex_match(first, std::regex("[a-z-]+")) && !isOption(first);
  if (aWord && !named) return {"there is no command " + first};
  if (line.manner == Manner::Line) {
    const std::string refused = refusal(withStandIns(line.words));
    return refused.empty() ? Words() : Words{refused};
  }
  const CLI::App* command = definition.command(named ? first : "");
  return checkUsage(*command, line.words, line.manner == Manner::Usage);
}

std::vector<std::string> findingsOfOption(const std::string& code) {
  const Definition definition;
  std::string text = std::regex_replace(code, std::regex("…"), "");
  Words words;
  std::istringstream in(text);
  for (std::string word; in >> word;) words.push_back(word);
  Words first{"no command has the option " + words.at(0)};
  for (const auto name : app::kCommands) {
    const CLI::App* command = definition.command(std::string(name));
    if (command == nullptr || Definition::option(*command, words[0].substr(0, words[0].find('='))) == nullptr) continue;
    const Words found = checkUsage(*command, words, false);
    if (found.empty()) return {};
    first = found;
  }
  return first;
}

}  // namespace docs
