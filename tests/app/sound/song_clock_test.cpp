// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/song_clock.h"

#include <cmath>
#include <optional>

#include <gtest/gtest.h>

namespace {

using app::SongClock;

TEST(SongClock, WithoutADeviceItIsTheTimers) {
  SongClock clock;
  EXPECT_EQ(clock.advance(100.0, std::nullopt), 0.0) << "it begins where it is first looked at";
  EXPECT_DOUBLE_EQ(clock.advance(100.5, std::nullopt), 0.5);
  EXPECT_DOUBLE_EQ(clock.advance(100.25, std::nullopt), 0.5) << "a timer that runs back isn't followed";
  EXPECT_DOUBLE_EQ(clock.advance(101.0, std::nullopt), 1.0);
}

TEST(SongClock, ItFollowsADeviceThatIsALittleOffWithoutAJump) {
  // GIVEN a device that is 50 ms behind and runs a thousandth faster than the timer
  SongClock clock;
  double before = clock.advance(0.0, std::nullopt);
  for (int i = 1; i <= 600; ++i) {
    const double timer = i / 60.0, device = 1.001 * timer - 0.05;
    const double now = clock.advance(timer, device);
    // THEN each step is within a tenth of the timer's
    EXPECT_NEAR(now - before, 1.0 / 60.0, 0.1 / 60.0 + 1e-9) << i;
    before = now;
    if (i > 90) {
      EXPECT_NEAR(now, device, 0.005) << i;
    }
  }
}

TEST(SongClock, ADeviceThatTrembleIsSmoothed) {
  // GIVEN a device whose reported position is up to 10 ms off, to either side
  SongClock clock;
  clock.advance(0.0, 0.0);
  double before = 0.0;
  for (int i = 1; i <= 300; ++i) {
    const double timer = i / 60.0;
    const double now = clock.advance(timer, timer + (i % 2 == 0 ? 0.01 : -0.01));
    EXPECT_NEAR(now, timer, 0.002);
    EXPECT_GT(now, before);
    before = now;
  }
}

TEST(SongClock, WhatIsFarOffIsTheSoundsToMend) {
  SongClock clock;
  clock.advance(0.0, 0.0);
  EXPECT_DOUBLE_EQ(clock.advance(1.0, 0.5), 1.0);
  EXPECT_TRUE(clock.outOfStep());
  EXPECT_DOUBLE_EQ(clock.advance(2.0, 2.5), 2.0);
  EXPECT_TRUE(clock.outOfStep());
  EXPECT_DOUBLE_EQ(clock.advance(3.0, 3.0), 3.0);
  EXPECT_FALSE(clock.outOfStep());
}

TEST(SongClock, HeldItStandsUntilTheDeviceArrives) {
  SongClock clock;
  clock.advance(10.0, std::nullopt);
  clock.advance(11.0, std::nullopt);
  clock.hold(11.0, 0.5);
  EXPECT_DOUBLE_EQ(clock.advance(11.1, std::nullopt), 1.0) << "no device yet";
  EXPECT_DOUBLE_EQ(clock.advance(11.2, 0.93), 1.0) << "it plays what is before";
  EXPECT_DOUBLE_EQ(clock.ahead(11.25), 1.0);
  EXPECT_TRUE(clock.held());
  EXPECT_DOUBLE_EQ(clock.advance(11.3, 1.03), 1.03) << "begun since";
  EXPECT_FALSE(clock.held());
  EXPECT_NEAR(clock.advance(11.4, 1.13), 1.13, 1e-9);
}

TEST(SongClock, ALateDeviceIsNotWaitedForLong) {
  SongClock clock;
  clock.advance(0.0, std::nullopt);
  clock.hold(0.0, 0.5);
  EXPECT_DOUBLE_EQ(clock.advance(0.49, std::nullopt), 0.0);
  EXPECT_NEAR(clock.advance(0.6, std::nullopt), 0.1, 1e-9) << "it goes on from the end of the wait";
  EXPECT_FALSE(clock.held());
}

TEST(SongClock, ADeviceThatGoesAndComesMakesNoJump) {
  SongClock clock;
  double before = clock.advance(0.0, 0.0);
  for (int i = 1; i <= 1200; ++i) {
    const double timer = i / 120.0;
    std::optional<double> device = timer + 0.004 * std::sin(timer);
    if (timer > 3.0 && timer < 6.0) device.reset();
    const double now = clock.advance(timer, device);
    EXPECT_NEAR(now - before, 1.0 / 120.0, 0.11 / 120.0);
    before = now;
  }
}

}  // namespace
