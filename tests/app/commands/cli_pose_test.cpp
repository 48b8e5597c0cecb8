// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests parse the commands about poses: pose, bake and ik.
#include "app/commands/cli.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/commands/parsed_command.h"

namespace {

using app::IkMode;
using support::parse;
using support::parsed;
using ::testing::HasSubstr;

TEST(CommandLine, BakeTakesWhatIsBakedAndHowNear) {
  const auto plain = parsed<app::BakeCommand>({"bake", "m.pmx", "d.vmd", "-o", "out.vmd"});
  EXPECT_EQ(plain.files, (std::vector<std::filesystem::path>{"m.pmx", "d.vmd"}));
  EXPECT_EQ(plain.output, "out.vmd");
  EXPECT_FALSE(plain.frames);
  EXPECT_FALSE(plain.chains);
  EXPECT_FALSE(plain.tolerance);
  EXPECT_FALSE(plain.model);
  EXPECT_FALSE(plain.physics.on);
  const auto all = parsed<app::BakeCommand>(
      {"bake",    "m.pmx",    "--physics", "d.vmd", "--frames", "30:90", "--chains", "左足ＩＫ", "--chains",   "a,b",
       "--error", "0.01,0.5", "--model",   "1",     "-o",       "-",     "--ik",     "on",       "--pre-roll", "7"});
  EXPECT_EQ(all.files, (std::vector<std::filesystem::path>{"m.pmx", "d.vmd"})) << "--physics takes no word behind it";
  ASSERT_TRUE(all.frames && all.chains && all.tolerance && all.model);
  EXPECT_EQ(all.frames->first, 30);
  EXPECT_EQ(all.frames->last, 90);
  EXPECT_EQ(*all.chains, (std::vector<std::string>{"左足ＩＫ", "a,b"}));
  EXPECT_EQ(*all.tolerance, (app::BakeTolerance{0.01, 0.5}));
  EXPECT_EQ(*all.model, 1);
  EXPECT_TRUE(all.physics.on);
  EXPECT_FALSE(all.physics.meeting);
  EXPECT_EQ(all.physics.settle, 7.0);
  EXPECT_EQ(all.ik.all, IkMode::On);
  const auto apart = parsed<app::BakeCommand>({"bake", "m", "d", "--physics=apart", "-o", "o"});
  EXPECT_TRUE(apart.physics.on && apart.physics.meeting);
  EXPECT_FALSE(apart.physics.together);
  EXPECT_FALSE(parsed<app::BakeCommand>({"bake", "m", "d", "--physics=off", "-o", "o"}).physics.on);
}

TEST(CommandLine, PoseTakesFramesSwitchesAndOutput) {
  const auto pose = parsed<app::PoseCommand>({"pose", "m.pmx", "d.vmd", "e.vmd", "--frames", "0:10:2", "--ik", "off",
                                              "--ik-chain", "左足ＩＫ=on", "--ik-chain", "a=b=off", "-o", "out.csv"});
  EXPECT_EQ(pose.files, (std::vector<std::filesystem::path>{"m.pmx", "d.vmd", "e.vmd"}));
  EXPECT_EQ(pose.frames, "0:10:2");
  EXPECT_EQ(pose.ik.all, IkMode::Off);
  ASSERT_EQ(pose.ik.chains.size(), 2U);
  EXPECT_EQ(pose.ik.chains[0], (std::pair<std::string, IkMode>{"左足ＩＫ", IkMode::On}));
  EXPECT_EQ(pose.ik.chains[1], (std::pair<std::string, IkMode>{"a=b", IkMode::Off}));
  EXPECT_EQ(pose.output, "out.csv");
}

TEST(CommandLine, EverySolverSwitchHasItsWord) {
  EXPECT_EQ(parsed<app::PoseCommand>({"pose", "m.pmx", "--frames", "0"}).ik.solver, ik::SolverSwitches{});
  for (const auto& named : ik::kNamedSwitches) {
    // GIVEN one switch by its name / THEN it alone is on, in either command
    ik::SolverSwitches want;
    want.*named.field = true;
    const std::string name(named.name);
    EXPECT_EQ(parsed<app::PoseCommand>({"pose", "m.pmx", "--frames", "0", "--solver-switch", name.c_str()}).ik.solver,
              want);
    EXPECT_EQ(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png", "--solver-switch", name.c_str()}).ik.solver,
              want);
  }
  const auto two = parsed<app::PoseCommand>(
      {"pose", "m.pmx", "--frames", "0", "--solver-switch", "straight-leg-rule", "--solver-switch", "loops-once-more"});
  EXPECT_TRUE(two.ik.solver.straightLegRule && two.ik.solver.loopsOnceMore);
  // an unknown name is refused with a list of those that exist
  const auto command = parse({"pose", "m.pmx", "--frames", "0", "--solver-switch", "magic"});
  const auto* text = std::get_if<app::PrintAndExit>(&command);
  ASSERT_NE(text, nullptr);
  EXPECT_EQ(text->status, 2);
  EXPECT_THAT(text->text, HasSubstr("straight-leg-rule"));
}

TEST(CommandLine, PhysicsIsOffForPosesAndOnForPictures) {
  const auto pose = parsed<app::PoseCommand>({"pose", "m.pmx", "--frames", "0"}).physics;
  EXPECT_FALSE(pose.on);
  EXPECT_EQ(pose.gravity, base::Vec3(0, -98, 0));
  EXPECT_TRUE(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "p.png"}).physics.on);
  EXPECT_FALSE(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "p.png", "--physics", "off"}).physics.on);
  for (const auto& [word, together] : {std::pair{"together", true}, {"apart", false}}) {
    const auto told = parsed<app::PoseCommand>({"pose", "m.pmx", "--frames", "0", "--physics", word}).physics;
    EXPECT_TRUE(told.on && told.meeting) << word;
    EXPECT_EQ(told.together, together) << word;
  }
  const auto asked = parsed<app::PoseCommand>({"pose", "m.pmx", "--frames", "0", "--physics", "on", "--pre-roll", "300",
                                               "--gravity", "1.5,-40,0"})
                         .physics;
  EXPECT_TRUE(asked.on);
  EXPECT_EQ(asked.settle, 300.0);
  EXPECT_EQ(asked.gravity, base::Vec3(1.5F, -40, 0));
  // One number is a strength, straight down; a negative one lifts.
  for (const auto& [word, y] : {std::pair("49", -49.0F), std::pair("-5", 5.0F), std::pair("0", 0.0F)}) {
    EXPECT_EQ(parsed<app::PoseCommand>({"pose", "m.pmx", "--frames", "0", "--gravity", word}).physics.gravity,
              base::Vec3(0, y, 0));
  }
}

TEST(CommandLine, PoseWritesToStandardOutputUnlessTold) {
  EXPECT_EQ(parsed<app::PoseCommand>({"pose", "m.pmx", "d.vmd", "--frames", "0"}).output, "-");
  EXPECT_EQ(parsed<app::PoseCommand>({"pose", "m.pmx", "d.vmd", "--frames", "0", "-o", "-"}).output, "-");
}

TEST(CommandLine, IkTakesSolversAndChains) {
  // Left out, it is all of them, MMD's first.
  const auto all = parsed<app::IkCommand>({"ik", "m.pmx", "d.vmd"});
  EXPECT_EQ(all.solvers.size(), ik::solvers::kAllSolvers.size() + 1);
  EXPECT_EQ(all.solvers.front(), std::nullopt);
  EXPECT_EQ(all.form, app::StudyForm::Text);
  const auto told = parsed<app::IkCommand>(
      {"ik",       "m.pmx",    "d.vmd", "--solver",     "dls", "--solver",    "mmd",  "--solver", "dls",   "--chain",
       "左足ＩＫ", "--frames", "3:9",   "--iterations", "7",   "--tolerance", "0.01", "--plot",   "o.svg", "--csv"});
  EXPECT_EQ(told.solvers,
            (std::vector<std::optional<ik::solvers::Solver>>{ik::solvers::Solver::DampedLeastSquares, std::nullopt}));
  EXPECT_EQ(told.chains, std::vector<std::string>{"左足ＩＫ"});
  EXPECT_EQ(told.frames, "3:9");
  EXPECT_EQ(told.loops, 7);
  EXPECT_EQ(told.tolerance, 0.01);
  EXPECT_EQ(told.plot, "o.svg");
  EXPECT_EQ(told.form, app::StudyForm::Csv);
  EXPECT_FALSE(told.legs);
  EXPECT_EQ(parsed<app::PoseCommand>({"pose", "m.pmx", "--frames", "1", "--solver", "two-bone"}).ik.chainSolver.solver,
            ik::solvers::Solver::TwoBone);
}

TEST(CommandLine, IkOfLegsIsMmdsWayAlone) {
  const auto told = parsed<app::IkCommand>({"ik", "m.pmx", "d.vmd", "--legs", "--frames", "3:9", "--json"});
  EXPECT_TRUE(told.legs);
  EXPECT_EQ(told.form, app::StudyForm::Json);
  for (const std::vector<const char*>& other :
       {std::vector<const char*>{"--solver", "dls"}, {"--chain", "a"}, {"--plot", "o.svg"}, {"--iterations", "3"}}) {
    std::vector<const char*> words{"ik", "m.pmx", "d.vmd", "--legs"};
    words.insert(words.end(), other.begin(), other.end());
    const auto command = parse(words);
    const auto* text = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(text, nullptr) << other[0];
    EXPECT_EQ(text->status, 2);
  }
}

}  // namespace
