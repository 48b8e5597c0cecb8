// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A song that is played for `odori play`, with a device that the test moves: the dance's clock is
// the song's.

#include "app/commands/play_song.h"

#include <chrono>
#include <memory>
#include <thread>
#include <utility>

#include <gtest/gtest.h>

#include "tests/app/film/sounds.h"
#include "tests/app/sound/fake_output.h"
#include "tests/support/test_folder.h"

namespace {

class PlaySongTest : public testing::Test {
 protected:
  PlaySongTest() {
    support::writeTimes(folder_ / "song.wav");  // its samples say where they are
    by_.seconds = [this] { return machine_.time.load(); };
    by_.waitUntil = [this](double seconds) {
      // The decoder keeps up, since time stands while it works.
      const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
      while (song_ != nullptr && !song_->ready() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      const double step = std::min(0.01, seconds - machine_.time);
      machine_.time = machine_.time + step;
      machine_.feed();
      if (!machine_.given.empty()) machine_.heard += step * machine_.pace;
    };
  }
  void open(double offset = 0.0) {
    auto opened = app::PlaySong::open({.file = folder_ / "song.wav", .offset = offset}, app::OpenContext(), by_,
                                      std::make_unique<support::FakeOutput>(machine_));
    ASSERT_TRUE(opened) << base::describe(opened.error());
    song_ = std::move(*opened);
  }

  support::TestFolder folder_;
  support::Machine machine_;
  app::PlayClock by_;
  std::unique_ptr<app::PlaySong> song_;
};

TEST_F(PlaySongTest, WhatIsHeardIsWhereTheDanceIs) {
  ASSERT_NO_FATAL_FAILURE(open());
  const app::PlayClock clock = song_->clock();
  clock.begin(2.0);
  const double start = clock.seconds();
  clock.waitUntil(start + 1.0);
  EXPECT_GE(clock.seconds(), start + 1.0);
  EXPECT_NEAR(machine_.sound(), 3.0, 0.05);
  // AND so when it begins again
  clock.begin(0.5);
  const double again = clock.seconds();
  clock.waitUntil(again + 1.0);
  EXPECT_NEAR(machine_.sound(), 1.5, 0.05);
}

TEST_F(PlaySongTest, TheDanceIsAsSlowAsTheDevice) {
  ASSERT_NO_FATAL_FAILURE(open());
  machine_.pace = 0.95;
  const app::PlayClock clock = song_->clock();
  clock.begin(0.0);
  const double start = clock.seconds(), time = machine_.time;
  clock.waitUntil(start + 4.0);
  EXPECT_NEAR(machine_.sound(), 4.0, 0.05);
  EXPECT_GT(machine_.time - time, 4.1) << "by the other clock it took longer";
}

TEST_F(PlaySongTest, TheOffsetDelaysTheSong) {
  ASSERT_NO_FATAL_FAILURE(open(1.5));
  const app::PlayClock clock = song_->clock();
  clock.begin(2.0);
  clock.waitUntil(clock.seconds() + 1.0);
  EXPECT_NEAR(machine_.sound(), 1.5, 0.05);
}

TEST_F(PlaySongTest, AFileThatIsNoSongIsRefused) {
  const auto opened = app::PlaySong::open({.file = folder_ / "none.wav"}, app::OpenContext(), by_,
                                          std::make_unique<support::FakeOutput>(machine_));
  EXPECT_FALSE(opened);
}

}  // namespace
