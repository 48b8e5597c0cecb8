// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The words of pictures for two eyes and of all directions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/commands/cli.h"
#include "tests/app/commands/parsed_command.h"

namespace {

using app::RenderCommand, app::Stereo;
using support::parse;
using support::parsed;
using ::testing::HasSubstr;

TEST(CliStereo, LayoutsHaveTheirSizesUnlessOneIsGiven) {
  const auto plain = parsed<RenderCommand>({"render", "m.pmx", "-o", "o.png"});
  EXPECT_EQ(plain.stereo.layout, Stereo::None);
  const auto beside = parsed<RenderCommand>({"render", "m.pmx", "-o", "o.png", "--stereo", "sbs"});
  EXPECT_EQ(beside.stereo.layout, Stereo::SideBySide);
  EXPECT_EQ(beside.width, 2560);
  EXPECT_EQ(beside.height, 720);
  EXPECT_FLOAT_EQ(beside.stereo.eyeDistance, 0.8F) << "6.4 cm at 8 cm a unit";
  EXPECT_FALSE(beside.stereo.convergence);
  const auto film = parsed<RenderCommand>({"render", "m.pmx", "--frames", "0:9", "-o", "o.mp4", "--stereo", "vr180",
                                           "--size", "2048x1024", "--eye-distance", "0.75"});
  EXPECT_EQ(film.stereo.layout, Stereo::Vr180);
  EXPECT_EQ(film.film->stereo, Stereo::Vr180);
  EXPECT_EQ(film.film->width, 2048);
  EXPECT_FLOAT_EQ(film.stereo.eyeDistance, 0.75F);
  const auto around = parsed<RenderCommand>({"render", "m.pmx", "--frames", "0:9", "-o", "o.webm", "--stereo", "360"});
  EXPECT_EQ(around.film->stereo, Stereo::Around);
  EXPECT_EQ(around.film->width, 3840);
  EXPECT_EQ(around.film->height, 1920);
  const auto above = parsed<RenderCommand>({"render", "m.pmx", "--frames", "0:9", "-o", "o.mp4", "--stereo", "360-tb",
                                            "--eye-distance", "1", "--dolly-zoom", "60"});
  EXPECT_EQ(above.film->stereo, Stereo::AroundTopBottom);
  EXPECT_EQ(above.film->width, 3840);
  EXPECT_EQ(above.film->height, 3840);
  EXPECT_FLOAT_EQ(above.stereo.eyeDistance, 1.0F);
  EXPECT_FLOAT_EQ(above.stereo.dollyZoom.value_or(0.0F), 60.0F);
  EXPECT_FALSE(around.stereo.dollyZoom);
  const auto near = parsed<RenderCommand>(
      {"render", "m.pmx", "-o", "o.png", "--stereo", "sbs", "--convergence", "20", "--eye-distance", "0"});
  EXPECT_FLOAT_EQ(near.stereo.convergence.value_or(0.0F), 20.0F);
  EXPECT_EQ(near.stereo.eyeDistance, 0.0F);
}

TEST(CliStereo, WhatALayoutHasNotIsRefused) {
  const auto refused = [](std::vector<const char*> words, const char* about) {
    std::vector<const char*> all{"render", "m.pmx", "-o", "o.png"};
    all.insert(all.end(), words.begin(), words.end());
    const auto got = parse(all);
    const auto* exit = std::get_if<app::PrintAndExit>(&got);
    ASSERT_NE(exit, nullptr) << about;
    EXPECT_EQ(exit->status, 2) << about;
    EXPECT_THAT(exit->text, HasSubstr(about));
  };
  refused({"--stereo", "anaglyph"}, "--stereo");
  refused({"--eye-distance", "1"}, "--stereo");
  refused({"--stereo", "sbs", "--eye-distance", "-1"}, "--eye-distance");
  refused({"--stereo", "sbs", "--eye-distance", "nan"}, "--eye-distance");
  refused({"--stereo", "sbs", "--convergence", "0"}, "--convergence");
  refused({"--stereo", "vr180", "--convergence", "20"}, "--convergence");
  refused({"--stereo", "360", "--eye-distance", "1"}, "--eye-distance");
  refused({"--stereo", "360-tb", "--convergence", "20"}, "--convergence");
  refused({"--stereo", "360-tb", "--size", "1280x640"}, "1280x640");
  refused({"--stereo", "sbs", "--dolly-zoom", "60"}, "--dolly-zoom");
  refused({"--stereo", "360", "--dolly-zoom", "5"}, "--dolly-zoom");
  refused({"--dolly-zoom", "60"}, "--stereo");
  refused({"--stereo", "360", "--background-image", "a.png"}, "--background-image");
  refused({"--stereo", "360", "--size", "1280x720"}, "1280x720");
  refused({"--stereo", "sbs", "--size", "1281x720"}, "1281x720");
  refused({"--stereo", "sbs", "--side-by-side", "mmd,off"}, "--side-by-side");
  refused({"--stereo", "sbs", "--steps", "ik"}, "--steps");
}

}  // namespace
