// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Invalid words of the command line, and their errors.
#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/commands/cli.h"
#include "app/report/pose_dump.h"
#include "tests/app/commands/parsed_command.h"

namespace {

using support::parse;
using ::testing::HasSubstr;

// The ranges are those of films.md, picture-parity.md, limits.md and of the options' own texts.
TEST(CommandLine, ANumberThatCannotBeIsSaidWithItsOptionItsValueAndTheRange) {
  using Words = std::vector<const char*>;
  const Words picture{"render", "m.pmx", "--frame", "0", "-o", "a.png"},
      film{"render", "m.pmx", "--frames", "0:9", "-o", "a.mp4"};
  struct Row {
    Words before;
    const char *option, *least, *most;
    Words values;
  };
  const Words offFilm{"render", "m.pmx", "-o", "a.png"}, bench{"bench", "m.pmx"}, ik{"ik", "m.pmx"};
  for (const Row& row : std::vector<Row>{
           {offFilm, "--frame", "0", "10000000", {"-1", "10000001", "nan", "inf", "-inf", "1e300", "abc", "1,5", "1x"}},
           {picture,
            "--size",
            "1",
            "8192",
            {"0x0", "0x5", "5x0", "-1x5", "8193x1", "1x8193", "2147483648x1", "99999999999999999999x1", "1x", "x1", "5",
             "1x1x1", "1.5x2", "1e3x5", "axb"}},
           {picture, "--ssaa", "1", "8", {"0", "-1", "9", "99999999999999999999"}},
           {picture, "--msaa", "1", "64", {"0", "-1", "65", "99999999999999999999"}},
           {picture, "--distance", "0.5", "100000", {"0", "-1", "nan", "inf", "1e9", "abc", "1,5"}},
           {picture, "--turn", "-36000", "36000", {"nan", "1e9", "-36001", "abc"}},
           {picture, "--pre-roll", "0", "3600", {"-1", "3601", "nan", "inf", "abc"}},
           {picture, "--self-shadow-range", "0", "9999", {"-1", "10000", "nan", "abc"}},
           {picture, "--gravity", "G", "100000", {"abc", "1,2", "1,2,3,4", "nan", "1e6", "1,2,"}},
           {film, "--frames", "0", "10000000", {"-1:5", "5:1", "0:10000001", "0:99999999999999999999", "a:b", "0.5:1"}},
           {film, "--fps", "1", "240", {"0", "-1", "241", "99999999999999999999"}},
           {film, "--audio-offset", "-1000000", "1000000", {"nan", "inf", "1000001", "abc", "1,5"}},
           {film, "--audio-volume", "0", "1", {"-0.1", "1.1", "nan", "abc", "0,5"}},
           {{"thumbnail", "m.pmx", "-o", "a.png"},
            "--size",
            "16",
            "1024",
            {"0", "-1", "99999", "99999999999999999999"}},
           {bench, "--models", "1", "100000", {"0", "-1", "100001", "99999999999999999999"}},
           {bench, "--threads", "1", "1024", {"0", "-1", "1025", "99999999999999999999"}},
           {bench, "--passes", "7", "1000", {"0", "6", "1001", "99999999999999999999"}},
           {ik, "--iterations", "1", "1000", {"0", "-1", "1001", "99999999999999999999"}},
           {ik, "--tolerance", "1e-06", "100", {"0", "-1", "101", "nan", "abc"}},
           {ik, "--steps", "0", "10000000", {"-1", "1e9", "nan", "abc"}},
           {{"compare", "m.pmx", "d.vmd"}, "--worst", "0", "1000000", {"-1", "1000001", "99999999999999999999"}},
           {{"compare", "m.pmx", "d.vmd"}, "--units", "0", "or more", {"-1", "nan", "abc"}},
           {{"bake", "m.pmx", "-o", "a.vmd"}, "--model", "0", "1000000", {"-1", "1000001", "99999999999999999999"}}}) {
    for (const char* value : row.values) {
      Words words = row.before;
      if (row.option == std::string_view("--frames")) words.erase(words.begin() + 2, words.begin() + 4);
      const std::string both = fmt::format("{}={}", row.option, value);
      words.push_back(both.c_str());
      const auto command = parse(words);
      const auto* said = std::get_if<app::PrintAndExit>(&command);
      ASSERT_NE(said, nullptr) << both << " is taken";
      EXPECT_EQ(said->status, 2) << both;
      const std::string line = said->text.substr(0, said->text.find(" (see"));
      for (const char* word : {row.option, value, row.least, row.most}) EXPECT_THAT(line, HasSubstr(word)) << both;
      EXPECT_EQ(std::ranges::count(said->text, '\n'), 1) << both;
    }
  }
}

TEST(CommandLine, AWordThatIsNoSwitchIsSaidWithItsOption) {
  const std::vector<std::pair<const char*, std::vector<const char*>>> rows{
      {"--solver-switch", {"pose", "m.pmx", "--frames", "0", "--solver-switch", "nonsense"}},
      {"--ghost", {"render", "m.pmx", "--frame", "0", "-o", "a.png", "--ghost", "off,nonsense"}},
      {"--solver-a", {"compare", "m.pmx", "d.vmd", "--solver-a", "nonsense"}},
      {"--solver-b", {"compare", "m.pmx", "d.vmd", "--solver-b", "off,nonsense"}}};
  for (const auto& [option, words] : rows) {
    const auto command = parse(words);
    const auto* said = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(said, nullptr) << option;
    EXPECT_THAT(said->text, ::testing::StartsWith(fmt::format("odori: {}: there is no solver", option)));
    EXPECT_THAT(said->text, HasSubstr("'nonsense'"));
  }
}

// Each line is parsed with and without the malformed value.
TEST(CommandLine, HelpAndAMissingOptionComeBeforeAMalformedValue) {
  for (const auto& [option, value] : std::vector<std::pair<const char*, const char*>>{{"--size", "x"},
                                                                                      {"--gravity", "1,2"},
                                                                                      {"--ik-chain", "leg"},
                                                                                      {"--solver-switch", "nonsense"},
                                                                                      {"--ghost", "nonsense"},
                                                                                      {"--side-by-side", "mmd"},
                                                                                      {"--light-colour", "red"}}) {
    const auto help = std::get<app::PrintAndExit>(parse({"render", "m.pmx", option, value, "--help"}));
    EXPECT_EQ(help.status, 0) << option;
    const auto missing = std::get<app::PrintAndExit>(parse({"render", "m.pmx", option, value}));
    EXPECT_EQ(missing.text, std::get<app::PrintAndExit>(parse({"render", "m.pmx"})).text) << option;
    EXPECT_THAT(missing.text, HasSubstr("--output is required"));
    const auto malformed = std::get<app::PrintAndExit>(parse({"render", "m.pmx", "-o", "a.png", option, value}));
    EXPECT_THAT(malformed.text, HasSubstr(option));
  }
}

// The forms are those of README.md's commands and of the option's own text.
TEST(CommandLine, FramesThatAreNotSaidAreAskedForWithTheirForms) {
  for (const std::vector<const char*>& words :
       {std::vector<const char*>{"pose", "m.pmx", "d.vmd"}, {"pose", "m.pmx", "d.vmd", "-o", "a.csv"}}) {
    const auto command = parse(words);
    const auto* said = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(said, nullptr);
    EXPECT_EQ(said->status, 2);
    for (const char* word : {"--frames", "0,30,100.5", "START:END:STEP"}) EXPECT_THAT(said->text, HasSubstr(word));
    EXPECT_EQ(std::ranges::count(said->text, '\n'), 1);
  }
  // AND an empty word gives no frames either
  const auto none = app::parseFrameList("");
  ASSERT_FALSE(none);
  EXPECT_THAT(none.error().detail, HasSubstr("START:END:STEP"));
}

}  // namespace
