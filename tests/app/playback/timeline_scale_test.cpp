// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/timeline_scale.h"

#include <limits>

#include <gtest/gtest.h>

namespace {

using app::TimelineScale;

/// Returns a scale of 300 frames on 600 pixels from 100 on: two pixels a frame.
TimelineScale scale() {
  TimelineScale made;
  made.setPlace(100.0, 600.0);
  made.setLastFrame(300.0);
  return made;
}

TEST(TimelineScale, ShowsTheWholeDanceFirst) {
  TimelineScale s = scale();
  EXPECT_TRUE(s.whole());
  EXPECT_EQ(s.xOf(0.0), 100.0);
  EXPECT_EQ(s.xOf(300.0), 700.0);
  EXPECT_EQ(s.frameAt(400.0), 150.0);
  EXPECT_EQ(s.frameAt(-1000.0), 0.0);
  EXPECT_EQ(s.frameAt(10000.0), 300.0);
  // AND it stays whole in another width
  s.setPlace(100.0, 1200.0);
  EXPECT_EQ(s.xOf(300.0), 1300.0);
}

TEST(TimelineScale, ZoomKeepsTheFrameUnderTheMouse) {
  TimelineScale s = scale();
  s.zoom(4.0, 250.0);  // frame 75
  EXPECT_EQ(s.pixelsPerFrame(), 8.0);
  EXPECT_EQ(s.frameAt(250.0), 75.0);
  s.zoom(0.5, 250.0);
  EXPECT_EQ(s.frameAt(250.0), 75.0);
  // THEN there are limits at both ends, and nothing beside the dance is shown
  s.zoom(1e9, 250.0);
  EXPECT_EQ(s.pixelsPerFrame(), TimelineScale::kMaxPixelsPerFrame);
  for (const double times : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(), 1e-9}) s.zoom(times, 700.0);
  EXPECT_TRUE(s.whole());
  EXPECT_EQ(s.first(), 0.0);
  s.zoom(2.0, 700.0);
  EXPECT_EQ(s.first(), 150.0);
  s.setFirst(1e6);
  EXPECT_EQ(s.first(), 150.0);
  s.setFirst(-5.0);
  EXPECT_EQ(s.first(), 0.0);
}

TEST(TimelineScale, BringsAFrameIntoView) {
  TimelineScale s = scale();
  s.zoom(10.0, 100.0);  // 30 frames are seen
  for (const double frame : {31.0, 299.0, 0.0, 140.0, 120.0}) {
    s.bring(frame);
    EXPECT_TRUE(s.shows(frame)) << frame;
  }
  const double first = s.first();
  s.bring(first + 5.0);
  EXPECT_EQ(s.first(), first);
}

TEST(TimelineScale, LabelsAreAtNumbersThatPeopleCountIn) {
  TimelineScale s = scale();
  EXPECT_EQ(s.labelStep(100.0), 60.0);  // 50 frames are too few
  s.zoom(1e9, 100.0);
  EXPECT_EQ(s.labelStep(40.0), 1.0);
  TimelineScale hours;
  hours.setPlace(0.0, 600.0);
  hours.setLastFrame(1e7);
  EXPECT_EQ(hours.labelStep(100.0), 2592000.0);
}

TEST(TimelineScale, OfNothingIsHarmless) {
  TimelineScale s;
  for (const double last : {0.0, -1.0, std::numeric_limits<double>::infinity()}) {
    s.setLastFrame(last);
    s.zoom(3.0, 10.0);
    s.bring(7.0);
    EXPECT_EQ(s.frameAt(50.0), 0.0);
  }
}

}  // namespace
