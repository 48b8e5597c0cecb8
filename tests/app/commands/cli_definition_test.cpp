// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check what all commands have in common.
#include "app/commands/cli_definition.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/commands/parsed_command.h"

namespace {

using support::parse;
using support::parsed;
using ::testing::HasSubstr;
TEST(CliDefinition, TheObviousOneIsAskedForInEveryCommandThatOpensAShow) {
  const std::vector<std::vector<const char*>> commands{
      {"pose", "a.zip", "--frames", "0"},
      {"compare", "a.zip"},
      {"ik", "a.zip"},
      {"bench", "a.zip"},
      {"render", "a.zip", "-o", "a.png"},
      {"bake", "a.zip", "-o", "a.vmd"},
      {"export", "a.zip", "-o", "a.glb"},
      {"thumbnail", "a.zip", "-o", "a.png"},
  };
  const auto isObvious = [](const app::Command& command) {
    return std::visit(
        [](const auto& given) {
          if constexpr (requires { given.obvious; }) return std::optional(given.obvious);
          return std::optional<bool>();
        },
        command);
  };
  for (std::vector<const char*> words : commands) {
    EXPECT_EQ(isObvious(parse(words)), false) << words[0];
    words.push_back("--obvious");
    EXPECT_EQ(isObvious(parse(words)), true) << words[0];
  }
}

TEST(CliDefinition, WholeNumbersAreDecimal) {
  // GIVEN each option that is a whole number, with zeros in front; C reads 010 as 8
  using app::BakeCommand, app::BenchCommand, app::CompareCommand, app::IkCommand, app::RenderCommand;
  const auto film = parsed<RenderCommand>({"render", "m", "--frames", "0:9", "-o", "a.mp4", "--fps", "030", "--ssaa",
                                           "02", "--msaa", "010", "--pre-roll", "010"});
  EXPECT_EQ(film.film->picturesASecond, 30);
  EXPECT_EQ(film.film->samples, 2);
  EXPECT_EQ(film.picture.samples, 10);
  EXPECT_EQ(film.physics.settle, 10.0);
  const auto bench = parsed<BenchCommand>({"bench", "m", "--models", "0010", "--threads", "010", "--passes", "+010"});
  EXPECT_EQ(bench.models, 10U);
  EXPECT_EQ(bench.threads, 10);
  EXPECT_EQ(bench.passes, 10);
  EXPECT_EQ(parsed<CompareCommand>({"compare", "a", "b", "--worst", "00"}).worst, 0);
  EXPECT_EQ(parsed<CompareCommand>({"compare", "a", "b", "--worst", "00080"}).worst, 80);
  EXPECT_EQ(parsed<IkCommand>({"ik", "m", "--iterations", "010"}).loops, 10);
  EXPECT_EQ(parsed<BakeCommand>({"bake", "m", "d", "-o", "o", "--model", "010"}).model, 10);
  EXPECT_EQ(parsed<app::ThumbnailCommand>({"thumbnail", "m", "-o", "o", "--size", "0100"}).side, 100);
  // AND a word that is no decimal number is refused, with the option's name
  for (const char* text : {"0x10", "0b11", "1e1", "", "-", "ten", " 30"}) {
    const auto refused = parse({"render", "m", "--frames", "0:9", "-o", "a.mp4", "--fps", text});
    ASSERT_TRUE(std::holds_alternative<app::PrintAndExit>(refused)) << text;
    EXPECT_THAT(std::get<app::PrintAndExit>(refused).text, HasSubstr("--fps: "));
  }
  // AND so are numbers beyond the limits
  EXPECT_TRUE(std::holds_alternative<app::PrintAndExit>(parse({"bench", "m", "--passes", "06"})));
}

}  // namespace
