// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/motion_scale.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace {

using app::MotionScale;

/// This machine takes a fixed time for a picture and a time for its pixels, and is disturbed now
/// and then.
struct Drawer {
  double fixed, whole;  // milliseconds; `whole` is that of all pixels
  double noise = 0.0;   // part of the time, at most
  MotionScale scale = {};
  double now = 0.0;  // seconds
  int changes = 0;
  std::minstd_rand random{7};

  double time() { return fixed + whole * double(scale.scale()) * double(scale.scale()); }
  /// Draws pictures one after the other, at most 60 a second.
  void play(double seconds) {
    for (const double end = now + seconds; now < end;) {
      const double off = std::uniform_real_distribution(-noise, noise)(random);
      const double took = time() * (1.0 + off);
      now += std::max(took, 1e3 / 60.0) * 1e-3;
      const float before = scale.scale();
      scale.add(took, now);
      changes += scale.scale() != before ? 1 : 0;
    }
  }
};

TEST(MotionScale, StaysWholeWhereTheMachineIsFast) {
  Drawer machine{2.0, 20.0, 0.2};
  machine.play(60.0);
  EXPECT_EQ(machine.scale.scale(), 1.0F);
  EXPECT_EQ(machine.changes, 0);
}

TEST(MotionScale, FindsTheScaleAtWhichThirtyPicturesASecondAreDrawnAndStaysThere) {
  // With half of the resolution each way, the slowest of these takes 12 + 100 / 4 = 37 ms.
  for (const double whole : {40.0, 60.0, 80.0, 100.0}) {
    for (const double fixed : {0.0, 5.0, 12.0}) {
      Drawer machine{fixed, whole, 0.1};
      // WHEN it plays for three seconds
      machine.play(3.0);
      // THEN it draws 26 pictures a second or more, at most one step below what is possible
      EXPECT_LE(machine.time(), 1e3 / 26.0) << fixed << ' ' << whole;
      const double finer = fixed + (machine.time() - fixed) * 1.5;
      EXPECT_GT(finer, 0.8 * 1e3 / 30.0) << fixed << ' ' << whole;
      // AND in the next minute it changes rarely
      machine.changes = 0;
      machine.play(60.0);
      EXPECT_LE(machine.changes, 6) << fixed << ' ' << whole;
    }
  }
}

TEST(MotionScale, IsWholeAgainWithinTwoSecondsWhenTheMachineBecomesFast) {
  for (const double fixed : {1.0, 10.0}) {
    Drawer machine{fixed, 400.0, 0.05};
    machine.play(5.0);
    ASSERT_EQ(machine.scale.scale(), 0.5F);
    machine.whole = 8.0;
    machine.play(2.0);
    EXPECT_EQ(machine.scale.scale(), 1.0F) << fixed;
  }
}

TEST(MotionScale, FindsTheScaleOfALighterShowHoweverLongTheHeavyOneWasPlayed) {
  for (const double played : {5.0, 15.0, 25.0, 90.0}) {
    // GIVEN a show that takes 66 ms without any pixel
    Drawer machine{66.0, 40.0, 0.05};
    machine.play(played);
    // WHEN one follows that takes 2 ms, and 42 with all pixels THEN it is as fast as is wanted
    machine.fixed = 2.0;
    machine.play(3.0);
    EXPECT_LE(machine.time(), 1.15 * 1e3 / 30.0) << played;
    EXPECT_GE(machine.scale.scale(), 0.67F) << played;
  }
}

TEST(MotionScale, KeepsPixelsThatCostLittle) {
  // GIVEN a machine that takes twice the wanted time without any pixel
  Drawer machine{66.0, 40.0, 0.05};
  machine.play(20.0);
  // THEN pixels may be three tenths of the time: 28.3 ms of 40, which is a scale of 0.84
  EXPECT_GE(machine.scale.scale(), 0.67F);
  EXPECT_LE(machine.scale.scale(), 0.82F);
}

TEST(MotionScale, NeverGoesBelowAHalf) {
  for (const double whole : {200.0, 9000.0}) {
    Drawer machine{0.0, whole};
    machine.play(60.0);
    EXPECT_EQ(machine.scale.scale(), 0.5F) << whole;
  }
}

TEST(MotionScale, DoesNotTakeADisturbanceForAMachineWhosePixelsCostNothing) {
  // GIVEN a machine whose pixels are nearly all of the time: 2 + 100 / 4 = 27 ms at a half
  for (const double disturbed : {50.0, 80.0, 120.0}) {
    Drawer machine{2.0, 100.0};
    machine.play(5.0);
    ASSERT_EQ(machine.scale.scale(), 0.5F);
    machine.changes = 0;
    // WHEN another program takes its time for two turns, so that a half takes as long as the whole
    for (const double end = machine.now + 0.5; machine.now < end;) {
      machine.now += disturbed * 1e-3;
      machine.scale.add(disturbed, machine.now);
      EXPECT_EQ(machine.scale.scale(), 0.5F) << disturbed;
    }
    // THEN the scale stays
    machine.play(3.0);
    EXPECT_EQ(machine.changes, 0) << disturbed;
  }
}

TEST(MotionScale, DoesNotFollowASinglePictureThatTookLong) {
  Drawer machine{2.0, 20.0};
  for (int i = 0; i < 20; ++i) {
    machine.play(1.0);
    machine.now += 0.4;
    machine.scale.add(400.0, machine.now);
  }
  EXPECT_EQ(machine.scale.scale(), 1.0F);
  EXPECT_EQ(machine.changes, 0);
}

}  // namespace
