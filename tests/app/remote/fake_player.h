// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/remote/controlled_player.h"

namespace support {

/// This player does what it is asked, and has a list of what that was.
class FakePlayer : public app::ControlledPlayer {
 public:
  FakePlayer() {
    now.item = {.number = 1,
                .title = QStringLiteral("桜ノ雨"),
                .artists = {QStringLiteral("halyosy"), QStringLiteral("ミク")},
                .album = QStringLiteral("卒業"),
                .file = QStringLiteral("/dance/桜.odori"),
                .picture = {},
                .lastFrame = 3000.0};
    now.volume = 0.5;
    all = {{QStringLiteral("ik"), QStringLiteral("Switch IK off and back"), true, true},
           {QStringLiteral("frameAll"), QStringLiteral("Frame All"), true, std::nullopt},
           {QStringLiteral("undo"), QStringLiteral("Undo"), false, std::nullopt}};
  }

  [[nodiscard]] app::PlayerState state() const override {
    ++reads;
    return now;
  }
  [[nodiscard]] double frame() const override { return at; }
  [[nodiscard]] std::vector<app::PlayerCommand> commands() const override { return all; }
  [[nodiscard]] bool waitsForAnswer() const override { return asking; }
  void setPlaying(bool playing) override { set(now.playing, playing); }
  void stop() override {
    now.playing = false;
    seek(0.0);
  }
  void seek(double frame) override {
    at = std::clamp(frame, 0.0, now.item.lastFrame);
    emit sought();
  }
  void step(int frames) override { seek(at + frames); }
  void setSpeed(double speed) override { set(now.speed, std::clamp(speed, kMinSpeed, kMaxSpeed)); }
  void setLoop(app::PlayerLoop loop) override { set(now.loop, loop); }
  void setShuffled(bool shuffled) override {
    if (now.shuffled) set(now.shuffled, std::optional(shuffled));
  }
  void setVolume(double volume) override { set(now.volume, std::optional(std::clamp(volume, 0.0, 1.0))); }
  void setMuted(bool muted) override { set(now.muted, muted); }
  void setFullScreen(bool full) override { set(now.fullScreen, full); }
  void next() override { asked.emplace_back("next"); }
  void previous() override { asked.emplace_back("previous"); }
  void open(const QStringList& files) override {
    asked.push_back("open " + files.join(QStringLiteral(" + ")).toStdString());
  }
  void raise() override { asked.emplace_back("raise"); }
  void quit() override { asked.emplace_back("quit"); }
  void run(const QString& name) override {
    asked.push_back("run " + name.toStdString());
    for (app::PlayerCommand& each : all)
      if (each.name == name && each.on) each.on = !*each.on;
    if (running) running();
    emit changed();
  }
  void wantPicture() override { ++pictures; }

  template <class Value>
  void set(Value& what, const Value& to) {
    what = to;
    emit changed();
  }

  app::PlayerState now;
  double at = 0.0;
  bool asking = false;
  mutable std::int64_t reads = 0;  ///< of state()
  int pictures = 0;                ///< that were asked for
  std::vector<app::PlayerCommand> all;
  std::vector<std::string> asked;
  std::function<void()> running;  ///< while a command runs
};

}  // namespace support
