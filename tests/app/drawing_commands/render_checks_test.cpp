// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/render_checks.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::SizeIs;

TEST(RenderChecks, OnlyVideosHaveSound) {
  EXPECT_TRUE(app::takesSound("a.mp4"));
  EXPECT_TRUE(app::takesSound("a.webm"));
  for (const char* silent : {"a.gif", "a_%05d.png", "a.txt"}) EXPECT_FALSE(app::takesSound(silent)) << silent;
}

TEST(RenderChecks, OptionsOfASongNeedASongThatIsHeard) {
  app::RenderCommand command;
  command.output = "a.mp4";
  command.film.emplace();
  app::SongDescription song;
  song.file = "song.wav";
  command.given = {"--audio-volume"};
  EXPECT_TRUE(app::checkSongOptions(command, song));
  song.muted = true;
  EXPECT_EQ(base::describe(app::checkSongOptions(command, song).error()), "--audio-volume: the film has no sound");
  command.given = {};
  EXPECT_TRUE(app::checkSongOptions(command, song));
  song.muted = false;
  command.given = {"--audio-offset"};
  command.output = "a.gif";
  EXPECT_FALSE(app::checkSongOptions(command, song));
}

TEST(RenderChecks, MissingPartsOfAShowAreLeftOutUnlessTheyAreNamed) {
  const support::TestFolder folder;
  app::ShowDescription show;
  show.song.file = folder / "gone.wav";
  show.look.picture.backdrop = folder / "gone.png";
  show.look.background = "nocolour";
  app::RenderCommand command;
  command.given = {"--audio"};
  base::Issues issues;
  app::leaveOutWhatIsMissing(command, {}, show, issues);
  EXPECT_EQ(show.song.file, folder / "gone.wav") << "reading it says so";
  EXPECT_TRUE(show.look.picture.backdrop.empty());
  EXPECT_EQ(show.look.background, "white");
  EXPECT_THAT(issues, SizeIs(2));
}

TEST(RenderChecks, NothingFlatIsBehindAllDirections) {
  app::LookDescription look;
  EXPECT_TRUE(app::checkAllRound(app::Stereo::Around, look));
  look.picture.backdrop = "sky.png";
  EXPECT_TRUE(app::checkAllRound(app::Stereo::SideBySide, look));
  for (const auto layout : {app::Stereo::Vr180, app::Stereo::Around, app::Stereo::AroundTopBottom})
    EXPECT_FALSE(app::checkAllRound(layout, look));
}

TEST(RenderChecks, WhatAPictureForTwoEyesGoesWithoutIsSaid) {
  app::RenderCommand command;
  command.stereo.layout = app::Stereo::SideBySide;
  command.film.emplace();
  for (const char* says : {"a.mp4", "a.webm"}) {
    command.output = says;
    EXPECT_THAT(app::leftOutOfStereo(command, true, true), SizeIs(0)) << says;
  }
  for (const char* silent : {"a.gif", "a_%05d.png"}) {
    command.output = silent;
    EXPECT_THAT(app::leftOutOfStereo(command, true, true), ElementsAre(testing::HasSubstr("only MP4 and WebM")))
        << silent;
  }
  command.stereo.layout = app::Stereo::Around;
  command.output = "a.mp4";
  EXPECT_THAT(app::leftOutOfStereo(command, false, true), SizeIs(0));
  EXPECT_THAT(app::leftOutOfStereo(command, true, true), ElementsAre(testing::HasSubstr("readouts")));
  command.stereo.layout = app::Stereo::AroundTopBottom;
  EXPECT_THAT(app::leftOutOfStereo(command, false, true), ElementsAre(testing::HasSubstr("bones")));
  EXPECT_THAT(app::leftOutOfStereo(command, false, false), SizeIs(0));
}

TEST(RenderChecks, NoOutputIsRead) {
  const support::TestFolder folder;
  for (const char* name : {"model.pmx", "cache"}) std::ofstream(folder / name) << name;
  std::vector<fs::path> inputs{folder / "model.pmx"};
  app::RenderCommand command;
  command.output = folder / "model.pmx";
  EXPECT_FALSE(app::checkOutputs(command, inputs));
  command.output = folder / "a.png";
  EXPECT_TRUE(app::checkOutputs(command, inputs));
  // a cache is both read and written, and is neither a model nor the picture
  for (const char* name : {"model.pmx", "a.png"}) {
    command.physicsCache = folder / name;
    EXPECT_FALSE(app::checkOutputs(command, inputs)) << name;
  }
  command.physicsCache = folder / "cache";
  EXPECT_TRUE(app::checkOutputs(command, inputs));
  EXPECT_THAT(inputs, ElementsAre(folder / "model.pmx", folder / "cache"));
}

}  // namespace
