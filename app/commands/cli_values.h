// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "app/commands/cli.h"

namespace CLI {
class App;
class Option;
class Validator;
}  // namespace CLI

namespace app {

/// A message shows this many characters of a malformed word.
inline constexpr std::size_t kShownCharacters = 60;

/// A PendingValues has options whose text may be malformed. CLI11 hands over an option's text
/// before it looks for --help and for options that are missing, and these come first.
class PendingValues {
 public:
  using Parse = std::function<void(const std::string& text)>;

  /// Adds an option. `parse` gets its text in parse(), if the option was given, and throws what
  /// refusal() returns where the text is malformed.
  CLI::Option* add(CLI::App& command, const char* name, const std::string& help, Parse parse);
  /// Adds an option that may be repeated. `parse` gets each of its texts.
  CLI::Option* addRepeated(CLI::App& command, const char* name, const std::string& help, const Parse& parse);

  /// Parses the texts of all options that were given, in the order in which these were added.
  void parse() const;

 private:
  std::vector<std::function<void()>> pending_;
};

/// Throws the CLI::ValidationError whose message is `text`.
[[noreturn]] void refuse(const std::string& text);

/// Returns a check that a word is one of these.
[[nodiscard]] CLI::Validator isOneOf(const std::vector<std::string>& words);

/// Adds an option that takes one of these words, which `take` gets.
CLI::Option* addWord(CLI::App& command, const char* name, const std::vector<std::string>& words,
                     const std::function<void(const std::string& word)>& take, const std::string& help);

/// Adds an option that takes one of these words and sets `value`, which is a Value or an optional
/// one, to what the word means.
template <class Value, class Target>
CLI::Option* addChoice(CLI::App& command, const char* name, Target& value,
                       std::initializer_list<std::pair<const char*, Value>> choices, const std::string& help) {
  const std::vector<std::pair<std::string, Value>> meanings(choices.begin(), choices.end());
  std::vector<std::string> words;
  for (const auto& [word, meaning] : meanings) words.push_back(word);
  const auto take = [&value, meanings](const std::string& chosen) {
    for (const auto& [word, meaning] : meanings) {
      if (word == chosen) value = meaning;
    }
  };
  return addWord(command, name, words, take, help);
}

/// Begins a group of the help: options that are added to the command from here on belong to it.
void beginGroup(CLI::App& command, const char* title);

/// Adds a flag that isOn() asks for. CLI11 refuses a value that isn't one of a flag.
CLI::Option* addFlag(CLI::App& command, const char* name, const std::string& help);

/// Returns a check that a word is a finite number from `least` to `most`. (CLI11's own range
/// accepts "nan".)
[[nodiscard]] std::function<std::string(const std::string&)> numberFrom(double least, double most);

/// Returns a check that a word is a whole number from `least` to `most`.
[[nodiscard]] CLI::Validator wholeFrom(int least, int most);

/// Returns, for CLI11's check(), why a word can't be the name of a file; empty where it can. Only
/// options that were given are checked, so an empty word was written, for instance as a variable
/// without a value.
[[nodiscard]] std::string whyNoFileName(const std::string& word);

/// Returns whether an option was given.
[[nodiscard]] bool isGiven(const CLI::App& command, const char* option);
/// Returns whether a flag was given and not switched off, as --flag=false does.
[[nodiscard]] bool isOn(const CLI::App& command, const char* flag);
/// Returns the word of an option; empty where it wasn't given.
[[nodiscard]] std::string wordOf(const CLI::App& command, const char* option);
/// Returns the names of all options that were given.
[[nodiscard]] GivenOptions givenOptions(const CLI::App& command);

}  // namespace app
