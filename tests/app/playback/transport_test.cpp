// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests play the dance and its song with a device and a timer that the test moves, without a
// display.
#include "app/playback/transport.h"

#include <cmath>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include "tests/app/playback/transport_fixture.h"

namespace {

using app::Transport;
using support::Heard;
using support::kStep;
using support::Machine;
using support::SoundOutput;
using support::TestFolder;
using support::TransportTest;

TEST_F(TransportTest, APauseIsOnTheNextWholeFrame) {
  transport->setLastFrame(300.0);
  transport->setPlaying(true);
  for (int i = 0; i < 7; ++i) {
    machine.time = machine.time + 0.013;  // 0.39 frames
    transport->advance();
  }
  const double before = transport->frame();
  ASSERT_NEAR(before, 2.73, 1e-3);
  transport->pause();
  EXPECT_EQ(transport->frame(), 3.0);
  EXPECT_FALSE(transport->playing());
  // AND one that stands between two frames stays there
  transport->seek(12.5);
  transport->pause();
  EXPECT_EQ(transport->frame(), 12.5);
  // AND it leaves neither the part nor the dance
  transport->setRange(app::PlayRange{10.0, 12.9});
  transport->seek(12.5);
  transport->setPlaying(true);
  transport->pause();
  EXPECT_EQ(transport->frame(), 12.0);
  transport->setRange(std::nullopt);
  transport->setLastFrame(20.5);
  transport->seek(20.25);
  transport->setPlaying(true);
  transport->pause();
  EXPECT_EQ(transport->frame(), 20.0);
}

TEST_F(TransportTest, FromAToB) {
  open(song(), 600.0);
  transport->setLoop(false);
  transport->setPlaying(true);
  run(0.3);
  // GIVEN it plays after the part that is set
  transport->seek(240.0);
  const int moves = heard.moved;
  transport->setRange(app::PlayRange{60.0, 90.1});
  EXPECT_EQ(transport->frame(), 60.0);
  EXPECT_EQ(heard.moved, moves + 1);
  EXPECT_EQ(heard.ranges, 1);
  run(0.15);
  // THEN dance and song loop in it, together, without a gap
  double least = 100.0, most = 0.0;
  for (int i = 0; i < 350; ++i) {
    together(kStep);
    least = std::min(least, machine.sound());
    most = std::max(most, machine.sound());
  }
  EXPECT_NEAR(least, 2.0, 0.011);
  EXPECT_NEAR(most, 3.003, 0.011);
  EXPECT_EQ(heard.moved, moves + 1) << "going round is no seek";
  // WHEN the part is removed THEN both go on after it
  transport->setRange(std::nullopt);
  run(0.15);
  together(2.0);
  EXPECT_GT(seconds(), 3.0);
  EXPECT_EQ(heard.ranges, 2);
  transport->setRange(app::PlayRange{60.0, 60.0});
  EXPECT_EQ(heard.ranges, 2) << "no part is no change";
}

TEST_F(TransportTest, TheSeekBarHoldsTheDance) {
  open(song(), 600.0);
  transport->setPlaying(true);
  run(1.0);
  transport->beginScrub();
  EXPECT_TRUE(transport->playing()) << "for those who look";
  EXPECT_FALSE(transport->clock().playing());
  run(0.15);
  const double stood = transport->frame();
  EXPECT_TRUE(silentFor(0.5));
  EXPECT_EQ(transport->frame(), stood);
  transport->seek(150.0);
  transport->seek(300.0);
  EXPECT_TRUE(silentFor(0.5));
  EXPECT_EQ(transport->frame(), 300.0);
  const int moves = heard.moved;
  transport->endScrub();
  EXPECT_EQ(heard.moved, moves + 1) << "so that drawing goes on";
  run(0.3);
  together(1.0);
  EXPECT_GT(seconds(), 10.5);
  EXPECT_EQ(heard.playing, std::vector<bool>{true});
  // A pause during a drag stays one when the drag ends; so does a step.
  for (const bool steps : {false, true}) {
    transport->setPlaying(true);
    heard.playing.clear();
    transport->beginScrub();
    if (steps) {
      transport->step(1);
    } else {
      transport->setPlaying(false);
    }
    transport->endScrub();
    EXPECT_FALSE(transport->playing());
    EXPECT_EQ(heard.playing, std::vector<bool>{false});
  }
  // While paused, a drag holds nothing.
  transport->beginScrub();
  EXPECT_FALSE(transport->playing());
  transport->endScrub();
  EXPECT_FALSE(transport->playing());
}

TEST_F(TransportTest, TheClockRunsThoughNothingIsDrawn) {
  // GIVEN a dance that plays, and nothing that asks for its frames
  sounds = false;
  transport->setLastFrame(900.0);
  transport->setPlaying(true);
  machine.time = machine.time + 10.0;
  EXPECT_TRUE(becomes([this] { return std::abs(transport->frame() - 300.0) < 1e-6; }));
  machine.time = machine.time + 25.0;
  EXPECT_TRUE(becomes([this] { return std::abs(transport->frame() - 150.0) < 1e-6; })) << "round";
  transport->setRange(app::PlayRange{300.0, 330.0});
  machine.time = machine.time + 5.5;
  EXPECT_TRUE(becomes([this] { return std::abs(transport->frame() - 315.0) < 1e-6; })) << "round in the part";
  transport->setRange(std::nullopt);
  transport->setLoop(false);
  machine.time = machine.time + 60.0;
  EXPECT_TRUE(becomes([this] { return !transport->playing(); }));
  EXPECT_EQ(transport->frame(), 900.0);
  EXPECT_EQ(heard.playing, (std::vector<bool>{true, false}));
}

TEST_F(TransportTest, APictureThatIsBeingPreparedHoldsDanceAndSong) {
  open(song(), 600.0);
  transport->setPlaying(true);
  run(0.3);
  together(1.0);
  const double stood = transport->frame();
  bool silent = true;
  sounds = false;
  for (int i = 0; i < 100; ++i) {
    pass();
    transport->hold();
    QCoreApplication::processEvents();
    if (i > 15) silent = silent && machine.sound() < 0.0;
  }
  EXPECT_EQ(transport->frame(), stood);
  EXPECT_TRUE(silent);
  EXPECT_TRUE(transport->playing());
  // Orders count from the current frame.
  pass();
  transport->setSpeed(2.0);
  transport->setSpeed(1.0);
  transport->setLoop(true);
  EXPECT_EQ(transport->frame(), stood);
  EXPECT_EQ(transport->advance(), stood);
  sounds = true;
  run(0.3);
  together(1.0);
  EXPECT_EQ(heard.playing, std::vector<bool>{true});
  // WHEN the view is hidden meanwhile, and nothing asks any more
  transport->hold();
  sounds = false;
  machine.time = machine.time + 0.4;
  const double held = transport->frame();
  QCoreApplication::processEvents();
  EXPECT_EQ(transport->frame(), held);
  machine.time = machine.time + 0.2;
  EXPECT_TRUE(becomes([&] {
    pass();
    return transport->frame() > held + 3.0;
  })) << "the dance goes on";
  // While paused, there is nothing to hold.
  transport->setPlaying(false);
  transport->hold();
  run(0.2);
  sounds = true;
  transport->setPlaying(true);
  run(0.3);
  together(0.5);
}

TEST_F(TransportTest, AShowIsAsLongAsItsMotionsElseAsItsSong) {
  // GIVEN no motion
  EXPECT_TRUE(transport->stands());
  transport->setPlaying(true);
  EXPECT_FALSE(transport->playing());
  auto described = song();
  described.offset = 2.0;
  open(described, 0.0);
  EXPECT_NEAR(transport->clock().lastFrame(), 32.0 * 30.0, 0.1);
  described.offset = -2.0;
  transport->setSong(described, {});
  EXPECT_NEAR(transport->clock().lastFrame(), 28.0 * 30.0, 0.1);
  EXPECT_EQ(heard.lengths, 2);
  transport->setPlaying(true);
  EXPECT_TRUE(transport->playing());
  // WHEN a motion is added THEN its length counts, be it longer or shorter
  transport->setLastFrame(2000.0);
  EXPECT_EQ(transport->clock().lastFrame(), 2000.0);
  transport->seek(1750.0);
  transport->setRange(app::PlayRange{1700.0, 1900.0});
  transport->setLastFrame(600.0);
  EXPECT_EQ(transport->clock().lastFrame(), 600.0);
  EXPECT_EQ(transport->frame(), 600.0);
  EXPECT_EQ(transport->advance(), 0.0) << "round from its end, not from where it was";
  EXPECT_FALSE(transport->clock().range());
  EXPECT_EQ(heard.ranges, 2);
  EXPECT_EQ(heard.lengths, 4);
  // THEN without either it stops, and reports that, though the seek bar is held
  transport->setPlaying(true);
  transport->beginScrub();
  heard.playing.clear();
  transport->setSong({}, {});
  transport->setLastFrame(0.0);
  EXPECT_TRUE(transport->stands());
  EXPECT_FALSE(transport->playing());
  EXPECT_EQ(heard.playing, std::vector<bool>{false});
  transport->setLastFrame(1e12);
  EXPECT_EQ(transport->clock().lastFrame(), 1e7);
}

TEST_F(TransportTest, WithTheDeviceOfThisMachineOrNone) {
  Transport real;
  Heard said(real);
  real.setLastFrame(600.0);
  real.setSong(song(), {});
  real.setPlaying(true);
  EXPECT_TRUE(becomes([&] { return said.opened == 1 && real.frame() > 5.0; }));
}

TEST_F(TransportTest, ItEndsInTheMiddleOfEverything) {
  for (int i = 0; i < 30; ++i) {
    Transport brief(std::make_unique<support::FakeOutput>(machine), [this] { return machine.time.load(); });
    brief.setLastFrame(900.0);
    brief.setSong(song(), {});
    brief.setPlaying(true);
    if (i % 2 == 0) brief.setSong({}, {});
    if (i % 3 == 0) QCoreApplication::processEvents();
  }
  EXPECT_FALSE(machine.on);
}

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  QCoreApplication qt(argc, argv);
  return RUN_ALL_TESTS();
}
