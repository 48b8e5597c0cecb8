// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// From any position on, a song gives the samples that it gives when played from its beginning.
#include "app/sound/song_feed.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <span>

#include <gtest/gtest.h>

#include "app/sound/sound_reader.h"
#include "tests/app/film/sounds.h"
#include "tests/app/sound/never.h"

namespace {

using app::SongFeed;
using app::SongLoop;
using app::SongPlan;
using support::never;
using support::SoundKind;
using support::TestFolder;
using support::writeSound;

constexpr std::size_t kRate = 48'000;
constexpr double kSongSeconds = 8.0;
constexpr int kRounding = 48;  // samples: a millisecond, to which some files round their times

/// Returns the left channel of this many samples after begin().
std::vector<float> take(SongFeed& feed, const SongPlan& plan, std::size_t count) {
  feed.begin(plan);
  std::vector<float> both, left;
  while (both.size() < 2 * count) feed.produce(both);
  for (std::size_t i = 0; i < count; ++i) left.push_back(both[2 * i]);
  return left;
}

double power(std::span<const float> samples) {
  double sum = 0.0;
  for (const float sample : samples) sum += static_cast<double>(sample) * sample;
  return sum;
}

/// Returns how much of `got` differs from `whole` from sample `at` on, within this many samples; 0:
/// nothing.
double difference(const std::vector<float>& whole, std::size_t at, const std::vector<float>& got, int most = 1) {
  double least = 1e300;
  for (int lag = -most; lag <= most; ++lag) {
    std::vector<float> off(got.size());
    for (std::size_t i = 0; i < got.size(); ++i) {
      const auto place = static_cast<std::ptrdiff_t>(at + i) + lag;
      off[i] = got[i] - (place >= 0 ? whole[static_cast<std::size_t>(place)] : 0.0F);
    }
    least = std::min(least, power(off));
  }
  return std::sqrt(least / power(std::span(whole).subspan(at, got.size())));
}

struct SongKinds : testing::TestWithParam<SoundKind> {};

TEST_P(SongKinds, FromAnyPlaceOn) {
  // GIVEN a tone that rises, so that each moment sounds like no other
  const SoundKind kind = GetParam();
  const TestFolder folder;
  const auto path = folder / (std::string("song.") + kind.ending);
  writeSound(path, kind, {.seconds = kSongSeconds, .rise = 250.0});
  auto feed = SongFeed::open(path, {}, never);
  ASSERT_TRUE(feed) << describe(feed.error());
  // WHEN it is played from its beginning
  const auto whole = take(**feed, {}, static_cast<std::size_t>(9.5 * kRate));
  ASSERT_GT(power(std::span(whole).subspan(kRate, kRate)), 1000.0);
  // THEN it is equal from any position, near and far, forth and back
  for (const double from : {3.217, 6.9, 1.3, 0.4, 5.0, 5.5, 2.0}) {
    const auto at = static_cast<std::size_t>(std::llround(from * kRate));
    const auto got = take(**feed, {.from = from}, kRate / 2);
    EXPECT_LT(difference(whole, at, got, kRounding), 0.15) << from;
    const std::vector<float> start(got.begin(), got.begin() + kRate / 50);
    EXPECT_LT(difference(whole, at, start, kRounding), 0.15) << from << ": its first samples";
  }
  EXPECT_LT(power(take(**feed, {.from = 9.0}, kRate / 2)), 1e-3) << "behind its end";
  const auto again = take(**feed, {}, kRate);
  EXPECT_LT(difference(whole, 0, again), 0.15) << "at the beginning";
  // THEN it was sought, not decoded from its beginning, and ends as it does without
  const auto stream = app::SoundReader::open(path, {}, never);
  ASSERT_TRUE(stream);
  EXPECT_TRUE((*stream)->seek(5 * kRate));
  std::vector<float> block(2 * kRate);
  while (!(*stream)->ended()) {
    ASSERT_TRUE((*stream)->fill());
    ASSERT_TRUE((*stream)->read(block.data(), (*stream)->available()));
    ASSERT_LE((*stream)->available(), static_cast<int>(kRate));
  }
  EXPECT_FALSE((*stream)->trouble());
}

INSTANTIATE_TEST_SUITE_P(
    , SongKinds,
    testing::Values(SoundKind{"wav", "pcm_s16le", "wav", 44100}, SoundKind{"wav", "pcm_s16le", "wav"},
                    SoundKind{"aiff", "pcm_s16be", "aiff"}, SoundKind{"caf", "pcm_s16le", "caf"},
                    SoundKind{"mp3", "libmp3lame", "mp3", 44100}, SoundKind{"mp3", "libmp3lame", "mp3"},
                    SoundKind{"ogg", "libvorbis", "ogg", 44100}, SoundKind{"ogg", "libopus", "opus"},
                    SoundKind{"flac", "flac", "flac", 44100}, SoundKind{"ogg", "flac", "oga"},
                    SoundKind{"ipod", "aac", "m4a", 44100}, SoundKind{"mp4", "aac", "mp4"},
                    SoundKind{"matroska", "flac", "mka"}, SoundKind{"webm", "libopus", "webm"},
                    SoundKind{"adts", "aac", "aac"}, SoundKind{"mpegts", "aac", "ts"},
                    SoundKind{"flv", "aac", "flv", 44100}, SoundKind{"avi", "pcm_s16le", "avi"},
                    SoundKind{"asf", "wmav2", "wma"}, SoundKind{"wv", "wavpack", "wv"}, SoundKind{"ac3", "ac3", "ac3"}),
    [](const auto& about) {
      return std::string(about.param.ending) + std::to_string(about.param.rate) + "_" + std::to_string(about.index);
    });

TEST(SongFeed, FarIntoAFileWhoseClockMightJump) {
  const TestFolder folder;
  writeSound(folder / "song.ogg", {"ogg", "libvorbis", "ogg"}, {.seconds = 30.0, .rise = 100.0});
  auto feed = SongFeed::open(folder / "song.ogg", {}, never);
  ASSERT_TRUE(feed);
  const auto whole = take(**feed, {}, 28 * kRate);
  for (const double from : {25.0, 12.0, 20.0}) {
    const auto got = take(**feed, {.from = from}, kRate / 2);
    EXPECT_LT(difference(whole, static_cast<std::size_t>(from * kRate), got), 0.15) << from;
  }
}

TEST(SongFeed, DelaysAndGapsAreSilentFromAnywhere) {
  const TestFolder folder;
  const auto path = folder / "song.mka";
  writeSound(path, {"matroska", "flac", "mka"},
             {.seconds = kSongSeconds, .delay = 2.0, .gapAt = 3.0, .gap = 2.0, .rise = 250.0});
  auto feed = SongFeed::open(path, {}, never);
  ASSERT_TRUE(feed);
  // THEN there is sound from 2 to 5 and from 7 to 12
  for (const double from : {7.5, 0.5, 5.5, 4.0, 6.0, 2.5, 12.5}) {
    const bool sounds = (from >= 2.0 && from < 5.0) || (from >= 7.0 && from < 12.0);
    EXPECT_EQ(power(take(**feed, {.from = from}, kRate / 4)) > 100.0, sounds) << from;
  }
}

TEST(SongFeed, ASongWhoseClockIsSetAnewIsStillExact) {
  // GIVEN two pieces joined by their bytes, as a broadcast's recording is: the second's clock
  // begins anew
  const TestFolder folder;
  const SoundKind kind{"mpegts", "aac", "ts"};
  writeSound(folder / "a.ts", kind, {.seconds = 4.0, .delay = 0.0, .rise = 250.0});
  writeSound(folder / "b.ts", kind, {.seconds = 4.0, .delay = 100.0, .rise = 400.0});
  {
    std::ofstream joined(folder / "song.ts", std::ios::binary);
    for (const char* name : {"a.ts", "b.ts"}) joined << std::ifstream(folder / name, std::ios::binary).rdbuf();
  }
  auto feed = SongFeed::open(folder / "song.ts", {}, never);
  ASSERT_TRUE(feed);
  const auto whole = take(**feed, {}, 7 * kRate);
  ASSERT_GT(power(std::span(whole).subspan(5 * kRate, kRate)), 1000.0);
  for (const double from : {5.0, 2.0, 5.5}) {
    const auto got = take(**feed, {.from = from}, kRate / 2);
    EXPECT_LT(difference(whole, static_cast<std::size_t>(from * kRate), got), 0.15) << from;
  }
}

TEST(SongFeed, OffsetAndLoopToTheSample) {
  const TestFolder folder;
  writeSound(folder / "song.wav", {"wav", "pcm_s16le", "wav"}, {.seconds = kSongSeconds, .rise = 250.0});
  auto feed = SongFeed::open(folder / "song.wav", {}, never);
  ASSERT_TRUE(feed);
  const auto whole = take(**feed, {}, 8 * kRate);
  // WHEN the song begins half a second late, and the dance loops from 1 to 2.5 s
  const auto got = take(**feed, {.from = 0.0, .offset = 0.5, .loop = SongLoop{1.0, 2.5}}, 6 * kRate);
  // THEN sample for sample: silence, then 0 to 2 s of the song, then 0.5 to 2 s for ever
  for (std::size_t i = 0; i < got.size(); ++i) {
    const std::size_t dance = i < kRate * 5 / 2 ? i : kRate + (i - kRate * 5 / 2) % (kRate * 3 / 2);
    const float expected = dance < kRate / 2 ? 0.0F : whole[dance - kRate / 2];
    ASSERT_NEAR(got[i], expected, 1e-4) << i;
  }
  // The song is early: its first half second isn't heard.
  const auto early = take(**feed, {.offset = -0.5}, kRate);
  EXPECT_LT(difference(whole, kRate / 2, early), 1e-3);
}

TEST(SongFeed, ALoopOfNearlyNothingIsSilent) {
  const TestFolder folder;
  writeSound(folder / "song.wav", {"wav", "pcm_s16le", "wav"}, {.seconds = 2.0});
  auto feed = SongFeed::open(folder / "song.wav", {}, never);
  ASSERT_TRUE(feed);
  for (const SongLoop loop : {SongLoop{1.0, 1.05}, SongLoop{1.0, 1.0 + 1e-9}})
    EXPECT_EQ(power(take(**feed, {.from = 1.0, .loop = loop}, kRate)), 0.0);
  EXPECT_GT(power(take(**feed, {.from = 1.0, .loop = SongLoop{1.0, 1.0}}, kRate / 2)), 100.0) << "no loop at all";
}

TEST(SongFeed, WhereAPlanIs) {
  const SongPlan plan{.from = 2.0, .speed = 0.5, .loop = SongLoop{1.0, 4.0}};
  EXPECT_DOUBLE_EQ(plan.at(0.0), 2.0);
  EXPECT_DOUBLE_EQ(plan.at(3.0), 3.5);
  EXPECT_DOUBLE_EQ(plan.at(4.0), 1.0);
  EXPECT_DOUBLE_EQ(plan.at(4.0 + 6.0 + 1.0), 1.5);
  const SongPlan behind{.from = 5.0, .loop = SongLoop{1.0, 4.0}};
  EXPECT_DOUBLE_EQ(behind.at(10.0), 15.0);
}

TEST(SongFeed, WhatIsNoSoundIsAnError) {
  const TestFolder folder;
  std::ofstream(folder / "song.mp3") << "not a song";
  EXPECT_FALSE(SongFeed::open(folder / "song.mp3", {}, never));
  EXPECT_FALSE(SongFeed::open(folder / "gone.mp3", {}, never));
}

TEST(SongFeed, StoppedItGrowsSilent) {
  const TestFolder folder;
  writeSound(folder / "song.mp3", {"mp3", "libmp3lame", "mp3"}, {.seconds = kSongSeconds});
  bool stopped = false;
  auto feed = SongFeed::open(folder / "song.mp3", {}, [&stopped] { return stopped; });
  ASSERT_TRUE(feed);
  stopped = true;
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  double heard = 1.0;
  for (int i = 0; heard > 0.0 && std::chrono::steady_clock::now() < until; ++i)
    heard = power(take(**feed, {.from = 2.0 + i % 5}, kRate));
  EXPECT_EQ(heard, 0.0) << "what is read ends within a second";
}

}  // namespace
