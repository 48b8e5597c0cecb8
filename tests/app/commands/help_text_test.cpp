// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The widths are those that a terminal may have; 80 is what a terminal has that says nothing.
#include "app/commands/help_text.h"

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_definition.h"
#include "pmx/base/split.h"
#include "tests/app/commands/parsed_command.h"

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// Returns the help of the program, under an empty name, and of each command.
std::map<std::string, std::string> allHelp(std::size_t columns) {
  CLI::App cli;
  cli.formatter(app::helpFormatter(columns));
  app::CommandOptions options;
  app::defineCommands(cli, options);
  std::map<std::string, std::string> all{{"", cli.help()}};
  for (const CLI::App* command : cli.get_subcommands({})) all[command->get_name()] = command->help("odori");
  return all;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// Returns the lines behind a heading up to the next empty one.
std::vector<std::string> section(const std::string& help, const std::string& heading) {
  const auto lines = linesOf(help);
  auto at = std::ranges::find(lines, heading);
  if (at == lines.end()) return {};
  return {at + 1, std::find(at, lines.end(), "")};
}

TEST(HelpText, NoLineIsLongerThanTheTerminalButForALongWord) {
  for (const std::size_t columns : {60U, 80U, 100U}) {
    for (const auto& [name, help] : allHelp(columns)) {
      std::size_t longest = 0;
      for (const std::string& line : linesOf(help)) {
        if (line.starts_with("  odori ")) continue;  // an example
        const bool words = line.find(' ', line.find_first_not_of(' ')) != std::string::npos;
        if (words) {
          EXPECT_LE(line.size(), columns) << name << ": " << line;
        }
        longest = std::max(longest, line.size());
      }
      // The help of render has many words, and uses the width; that of help has hardly any.
      if (name == "render") {
        EXPECT_GT(longest, columns - 10);
      }
    }
  }
  for (const auto& [name, help] : allHelp(80))
    for (const std::string& line : linesOf(help)) EXPECT_LE(line.size(), 100U) << name;
}

TEST(HelpText, RenderHasItsOptionsInGroups) {
  const std::string help = allHelp(80).at("render");
  std::vector<std::string> headings;
  for (const std::string& line : linesOf(help))
    if (line.ends_with(':') && !line.starts_with(' ')) headings.push_back(line);
  EXPECT_THAT(headings, ElementsAre("Files:", "Frames and output:", "Video and image sequence:", "Image:", "IK:",
                                    "Physics:", "Camera:", "Two eyes, all directions:", "Light and shadow:",
                                    "Ground and background:", "Options:", "Examples:"));
  const auto inGroup = [&](const char* heading) {
    std::set<std::string> names;
    for (const std::string& line : section(help, heading)) {
      std::smatch name;
      if (std::regex_search(line, name, std::regex("^  (?:-.,)?(--[a-z-]+)"))) names.insert(name[1]);
    }
    return names;
  };
  EXPECT_THAT(inGroup("Frames and output:"), ElementsAre("--frame", "--frames", "--output"));
  EXPECT_THAT(inGroup("Physics:"), ElementsAre("--gravity", "--physics", "--pre-roll"));
  EXPECT_THAT(inGroup("Camera:"),
              ElementsAre("--camera", "--distance", "--fit", "--follow", "--turn", "--turntable", "--view"));
  EXPECT_THAT(help, HasSubstr("  --ik motion|on|off        IK of all chains"));
  EXPECT_THAT(help, HasSubstr("[1 to 240; default: 30]"));
}

// A description that begins with a verb has it in the third person: "Renders an image".
TEST(HelpText, EveryCommandSaysWhatItDoesByAVerb) {
  for (const auto& [name, help] : allHelp(80)) {
    if (name.empty()) continue;
    const std::string first = help.substr(0, help.find(' '));
    EXPECT_TRUE(first.size() > 2 && first.ends_with('s') && !first.ends_with("ss")) << name << ": " << first;
  }
}

TEST(HelpText, ExamplesAreCommandLinesThatTheProgramTakes) {
  std::size_t many = 0;
  for (const auto& [name, help] : allHelp(80)) {
    for (const std::string& line : section(help, "Examples:")) {
      ASSERT_TRUE(line.starts_with("  odori ")) << line;
      std::vector<std::string> words;
      for (const std::string_view word : base::splitAt(std::string_view(line).substr(8), ' ')) words.emplace_back(word);
      if (!name.empty()) {
        EXPECT_EQ(words.front(), name);
      }
      std::vector<const char*> argv;
      for (const std::string& word : words) argv.push_back(word.c_str());
      const auto command = support::parse(argv);
      const auto* refused = std::get_if<app::PrintAndExit>(&command);
      EXPECT_EQ(refused, nullptr) << line << ": " << (refused != nullptr ? refused->text : "");
      ++many;
    }
  }
  EXPECT_EQ(section(allHelp(80).at("render"), "Examples:").size(), 5U);
  EXPECT_GE(many, 12U);
}

TEST(HelpText, SaysNothingOfFormerNames) {
  for (const auto& [name, help] : allHelp(80))
    for (const char* former : {"--settle", "--loops", "--ghost-place", "--background-picture"})
      EXPECT_THAT(help, Not(HasSubstr(former))) << name;
}

}  // namespace
