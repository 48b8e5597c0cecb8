// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A dance that follows the song's clock is in step with the sound: a real sound server plays a song
// of clicks, its output is recorded, and each click is compared with the frame that was shown as it
// was heard.
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

#include <gtest/gtest.h>
#include <QCoreApplication>

#include "app/show/player_clock.h"
#include "app/sound/song_player.h"
#include "app/sound_output/device_output.h"
#include "tests/app/sound/clicks.h"
#include "tests/app/sound/sound_server.h"

namespace {

using app::steadySeconds;

/// This struct is the dance: a clock that counts frames by the song's, read as a window reads it.
struct Dance {
  explicit Dance(const std::filesystem::path& song, double lastFrame) : player(std::make_unique<app::DeviceOutput>()) {
    clock.setLastFrame(lastFrame);
    std::atomic<int> opened = 0;
    player.open(song, {}, [&opened](const base::Result<void>& result) { opened = result ? 1 : -1; });
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
  /// Shows frames for this time.
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

void judge(const char* what, const Dance& dance, const support::SoundServer& server, double speed, std::size_t least) {
  std::vector<support::SecondShown> shown;
  for (const Dance::Shown& look : dance.shown) shown.push_back({look.at, look.seconds, look.playing});
  support::judgeOffsets(
      what, support::clickOffsets(shown, support::BetweenShown::MovesOn, dance.moves, server.clicks(), speed), least);
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
    support::writeClicks(song, 60);
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
  dance.run(14.0);  // loops at 30 s
  EXPECT_LT(dance.shown.back().seconds, 10.0);
  dance.pause();
  dance.run(1.0);
  dance.play();
  dance.run(10.0);
  dance.seek(3.3);
  dance.run(22.0);
  EXPECT_TRUE(dance.follows());
  neverBack(dance);
  judge("60 s", dance, about.server, 1.0, 90);
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
  judge("half speed", dance, about.server, 0.5, 8);

  // WHEN the server ends, THEN the dance goes on by the timer.
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
  judge("half speed, another server", dance, about.server, 0.5, 2);
}

TEST(InStep, AServerThatHangsAndNoneAtAll) {
  Surroundings about;
  SKIP_WITHOUT(about.server);
  {
    Dance dance(about.song, 60.0 * 30.0);
    dance.play();
    ASSERT_TRUE(dance.runUntil([&] { return dance.follows(); }, 15.0));
    // WHEN the server hangs, THEN the dance goes on, and nothing of the window's waits
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
