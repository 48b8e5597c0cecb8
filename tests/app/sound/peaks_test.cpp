// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/peaks.h"

#include <cmath>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/app/film/sounds.h"
#include "tests/app/sound/never.h"

namespace {

using app::lookThrough;
using app::Peaks;
using support::never;
using support::SoundKind;
using support::TestFolder;
using support::writeSound;

TEST(Peaks, SilenceAndToneWhereTheyAre) {
  const TestFolder folder;
  writeSound(folder / "song.wav", {"wav", "pcm_s16le", "wav"}, {.seconds = 10.0, .toneAt = 4.0});
  const auto look = lookThrough(folder / "song.wav", {}, never, {});
  ASSERT_TRUE(look);
  const Peaks& peaks = look->peaks;
  EXPECT_TRUE(peaks.whole);
  EXPECT_TRUE(look->issues.empty());
  EXPECT_NEAR(peaks.seconds, 10.0, 0.03);
  EXPECT_LE(peaks.bins.size(), Peaks::kMaxBins);
  EXPECT_NEAR(static_cast<double>(peaks.bins.size()) * peaks.secondsPerBin, 10.0, 0.03);
  EXPECT_EQ(peaks.between(0.0, 3.9).high, 0.0F);
  EXPECT_NEAR(peaks.between(4.1, 9.9).high, 0.5F, 0.01F);
  EXPECT_NEAR(peaks.between(5.0, 5.1).low, -0.5F, 0.01F);
  for (const auto& [from, to] : {std::pair{-2.0, -1.0}, {11.0, 12.0}, {5.0, 5.0}, {6.0, 5.0}, {NAN, 5.0}})
    EXPECT_EQ(peaks.between(from, to).high, 0.0F) << from << ' ' << to;
}

TEST(Peaks, TheSongsTagsAreReadFromEachPlaceOfThem) {
  const TestFolder folder;
  // MP3 and FLAC have them in the file, Ogg in the stream, WAV in a list of its own.
  for (const SoundKind& kind : {SoundKind{"flac", "flac", "flac"}, SoundKind{"ogg", "libvorbis", "ogg"},
                                SoundKind{"mp3", "libmp3lame", "mp3"}, SoundKind{"wav", "pcm_s16le", "wav"}}) {
    const auto path = folder / (std::string("song.") + kind.ending);
    writeSound(path, kind, {.seconds = 0.5, .title = "桜ノ雨", .artist = "halyosy"});
    const auto look = lookThrough(path, {}, never, {});
    ASSERT_TRUE(look) << kind.ending;
    EXPECT_EQ(look->tags, (app::SongTags{"桜ノ雨", "halyosy", ""})) << kind.ending;
  }
  const auto path = folder / "long.flac";
  writeSound(path, {"flac", "flac", "flac"}, {.seconds = 0.5, .title = std::string(5000, 'a')});
  const auto look = lookThrough(path, {}, never, {});
  ASSERT_TRUE(look);
  EXPECT_EQ(look->tags.title, std::string(app::SongTags::kMaxBytes, 'a'));
  EXPECT_EQ(look->tags.artist, "");
}

TEST(Peaks, ALongSongHasNoMoreBins) {
  // GIVEN 20 minutes, 8,000 samples a second, silent but for a tone at the end
  const TestFolder folder;
  support::writeTone(folder / "long.wav", 8000, 1200.0, 1190.0);
  const auto look = lookThrough(folder / "long.wav", {}, never, {});
  ASSERT_TRUE(look);
  EXPECT_LE(look->peaks.bins.size(), Peaks::kMaxBins);
  EXPECT_GT(look->peaks.bins.size(), Peaks::kMaxBins / 2 - 1);
  EXPECT_NEAR(look->peaks.seconds, 1200.0, 0.01);
  EXPECT_LT(look->peaks.between(0.0, 1189.0).high, 0.01F);
  EXPECT_GT(look->peaks.between(1191.0, 1199.0).high, 0.1F);
}

TEST(Peaks, AGapOfDaysTakesNoTime) {
  // GIVEN one more second of sound that its file puts eleven days later
  const TestFolder folder;
  writeSound(folder / "gap.mka", {"matroska", "flac", "mka"}, {.seconds = 2.0, .gapAt = 1.0, .gap = 950'000.0});
  const auto look = lookThrough(folder / "gap.mka", {}, never, {});
  ASSERT_TRUE(look);
  EXPECT_TRUE(look->peaks.whole);
  EXPECT_NEAR(look->peaks.seconds, Peaks::kMaxSeconds, 1.0) << "what is beyond the longest dance isn't looked at";
  EXPECT_LE(look->peaks.bins.size(), Peaks::kMaxBins);
  EXPECT_NEAR(look->peaks.bins.front().high, 0.5F, 0.01F);
}

TEST(Peaks, StoppedTheyEnd) {
  const TestFolder folder;
  support::writeTone(folder / "long.wav", 48000, 600.0, 0.0);
  int asked = 0;
  const auto look = lookThrough(folder / "long.wav", {}, [&asked] { return ++asked > 100; }, {});
  if (look) {
    EXPECT_FALSE(look->peaks.whole);
    EXPECT_LT(look->peaks.seconds, 500.0);
  }
}

TEST(Peaks, WhatIsCutShortIsSaid) {
  const TestFolder folder;
  const SoundKind kind{"wav", "pcm_s16le", "wav"};
  writeSound(folder / "song.wav", kind, {.seconds = 4.0});
  support::cut(folder / "song.wav", folder / "cut.wav", std::filesystem::file_size(folder / "song.wav") / 2);
  const auto look = lookThrough(folder / "cut.wav", {}, never, {});
  ASSERT_TRUE(look);
  ASSERT_EQ(look->issues.size(), 1U);
  EXPECT_NE(look->issues[0].detail.find("cut short"), std::string::npos) << look->issues[0].detail;
  EXPECT_FALSE(lookThrough(folder / "gone.wav", {}, never, {}));
}

}  // namespace
