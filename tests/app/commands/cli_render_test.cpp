// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests parse the command that draws images and videos: render.
#include "app/commands/cli.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/commands/parsed_command.h"

namespace {

using app::IkMode;
using support::parse;
using support::parsed;
using ::testing::HasSubstr;

TEST(CommandLine, RenderTakesItsOptionsAndDefaults) {
  const auto plain = parsed<app::RenderCommand>({"render", "m.pmx", "-o", "o.png"});
  EXPECT_EQ(plain.width, 1280);
  EXPECT_EQ(plain.height, 720);
  EXPECT_TRUE(plain.picture.grid && plain.picture.axes);
  EXPECT_FALSE(plain.overlays.bones || plain.overlays.limits);
  EXPECT_EQ(plain.frame, 0.0);
  const auto full = parsed<app::RenderCommand>({"render", "m.pmx", "d.vmd", "--camera", "c.vmd", "--frame", "100.5",
                                                "-o", "-", "--size", "640x360", "--ik", "on", "--bones", "--limits",
                                                "--no-ground", "--background", "#102030"});
  EXPECT_EQ(full.camera, "c.vmd");
  EXPECT_EQ(full.frame, 100.5);
  EXPECT_EQ(full.width, 640);
  EXPECT_EQ(full.height, 360);
  EXPECT_EQ(full.ik.all, IkMode::On);
  EXPECT_TRUE(full.overlays.bones && full.overlays.limits);
  EXPECT_FALSE(full.picture.grid || full.picture.axes);
  EXPECT_EQ(full.background, "#102030");
}

TEST(CommandLine, RenderMakesFilmsOfAPlaylist) {
  // A folder stands for a name with number and title in it.
  const auto each = parsed<app::RenderCommand>({"render", "l.odori-list", "-o", "films/"});
  ASSERT_TRUE(each.list && each.film);
  EXPECT_FALSE(each.list->join);
  EXPECT_TRUE(each.allFrames) << "whole dances";
  EXPECT_EQ(each.output, "films/%n %t.mp4");
  const auto named = parsed<app::RenderCommand>({"render", "l", "--fps", "60", "-o", "%t.webm"});
  ASSERT_TRUE(named.list && named.film);
  EXPECT_EQ(named.film->picturesASecond, 60);
  EXPECT_EQ(named.film->output, "%t.webm");
  const auto one =
      parsed<app::RenderCommand>({"render", "l", "--join", "--fade", "1.5", "--frames", "0:9", "-o", "a.mp4"});
  ASSERT_TRUE(one.list && one.film);
  EXPECT_TRUE(one.list->join);
  EXPECT_EQ(one.list->fade, 1.5);
  EXPECT_FALSE(one.allFrames);
  EXPECT_EQ(one.film->frames.last, 9);
  EXPECT_FALSE(parsed<app::RenderCommand>({"render", "l", "--frames", "0:9", "-o", "a.mp4"}).list);
  EXPECT_FALSE(parsed<app::RenderCommand>({"render", "l", "--frames", "0:9", "-o", "a_%05d.png"}).list);
  const auto refused = [](std::vector<const char*> words, const char* about) {
    const auto got = parse(words);
    const auto* exit = std::get_if<app::PrintAndExit>(&got);
    ASSERT_NE(exit, nullptr) << about;
    EXPECT_EQ(exit->status, 2) << about;
    EXPECT_THAT(exit->text, HasSubstr(about));
  };
  refused({"render", "l", "--fade", "1", "-o", "a.mp4"}, "--join");
  refused({"render", "l", "--join", "--fade", "-1", "-o", "a.mp4"}, "--fade");
  refused({"render", "l", "--join", "-o", "a.png"}, "a.png");
  refused({"render", "l", "-o", "%n_%05d.png"}, "videos");
  refused({"render", "l", "--join", "--audio", "a.mp3", "-o", "a.mp4"}, "--audio");
  refused({"render", "l", "--physics-cache", "c", "-o", "f/"}, "--physics-cache");
  refused({"render", "l", "--frame", "1", "-o", "f/"}, "--frame");
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
