// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/player_clock.h"

#include <limits>

#include <gtest/gtest.h>

namespace {

using app::PlayerClock;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// Returns a clock over [0, 90], three seconds.
PlayerClock threeSeconds(bool loop) {
  PlayerClock clock;
  clock.setLastFrame(90);
  clock.setLoop(loop);
  return clock;
}

TEST(PlayerClock, StandsAtTheStart) {
  PlayerClock clock;
  EXPECT_EQ(clock.frame(), 0.0);
  EXPECT_FALSE(clock.playing());
  EXPECT_TRUE(clock.loop());
  EXPECT_EQ(clock.speed(), 1.0);
  EXPECT_EQ(clock.advance(100.0), 0.0) << "without playing nothing moves";
}

TEST(PlayerClock, ShowsThirtyFramesASecond) {
  auto clock = threeSeconds(true);
  clock.play(10.0);
  EXPECT_NEAR(clock.advance(10.5), 15.0, 1e-9);
  EXPECT_NEAR(clock.advance(11.25), 37.5, 1e-9);
  EXPECT_TRUE(clock.playing());
}

TEST(PlayerClock, ManySmallStepsAreOneLargeOne) {
  // GIVEN a display of 144 pictures a second, and one that paused
  auto often = threeSeconds(true), seldom = threeSeconds(true);
  often.play(0.0);
  seldom.play(0.0);
  for (int picture = 1; picture <= 144 * 60; ++picture) often.advance(picture / 144.0);
  // THEN both are at the same frame after a minute
  EXPECT_NEAR(often.frame(), seldom.advance(60.0), 1e-6);
}

TEST(PlayerClock, WrapsWhenLooping) {
  auto clock = threeSeconds(true);
  clock.play(0.0);
  EXPECT_NEAR(clock.advance(3.5), 15.0, 1e-9);
  EXPECT_NEAR(clock.advance(3.0 * 7 + 1.0), 30.0, 1e-9);
  EXPECT_TRUE(clock.playing());
  // AND leaving the loop after several rounds plays this one to its end
  clock.setLoop(false);
  EXPECT_NEAR(clock.advance(3.0 * 7 + 2.0), 60.0, 1e-9);
  EXPECT_TRUE(clock.playing());
}

TEST(PlayerClock, StaysAtTheEndWithoutLooping) {
  auto clock = threeSeconds(false);
  clock.play(0.0);
  EXPECT_EQ(clock.advance(3.5), 90.0);
  EXPECT_FALSE(clock.playing());
  // WHEN played again THEN it starts over
  clock.play(5.0);
  EXPECT_NEAR(clock.advance(6.0), 30.0, 1e-9);
}

TEST(PlayerClock, PausesWhereItIs) {
  auto clock = threeSeconds(true);
  clock.play(0.0);
  clock.pause(1.0);
  EXPECT_NEAR(clock.frame(), 30.0, 1e-9);
  EXPECT_NEAR(clock.advance(2.0), 30.0, 1e-9);
  clock.play(10.0);
  EXPECT_NEAR(clock.advance(10.5), 45.0, 1e-9);
}

TEST(PlayerClock, PlayingTwiceChangesNothing) {
  auto clock = threeSeconds(true);
  clock.play(0.0);
  clock.play(1.0);
  EXPECT_NEAR(clock.advance(2.0), 60.0, 1e-9);
}

TEST(PlayerClock, SeeksWhilePlayingAndWhilePaused) {
  auto clock = threeSeconds(true);
  clock.seek(33.25, 0.0);
  EXPECT_EQ(clock.frame(), 33.25);
  EXPECT_FALSE(clock.playing());
  clock.play(0.0);
  clock.seek(60.0, 2.0);
  EXPECT_TRUE(clock.playing());
  EXPECT_NEAR(clock.advance(2.5), 75.0, 1e-9);
  clock.seek(-5.0, 3.0);
  EXPECT_EQ(clock.frame(), 0.0);
  clock.seek(1e9, 3.0);
  EXPECT_EQ(clock.frame(), 90.0);
  clock.seek(30.0, 3.0);
  clock.seek(kNan, 3.0);
  EXPECT_EQ(clock.frame(), 30.0);
}

TEST(PlayerClock, ChangesItsSpeedWithoutAJump) {
  auto clock = threeSeconds(true);
  clock.play(0.0);
  clock.setSpeed(0.5, 1.0);
  EXPECT_NEAR(clock.advance(1.0), 30.0, 1e-9);
  EXPECT_NEAR(clock.advance(2.0), 45.0, 1e-9);
}

TEST(PlayerClock, SpeedHasLimits) {
  PlayerClock clock;
  clock.setSpeed(0.0, 0.0);
  EXPECT_EQ(clock.speed(), 0.1);
  clock.setSpeed(50.0, 0.0);
  EXPECT_EQ(clock.speed(), 10.0);
  clock.setSpeed(kNan, 0.0);
  EXPECT_EQ(clock.speed(), 10.0);
}

TEST(PlayerClock, StepsToWholeFramesAndPauses) {
  auto clock = threeSeconds(true);
  clock.play(0.0);
  clock.step(1, 0.35);  // at 10.5
  EXPECT_FALSE(clock.playing());
  EXPECT_EQ(clock.frame(), 11.0);
  clock.seek(10.5, 1.0);
  clock.step(-1, 1.0);
  EXPECT_EQ(clock.frame(), 10.0);
  clock.step(-1, 1.0);
  EXPECT_EQ(clock.frame(), 9.0);
  clock.step(10, 1.0);
  EXPECT_EQ(clock.frame(), 19.0);
  clock.step(-100, 1.0);
  EXPECT_EQ(clock.frame(), 0.0);
  clock.step(1000, 1.0);
  EXPECT_EQ(clock.frame(), 90.0);
}

TEST(PlayerClock, StepsFromAFrameThatIsWholeButForRounding) {
  auto clock = threeSeconds(true);
  clock.seek(9.9999999, 0.0);
  clock.step(1, 0.0);
  EXPECT_EQ(clock.frame(), 11.0);
  clock.seek(10.0000001, 0.0);
  clock.step(-1, 0.0);
  EXPECT_EQ(clock.frame(), 9.0);
}

TEST(PlayerClock, AShorterRangeHoldsTheFrame) {
  auto clock = threeSeconds(true);
  clock.seek(80.0, 0.0);
  clock.setLastFrame(60.0);
  EXPECT_EQ(clock.frame(), 60.0);
  clock.setLastFrame(-1.0);
  EXPECT_EQ(clock.lastFrame(), 0.0);
  EXPECT_EQ(clock.frame(), 0.0);
  clock.setLastFrame(kNan);
  EXPECT_EQ(clock.lastFrame(), 0.0);
}

TEST(PlayerClock, OneFrameOrNoneStands) {
  // GIVEN no frames
  PlayerClock clock;
  EXPECT_TRUE(clock.stands());
  // WHEN it is told to play in a loop THEN it doesn't
  clock.play(0.0);
  EXPECT_FALSE(clock.playing());
  EXPECT_EQ(clock.advance(5.0), 0.0);
  // AND a motion that is added doesn't start it
  clock.setLastFrame(90);
  EXPECT_FALSE(clock.stands());
  EXPECT_EQ(clock.advance(6.0), 0.0);
}

TEST(PlayerClock, ARangeThatShrinksToOneFrameEndsPlaying) {
  for (const bool loop : {true, false}) {
    // GIVEN a dance that plays
    auto clock = threeSeconds(loop);
    clock.play(0.0);
    clock.advance(1.0);
    // WHEN a motion of one frame replaces it THEN it stops at once
    clock.setLastFrame(0.0);
    EXPECT_TRUE(clock.stands());
    EXPECT_FALSE(clock.playing());
    EXPECT_EQ(clock.advance(2.0), 0.0);
    EXPECT_FALSE(clock.playing());
    // AND a longer one is played again on request
    clock.setLastFrame(90);
    EXPECT_FALSE(clock.playing());
    clock.play(3.0);
    EXPECT_NEAR(clock.advance(4.0), 30.0, 1e-9);
  }
}

TEST(PlayerClock, ATimeThatRunsBackMovesNothing) {
  auto clock = threeSeconds(true);
  clock.play(10.0);
  clock.advance(11.0);
  EXPECT_NEAR(clock.advance(10.0), 30.0, 1e-9);
  EXPECT_NEAR(clock.advance(kNan), 30.0, 1e-9);
  EXPECT_NEAR(clock.advance(12.0), 60.0, 1e-9);
}

TEST(PlayerClock, APartGoesRoundLoopingOrNot) {
  for (const bool loop : {true, false}) {
    auto clock = threeSeconds(loop);
    clock.setRange(app::PlayRange{15.0, 45.0}, 0.0);
    // GIVEN it plays from before the part THEN it goes on into it, and round every second
    clock.play(10.0);
    EXPECT_NEAR(clock.advance(10.25), 7.5, 1e-9);
    EXPECT_NEAR(clock.advance(11.25), 37.5, 1e-9);
    EXPECT_NEAR(clock.advance(11.5), 15.0, 1e-9);
    EXPECT_NEAR(clock.advance(12.25), 37.5, 1e-9);
    EXPECT_NEAR(clock.advance(20.25), 37.5, 1e-9) << "eight turns at once";
    EXPECT_TRUE(clock.playing());
    // AND without the part it plays on to the end
    clock.setRange(std::nullopt, 20.25);
    EXPECT_NEAR(clock.advance(21.25), 67.5, 1e-9);
    EXPECT_NEAR(clock.advance(22.25), loop ? 7.5 : 90.0, 1e-9);
    EXPECT_EQ(clock.playing(), loop);
  }
}

TEST(PlayerClock, BehindAPartPlayingGoesOnFromItsStart) {
  auto clock = threeSeconds(false);
  clock.setRange(app::PlayRange{15.0, 45.0}, 0.0);
  // GIVEN it is paused after the part: it may stay there until it plays
  clock.seek(70.0, 0.0);
  EXPECT_EQ(clock.frame(), 70.0);
  clock.step(1, 0.0);
  EXPECT_EQ(clock.frame(), 71.0);
  clock.play(1.0);
  EXPECT_EQ(clock.frame(), 15.0);
  EXPECT_NEAR(clock.advance(1.5), 30.0, 1e-9);
  // WHEN it seeks there while it plays, or the part is set before it
  clock.seek(45.0, 1.5);
  EXPECT_EQ(clock.frame(), 15.0);
  clock.seek(40.0, 2.0);
  clock.setRange(app::PlayRange{3.0, 33.0}, 2.0);
  EXPECT_EQ(clock.frame(), 3.0);
  EXPECT_NEAR(clock.advance(2.5), 18.0, 1e-9);
  // THEN a part set around it, or after it, doesn't move it
  clock.setRange(app::PlayRange{10.0, 20.0}, 2.5);
  EXPECT_NEAR(clock.frame(), 18.0, 1e-9);
  clock.setRange(app::PlayRange{30.0, 60.0}, 2.5);
  EXPECT_NEAR(clock.frame(), 18.0, 1e-9);
}

TEST(PlayerClock, APartIsCutToTheDance) {
  auto clock = threeSeconds(true);
  const double infinite = std::numeric_limits<double>::infinity();
  clock.setRange(app::PlayRange{-infinite, infinite}, 0.0);
  EXPECT_EQ(clock.range(), (app::PlayRange{0.0, 90.0}));
  clock.setRange(app::PlayRange{60.0, 80.0}, 0.0);
  // WHEN another dance ends inside it, then before it
  clock.setLastFrame(70.0);
  EXPECT_EQ(clock.range(), (app::PlayRange{60.0, 70.0}));
  clock.setLastFrame(50.0);
  EXPECT_FALSE(clock.range());
  // THEN an empty part is none; NaN changes nothing
  clock.setRange(app::PlayRange{20.0, 40.0}, 0.0);
  clock.setRange(app::PlayRange{kNan, 40.0}, 0.0);
  clock.setRange(app::PlayRange{20.0, kNan}, 0.0);
  EXPECT_EQ(clock.range(), (app::PlayRange{20.0, 40.0}));
  for (const app::PlayRange& none : {app::PlayRange{30.0, 30.5}, {30.0, 10.0}, {50.0, 90.0}}) {
    clock.setRange(app::PlayRange{20.0, 40.0}, 0.0);
    clock.setRange(none, 0.0);
    EXPECT_FALSE(clock.range()) << none.first << ' ' << none.last;
  }
  clock.setRange(app::PlayRange{30.0, 31.0}, 0.0);
  EXPECT_TRUE(clock.range());
}

TEST(PlayerClock, AFollowedDanceWaitsAtItsEndAndTheNextOneGoesOnByTheTimeSince) {
  auto clock = threeSeconds(false);
  clock.setFollowed(true);
  clock.play(0.0);
  EXPECT_NEAR(clock.advance(3.25), 90.0, 1e-9);
  EXPECT_TRUE(clock.playing());
  EXPECT_TRUE(clock.ended());
  // WHEN the next dance is there later, at half the speed
  clock.setSpeed(0.5, 3.5);
  clock.setLastFrame(300.0);
  EXPECT_NEAR(clock.advance(4.0), 90.0, 1e-9) << "it stays meanwhile";
  clock.goOn(4.5);
  EXPECT_NEAR(clock.frame(), 30.0 * (0.5 + 0.5), 1e-9);
  EXPECT_FALSE(clock.ended());
  EXPECT_NEAR(clock.advance(5.5), 45.0, 1e-9);
  // WHEN it is moved meanwhile THEN nothing is past
  clock.setSpeed(1.0, 5.5);
  clock.advance(20.0);
  EXPECT_TRUE(clock.ended());
  clock.seek(10.0, 20.0);
  EXPECT_FALSE(clock.ended());
  clock.goOn(21.0);
  EXPECT_EQ(clock.frame(), 0.0);
  EXPECT_TRUE(clock.playing());
  // WHEN nothing follows THEN it pauses at the end; looping has no end
  clock.setFollowed(false);
  clock.advance(40.0);
  EXPECT_FALSE(clock.playing());
  EXPECT_FALSE(clock.ended());
  auto round = threeSeconds(true);
  round.setFollowed(true);
  round.play(0.0);
  round.advance(3.5);
  EXPECT_FALSE(round.ended());
}

}  // namespace
