// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Pictures, as scripts get them.
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/app/program/program_runs.h"
#include "tests/support/file_contents.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using support::kCamera;
using support::kDance;
using support::kModel;
using support::kNoDisplay;
using support::Outcome;
using support::Program;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST_F(Program, RenderWorksWithoutADisplayAndGivesTheSameBytes) {
  const std::string words = "render '" + kModel + "' '" + kDance + "' --frame 60 --size 320x180 -o ";
  const auto first = run(words + "a.png", kNoDisplay);
  ASSERT_EQ(first.status, 0) << first.err;
  ASSERT_EQ(run(words + "b.png", kNoDisplay).status, 0);
  const auto a = contents(folder_ / "a.png");
  EXPECT_EQ(a, contents(folder_ / "b.png"));
  EXPECT_THAT(a, StartsWith("\x89PNG"));
  EXPECT_EQ(run(words + "-", kNoDisplay).out, a);
  // AND each switch changes it
  for (const char* more : {" --bones", " --no-ground", " --background '#203040'", " --ik off"}) {
    EXPECT_NE(run(words + "-" + more, kNoDisplay).out, a) << more;
  }
  EXPECT_NE(run(words + "- --camera '" + kCamera + "'", kNoDisplay).out, a);
}

TEST_F(Program, APictureIsTheFilmsOfThatFrame) {
  // Shaders are just loaded when the very first picture is drawn; they aren't new at the third of a
  // film.
  for (const std::string words : {"", " --side-by-side mmd,fabrik", " --bones --background '#80ff0000'"}) {
    SCOPED_TRACE(words);
    const std::string show = "render '" + kModel + "' '" + kDance + "' --physics off --size 320x180" + words;
    ASSERT_EQ(run(show + " --frame 105 -o picture.png", kNoDisplay).status, 0);
    ASSERT_EQ(run(show + " --frames 103:105 -o film_%03d.png", kNoDisplay).status, 0);
    EXPECT_FALSE(contents(folder_ / "picture.png").empty());
    EXPECT_TRUE(contents(folder_ / "picture.png") == contents(folder_ / "film_105.png"));
    EXPECT_FALSE(contents(folder_ / "picture.png") == contents(folder_ / "film_103.png"));
  }
}

TEST_F(Program, AShowsOverlaysAreDrawnUnlessToldOtherwise) {
  // GIVEN a show whose head leans within a cone, with limits shown, and the same without
  const auto write = [this](const char* name, const char* look) {
    std::ofstream(folder_ / name)
        << R"({"format": "odori show", "version": 1, "actors": [{"model": ")" << kModel
        << R"(", "freedoms": [{"bone": "頭", "turn": "cone", "axis": [0, 1, 0], "angle": 40}]}], "look": {)" << look
        << "}}";
  };
  write("with.odori", R"("limits": true)");
  write("without.odori", R"("bones": false)");
  const auto drawn = [this](const std::string& words) {
    const auto result = run("render " + words + " --frame 0 --size 192x144 -o -", kNoDisplay);
    EXPECT_EQ(result.status, 0) << result.err;
    return result.out;
  };
  const auto plain = drawn("without.odori"), limits = drawn("with.odori");
  EXPECT_NE(limits, plain);
  EXPECT_EQ(drawn("with.odori --no-limits"), plain);
  EXPECT_EQ(drawn("without.odori --limits"), limits);
  EXPECT_NE(drawn("with.odori --bones"), limits);
  EXPECT_EQ(drawn("with.odori --no-bones"), limits);
}

TEST_F(Program, RenderShowsTheFirstModelWithChainsSideBySide) {
  // GIVEN a model without chains before the one with chains, out of the picture
  std::ofstream(folder_ / "thing.x")
      << "xof 0303txt 0032 Mesh { 3; 0;-900;0;, 0;-900.1;0;, 0.1;-900;0;; 1; 3;0,1,2;; }";
  const std::string dancer = "'" + kModel + "' '" + kDance + "' ",
                    words = " --frame 105 --size 192x96 -o - --side-by-side ";
  const auto solved = run("render " + dancer + "thing.x" + words + "mmd,off", kNoDisplay);
  ASSERT_EQ(solved.status, 0) << solved.err;
  const auto after = run("render thing.x " + dancer + words + "mmd,off", kNoDisplay);
  EXPECT_EQ(after.status, 0) << after.err;
  EXPECT_EQ(after.out, solved.out);
  // AND where none has any, an error says so
  const auto nobody = run("render thing.x" + words + "mmd,off", kNoDisplay);
  EXPECT_EQ(nobody.status, 2);
  EXPECT_EQ(nobody.out, "");
  EXPECT_EQ(lines(nobody.err), 1);
  EXPECT_THAT(nobody.err, HasSubstr("--side-by-side: no model has IK chains"));
}

/// Returns width and height of a PNG file in pixels.
std::pair<unsigned, unsigned> sizeOfPng(const std::string& bytes) {
  const auto number = [&](std::size_t at) {
    unsigned value = 0;
    for (std::size_t i = at; i < at + 4 && i < bytes.size(); ++i)
      value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
  };
  return {number(16), number(20)};
}

TEST_F(Program, RenderDrawsTheStepsOfASolve) {
  const std::string words = "render '" + kModel + "' '" + kDance + "' --frame 105 --size 80x64 --steps 左足ＩＫ ";
  const auto strip = run(words + "--ik on -o -", kNoDisplay);
  ASSERT_EQ(strip.status, 0) << strip.err;
  EXPECT_THAT(strip.out, StartsWith("\x89PNG"));
  // THEN four pictures are in a row, with text around them
  const auto [width, height] = sizeOfPng(strip.out);
  EXPECT_EQ(width, 6U + 4U * (80U + 6U));
  EXPECT_GT(height, 2U * (64U + 50U));
  EXPECT_EQ(run(words + "--ik on -o -", kNoDisplay).out, strip.out);
  EXPECT_NE(run(words + "--ik-chain 左足ＩＫ=on --solver fabrik -o -", kNoDisplay).out, strip.out);
  // AND errors are one line
  const auto off = run(words + "--ik off -o a.png", kNoDisplay);
  EXPECT_EQ(off.status, 2);
  EXPECT_THAT(off.err, HasSubstr("is off in frame 105"));
  const auto nobody = run("render '" + kModel + "' --steps nobody -o a.png", kNoDisplay);
  EXPECT_EQ(nobody.status, 2);
  EXPECT_THAT(nobody.err, HasSubstr("no model has an IK bone 'nobody'"));
  const auto views = run(words + "--side-by-side mmd,off -o a.png", kNoDisplay);
  EXPECT_EQ(views.status, 2);
  for (const Outcome& said : {off, nobody}) EXPECT_EQ(lines(said.err), 1);
  EXPECT_TRUE(left().empty());
}

TEST_F(Program, RenderSaysWhatToInstallWhereThereIsNoDisplayAndNoVirtualOne) {
  const auto result = run("render '" + kModel + "' -o a.png",
                          "env -u DISPLAY -u WAYLAND_DISPLAY PATH=/nowhere __EGL_VENDOR_LIBRARY_DIRS=/nowhere");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("apt-get install xvfb"));
  EXPECT_EQ(lines(result.err), 1);
  EXPECT_TRUE(left().empty());
}

TEST_F(Program, RenderDrawsTheSameOnTheUsersDisplayAndOnItsOwn) {
  // GIVEN a display (this program runs on one) that isn't Wayland's, and variables of Qt that scale
  if (std::getenv("DISPLAY") == nullptr) GTEST_SKIP() << "no X server";
  const std::string words = "render '" + kModel + "' '" + kDance + "' --frame 60 --size 320x180 -o ";
  ASSERT_EQ(run(words + "own.png").status, 0);
  for (const char* display : {"egl", "xvfb", "user"}) {
    const auto result = run(words + "a.png --display " + display, "env QT_SCALE_FACTOR=2 QT3D_RENDERER=rhi");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(contents(folder_ / "a.png"), contents(folder_ / "own.png")) << display;
  }
}

TEST_F(Program, WhatIsOddInAFileIsSaidWithItsName) {
  // GIVEN two models without their textures
  for (const char* name : {"one.pmx", "two.pmx"}) fs::copy_file(kModel, folder_ / name);
  const auto both = run("render one.pmx two.pmx --frame 0 --size 16x16 --physics off -o p.png", kNoDisplay);
  ASSERT_EQ(both.status, 0) << both.err;
  // THEN each line says whose textures are missing
  EXPECT_THAT(both.err, HasSubstr("odori: one.pmx: textures[0]: tex/face.png isn't there"));
  EXPECT_THAT(both.err, HasSubstr("odori: two.pmx: textures[0]: tex/face.png isn't there"));
  EXPECT_THAT(both.err, Not(HasSubstr("odori: textures")));
}

TEST_F(Program, RenderRefusesAColourItDoesntKnow) {
  const auto result = run("render '" + kModel + "' -o a.png --background nocolour", kNoDisplay);
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("nocolour"));
}

}  // namespace
