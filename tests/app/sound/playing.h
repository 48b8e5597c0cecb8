// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <thread>

#include <gtest/gtest.h>

#include "app/show/player_clock.h"
#include "app/sound/song_player.h"
#include "tests/app/film/sounds.h"
#include "tests/app/sound/fake_output.h"

namespace support {

using app::SongLoop;
using app::SongPlayer;

inline constexpr double kStep = 0.01;  // seconds

/// Waits until it is so, at most 20 s. Returns whether it is.
inline bool becomes(const std::function<bool()>& so) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!so() && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  return so();
}

/// This is a player of song.wav, whose samples tell their time, with a device that the test moves.
struct Playing : testing::Test {
  Playing() { support::writeTimes(folder / "song.wav"); }

  void open(double lastFrame = 900.0) {
    std::atomic<bool> opened = false;
    player->open(folder / "song.wav", {}, [&opened](const base::Result<void>& result) { opened = result.has_value(); });
    ASSERT_TRUE(becomes([&opened] { return opened.load(); }));
    clock.setLastFrame(lastFrame);
    player->setLoop(SongLoop{0.0, lastFrame / 30.0});
  }
  void play() {
    clock.play(player->now());
    player->play(clock.frame() / 30.0);
  }
  void pause() {
    clock.pause(player->now());
    player->pause();
  }
  void seek(double seconds) {
    clock.seek(seconds * 30.0, player->now());
    player->seek(seconds);
  }
  /// A hundredth of a second passes; the decoder keeps up. `decoded`: the test waits for it.
  void step(bool decoded = true) {
    if (decoded && clock.playing()) {
      ASSERT_TRUE(becomes([this] { return player->ready(); }));
    }
    machine.time = machine.time + kStep;
    if (machine.state == SoundOutput::State::Running && !machine.stalls) {
      const double most = static_cast<double>(machine.given.size()) / kRate;
      machine.heard = std::min(machine.heard + kStep * machine.pace, most);
    }
    machine.feed();
    const double before = now;
    now = player->now();
    clock.advance(now);
    EXPECT_GE(now, before);
    fastest = std::max(fastest, now - before);
  }
  void run(double seconds) {
    for (int i = 0; i < std::lround(seconds / kStep); ++i) step();
  }
  /// Returns how far the dance is ahead of the sound, seconds; none in silence.
  [[nodiscard]] std::optional<double> ahead() const {
    if (machine.sound() < 0.0) return std::nullopt;
    return clock.frame() / 30.0 - machine.sound();
  }
  /// Expects that both are in step for this time.
  void together(double seconds, double within = 0.003) {
    for (int i = 0; i < std::lround(seconds / kStep); ++i) {
      step();
      if (clock.frame() < 2.0) continue;  // too soft to differ from silence
      ASSERT_TRUE(ahead()) << i;
      ASSERT_NEAR(*ahead(), 0.0, within) << i << ", frame " << clock.frame();
    }
  }

  TestFolder folder;
  Machine machine;
  std::unique_ptr<SongPlayer> player =
      std::make_unique<SongPlayer>(std::make_unique<FakeOutput>(machine), [this] { return machine.time.load(); });
  app::PlayerClock clock;
  double now = 0.0, fastest = 0.0;
};

}  // namespace support
