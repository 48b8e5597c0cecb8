// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The song of the dance that follows: opened beside the present one, and heard behind it without a
// gap.
#include "app/sound/next_song.h"

#include <atomic>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "app/sound/dance_fade.h"
#include "app/sound/song_player.h"
#include "tests/app/film/sounds.h"
#include "tests/app/sound/playing.h"

namespace {

using app::DanceFade;
using app::NextSong;
using app::SongPlayer;
using support::becomes;

/// This is a next song alone, and a count of the times that it said that it is open.
struct Next : testing::Test {
  Next() { support::writeTimes(folder / "next.wav"); }

  support::TestFolder folder;
  std::atomic<int> told = 0;
  NextSong next{[this] { ++told; }};
};

TEST_F(Next, IsOpenedBesideAndHandedOutOnce) {
  EXPECT_FALSE(next.any());
  EXPECT_FALSE(next.ready());
  next.set(NextSong::Source{folder / "next.wav", {}, 2.5});
  EXPECT_TRUE(next.any());
  EXPECT_EQ(next.offset(), 2.5);
  ASSERT_TRUE(becomes([this] { return told == 1; }));
  ASSERT_TRUE(next.ready());
  ASSERT_TRUE(next.feed());
  EXPECT_FALSE(next.take(folder / "another.wav")) << "another song isn't next";
  auto taken = next.take(folder / "next.wav");
  ASSERT_TRUE(taken);
  ASSERT_TRUE(taken->feed.has_value());
  EXPECT_EQ(taken->offset, 2.5);
  // Its samples are n / 32.768 ms behind its start, of which there are 2.5 s of silence before.
  std::vector<float> samples;
  (*taken->feed)->begin({.from = 4.5, .offset = taken->offset});
  while (samples.size() < 200) (*taken->feed)->produce(samples);
  EXPECT_NEAR(static_cast<double>(samples[0]) * 32.768, 2.0, 0.002);
  EXPECT_FALSE(*taken->stop);
  EXPECT_FALSE(next.any());
  EXPECT_FALSE(next.feed());
  EXPECT_FALSE(next.take(folder / "next.wav"));
}

TEST_F(Next, OneThatCannotBeOpenedSaysWhy) {
  next.set(NextSong::Source{folder / "gone.wav", {}, 0.0});
  ASSERT_TRUE(becomes([this] { return next.ready(); }));
  EXPECT_FALSE(next.feed());
  const auto taken = next.take(folder / "gone.wav");
  ASSERT_TRUE(taken);
  ASSERT_FALSE(taken->feed.has_value());
  EXPECT_NE(describe(taken->feed.error()).find("gone.wav"), std::string::npos);
}

TEST_F(Next, ADanceWithoutASongIsReadyAtOnceAndIsNotHandedOut) {
  next.set(NextSong::Source{});
  EXPECT_TRUE(next.any());
  EXPECT_TRUE(next.ready());
  EXPECT_FALSE(next.feed());
  EXPECT_FALSE(next.take({}));
}

TEST_F(Next, AnotherOneTakesItsPlace) {
  support::writeTimes(folder / "other.wav");
  for (int i = 0; i < 50; ++i) next.set(NextSong::Source{folder / "next.wav", {}, 0.0});
  next.set(NextSong::Source{folder / "other.wav", {}, -3.0e6});
  EXPECT_EQ(next.offset(), -1.0e6) << "it is clamped";
  ASSERT_TRUE(becomes([this] { return next.ready(); }));
  EXPECT_FALSE(next.take(folder / "next.wav"));
  EXPECT_TRUE(next.take(folder / "other.wav"));
  next.set(NextSong::Source{folder / "next.wav", {}, 0.0});
  next.set(std::nullopt);
  EXPECT_FALSE(next.any());
  EXPECT_FALSE(next.ready());
}

TEST(DanceFade, GoesInProportionToTheTimeToTheNearerEnd) {
  EXPECT_EQ((DanceFade{0.0, true}).at(0.0, 10.0), 1.0) << "nothing fades";
  const DanceFade first{2.0, false}, later{2.0, true};
  EXPECT_EQ(first.at(0.5, 10.0), 1.0) << "nothing came before it";
  EXPECT_EQ(later.at(0.5, 10.0), 0.25);
  EXPECT_EQ(later.at(-0.5, 10.0), 0.25) << "the end of the dance before";
  EXPECT_EQ(later.at(5.0, 10.0), 1.0);
  EXPECT_EQ(first.at(9.0, 10.0), 0.5);
  EXPECT_EQ(first.at(11.0, 10.0), 0.5) << "the start of the one behind it";
  EXPECT_EQ(first.at(9.0, std::nullopt), 1.0) << "nothing follows";
  EXPECT_EQ(later.at(1.5, 2.0), 0.25) << "of a short dance the nearer end counts";
}

/// Two dances of three seconds: the second one's song begins at its fifth second.
struct Following : support::Playing {
  void begin() {
    open(90.0);
    player->setLoop(std::nullopt);
    clock.setLoop(false);
    clock.setFollowed(true);
    player->setEnd(3.0);
    player->setNext(NextSong::Source{folder / "next.wav", {}, -5.0});
    ASSERT_TRUE(becomes([this] { return player->nextReady(); }));
    run(0.3);
  }
  void takeNext() {
    std::optional<SongPlayer::Taken> taken;
    taken = player->takeNext(folder / "next.wav");
    ASSERT_TRUE(taken);
    EXPECT_TRUE(taken->opened.has_value());
    goesOn = taken->goesOn;
    player->setEnd(100.0);
    clock.setLastFrame(3000.0);
  }
  Following() { support::writeTimes(folder / "next.wav"); }
  bool goesOn = false;
};

TEST_F(Following, TheNextSongComesToTheSample) {
  begin();
  play();
  run(3.05);
  ASSERT_LT(clock.frame(), 90.0);
  // WHEN the window is busy for half a second around the end
  run(0.5);
  EXPECT_TRUE(clock.ended());
  takeNext();
  EXPECT_TRUE(goesOn);
  clock.goOn(player->now());
  EXPECT_NEAR(clock.frame() / 30.0, 0.4, 0.15) << "as much as it would have played";
  // THEN the device got the one song to the last sample before the end, and then the other one
  const auto times = [&](std::size_t i) { return static_cast<double>(machine.given[i]) * 32.768; };
  std::size_t turn = 48'000;
  while (turn + 1 < machine.given.size() && times(turn) < 4.0) ++turn;
  ASSERT_LT(turn + 1, machine.given.size());
  EXPECT_NEAR(times(turn - 1), 3.0, 0.002);
  EXPECT_NEAR(times(turn), 5.0, 0.002);
  // AND it goes on in step, also after a seek
  for (int i = 0; i < 100; ++i) {
    step();
    ASSERT_NEAR(clock.frame() / 30.0 + 5.0, machine.sound(), 0.003) << i;
    ASSERT_NEAR(*player->position(), machine.sound(), 0.003) << i;
  }
  seek(1.0);
  run(0.3);
  EXPECT_NEAR(clock.frame() / 30.0 + 5.0, machine.sound(), 0.003);
}

TEST_F(Following, TheNextSongIsThereAtOnceWhenAsked) {
  begin();
  play();
  run(1.0);
  takeNext();
  EXPECT_FALSE(goesOn);
  seek(0.0);
  run(0.2);
  EXPECT_NEAR(clock.frame() / 30.0 + 5.0, machine.sound(), 0.003);
}

TEST_F(Following, WhatDoesNotFollowAnyMoreIsNotHeard) {
  begin();
  play();
  run(2.6);
  // WHEN the list is changed after the next song is in the queue already
  player->setNext(NextSong::Source{});
  EXPECT_FALSE(player->takeNext(folder / "next.wav"));
  run(1.0);
  EXPECT_LT(machine.sound(), 0.0) << "silence follows, not the song that did before";
  player->setNext(std::nullopt);
  run(0.5);
  EXPECT_GT(machine.sound(), 3.0) << "the dance has no end at which anything would follow";
}

TEST_F(Following, FadesBetweenTheDances) {
  player->setFade(1.0);
  begin();
  play();
  run(2.0);
  EXPECT_NEAR(machine.sound(), clock.frame() / 30.0, 0.01) << "it is full until two seconds";
  // THEN the value of a sample, which is its time, gets less towards the end, and grows after it
  run(0.5);
  double at = clock.frame() / 30.0;
  EXPECT_NEAR(machine.sound(), at * (3.0 - at), 0.02);
  run(1.0);
  takeNext();
  ASSERT_TRUE(goesOn);
  clock.goOn(player->now());
  at = clock.frame() / 30.0;
  ASSERT_LT(at, 0.9);
  EXPECT_NEAR(machine.sound(), (5.0 + at) * at, 0.03);
  run(1.0);
  EXPECT_NEAR(machine.sound(), 5.0 + clock.frame() / 30.0, 0.01);
}

}  // namespace
