// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The options of `odori export`.

#include <string>
#include <variant>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/commands/parsed_command.h"

namespace {

using app::ExportCommand;
using app::ExportKind;
using app::ViewSolver;
using support::parsed;
using How = ViewSolver::How;

std::string refusal(std::vector<const char*> words) {
  const auto command = support::parse(std::move(words));
  const auto* text = std::get_if<app::PrintAndExit>(&command);
  EXPECT_NE(text, nullptr);
  EXPECT_TRUE(text == nullptr || text->status == 2);
  return text != nullptr ? text->text : std::string();
}

TEST(ExportOptions, TheEndingSaysTheFormat) {
  EXPECT_EQ(parsed<ExportCommand>({"export", "m.pmx", "d.vmd", "-o", "out.glb"}).kind, ExportKind::Glb);
  EXPECT_EQ(parsed<ExportCommand>({"export", "m.pmx", "-o", "OUT.BVH"}).kind, ExportKind::Bvh);
  EXPECT_EQ(parsed<ExportCommand>({"export", "m.pmx", "-o", "-", "--format", "mdd"}).kind, ExportKind::Mdd);
  EXPECT_EQ(parsed<ExportCommand>({"export", "m.pmx", "-o", "pipe", "--format", "glb"}).kind, ExportKind::Glb);
  EXPECT_EQ(parsed<ExportCommand>({"export", "m.pmx", "-o", "dance.vrma"}).kind, ExportKind::Vrma);
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", "out.fbx"}), testing::HasSubstr("glb"));
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", "-"}), testing::HasSubstr("--format"));
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", ".glb/"}), testing::HasSubstr("ending"));
}

TEST(ExportOptions, ClipsAreOnAndOffUnlessOthersAreNamed) {
  const auto clips = [](std::vector<const char*> more) {
    std::vector<const char*> words{"export", "m.pmx", "d.vmd", "-o", "out.glb"};
    words.insert(words.end(), more.begin(), more.end());
    return parsed<ExportCommand>(words).clips;
  };
  EXPECT_TRUE(clips({}).empty()) << "the usual ones";
  EXPECT_EQ(
      clips({"--clips", "as-set,fabrik,off"}),
      (std::vector<ViewSolver>{{How::AsSet, {}}, {How::Other, ik::solvers::Solver::Fabrik}, {How::WithoutIk, {}}}));
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", "o.glb", "--clips", "on,sideways"}), testing::HasSubstr("'sideways'"));
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", "o.glb", "--clips", "on,off,on"}), testing::HasSubstr("twice"));
}

TEST(ExportOptions, AHumanoidIsAChoiceOfBvh) {
  EXPECT_TRUE(parsed<ExportCommand>({"export", "m.pmx", "d.vmd", "--humanoid", "-o", "o.bvh"}).humanoid);
  EXPECT_FALSE(parsed<ExportCommand>({"export", "m.pmx", "d.vmd", "-o", "o.bvh"}).humanoid);
  EXPECT_THAT(refusal({"export", "m.pmx", "--humanoid", "-o", "o.glb"}),
              testing::HasSubstr("--humanoid: that is a choice of BVH; glb has none"));
}

TEST(ExportOptions, ToonIsAChoiceOfGlb) {
  EXPECT_TRUE(parsed<ExportCommand>({"export", "m.pmx", "d.vmd", "--toon", "-o", "o.glb"}).toon);
  EXPECT_FALSE(parsed<ExportCommand>({"export", "m.pmx", "d.vmd", "-o", "o.glb"}).toon);
  EXPECT_THAT(refusal({"export", "m.pmx", "--toon", "-o", "o.vrma"}),
              testing::HasSubstr("--toon: that is a choice of GLB; vrma has no materials of its own"));
  EXPECT_THAT(refusal({"export", "m.pmx", "--toon", "-o", "o.html"}),
              testing::HasSubstr("--toon: that is a choice of GLB; a page has no toon shading"));
}

TEST(ExportOptions, WhatWouldHaveNoEffectIsRefused) {
  EXPECT_TRUE(parsed<ExportCommand>({"export", "m.pmx", "-o", "o.vrma", "--error", "0.1,1"}).tolerance);
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", "o.bvh", "--error", "0.1,1"}), testing::HasSubstr("--error"));
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", "o.bvh", "--clips", "on"}), testing::HasSubstr("--clips"));
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", "o.glb", "--ik", "off"}), testing::HasSubstr("--clips as-set"));
  EXPECT_THAT(refusal({"export", "m.pmx", "-o", "o.glb", "--frame", "5", "--clips", "on,off"}),
              testing::HasSubstr("--frame"));
  for (const auto& [option, value] :
       {std::pair("--audio", "s.mp3"), {"--audio-offset", "1"}, {"--audio-volume", "0.5"}}) {
    EXPECT_THAT(refusal({"export", "m.pmx", "-o", "o.html", "--frame", "5", option, value}),
                testing::HasSubstr(std::string(option) + ": a pose (--frame) has no song"));
    (void)parsed<ExportCommand>({"export", "m.pmx", "-o", "o.html", "--frames", "5:5", option, value});
  }
  (void)parsed<ExportCommand>({"export", "m.pmx", "-o", "o.glb", "--ik", "off", "--clips", "as-set"});
  (void)parsed<ExportCommand>({"export", "m.pmx", "-o", "o.glb", "--ik", "off", "--frame", "5"});
  (void)parsed<ExportCommand>({"export", "m.pmx", "-o", "o.bvh", "--ik", "off"});
}

TEST(ExportOptions, EachModelHasAFileOnlyWhereThereAreFiles) {
  EXPECT_TRUE(parsed<ExportCommand>({"export", "s.odori", "--each", "-o", "o.bvh"}).each);
  EXPECT_FALSE(parsed<ExportCommand>({"export", "s.odori", "-o", "o.glb"}).each);
  EXPECT_THAT(refusal({"export", "s.odori", "--each", "-o", "-", "--format", "glb"}),
              testing::HasSubstr("--each: standard output is one file"));
  EXPECT_THAT(refusal({"export", "s.odori", "--each", "-o", "folder/", "--format", "glb"}),
              testing::HasSubstr("--each: -o is a folder; name a file in it"));
  EXPECT_THAT(refusal({"export", "s.odori", "--each", "--model", "1", "-o", "o.glb"}), testing::HasSubstr("--each"));
}

TEST(ExportOptions, OneFrameIsAStill) {
  const auto command = parsed<ExportCommand>({"export", "m.pmx", "d.vmd", "--frame", "600", "-o", "o.glb"});
  EXPECT_TRUE(command.still);
  ASSERT_TRUE(command.frames);
  EXPECT_EQ(command.frames->first, 600);
  EXPECT_EQ(command.frames->last, 600);
  EXPECT_THAT(refusal({"export", "m.pmx", "--frame", "-1", "-o", "o.glb"}), testing::HasSubstr("--frame"));
  EXPECT_THAT(refusal({"export", "m.pmx", "--frame", "1", "--frames", "0:9", "-o", "o.glb"}),
              testing::HasSubstr("together"));
}

}  // namespace
