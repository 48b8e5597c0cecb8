// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A film's sound has the times that sound files give their samples.
#include "app/sound/sample_places.h"
#include "tests/app/film/small_film.h"
#include "tests/app/film/sounds.h"

namespace {

using app::SamplePlaces;
using support::peak;
using support::settings;
using support::SoundKind;
using support::TestFolder;
using support::write;

constexpr std::int64_t kSecond = app::kSampleRate;

TEST(SamplePlaces, SamplesWithoutATimeFollowThoseBefore) {
  SamplePlaces clock(false);
  EXPECT_EQ(clock.place(std::nullopt, 0), 0);
  EXPECT_EQ(clock.place(std::nullopt, 1024), 1024);
}

TEST(SamplePlaces, TheFirstTimeIsWhereItBegins) {
  for (const double at : {1.0, 100.0, -0.0065, 0.0001}) {
    SamplePlaces clock(false);
    EXPECT_EQ(clock.place(at, 0), std::llround(at * 48000.0));
  }
}

TEST(SamplePlaces, ALaterTimeIsAGapAndSmallDifferencesAreRounding) {
  SamplePlaces clock(false);
  EXPECT_EQ(clock.place(0.0, 0), 0);
  EXPECT_EQ(clock.place(1.033, kSecond), kSecond) << "less than a thirtieth";
  EXPECT_EQ(clock.place(1.967, 2 * kSecond), 2 * kSecond);
  EXPECT_EQ(clock.place(3.5, 3 * kSecond), 3 * kSecond + kSecond / 2);
  EXPECT_EQ(clock.place(1000.0, 4 * kSecond), 1000 * kSecond);
}

TEST(SamplePlaces, TimeThatGoesBackIsSetAnew) {
  // These are joined files: the second begins at 0 again, and has a gap of its own from 1 to 1.5.
  SamplePlaces clock(false);
  EXPECT_EQ(clock.place(0.0, 0), 0);
  EXPECT_EQ(clock.place(0.0, 5 * kSecond), 5 * kSecond);
  EXPECT_EQ(clock.place(1.5, 6 * kSecond), 6 * kSecond + kSecond / 2);
}

TEST(SamplePlaces, ABroadcastsClockMayBeginAndJumpAnywhere) {
  SamplePlaces clock(true);
  EXPECT_EQ(clock.place(50000.0, 0), 0);
  EXPECT_EQ(clock.place(50001.0, kSecond), kSecond);
  EXPECT_EQ(clock.place(90000.0, 2 * kSecond), 2 * kSecond);
  EXPECT_EQ(clock.place(90001.5, 3 * kSecond), 3 * kSecond + kSecond / 2) << "gaps stay gaps";
  SamplePlaces delayed(true);
  EXPECT_EQ(delayed.place(2.0, 0), 2 * kSecond);
}

/// Returns a film of four seconds with the sound.
support::Media filmWith(const TestFolder& folder, const std::filesystem::path& sound, const char* name,
                        std::int64_t first = 0) {
  auto film = settings(folder / name, first, first + 119);
  film.audio = sound;
  const auto written = write(film);
  EXPECT_TRUE(written) << base::describe(written.error());
  auto media = support::decode(folder / name);
  EXPECT_EQ(media.error, "");
  return media;
}

constexpr SoundKind kTimed[] = {
    {"mp4", "aac", "m4a"},         {"matroska", "pcm_s16le", "mka"}, {"matroska", "aac", "mka", 44100},
    {"webm", "libopus", "webm"},   {"ogg", "libopus", "opus"},       {"ogg", "libvorbis", "ogg", 44100},
    {"asf", "wmav2", "wma", 44100}};

TEST(SoundTimes, ADelayedStartIsSilenceFirst) {
  for (const SoundKind& kind : kTimed) {
    const TestFolder folder;
    const auto sound = folder / (std::string("late.") + kind.ending);
    support::writeSound(sound, kind, {.delay = 1.0});
    EXPECT_NEAR(support::firstLoud(filmWith(folder, sound, "a.webm")), 1.0, 0.05) << kind.container << kind.encoder;
    // A film that begins later has less of it.
    EXPECT_NEAR(support::firstLoud(filmWith(folder, sound, "b.webm", 15)), 0.5, 0.05) << kind.container;
  }
}

TEST(SoundTimes, AGapIsSilence) {
  for (const SoundKind& kind : kTimed) {
    const TestFolder folder;
    const auto sound = folder / (std::string("gap.") + kind.ending);
    support::writeSound(sound, kind, {.gapAt = 1.5, .gap = 1.0});
    const auto media = filmWith(folder, sound, "a.webm");
    // The codec's frames, and Ogg's pages, are not cut where the gap is.
    EXPECT_GT(peak(media, 1.0, 1.3), 0.3F) << kind.container << kind.encoder;
    EXPECT_LT(peak(media, 1.8, 2.3), 0.05F) << kind.container << kind.encoder;
    EXPECT_GT(peak(media, 2.7, 3.5), 0.3F) << kind.container << kind.encoder;
    EXPECT_GT(peak(media, 3.8, 3.9), 0.3F) << kind.container << ": the end is a second later";
  }
}

TEST(SoundTimes, WhatAnEncoderPutsInFrontIsLeftOut) {
  constexpr SoundKind kKinds[] = {{"mp3", "libmp3lame", "mp3", 44100}, {"mp4", "aac", "m4a", 44100},
                                  {"webm", "libopus", "webm"},         {"ogg", "libopus", "opus"},
                                  {"ogg", "libvorbis", "ogg", 44100},  {"flac", "flac", "flac", 44100},
                                  {"wav", "pcm_s16le", "wav", 22050},  {"aiff", "pcm_s16be", "aiff"}};
  for (const SoundKind& kind : kKinds) {
    const TestFolder folder;
    const auto sound = folder / (std::string("tone.") + kind.ending);
    support::writeSound(sound, kind, {.toneAt = 0.75});
    EXPECT_NEAR(support::firstLoud(filmWith(folder, sound, "a.webm")), 0.75, 0.006) << kind.container << kind.encoder;
  }
}

TEST(SoundTimes, ABroadcastBeginsWithItsFirstSound) {
  const TestFolder folder;
  for (const double delay : {0.0, 1.4}) {
    support::writeSound(folder / "a.ts", {"mpegts", "mp2", "ts"}, {.toneAt = 0.75, .delay = delay});
    EXPECT_NEAR(support::firstLoud(filmWith(folder, folder / "a.ts", "a.webm")), 0.75, 0.05) << delay;
  }
}

}  // namespace
