// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The song follows the dance, with a device and a timer that the test moves.
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

TEST_F(TransportTest, TheSongFollowsSeekPauseLoopAndSpeed) {
  open(song(), 300.0);
  transport->setPlaying(true);
  run(0.3);
  together(2.0);
  transport->seek(240.0);
  EXPECT_EQ(transport->frame(), 240.0);
  run(0.15);  // the length of the device's buffer
  together(3.5);
  EXPECT_LT(seconds(), 3.0) << "round at 10 s";
  transport->setPlaying(false);
  run(0.15);
  const double stood = transport->frame();
  EXPECT_TRUE(silentFor(1.0));
  EXPECT_EQ(transport->frame(), stood);
  transport->setPlaying(true);
  run(0.2);
  together(1.0);
  transport->setSpeed(0.5);
  run(0.5);
  const double before = seconds();
  together(2.0, 0.0, 0.04);  // a window of the filter
  EXPECT_NEAR(seconds() - before, 1.0, 0.02);
  // At four times the speed, two windows of the filter are that much shorter in the sound.
  transport->setSpeed(4.0);
  run(0.5);
  const double fast = seconds();
  together(0.6, 0.0, 0.12);
  EXPECT_NEAR(seconds() - fast, 2.4, 0.05);
  transport->setSpeed(1.0);
  run(0.3);
  transport->step(-1);
  EXPECT_EQ(transport->frame(), std::floor(transport->frame()));
  run(0.15);
  EXPECT_TRUE(silentFor(0.5));
  EXPECT_EQ(heard.playing, (std::vector<bool>{true, false, true, false}));
}

TEST_F(TransportTest, OffsetVolumeAndMuteAreChangedWithoutOpeningItAgain) {
  auto described = song();
  described.offset = 1.0;
  open(described, 600.0);
  transport->setPlaying(true);
  EXPECT_TRUE(silentFor(0.9)) << "before the song";
  run(0.3);
  together(1.0, 1.0);
  described.offset = -0.5;
  transport->setSong(described, {});
  run(0.2);
  together(1.0, -0.5);
  EXPECT_EQ(transport->song(), described);
  const double full = machine.sound() / (seconds() + 0.5);
  described.volume = 0.5F;
  transport->setSong(described, {});
  run(0.3);
  EXPECT_NEAR(machine.sound() / (seconds() + 0.5), 0.5 * full, 0.01);
  described.muted = true;
  transport->setSong(described, {});
  run(0.3);
  EXPECT_TRUE(silentFor(0.3));
  described.muted = false;
  described.volume = 1.0F;
  transport->setSong(described, {});
  run(0.3);
  together(0.5, -0.5);
  EXPECT_EQ(heard.opened, 1);
  // WHEN there is no song any more THEN the dance goes on
  const double before = transport->frame();
  transport->setSong({}, {});
  EXPECT_EQ(heard.peaks.back(), nullptr);
  sounds = false;
  run(0.15);
  EXPECT_TRUE(silentFor(0.85));
  EXPECT_NEAR(transport->frame() - before, 30.0, 1.0);
}

TEST_F(TransportTest, TheEndOfTheDanceIsTheSongs) {
  open(song(), 60.0);
  transport->setLoop(false);
  transport->setPlaying(true);
  run(0.3);
  together(1.5);
  run(0.5);
  EXPECT_EQ(transport->frame(), 60.0);
  EXPECT_FALSE(transport->playing());
  EXPECT_EQ(heard.playing, (std::vector<bool>{true, false}));
  EXPECT_TRUE(silentFor(1.0)) << "a longer song is cut there";
  // Played again, both begin anew.
  transport->setPlaying(true);
  EXPECT_EQ(transport->frame(), 0.0);
  run(0.3);
  together(1.0);
}

TEST_F(TransportTest, ASongThatIsNone) {
  transport->setLastFrame(900.0);
  transport->setPlaying(true);
  std::ofstream(folder / "text.mp3") << std::string(5000, 'x');
  for (const char* name : {"gone.mp3", "text.mp3"}) {
    heard.failed.clear();
    transport->setSong({.file = folder / name}, {});
    ASSERT_TRUE(becomes([this] { return !heard.failed.empty(); }));
    ASSERT_EQ(heard.failed.size(), 1U);
    EXPECT_NE(heard.failed[0].find(name), std::string::npos) << heard.failed[0];
    EXPECT_EQ(heard.failed[0].find('\n'), std::string::npos);
    EXPECT_EQ(transport->song().file, folder / name) << "as it was described";
  }
  EXPECT_TRUE(heard.onOwnThread);
  EXPECT_EQ(machine.starts, 0) << "no device for nothing";
  EXPECT_EQ(heard.opened, 0);
  sounds = false;
  const double before = transport->advance();
  run(1.0);
  EXPECT_NEAR(transport->frame() - before, 30.0, 1e-6) << "the timer counts";
}

TEST_F(TransportTest, TheSongEndsWithTheDanceThoughNothingIsDrawn) {
  open(song(), 60.0);
  transport->setLoop(false);
  transport->setPlaying(true);
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (transport->playing() && std::chrono::steady_clock::now() < until) {
    pass();
    QCoreApplication::processEvents();
    if (transport->playing()) QThread::msleep(1);  // so that ticks come between
  }
  EXPECT_EQ(transport->frame(), 60.0);
  for (int i = 0; i < 20; ++i) pass();
  for (int i = 0; i < 50; ++i) {
    pass();
    EXPECT_LT(machine.sound(), 0.0);
  }
}

TEST_F(TransportTest, PeaksAreThoseOfTheSongThatIsSet) {
  support::writeSound(folder / "short.wav", {"wav", "pcm_s16le", ".wav"}, {.seconds = 2.0});
  transport->setLastFrame(600.0);
  // GIVEN many songs in a row, the last of them soft at its start, some of which were read through
  // already
  for (int i = 0; i < 20; ++i) {
    transport->setSong({.file = folder / "short.wav"}, {});
    EXPECT_EQ(heard.peaks.back(), nullptr);
    QThread::msleep(4 * static_cast<unsigned long>(i));
    transport->setSong(song(), {});
  }
  // THEN only its own peaks are reported
  heard.peaks.clear();
  ASSERT_TRUE(becomes([this] { return !heard.peaks.empty() && heard.peaks.back()->whole; }));
  for (const auto& peaks : heard.peaks) {
    ASSERT_TRUE(peaks);
    EXPECT_LT(peaks->between(0.0, 1.0).high, 0.1F);
  }
  EXPECT_NEAR(heard.peaks.back()->seconds, 30.0, 0.05);
  transport->setSong({.file = folder / "short.wav"}, {});
  ASSERT_TRUE(becomes([this] { return heard.peaks.back() && heard.peaks.back()->whole; }));
  EXPECT_NEAR(heard.peaks.back()->seconds, 2.0, 0.05);
  EXPECT_NEAR(heard.peaks.back()->between(0.5, 1.5).high, 0.5, 0.01);
  EXPECT_TRUE(heard.onOwnThread);
  EXPECT_TRUE(transport->songIssues().empty());
  // A song that is cut short is reported.
  support::cut(folder / "short.wav", folder / "cut.wav", 100'000);
  transport->setSong({.file = folder / "cut.wav"}, {});
  ASSERT_TRUE(becomes([this] { return heard.peaks.back() && heard.peaks.back()->whole; }));
  EXPECT_EQ(transport->songIssues().size(), 1U);
}

}  // namespace
