// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The sound of films, read back by FFmpeg's decoders.
#include <cstdlib>
#include <fstream>
#include <tuple>

#include "tests/app/film/small_film.h"
#include "tests/app/film/sounds.h"

namespace {

using support::expectRefused;
using support::numbered;
using support::settings;
using support::TestFolder;
using support::write;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Film, SoundIsInSyncWhereverTheFilmBegins) {
  struct Row {
    const char* name;
    int rate;            // rate of the sound file
    std::int64_t first;  // frame
    double toneAt;       // seconds of the film
  };
  // The tone begins at 1.5 s, frame 45.
  for (const Row& row : {Row{"a.mp4", 48000, 0, 1.5}, Row{"b.mp4", 44100, 30, 0.5}, Row{"a.webm", 48000, 0, 1.5},
                         Row{"b.webm", 44100, 30, 0.5}}) {
    const TestFolder folder;
    support::writeTone(folder / "tone.wav", row.rate, 4.0, 1.5);
    auto film = settings(folder / row.name, row.first, row.first + 59);
    film.audio = folder / "tone.wav";
    ASSERT_TRUE(write(film)) << row.name;
    const auto media = support::decode(folder / row.name);
    ASSERT_EQ(media.error, "") << row.name;
    EXPECT_EQ(media.times.size(), 60U);
    EXPECT_NEAR(support::firstLoud(media), row.toneAt, 0.005) << row.name;
    const double ends = media.soundStart + static_cast<double>(media.sound.size()) / media.soundRate;
    EXPECT_NEAR(ends, 2.0, 0.022) << row.name << ": as long as the pictures, to a frame of the codec";
  }
}

TEST(Film, SoundThatEndsEarlyLeavesTheRestSilent) {
  const TestFolder folder;
  support::writeTone(folder / "tone.wav", 48000, 0.5, 0.25);
  auto film = settings(folder / "a.mp4", 0, 59);
  film.audio = folder / "tone.wav";
  ASSERT_TRUE(write(film));
  const auto media = support::decode(folder / "a.mp4");
  EXPECT_EQ(media.times.size(), 60U);
  EXPECT_NEAR(support::firstLoud(media), 0.25, 0.005);
}

/// Writes a song of 4 s that clicks at 0.1, 1 and 1.6 s.
void writeSong(const std::filesystem::path& path) { support::writeClicks(path, 192'000, {4'800, 48'000, 76'800}); }

TEST(Film, ASongBeginsAtItsOffsetToTheSample) {
  struct Row {
    double offset;                     // seconds
    std::int64_t first;                // frame, 1,600 samples each
    std::vector<std::int64_t> clicks;  // in the film of 2 s
  };
  const Row rows[] = {
      {0.0, 0, {4'800, 48'000, 76'800}},
      {0.25, 0, {16'800, 60'000, 88'800}},
      {-0.25, 0, {36'000, 64'800}},  // the first click is before frame 0
      {-0.25, 15, {12'000, 40'800}},
      {1.5, 30, {28'800, 72'000}},  // begins half a second into the film
      {0.12345, 0, {10'726, 53'926, 82'726}},
      {-1.3, 0, {14'400}},
      {2.5, 0, {}},   // after the film's end
      {-9.0, 0, {}},  // before its beginning
  };
  for (const char* name : {"a.mp4", "a.webm"}) {
    for (const Row& row : rows) {
      const TestFolder folder;
      writeSong(folder / "song.wav");
      auto film = settings(folder / name, row.first, row.first + 59);
      film.audio = folder / "song.wav";
      film.audioOffset = row.offset;
      ASSERT_TRUE(write(film)) << name << row.offset;
      const auto media = support::decode(folder / name);
      ASSERT_EQ(media.error, "");
      EXPECT_EQ(media.times.size(), 60U);
      std::int64_t from = 0;
      for (const std::int64_t click : row.clicks) {
        EXPECT_LE(std::abs(support::loudest(media, from, click + 2'000) - click), 1) << name << row.offset;
        from = click + 2'000;
      }
      EXPECT_EQ(support::loudest(media, from, 96'000), -1) << name << row.offset << ": no more than those";
    }
  }
}

TEST(Film, PartsOfAFilmHaveThePartsOfItsSong) {
  const TestFolder folder;
  writeSong(folder / "song.wav");
  for (const auto& [name, first, click] :
       {std::tuple{"a.webm", 0, 60'000}, {"b.webm", 30, 60'000 - 48'000}, {"c.webm", 35, 60'000 - 56'000}}) {
    auto film = settings(folder / name, first, first + 49);
    film.audio = folder / "song.wav";
    film.audioOffset = 0.25;
    film.audioVolume = 0.5F;
    ASSERT_TRUE(write(film));
    const auto media = support::decode(folder / name);
    EXPECT_LE(std::abs(support::loudest(media, std::max(0, click - 8'000), click + 8'000) - click), 1) << name;
    EXPECT_NEAR(support::peak(media, (click - 1'000) / 48'000.0, (click + 1'000) / 48'000.0), 0.49, 0.05) << name;
  }
}

TEST(Film, VolumeIsAFactorOfTheSamples) {
  for (const char* name : {"a.mp4", "a.webm"}) {
    const TestFolder folder;
    support::writeTone(folder / "tone.wav", 48000, 3.0, 0.0);  // 0.5 loud
    for (const float volume : {1.0F, 0.5F, 0.125F, 0.0F}) {
      auto film = settings(folder / name, 0, 29);
      film.audio = folder / "tone.wav";
      film.audioVolume = volume;
      ASSERT_TRUE(write(film));
      const auto media = support::decode(folder / name);
      EXPECT_NEAR(support::peak(media, 0.2, 0.8), 0.5F * volume, 0.02F * volume) << name;
      EXPECT_GT(media.sound.size(), 40'000U) << "also without a sound";
    }
  }
}

TEST(Film, SoundMayChangeItsKindOnTheWay) {
  struct Row {
    int rateBefore, channelsBefore, rateAfter, channelsAfter;
    std::int64_t first;  // frame of the film's beginning
  };
  for (const Row& row : {Row{48000, 2, 48000, 1, 0}, Row{48000, 1, 48000, 2, 0}, Row{44100, 2, 48000, 2, 0},
                         Row{44100, 1, 22050, 2, 15}, Row{48000, 2, 44100, 1, 15}, Row{44100, 2, 48000, 1, 60}}) {
    const TestFolder folder;
    support::writeAac(folder / "silent.aac", row.rateBefore, row.channelsBefore, 1.0, false);
    support::writeAac(folder / "tone.aac", row.rateAfter, row.channelsAfter, 3.0, true);
    std::ofstream joined(folder / "joined.aac", std::ios::binary);
    for (const char* part : {"silent.aac", "tone.aac"})
      joined << std::ifstream(folder / part, std::ios::binary).rdbuf();
    joined.close();
    auto film = settings(folder / "a.webm", row.first, row.first + 59);
    film.audio = folder / "joined.aac";
    ASSERT_TRUE(write(film));
    const auto media = support::decode(folder / "a.webm");
    ASSERT_EQ(media.error, "");
    EXPECT_EQ(media.times.size(), 60U);
    // This is where the parts meet; each may add up to three of its codec's frames of 1024 samples.
    const double joint = std::max(0.0, 1.0 - static_cast<double>(row.first) / 30.0);
    EXPECT_NEAR(support::firstLoud(media), joint, joint > 0.0 ? 0.15 : 0.02) << row.rateAfter << ' ' << row.first;
    const double ends = media.soundStart + static_cast<double>(media.sound.size()) / media.soundRate;
    EXPECT_NEAR(ends, 2.0, 0.022) << "the sound goes on behind the joint";
  }
}

TEST(Film, ASongThatIsOverBeforeTheFilmBeginsLeavesItWhole) {
  // GIVEN a song of one second, and a film from the tenth on
  const TestFolder folder;
  support::writeTone(folder / "song.wav", 48000, 1.0, 0.1);
  for (const char* name : {"a.mp4", "a.webm"}) {
    auto film = settings(folder / name, 300, 309);
    film.audio = folder / "song.wav";
    // WHEN it is made
    auto writer = app::openWriter(film, {});
    ASSERT_TRUE(writer) << name;
    for (int i = 300; i < 310; ++i) ASSERT_TRUE((*writer)->add(numbered(i), i)) << name << i;
    const auto finished = (*writer)->finish();
    // THEN all its pictures are there
    ASSERT_TRUE(finished) << base::describe(finished.error());
    const auto media = support::decode(folder / name);
    EXPECT_EQ(media.error, "") << name;
    EXPECT_EQ(media.times.size(), 10U) << name;
  }
}

TEST(Film, SoundThatFailsOnTheWayDoesNotTakeThePicturesWithIt) {
  const TestFolder folder;
  // The file has two seconds of 32-bit floats; after the first they are no numbers, which no
  // encoder accepts.
  constexpr std::uint32_t kRate = 48000;
  std::ofstream file(folder / "nan.wav", std::ios::binary);
  const auto number = [&file](std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) file.put(static_cast<char>(value >> (8 * i)));
  };
  file << "RIFF";
  number(36 + 8 * kRate, 4);
  file << "WAVEfmt ";
  number(16, 4);
  number(3, 2);  // IEEE float
  number(1, 2);
  number(kRate, 4);
  number(4 * kRate, 4);
  number(4, 2);
  number(32, 2);
  file << "data";
  number(8 * kRate, 4);
  for (std::uint32_t i = 0; i < 2 * kRate; ++i) number(i < kRate ? 0U : 0x7FC00000U, 4);
  file.close();
  auto film = settings(folder / "a.mp4", 0, 59);
  film.audio = folder / "nan.wav";
  auto writer = app::openWriter(film, {});
  ASSERT_TRUE(writer);
  for (int i = 0; i < 60; ++i) ASSERT_TRUE((*writer)->add(numbered(i), i)) << i;
  ASSERT_TRUE((*writer)->finish());
  ASSERT_TRUE((*writer)->leftOut());
  EXPECT_THAT(base::describe(*(*writer)->leftOut()), HasSubstr("no sound from there on"));
  const auto media = support::decode(folder / "a.mp4");
  EXPECT_EQ(media.error, "");
  EXPECT_EQ(media.times.size(), 60U);
  EXPECT_NEAR(static_cast<double>(media.sound.size()) / media.soundRate, 1.0, 0.1);
}

TEST(FilmErrors, SoundThatIsNone) {
  const TestFolder folder;
  std::ofstream(folder / "text.wav") << std::string(5000, 'x');
  auto film = settings(folder / "a.mp4", 0, 1);
  film.audio = folder / "text.wav";
  expectRefused(film, base::ErrorCode::NotThisFormat, "text.wav");
  film.audio = folder / "gone.wav";
  expectRefused(film, base::ErrorCode::CannotOpen, "gone.wav");
  ASSERT_TRUE(write(settings(folder / "silent.webm", 0, 1)));
  film.audio = folder / "silent.webm";
  expectRefused(film, base::ErrorCode::NotThisFormat, "no sound");
  EXPECT_THAT(folder.names(), ElementsAre("silent.webm", "text.wav"));
}

}  // namespace
