// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A dance that moves by the song's clock is where the sound is: a real sound server plays a song of clicks, what it
// played is recorded, and each click is compared with the frame that was shown as it was heard.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <QCoreApplication>

#include "app/show/player_clock.h"
#include "app/sound/song_player.h"
#include "app/sound_output/device_output.h"
#include "tests/app/sound/sound_server.h"

namespace {

using app::steadySeconds;

constexpr double kBetween = 0.5;   // seconds from click to click
constexpr double kBuffered = 0.4;  // seconds after a seek in which what the device held is still heard
constexpr double kTurn = 6.283185307179586, kDecay = 0.006;
constexpr double kMiddle = kDecay / 4.0;  // of a click: its fourth power dies away four times as fast
constexpr double kMedian = 0.05, kNearlyAll = 0.2;

/// A mono WAV file of 16 bits: clicks of 6000 Hz that die away, twice a second from second 0.25 on, over a low chord, for
/// music isn't silent between its beats.
void writeClicks(const std::filesystem::path& path, int seconds) {
  constexpr std::uint32_t kRate = 48000;
  const std::uint32_t bytes = 2 * kRate * static_cast<std::uint32_t>(seconds);
  std::string file = "RIFF";
  const auto number = [&file](std::uint32_t value, int count) {
    for (int i = 0; i < count; ++i) file += static_cast<char>(value >> (8 * i));
  };
  number(36 + bytes, 4);
  file += "WAVEfmt ";
  number(16, 4);
  number(1, 2);
  number(1, 2);
  number(kRate, 4);
  number(2 * kRate, 4);
  number(2, 2);
  number(16, 2);
  file += "data";
  number(bytes, 4);
  for (std::uint32_t i = 0; i < bytes / 2; ++i) {
    const std::uint32_t at = (i + kRate / 4) % (kRate / 2);
    const double time = static_cast<double>(i) / kRate, since = static_cast<double>(at) / kRate;
    const double click = 0.6 * std::cos(kTurn * 6000.0 * since) * std::exp(-since / kDecay);
    const double value = click + 0.12 * (std::sin(kTurn * 220.0 * time) + std::sin(kTurn * 277.2 * time));
    number(static_cast<std::uint16_t>(static_cast<std::int16_t>(value * 32767.0)), 2);
  }
  std::ofstream(path, std::ios::binary) << file;
}

/// The dance: a clock that counts frames by the song's, looked at as a window does.
struct Dance {
  explicit Dance(const std::filesystem::path& song, double lastFrame) : player(std::make_unique<app::DeviceOutput>()) {
    clock.setLastFrame(lastFrame);
    std::atomic<int> opened = 0;
    player.open(song, [&opened](const base::Result<void>& result) { opened = result ? 1 : -1; });
    while (opened == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(opened, 1);
    player.setLoop(app::SongLoop{0.0, lastFrame / 30.0});
  }
  void play() {
    clock.play(player.now());
    player.play(clock.frame() / 30.0);
    moved();
  }
  void pause() {
    clock.pause(player.now());
    player.pause();
    moved();
  }
  void seek(double seconds) {
    clock.seek(seconds * 30.0, player.now());
    player.seek(seconds);
    moved();
  }
  void setSpeed(double speed) {
    clock.setSpeed(speed, player.now());
    player.setSpeed(speed);
    moved();
  }
  void moved() { moves.push_back(steadySeconds()); }
  /// Shows frames for so long.
  void run(double seconds) {
    const double until = steadySeconds() + seconds;
    while (steadySeconds() < until) look();
  }
  void look() {
    const double now = player.now();
    shown.push_back({steadySeconds(), clock.advance(now) / 30.0, now, clock.playing(), player.position().has_value()});
    std::this_thread::sleep_for(std::chrono::milliseconds(4));
  }
  bool runUntil(const std::function<bool()>& so, double most) {
    const double until = steadySeconds() + most;
    while (!so() && steadySeconds() < until) look();
    return so();
  }
  [[nodiscard]] bool follows() const { return !shown.empty() && shown.back().follows; }

  struct Shown {
    double at, seconds, now;
    bool playing, follows;
  };
  app::SongPlayer player;
  app::PlayerClock clock;
  std::vector<Shown> shown;
  std::vector<double> moves;
};

/// For each click: by how much the dance was ahead of it, seconds of listening.
std::vector<double> offsets(const Dance& dance, const support::SoundServer& server, double speed) {
  std::vector<double> found;
  for (const double click : server.clicks()) {
    const bool moved =
        std::ranges::any_of(dance.moves, [&](double move) { return click > move - 0.05 && click < move + kBuffered; });
    const auto after = std::ranges::lower_bound(dance.shown, click, {}, &Dance::Shown::at);
    if (moved || after == dance.shown.end() || after == dance.shown.begin()) continue;
    const auto before = after - 1;
    if (!before->playing || after->at - before->at > 0.1 || after->seconds < before->seconds) continue;
    const double part = (click - before->at) / (after->at - before->at);
    const double seconds = before->seconds + part * (after->seconds - before->seconds);
    const double nearest = std::round((seconds - kBetween / 2.0) / kBetween) * kBetween + kBetween / 2.0;
    found.push_back((seconds - nearest) / speed - kMiddle);
  }
  return found;
}

void judge(const char* what, std::vector<double> all, std::size_t least) {
  ASSERT_GE(all.size(), least) << what;
  std::ranges::sort(all, {}, [](double offset) { return std::abs(offset); });
  const double middle = all[all.size() / 2], worst = all.back();
  std::printf("%s: %zu clicks, the dance is ahead by %.1f ms (median of sizes), %.1f ms (worst)\n", what, all.size(),
              middle * 1000.0, worst * 1000.0);
  EXPECT_LT(std::abs(middle), kMedian) << what;
  EXPECT_LT(std::abs(all[all.size() * 9 / 10]), kNearlyAll) << what;
}

void neverBack(const Dance& dance) {
  for (std::size_t i = 1; i < dance.shown.size(); ++i) ASSERT_GE(dance.shown[i].now, dance.shown[i - 1].now) << i;
}

struct Surroundings {
  Surroundings() {
    static int count = 1;
    static char name[] = "in_step_test";
    static char* words[] = {name, nullptr};
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    static const QCoreApplication application(count, words);
    song = std::filesystem::temp_directory_path() / ("odori_clicks_" + std::to_string(getpid()) + ".wav");
    writeClicks(song, 60);
  }
  ~Surroundings() { std::filesystem::remove(song); }
  support::SoundServer server;
  std::filesystem::path song;
};

#define SKIP_WITHOUT(server)                                        \
  if (!(server).missing().empty()) {                                \
    if (std::getenv("CI") != nullptr) FAIL() << (server).missing(); \
    GTEST_SKIP() << (server).missing();                             \
  }

TEST(InStep, AMinuteWithTwoSeeksAPauseAndALoop) {
  Surroundings about;
  SKIP_WITHOUT(about.server);
  Dance dance(about.song, 30.0 * 30.0);
  dance.play();
  dance.run(12.0);
  dance.seek(20.0);
  dance.run(14.0);  // round at 30 s
  EXPECT_LT(dance.shown.back().seconds, 10.0);
  dance.pause();
  dance.run(1.0);
  dance.play();
  dance.run(10.0);
  dance.seek(3.3);
  dance.run(22.0);
  EXPECT_TRUE(dance.follows());
  neverBack(dance);
  judge("60 s", offsets(dance, about.server, 1.0), 90);
}

TEST(InStep, HalfTheSpeedAndAServerThatDies) {
  Surroundings about;
  SKIP_WITHOUT(about.server);
  Dance dance(about.song, 60.0 * 30.0);
  dance.setSpeed(0.5);
  dance.play();
  ASSERT_TRUE(dance.runUntil([&] { return dance.follows(); }, 15.0));
  dance.run(10.0);
  EXPECT_TRUE(dance.follows());
  judge("half speed", offsets(dance, about.server, 0.5), 8);

  // WHEN the server goes, THEN the dance goes on by the timer.
  about.server.kill();
  ASSERT_TRUE(dance.runUntil([&] { return !dance.follows(); }, 5.0));
  const auto from = dance.shown.back();
  dance.run(2.0);
  const auto to = dance.shown.back();
  EXPECT_FALSE(to.follows);
  EXPECT_NEAR((to.now - from.now) / (to.at - from.at), 1.0, 0.02);
  neverBack(dance);

  // WHEN there is another, THEN the sound comes back, and in step.
  about.server.startAgain();
  SKIP_WITHOUT(about.server);
  ASSERT_TRUE(dance.runUntil([&] { return dance.follows(); }, 15.0));
  dance.moved();
  dance.run(5.0);
  neverBack(dance);
  judge("half speed, another server", offsets(dance, about.server, 0.5), 2);
}

TEST(InStep, AServerThatHangsAndNoneAtAll) {
  Surroundings about;
  SKIP_WITHOUT(about.server);
  {
    Dance dance(about.song, 60.0 * 30.0);
    dance.play();
    ASSERT_TRUE(dance.runUntil([&] { return dance.follows(); }, 15.0));
    // WHEN the server stands still, THEN the dance goes on, and nothing of the window's waits
    about.server.pause(true);
    ASSERT_TRUE(dance.runUntil([&] { return !dance.follows(); }, 10.0));
    const auto from = dance.shown.back();
    dance.run(1.5);
    const auto to = dance.shown.back();
    EXPECT_NEAR((to.now - from.now) / (to.at - from.at), 1.0, 0.05);
    for (double place = 10.0; place < 20.0; place += 1.0) dance.seek(place);
    dance.pause();
    dance.play();
    // WHEN it goes on, THEN the sound is back
    about.server.pause(false);
    ASSERT_TRUE(dance.runUntil([&] { return dance.follows(); }, 15.0));
    dance.run(0.5);
    neverBack(dance);
    about.server.pause(true);
  }
  about.server.pause(false);
  about.server.kill();
  // WHEN there is no server, THEN there is a dance all the same
  Dance dance(about.song, 60.0 * 30.0);
  dance.play();
  dance.run(2.5);
  EXPECT_FALSE(dance.follows());
  EXPECT_GT(dance.shown.back().seconds, 1.5);
  neverBack(dance);
}

}  // namespace
