// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include "app/playback/transport.h"
#include "tests/app/film/sounds.h"
#include "tests/app/sound/fake_output.h"

namespace support {

inline constexpr double kStep = 0.01;  // seconds

/// This struct records a transport's signals.
struct Heard {
  explicit Heard(app::Transport& transport) {
    QObject::connect(&transport, &app::Transport::playingChanged, [this](bool now) { playing.push_back(now); });
    QObject::connect(&transport, &app::Transport::moved, [this] { ++moved; });
    QObject::connect(&transport, &app::Transport::rangeChanged, [this] { ++ranges; });
    QObject::connect(&transport, &app::Transport::lastFrameChanged, [this] { ++lengths; });
    QObject::connect(&transport, &app::Transport::songOpened, [this] { ++opened; });
    QObject::connect(&transport, &app::Transport::songFailed, [this](const QString& why) {
      failed.push_back(why.toStdString());
      onOwnThread = onOwnThread && QThread::currentThread() == QCoreApplication::instance()->thread();
    });
    QObject::connect(&transport, &app::Transport::peaksReady, [this](std::shared_ptr<const app::Peaks> of) {
      onOwnThread = onOwnThread && QThread::currentThread() == QCoreApplication::instance()->thread();
      peaks.push_back(std::move(of));
    });
  }
  std::vector<bool> playing;
  int moved = 0, ranges = 0, lengths = 0, opened = 0;
  std::vector<std::string> failed;
  std::vector<std::shared_ptr<const app::Peaks>> peaks;
  bool onOwnThread = true;
};

/// This fixture has a transport with a device and a timer that the test moves.
class TransportTest : public testing::Test {
 protected:
  TransportTest() { writeTimes(folder / "song.wav"); }  // 30 s

  static bool becomes(const std::function<bool()>& so) {
    QElapsedTimer timer;
    for (timer.start(); !so() && timer.elapsed() < 20'000;) {
      QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
      QThread::msleep(1);
    }
    return so();
  }
  [[nodiscard]] app::SongDescription song() const { return {.file = folder / "song.wav"}; }
  void open(const app::SongDescription& described, double lastFrame) {
    transport->setLastFrame(lastFrame);
    transport->setSong(described, {});
    ASSERT_TRUE(becomes([this] { return heard.opened > 0 && !heard.peaks.empty() && heard.peaks.back() && whole(); }));
    run(0.3);  // the device is silent first
  }
  [[nodiscard]] bool whole() const { return heard.peaks.back()->whole; }
  /// A hundredth of a second passes on the timer and the device; the decoder keeps up.
  void pass() {
    // The transport's own tick may end the dance while this waits, and then nothing is decoded.
    if (transport->clock().playing() && sounds) {
      ASSERT_TRUE(becomes([this] { return transport->songReady() || !transport->clock().playing(); }));
    }
    machine.time = machine.time + kStep;
    if (machine.state == SoundOutput::State::Running && machine.on)
      machine.heard = std::min(machine.heard + kStep, static_cast<double>(machine.given.size()) / kRate);
    machine.feed();
  }
  void run(double seconds) {
    for (int i = 0; i < std::lround(seconds / kStep); ++i) {
      pass();
      transport->advance();
    }
  }
  [[nodiscard]] double seconds() const { return transport->frame() / 30.0; }
  /// Expects that for this time the sound is that of the shown frame, with the song `offset`
  /// seconds later than frame 0.
  void together(double time, double offset = 0.0, double within = 0.003) {
    for (int i = 0; i < std::lround(time / kStep); ++i) {
      pass();
      transport->advance();
      // The sound is too soft to differ from silence.
      if (seconds() - offset < 0.07) continue;
      ASSERT_NEAR(machine.sound(), seconds() - offset, within) << i << ", frame " << transport->frame();
    }
  }
  /// Returns whether the device got nothing but silence in these seconds.
  bool silentFor(double time) {
    bool silent = true;
    for (int i = 0; i < std::lround(time / kStep); ++i) {
      pass();
      transport->advance();
      silent = silent && machine.sound() < 0.0;
    }
    return silent;
  }

  TestFolder folder;
  Machine machine;
  std::unique_ptr<app::Transport> transport =
      std::make_unique<app::Transport>(std::make_unique<FakeOutput>(machine), [this] { return machine.time.load(); });
  Heard heard{*transport};
  bool sounds = true;  // false: nothing is decoded that the test could wait for
};

}  // namespace support
