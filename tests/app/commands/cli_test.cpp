// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/commands/parsed_command.h"

namespace {

using app::IkMode;
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

TEST(CommandLine, RenderTakesItsOptionsAndDefaults) {
  const auto plain = parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png"});
  EXPECT_EQ(plain.width, 1280);
  EXPECT_EQ(plain.height, 720);
  EXPECT_TRUE(plain.picture.grid && plain.picture.axes);
  EXPECT_FALSE(plain.bones);
  EXPECT_EQ(plain.frame, 0.0);
  const auto full = parsed<app::RenderCommand>({"render", "m.pmx", "d.vmd", "--camera", "c.vmd", "--frame", "100.5",
                                                "-o", "-", "--size", "640x360", "--ik", "on", "--bones", "--no-ground",
                                                "--background", "#102030"});
  EXPECT_EQ(full.camera, "c.vmd");
  EXPECT_EQ(full.frame, 100.5);
  EXPECT_EQ(full.width, 640);
  EXPECT_EQ(full.height, 360);
  EXPECT_EQ(full.ik.all, IkMode::On);
  EXPECT_TRUE(full.bones);
  EXPECT_FALSE(full.picture.grid || full.picture.axes);
  EXPECT_EQ(full.background, "#102030");
}

TEST(CommandLine, RenderDrawsOnADisplayOfItsOwnUnlessTold) {
  const auto displayOf = [](const char* word) {
    return parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png", "--display", word}).display;
  };
  EXPECT_EQ(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png"}).display, app::DisplayChoice::Own);
  EXPECT_EQ(displayOf("own"), app::DisplayChoice::Own);
  EXPECT_EQ(displayOf("egl"), app::DisplayChoice::Egl);
  EXPECT_EQ(displayOf("xvfb"), app::DisplayChoice::Xvfb);
  EXPECT_EQ(displayOf("user"), app::DisplayChoice::User);
  EXPECT_EQ(std::get<app::PrintAndExit>(parse({"render", "m.pmx", "-o", "o.png", "--display", ":0"})).status, 2);
}

TEST(CommandLine, AFilmsSoundHasAnOffsetAndAVolume) {
  const auto plain = parsed<app::RenderCommand>({"render", "m.pmx", "--frames", "0:9", "-o", "a.mp4"});
  EXPECT_EQ(plain.film->audioOffset, 0.0);
  EXPECT_EQ(plain.film->audioVolume, 1.0F);
  const auto full = parsed<app::RenderCommand>({"render", "m.pmx", "--frames", "0:9", "--audio", "a.ogg",
                                                "--audio-offset", "-0.125", "--audio-volume", "0.25", "-o", "a.mp4"});
  EXPECT_EQ(full.film->audio, "a.ogg");
  EXPECT_EQ(full.film->audioOffset, -0.125);
  EXPECT_EQ(full.film->audioVolume, 0.25F);
  for (const auto& [option, value] :
       {std::pair("--audio-offset", "nan"), {"--audio-offset", "2e6"}, {"--audio-volume", "1.5"}}) {
    const auto command = parse({"render", "m.pmx", "--frames", "0:9", option, value, "-o", "a.mp4"});
    const auto* text = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(text, nullptr) << option << value;
    EXPECT_EQ(text->status, 2);
    EXPECT_THAT(text->text, HasSubstr(option));
  }
  EXPECT_TRUE(
      std::holds_alternative<app::PrintAndExit>(parse({"render", "m.pmx", "--audio-offset", "1", "-o", "a.png"})))
      << "a picture has no sound";
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

TEST(CommandLine, RenderTakesLightAndShadow) {
  const auto render = [](std::vector<const char*> more) {
    std::vector<const char*> words{"render", "m.pmx", "-o", "o.png"};
    words.insert(words.end(), more.begin(), more.end());
    return parsed<app::RenderCommand>(words).picture;
  };
  // GIVEN nothing: MMD's light or the motion's, shadow on the ground, self shadow as in the motion
  const auto plain = render({});
  EXPECT_TRUE(plain.light.fromMotion);
  EXPECT_EQ(plain.light.own, vmd::LightState());
  EXPECT_EQ(plain.light.ground, app::GroundShadow::Opaque);
  EXPECT_EQ(plain.light.self, app::SelfShadowChoice::Motion);
  EXPECT_EQ(plain.samples, 4);
  // THEN without a ground there is no shadow on it, unless it's requested
  EXPECT_EQ(render({"--no-ground"}).light.ground, app::GroundShadow::Off);
  EXPECT_EQ(render({"--no-ground", "--ground-shadow", "translucent"}).light.ground, app::GroundShadow::Translucent);
  EXPECT_EQ(render({"--ground-shadow", "off"}).light.ground, app::GroundShadow::Off);
  // AND a given light replaces the motion's; 127.5 of 255 is a half
  const auto lit = render({"--light-direction", "1,-2,0.5", "--light-colour", "255,127.5,0"});
  EXPECT_FALSE(lit.light.fromMotion);
  EXPECT_EQ(lit.light.own.direction, base::Vec3(1, -2, 0.5F));
  EXPECT_EQ(lit.light.own.colour, base::Vec3(1, 0.5F, 0));
  // AND MMD's number 8875 is stored as 0.01125 (mmd-reference.md 4.2)
  const auto second = render({"--self-shadow", "2"});
  EXPECT_EQ(second.light.self, app::SelfShadowChoice::On);
  EXPECT_EQ(second.light.ownSelf.mode, 2);
  EXPECT_FLOAT_EQ(second.light.ownSelf.distance, 0.01125F);
  EXPECT_EQ(render({"--self-shadow", "on"}).light.ownSelf.mode, 1);
  EXPECT_EQ(render({"--self-shadow", "off"}).light.self, app::SelfShadowChoice::Off);
  const auto quality = render({"--no-axes", "--msaa", "8", "--background-image", "sky.jpg"});
  EXPECT_TRUE(quality.grid);
  EXPECT_FALSE(quality.axes);
  EXPECT_EQ(quality.samples, 8);
  EXPECT_EQ(quality.backdrop, "sky.jpg");
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

TEST(CommandLine, RenderHasAGhostWhereOneIsAskedFor) {
  EXPECT_FALSE(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png"}).ghost);
  EXPECT_EQ(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png", "--ghost", "off"}).ghost, app::GhostChoice());
  const auto ghost = parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png", "--ghost",
                                                 "on,straight-leg-rule,fabrik", "--ghost-position", "behind"})
                         .ghost;
  ASSERT_TRUE(ghost);
  EXPECT_EQ(ghost->ik, app::IkMode::On);
  EXPECT_TRUE(ghost->solver.straightLegRule);
  EXPECT_EQ(ghost->chainSolver.solver, ik::solvers::Solver::Fabrik);
  EXPECT_EQ(ghost->place, app::GhostPlace::Behind);
}

TEST(CommandLine, RenderHasViewsBesideEachOther) {
  using app::ViewSolver;
  const auto views = [](const char* words) {
    return parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png", "--side-by-side", words}).sideBySide;
  };
  EXPECT_TRUE(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png"}).sideBySide.empty());
  EXPECT_EQ(views("on,off"), app::firstViews(2));
  EXPECT_EQ(views("on,off,fabrik,two-bone"), app::firstViews(4));
  EXPECT_EQ(views("off,as-set"),
            (std::vector<ViewSolver>{{ViewSolver::How::WithoutIk, {}}, {ViewSolver::How::AsSet, {}}}));
  for (const char* wrong : {"mmd", "mmd,mmd,mmd,mmd,mmd", "mmd,ccdd", ",", "mmd,,fabrik", "mmd fabrik"})
    EXPECT_EQ(std::get<app::PrintAndExit>(parse({"render", "m.pmx", "-o", "o.png", "--side-by-side", wrong})).status, 2)
        << wrong;
}

TEST(CommandLine, StepsAreDrawnInOneViewAlone) {
  const auto both = parse({"render", "m.pmx", "-o", "o.png", "--steps", "ik", "--side-by-side", "mmd,fabrik"});
  ASSERT_TRUE(std::holds_alternative<app::PrintAndExit>(both));
  EXPECT_EQ(std::get<app::PrintAndExit>(both).status, 2);
  EXPECT_EQ(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png", "--steps", "ik"}).steps, "ik");
}

TEST(CommandLine, RenderHasACameraOfItsOwn) {
  EXPECT_FALSE(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png"}).view.own);
  const auto told = parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png", "--view", "left", "--distance",
                                                "12.5", "--follow", "頭", "--turn", "-90", "--fit", "auto"})
                        .view;
  EXPECT_TRUE(told.own);
  EXPECT_EQ(told.view, app::StandardView::Left);
  EXPECT_EQ(told.distance, 12.5F);
  EXPECT_EQ(told.follow, "頭");
  EXPECT_EQ(told.turnDegrees, -90.0);
  EXPECT_EQ(told.fit, app::ViewFit::Auto);
  const auto everything =
      parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png", "--fit", "all", "--turn", "45"}).view;
  EXPECT_EQ(everything.fit, app::ViewFit::All);
  EXPECT_TRUE(
      parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.mp4", "--frames", "0:9", "--turntable"}).view.turntable);
  for (const std::vector<const char*>& words : {std::vector<const char*>{"--view", "below"},
                                                {"--distance", "0"},
                                                {"--distance", "nan"},
                                                {"--fit", "all", "--distance", "10"},
                                                {"--fit", "all", "--follow", "a"},
                                                {"--follow", ""},
                                                {"--turntable"},
                                                {"--follow", ""},
                                                {"--view", "top", "--camera", "c.vmd"},
                                                {"--turn", "1e9"}}) {
    std::vector<const char*> all{"render", "m.pmx", "-o", "o.png"};
    all.insert(all.end(), words.begin(), words.end());
    const auto command = parse(all);
    const auto* text = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(text, nullptr) << words[0];
    EXPECT_EQ(text->status, 2);
  }
}

TEST(CommandLine, AllFramesAreThoseOfTheShow) {
  const auto film = parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.mp4", "--frames", "all"});
  EXPECT_TRUE(film.allFrames);
  ASSERT_TRUE(film.film);
  EXPECT_FALSE(parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.mp4", "--frames", "0:9"}).allFrames);
}

TEST(CommandLine, APicturesNameSaysItsFormat) {
  for (const char* name : {"o.png", "o.jpg", "o.jpeg", "o.webp", "O.JPG", "-", "/dev/null"})
    EXPECT_EQ(parsed<app::RenderCommand>({"render", "m.pmx", "-o", name}).output, name);
  for (const char* name : {"o", "o.bmp", "o.pngx"}) {
    const auto command = parse({"render", "m.pmx", "-o", name});
    const auto* text = std::get_if<app::PrintAndExit>(&command);
    ASSERT_NE(text, nullptr) << name;
    EXPECT_EQ(text->status, 2);
    EXPECT_THAT(text->text, HasSubstr(".png, .jpg or .webp"));
  }
}

}  // namespace
