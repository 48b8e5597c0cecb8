// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// One film of several dances, read back by FFmpeg's decoders.
#include "app/film/joined_film.h"

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <fstream>

#include "tests/app/film/small_film.h"
#include "tests/app/film/sounds.h"

namespace {

using app::JoinedFilm;
using support::settings;
using support::TestFolder;
using ::testing::HasSubstr;

constexpr JoinedFilm::Meeting kCut{0.0, false, false};

app::FilmSettings joined(const std::filesystem::path& output) {
  auto film = settings(output, 0, 0);
  film.joined = true;
  return film;
}

/// Adds a part whose pictures are all white, and ends it.
base::Result<void> addPart(JoinedFilm& film, const app::FilmSettings& part, const JoinedFilm::Meeting& meeting = kCut) {
  auto writer = film.begin(part, meeting, {});
  if (!writer) return tl::unexpected(writer.error());
  const auto numbers = app::picturesOf(part.frames, part.picturesASecond);
  for (auto number = numbers.first; number <= numbers.last; ++number) {
    auto added = (*writer)->add(support::twoColours(64, 48, {255, 255, 255, 255}, {255, 255, 255, 255}), number);
    if (!added) return added;
  }
  return (*writer)->finish();
}

TEST(JoinedFilm, EachPartHasItsOwnSoundToTheSample) {
  for (const char* name : {"a.mp4", "a.webm"}) {
    // GIVEN a song that clicks at 0.1, 1.1 and 1.6 s
    const TestFolder folder;
    support::writeClicks(folder / "song.wav", 192'000, {4'800, 52'800, 76'800});
    auto film = JoinedFilm::open(joined(folder / name));
    ASSERT_TRUE(film);
    // WHEN four parts of a second follow each other: from the song's beginning; from frame 30,
    // where the song is a quarter of a second late; without a song; and from the beginning again
    auto first = settings(folder / name, 0, 29);
    first.audio = folder / "song.wav";
    auto late = settings(folder / name, 30, 59);
    late.audio = first.audio;
    late.audioOffset = 0.25;
    for (const auto& part : {first, late, settings(folder / name, 0, 29), first}) ASSERT_TRUE(addPart(**film, part));
    ASSERT_TRUE((*film)->finish());
    // THEN each click is where its part has it, and what lies beyond a part is in none
    const auto media = support::decode(folder / name);
    ASSERT_EQ(media.error, "");
    ASSERT_EQ(media.times.size(), 120U);
    for (std::size_t i = 0; i < media.times.size(); ++i)
      EXPECT_NEAR(media.times[i] - media.times[0], static_cast<double>(i) / 30, 1.5e-3);
    const std::int64_t clicks[] = {4'800, 64'800, 88'800, 148'800};
    std::int64_t from = 0;
    for (const std::int64_t click : clicks) {
      EXPECT_LE(std::abs(support::loudest(media, from, click + 2'000) - click), 1) << name;
      from = click + 2'000;
    }
    for (const auto& [begin, end] : {std::pair(0.2, 0.99), {1.01, 1.25}, {2.0, 3.0}, {3.2, 3.99}})
      EXPECT_LT(support::peak(media, begin, end), 0.05F) << name << begin;
    const double ends = media.soundStart + static_cast<double>(media.sound.size()) / media.soundRate;
    EXPECT_NEAR(ends, 4.0, 0.022) << name;
  }
}

TEST(JoinedFilm, SoundFadesBetweenPartsAndNowhereElse) {
  const TestFolder folder;
  support::writeTone(folder / "tone.wav", 48000, 4.0, 0.0);  // half loud
  auto part = settings(folder / "a.webm", 0, 59);
  part.audio = folder / "tone.wav";
  auto film = JoinedFilm::open(joined(part.output));
  ASSERT_TRUE(film);
  ASSERT_TRUE(addPart(**film, part, {0.5, false, true}));
  ASSERT_TRUE(addPart(**film, part, {0.5, true, false}));
  ASSERT_TRUE((*film)->finish());
  const auto media = support::decode(part.output);
  ASSERT_EQ(media.error, "");
  // A line from one to zero: the loudest of a window is at its louder end.
  struct Row {
    double from, to, loud;
  };
  for (const Row& row : {Row{0.02, 0.1, 0.5}, Row{1.3, 1.4, 0.5}, Row{1.75, 1.76, 0.25}, Row{1.9, 1.91, 0.1},
                         Row{2.09, 2.1, 0.1}, Row{2.24, 2.25, 0.25}, Row{2.6, 2.7, 0.5}, Row{3.9, 3.98, 0.5}})
    EXPECT_NEAR(support::peak(media, row.from, row.to), row.loud, 0.02) << row.from;
}

TEST(JoinedFilm, PicturesFadeToBlackOrToNothing) {
  for (const bool transparent : {false, true}) {
    const TestFolder folder;
    auto whole = joined(folder / "p_%02d.png");
    whole.transparent = transparent;
    auto film = JoinedFilm::open(whole);
    ASSERT_TRUE(film);
    // GIVEN a fade of a tenth of a second: three pictures, in whose middle 1/6, 3/6 and 5/6 are
    // left
    const auto part = settings(whole.output, 10, 17);
    ASSERT_TRUE(addPart(**film, part, {0.1, false, true}));
    // AND a part of two pictures, where it can only be one on each side: 1/2
    ASSERT_TRUE(addPart(**film, settings(whole.output, 0, 1), {0.1, true, true}));
    ASSERT_TRUE(addPart(**film, part, {0.1, true, false}));
    ASSERT_TRUE((*film)->finish());
    const int left[] = {255, 255, 255, 255, 255, 213, 128, 43, 128, 128, 43, 128, 213, 255, 255, 255, 255, 255};
    for (std::size_t i = 0; i < std::size(left); ++i) {
      const auto picture = support::decode(app::PictureName::parse(whole.output)->path(static_cast<std::int64_t>(i)));
      ASSERT_EQ(picture.error, "") << i;
      if (transparent) {
        support::expectColour(picture.centres[0], {255, 255, 255, left[i]}, 0);
      } else {
        support::expectColour(picture.centres[0], {left[i], left[i], left[i], 255}, 0);
      }
    }
  }
}

TEST(JoinedFilm, APartWhoseSoundCantBeUsedLeavesTheFilmAsItWas) {
  const TestFolder folder;
  std::ofstream(folder / "noise.wav") << "no sound at all, but some text that is long enough to look at";
  support::writeClicks(folder / "song.wav", 48'000, {24'000});
  auto good = settings(folder / "a.mp4", 0, 29);
  good.audio = folder / "song.wav";
  auto film = JoinedFilm::open(joined(good.output));
  ASSERT_TRUE(film);
  ASSERT_TRUE(addPart(**film, good));
  for (const char* name : {"noise.wav", "missing.wav"}) {
    auto bad = good;
    bad.audio = folder / name;
    const auto refused = addPart(**film, bad);
    ASSERT_FALSE(refused) << name;
    EXPECT_THAT(base::describe(refused.error()), HasSubstr(name));
  }
  EXPECT_FALSE((*film)->failed());
  ASSERT_TRUE(addPart(**film, good));
  ASSERT_TRUE((*film)->finish());
  const auto media = support::decode(good.output);
  EXPECT_EQ(media.times.size(), 60U);
  EXPECT_LE(std::abs(support::loudest(media, 48'000, 96'000) - 72'000), 1);
}

TEST(JoinedFilm, ItIsThereOnlyWhenItIsFinishedAndNotEmpty) {
  const TestFolder folder;
  {
    auto film = JoinedFilm::open(joined(folder / "empty.mp4"));
    ASSERT_TRUE(film);
    EXPECT_TRUE((*film)->finish());
  }
  EXPECT_TRUE(folder.names().empty());
  const auto part = settings(folder / "a.mp4", 0, 4);
  {
    auto film = JoinedFilm::open(joined(part.output));
    ASSERT_TRUE(film);
    ASSERT_TRUE(addPart(**film, part));
    EXPECT_FALSE(std::filesystem::exists(part.output)) << "more parts may come";
  }
  EXPECT_TRUE(folder.names().empty()) << "it was given up";
  // WHEN no more is wanted while a part is made, its end is the film's
  std::atomic<bool> stopped = false;
  auto whole = joined(part.output);
  whole.stopped = [&stopped] { return stopped.load(); };
  auto film = JoinedFilm::open(whole);
  ASSERT_TRUE(film);
  stopped = true;
  ASSERT_TRUE(addPart(**film, part));
  EXPECT_EQ(support::decode(part.output).times.size(), 5U);
  EXPECT_TRUE((*film)->finish()) << "once more is no harm";
}

}  // namespace
