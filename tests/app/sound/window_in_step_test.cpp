// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The window plays a dance with its song: a real sound server's sound is recorded, and each click
// of the song is compared with the picture that was on view as it was heard.
#include <cstdlib>

#include <QAction>
#include <QThread>

#include "app/sound/sound_output.h"
#include "tests/app/sound/clicks.h"
#include "tests/app/sound/sound_server.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

using app::steadySeconds;
using support::BetweenShown, support::SecondShown;
using support::waitFor;

class WindowInStep : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    if (!server.missing().empty()) {
      if (std::getenv("CI") != nullptr) FAIL() << server.missing();
      GTEST_SKIP() << server.missing();
    }
    vmd::Motion motion = support::legDance();
    motion.boneKeys[2].frame = 900;  // half a minute
    dance = file("dance.vmd");
    ASSERT_TRUE(vmd::writeVmdFile(motion, dance));
    support::writeClicks(file("dance.wav"), 60);
    open({model, dance, file("dance.wav")});
    ASSERT_EQ(document().state().song.file, file("dance.wav"));
    window->transport().setPlaying(false);
    window->transport().seek(0.0);
    QObject::connect(&playback(), &app::Playback::frameShown, window.get(), [this] {
      shown.push_back({steadySeconds(), window->transport().frame() / 30.0, window->transport().playing()});
    });
  }
  void play(bool playing) {
    window->transport().setPlaying(playing);
    moves.push_back(steadySeconds());
  }
  void seek(double seconds) {
    window->transport().seek(seconds * 30.0);
    moves.push_back(steadySeconds());
  }
  void run(double seconds) {
    (void)waitFor([] { return false; }, seconds);
  }
  /// Returns how much of the dance was played in the time that it took.
  [[nodiscard]] double paceSince(std::size_t from) const {
    return (shown.back().seconds - shown[from].seconds) / (shown.back().at - shown[from].at);
  }
  void judge(const char* what, double speed, std::size_t least) {
    support::judgeOffsets(what, support::clickOffsets(shown, BetweenShown::Stays, moves, server.clicks(), speed),
                          least);
  }
  support::SoundServer server;  // before the window, which looks for one
  std::vector<SecondShown> shown;
  std::vector<double> moves;
};

TEST_F(WindowInStep, AMinuteWithTwoSeeksAPauseAndALoop) {
  window->transport().setLoop(true);
  play(true);
  run(12.0);
  seek(20.0);
  run(14.0);  // loops at 30 s
  EXPECT_LT(shown.back().seconds, 10.0);
  play(false);
  run(1.0);
  play(true);
  run(10.0);
  seek(3.3);
  run(22.0);
  std::printf("pictures a second: %.0f\n", static_cast<double>(shown.size()) / 58.0);
  judge("the window, 60 s", 1.0, 90);
}

TEST_F(WindowInStep, HalfTheSpeedAndAServerThatDies) {
  window->transport().setSpeed(0.5);
  play(true);
  run(15.0);
  judge("the window, half the speed", 0.5, 8);
  // WHEN the server is killed THEN the dance goes on
  server.kill();
  run(3.0);
  const std::size_t from = shown.size() - 1;
  run(2.0);
  EXPECT_TRUE(window->transport().playing());
  EXPECT_NEAR(paceSince(from), 0.5, 0.02);
  for (std::size_t i = 1; i < shown.size(); ++i) ASSERT_GE(shown[i].seconds, shown[i - 1].seconds) << i;
}

}  // namespace
