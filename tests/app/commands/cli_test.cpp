// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/commands/parsed_command.h"

namespace {

using support::parse;
using support::parsed;
using ::testing::HasSubstr;

TEST(CommandLine, FilesAloneOpenTheWindow) {
  const auto window = parsed<app::WindowCommand>({"a.pmx", "b.vmd", "c.vmd"});
  EXPECT_EQ(window.files, (std::vector<std::filesystem::path>{"a.pmx", "b.vmd", "c.vmd"}));
  EXPECT_TRUE(parsed<app::WindowCommand>({}).files.empty());
}

TEST(CommandLine, InfoTakesFilesAndJson) {
  const auto info = parsed<app::InfoCommand>({"info", "a.pmx", "b.vmd", "--json"});
  EXPECT_EQ(info.files.size(), 2U);
  EXPECT_TRUE(info.json);
}

TEST(CommandLine, BenchTakesFilesAndNumbers) {
  const auto plain = std::get<app::BenchCommand>(parse({"bench", "m.pmx", "d.vmd"}));
  EXPECT_EQ(plain.files, (std::vector<std::filesystem::path>{"m.pmx", "d.vmd"}));
  EXPECT_EQ(plain.models, 0U);
  EXPECT_GE(plain.passes, 7);  // a median of at least seven
  EXPECT_FALSE(plain.json);
  const auto all = std::get<app::BenchCommand>(
      parse({"bench", "m", "a", "b", "--json", "--models", "1000", "--threads", "2", "--passes", "11"}));
  EXPECT_EQ(all.files.size(), 3U);
  EXPECT_TRUE(all.json);
  EXPECT_EQ(all.models, 1000U);
  EXPECT_EQ(all.threads, 2);
  EXPECT_EQ(all.passes, 11);
}

TEST(CommandLine, ThumbnailTakesOneFileAndASize) {
  const auto small = parsed<app::ThumbnailCommand>({"thumbnail", "--size", "64", "-o", "o.png", "m.pmx"});
  EXPECT_EQ(small.file, "m.pmx");
  EXPECT_EQ(small.output, "o.png");
  EXPECT_EQ(small.side, 64);
  EXPECT_EQ(parsed<app::ThumbnailCommand>({"thumbnail", "m.pmx", "-o", "o.png"}).side, 256);
  for (const std::vector<const char*>& words :
       std::vector<std::vector<const char*>>{{"thumbnail", "m.pmx"},
                                             {"thumbnail", "-o", "o.png"},
                                             {"thumbnail", "m.pmx", "n.pmx", "-o", "o.png"},
                                             {"thumbnail", "m.pmx", "-o", "o.png", "--size", "1025"}}) {
    EXPECT_EQ(std::get<app::PrintAndExit>(parse(words)).status, 2);
  }
}

struct BadWords {
  const char* name;
  std::vector<const char*> words;
  const char* says;
};

class BadCommandLine : public ::testing::TestWithParam<BadWords> {};

TEST_P(BadCommandLine, IsOneLineAndStatusTwo) {
  const auto command = parse(GetParam().words);
  const auto* text = std::get_if<app::PrintAndExit>(&command);
  ASSERT_NE(text, nullptr);
  EXPECT_EQ(text->status, 2);
  EXPECT_THAT(text->text, HasSubstr(GetParam().says));
  EXPECT_EQ(std::count(text->text.begin(), text->text.end(), '\n'), 1);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, BadCommandLine,
    ::testing::Values(BadWords{"InfoWithoutFile", {"info"}, "name a file"},
                      BadWords{"PoseWithoutFrames", {"pose", "m", "d"}, "--frames"},
                      BadWords{"BakeWithoutOutput", {"bake", "m", "d"}, "--output"},
                      BadWords{"BakeWithoutFiles", {"bake", "-o", "o.vmd"}, "name a file"},
                      BadWords{"BakeNoErrors", {"bake", "m", "d", "-o", "o", "--error", "0.1"}, "UNITS,DEGREES"},
                      BadWords{"BakeErrorBelowNothing", {"bake", "m", "d", "-o", "o", "--error", "0.1,-1"}, "--error"},
                      BadWords{"BakeErrorNotANumber", {"bake", "m", "d", "-o", "o", "--error", "nan,1"}, "--error"},
                      BadWords{"BakeFramesBackwards", {"bake", "m", "d", "-o", "o", "--frames", "9:3"}, "--frames"},
                      BadWords{"BakePhysics", {"bake", "m", "d", "-o", "o", "--physics=much"}, "--physics"},
                      BadWords{"BakeModel", {"bake", "m", "d", "-o", "o", "--model", "-2"}, "--model"},
                      BadWords{"BenchWithoutFiles", {"bench"}, "name a file"},
                      BadWords{"BenchNoModels", {"bench", "m", "d", "--models", "0"}, "--models"},
                      BadWords{"BenchModelsNotANumber", {"bench", "m", "d", "--models", "many"}, "--models"},
                      BadWords{"BenchFewPasses", {"bench", "m", "d", "--passes", "6"}, "--passes"},
                      BadWords{"BenchNoThreads", {"bench", "m", "d", "--threads", "0"}, "--threads"},
                      BadWords{"RenderWithoutOutput", {"render", "m"}, "--output"},
                      BadWords{"UnknownOption", {"info", "m", "--jsn"}, "--jsn"},
                      BadWords{"SizeWithoutX", {"render", "m", "-o", "o.png", "--size", "640"}, "--size"},
                      BadWords{"SizeZero", {"render", "m", "-o", "o.png", "--size", "0x10"}, "--size"},
                      BadWords{"SizeHuge", {"render", "m", "-o", "o.png", "--size", "8193x10"}, "--size"},
                      BadWords{"SizeWithMore", {"render", "m", "-o", "o.png", "--size", "64x64x64"}, "--size"},
                      BadWords{"NegativeFrame", {"render", "m", "-o", "o.png", "--frame=-1"}, "--frame"},
                      BadWords{"FrameNotANumber", {"render", "m", "-o", "o.png", "--frame", "nan"}, "--frame"},
                      BadWords{"IkMode", {"render", "m", "-o", "o.png", "--ik", "maybe"}, "--ik"},
                      BadWords{"PhysicsMode", {"render", "m", "-o", "o.png", "--physics", "maybe"}, "--physics"},
                      BadWords{"GravityOfTwo", {"render", "m", "-o", "o.png", "--gravity", "1,2"}, "--gravity"},
                      BadWords{"GravityWord", {"pose", "m", "--frames", "0", "--gravity", "1,2,x"}, "--gravity"},
                      BadWords{"GravityNan", {"pose", "m", "--frames", "0", "--gravity", "nan"}, "--gravity"},
                      BadWords{"GravityTrailing", {"pose", "m", "--frames", "0", "--gravity", "1,2,3,"}, "--gravity"},
                      BadWords{"SettleBelowNothing", {"pose", "m", "--frames", "0", "--pre-roll", "-1"}, "--pre-roll"},
                      BadWords{"ChainWithoutMode", {"render", "m", "-o", "o.png", "--ik-chain", "leg"}, "--ik-chain"},
                      BadWords{
                          "ChainWithWrongMode", {"render", "m", "-o", "o.png", "--ik-chain", "leg=yes"}, "--ik-chain"}),
    [](const auto& row) { return row.param.name; });

TEST(CommandLine, HelpAndVersionEverywhere) {
  for (const std::vector<const char*>& words :
       {std::vector<const char*>{"--help"}, {"info", "--help"}, {"pose", "--help"}, {"render", "--help"}}) {
    const auto command = parse(words);
    const auto* text = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(text, nullptr);
    EXPECT_EQ(text->status, 0);
    EXPECT_THAT(text->text, HasSubstr("Usage:"));
  }
  for (const std::vector<const char*>& words :
       {std::vector<const char*>{"--version"}, {"info", "--version"}, {"pose", "--version"}, {"render", "--version"}}) {
    const auto command = parse(words);
    const auto* text = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(text, nullptr);
    EXPECT_EQ(text->status, 0);
    EXPECT_THAT(text->text, ::testing::StartsWith("odori 0."));
  }
}

}  // namespace
