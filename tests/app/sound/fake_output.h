// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "app/sound/sound_output.h"

namespace support {

using app::SoundOutput;

inline constexpr double kRate = 48'000.0;

/// This struct is a machine with a clock and a sound device, both moved by the test.
struct Machine {
  std::atomic<double> time = 1000.0;
  std::atomic<SoundOutput::State> state = SoundOutput::State::Running;
  double buffer = 0.1;  // seconds that the device buffers
  double pace = 1.0;    // speed of the device's clock
  bool stalls = false;  // it plays nothing, and reports it
  // The position that it reports is off by so many seconds, to either side in turn.
  double trembles = 0.0;
  std::mutex mutex;  // guards the function
  SoundOutput::Fill fill;
  std::atomic<bool> on = false;
  std::int64_t run = 1;
  std::vector<float> given;  // in this run, left channel
  double heard = 0.0;        // seconds in this run
  std::atomic<int> starts = 0;

  void feed() {
    const std::lock_guard lock(mutex);
    if (!fill || state != SoundOutput::State::Running) return;
    const auto wanted = static_cast<std::size_t>(std::llround((heard + buffer) * kRate));
    if (wanted <= given.size()) return;
    std::vector<float> samples(2 * (wanted - given.size()), 9.0F);
    const double delay = static_cast<double>(given.size()) / kRate - heard;
    fill({samples, run, static_cast<std::int64_t>(given.size()), delay});
    for (std::size_t i = 0; i < samples.size(); i += 2) given.push_back(samples[i]);
  }
  void restart() {
    ++run;
    given.clear();
    heard = 0.0;
  }
  /// Returns the song's time that is heard now, seconds; negative: silence.
  [[nodiscard]] double sound() const {
    const auto at = static_cast<std::size_t>(heard * kRate);
    if (at >= given.size() || given[at] < 0.001F) return -1.0;
    return static_cast<double>(given[at]) * 32768.0 / 1000.0;
  }
};

struct FakeOutput : SoundOutput {
  explicit FakeOutput(Machine& machine) : machine_(machine) {}
  void start(Fill fill) override {
    const std::lock_guard lock(machine_.mutex);
    machine_.fill = std::move(fill);
    machine_.on = true;
    ++machine_.starts;
  }
  void stop() override {
    const std::lock_guard lock(machine_.mutex);
    machine_.fill = nullptr;
    machine_.on = false;
  }
  [[nodiscard]] State state() const override { return machine_.on ? machine_.state.load() : State::Off; }
  [[nodiscard]] std::optional<Heard> heard() const override {
    if (state() != State::Running) return std::nullopt;
    const double off = static_cast<int>(machine_.heard * 100.0) % 2 == 0 ? machine_.trembles : -machine_.trembles;
    return Heard{machine_.run, std::max(0.0, machine_.heard + off), static_cast<double>(machine_.given.size()) / kRate,
                 machine_.time};
  }
  Machine& machine_;
};

}  // namespace support
