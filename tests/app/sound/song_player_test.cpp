// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The player with a device that the test moves: the sound is in step with the dance.
#include "app/sound/song_player.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <memory>
#include <thread>

#include <gtest/gtest.h>

#include "tests/app/sound/playing.h"

namespace {

using app::SongLoop;
using app::SongPlayer;
using app::SoundOutput;
using support::becomes;
using support::FakeOutput;
using support::kStep;
using support::Machine;
using support::Playing;

TEST_F(Playing, TheDanceWaitsForTheFirstSample) {
  for (const double buffer : {0.03, 0.1, 0.4}) {
    machine.restart();
    machine.buffer = buffer;
    open();
    run(0.5);
    play();
    run(buffer - 2 * kStep);
    EXPECT_EQ(clock.frame(), 0.0) << "what the device holds is from before";
    run(0.1);
    together(2.0);
    pause();
    run(1.0);
    EXPECT_LT(machine.sound(), 0.0);
    clock.seek(0.0, player->now());
  }
}

TEST_F(Playing, SeekPauseLoopAndSpeed) {
  open(300.0);
  run(0.3);
  play();
  run(0.3);
  together(2.0);
  // A seek doesn't wait for decoding, and is heard as soon as the device lets it.
  seek(8.0);
  step();
  EXPECT_NEAR(clock.frame() / 30.0, 8.01, 0.005);
  run(0.15);
  together(1.5);
  // It loops at 10 s, without a gap.
  together(2.0);
  EXPECT_LT(clock.frame() / 30.0, 3.0);
  pause();
  run(0.5);
  const double stood = clock.frame();
  run(1.0);
  EXPECT_EQ(clock.frame(), stood);
  play();
  run(0.2);
  together(1.0);
  // At half the speed times are right to a window of the filter.
  clock.setSpeed(0.5, player->now());
  player->setSpeed(0.5);
  run(0.5);
  together(2.0, 0.04);
  EXPECT_NEAR(*player->position(), clock.frame() / 30.0, 0.001);
  EXPECT_LT(fastest, 1.2 * kStep);
}

TEST_F(Playing, FromAToB) {
  open();
  player->setLoop(SongLoop{2.0, 2.5});
  run(0.3);
  play();
  run(0.3);
  // THEN the sound loops, every half second of the device's
  double longest = 0.0;
  for (int i = 0; i < 600; ++i) {
    step();
    longest = std::max(longest, machine.sound());
    const double at = *player->position();
    ASSERT_NEAR(at, machine.sound(), 0.003) << i;
  }
  EXPECT_NEAR(longest, 2.5, 0.02);
}

TEST_F(Playing, OffsetsMoveTheSongNotTheDance) {
  open();
  player->setOffset(1.0);
  run(0.3);
  play();
  run(1.0);
  EXPECT_LT(machine.sound(), 0.0) << "before the song";
  run(1.0);
  EXPECT_NEAR(*ahead(), 1.0, 0.003);
  const double frame = clock.frame();
  player->setOffset(-0.5);
  step();
  EXPECT_NEAR(clock.frame() - frame, 0.3, 0.05);
  run(0.2);
  EXPECT_NEAR(*ahead(), -0.5, 0.003);
  EXPECT_NEAR(*player->position(), machine.sound(), 0.003);
}

TEST_F(Playing, WithoutADeviceTheTimerCounts) {
  machine.state = SoundOutput::State::None;
  open();
  play();
  run(2.0);
  EXPECT_NEAR(clock.frame(), 60.0, 1e-6) << "no wait for what isn't there";
  EXPECT_FALSE(player->position());
  // WHEN one is plugged in, THEN the sound joins the dance, which goes on unchanged.
  machine.state = SoundOutput::State::Running;
  run(0.2);
  together(1.0);
  EXPECT_LT(fastest, 1.1 * kStep + 1e-9);
}

TEST_F(Playing, ALateDeviceIsJoined) {
  machine.state = SoundOutput::State::Opening;
  open();
  play();
  run(0.45);
  EXPECT_EQ(clock.frame(), 0.0);
  run(1.05);
  EXPECT_NEAR(clock.frame(), 30.0, 0.5) << "half a second was waited";
  machine.state = SoundOutput::State::Running;
  run(0.2);
  together(1.0);
}

TEST_F(Playing, ADeviceThatGoesAndComesBack) {
  open();
  run(0.2);
  play();
  run(0.3);
  together(1.0);
  machine.state = SoundOutput::State::None;
  const double frame = clock.frame();
  run(20.0);
  EXPECT_NEAR(clock.frame() - frame, 600.0, 0.5);
  EXPECT_FALSE(player->position());
  machine.restart();
  machine.state = SoundOutput::State::Running;
  run(0.2);  // the song seeks there instead of playing unheard
  together(1.0);
  EXPECT_LT(fastest, 1.1 * kStep + 1e-9) << "nor did it jump";
}

TEST_F(Playing, ADeviceThatStallsIsLeftBehindAndCaughtUpWith) {
  open();
  run(0.2);
  play();
  run(0.3);
  together(1.0);
  machine.stalls = true;
  const double frame = clock.frame();
  run(2.0);
  EXPECT_NEAR(clock.frame() - frame, 60.0, 3.0) << "the dance goes on";
  machine.stalls = false;
  run(1.5);
  together(1.0);
}

TEST_F(Playing, ADeviceWithAPaceOfItsOwnAndATremblingWord) {
  machine.pace = 1.002;
  machine.trembles = 0.005;
  open();
  run(0.2);
  play();
  run(0.5);
  together(10.0, 0.008);
  EXPECT_LT(fastest, 1.1 * kStep + 1e-9);
}

TEST_F(Playing, VolumeAndMute) {
  open();
  run(0.2);
  play();
  run(1.0);
  const double full = machine.sound() / (clock.frame() / 30.0);
  player->setVolume(0.5);
  run(0.3);
  EXPECT_NEAR(machine.sound() / (clock.frame() / 30.0), 0.5 * full, 0.01);
  player->setMuted(true);
  run(0.3);
  EXPECT_LT(machine.sound(), 0.0);
  EXPECT_TRUE(player->position()) << "it is followed all the same";
  player->setMuted(false);
  player->setVolume(NAN);
  run(0.3);
  EXPECT_NEAR(machine.sound() / (clock.frame() / 30.0), 0.5 * full, 0.01);
}

TEST_F(Playing, AFileThatIsNone) {
  std::atomic<int> said = 0;
  std::string why;
  player->open(folder / "gone.mp3", {}, [&](const base::Result<void>& result) {
    if (!result) why = describe(result.error());
    said = 1;
  });
  ASSERT_TRUE(becomes([&] { return said.load() == 1; }));
  EXPECT_NE(why.find("gone.mp3"), std::string::npos) << why;
  EXPECT_EQ(machine.starts, 0) << "no device for nothing";
  play();
  clock.setLastFrame(900.0);
  play();
  for (int i = 0; i < 100; ++i) step(false);
  EXPECT_NEAR(clock.frame(), 30.0, 1e-6);
}

TEST_F(Playing, AClosedSongIsSilentAndTheDanceGoesOn) {
  open();
  run(0.2);
  play();
  run(1.0);
  player->close();
  for (int i = 0; i < 100; ++i) step(false);
  EXPECT_LT(machine.sound(), 0.0);
  EXPECT_NEAR(clock.frame(), 57.0, 3.0);
}

TEST_F(Playing, ALongPauseLetsTheDeviceGo) {
  open();
  EXPECT_EQ(machine.starts, 1);
  machine.time = machine.time + 40.0;
  ASSERT_TRUE(becomes([this] { return !machine.on; }));
  play();
  EXPECT_EQ(machine.starts, 2);
  run(0.3);
  together(1.0);
}

TEST_F(Playing, ManyOrdersAtOnceAndTheEndInTheMiddle) {
  open();
  for (int i = 0; i < 200; ++i) {
    play();
    seek(i % 29);
    player->setSpeed(0.5 + i % 3);
    player->setLoop(SongLoop{0.0, 1.0 + i});
    player->open(folder / "song.wav", {}, {});
    step(false);
    if (i % 7 == 0) pause();
    if (i % 11 == 0) player->close();
  }
  player.reset();
  EXPECT_FALSE(machine.on);
}

TEST(SongPlayerIdle, ADanceWithoutASongKeepsNoCoreBusy) {
  // GIVEN a player that had no song for longer than it keeps a device, and a count of how often its
  // thread reads the time
  Machine machine;
  std::atomic<int> looks = 0;
  SongPlayer player(std::make_unique<FakeOutput>(machine), [&] {
    ++looks;
    return machine.time.load();
  });
  // WHEN the dance plays
  player.play(0.0);
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  // THEN it rests for a second each time
  EXPECT_LT(looks, 20);
}

}  // namespace
