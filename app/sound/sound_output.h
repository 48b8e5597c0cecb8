// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace app {

/// A SoundOutput is a device that plays stereo samples at kSampleRate, at its own pace. Any thread
/// may call its functions, which return at once.
class SoundOutput {
 public:
  /// A Request describes the samples that the device wants now.
  struct Request {
    std::span<float> samples;  ///< left and right in turn; to be filled completely
    std::int64_t run = 0;      ///< number of the device's start; samples are counted per run
    std::int64_t first = 0;    ///< number of samples (of each channel) before these
    double delay = 0.0;        ///< seconds from now until the first of these is heard
  };
  /// The output's thread calls this; it must return at once.
  using Fill = std::function<void(const Request&)>;

  struct Heard {
    std::int64_t run = 0;
    double seconds = 0.0;  ///< seconds of samples heard since its start
    double given = 0.0;    ///< seconds of samples that it got
    double at = 0.0;       ///< the time of this report, steadySeconds()
  };

  enum class State {
    Off,      ///< not started
    Opening,  ///< first attempt, or not steady yet
    Running,
    None,  ///< there is no device, or it went away; retried now and then
  };

  SoundOutput() = default;
  SoundOutput(const SoundOutput&) = delete;
  SoundOutput& operator=(const SoundOutput&) = delete;
  virtual ~SoundOutput() = default;

  /// Starts asking `fill` for samples soon, whenever there is a device.
  virtual void start(Fill fill) = 0;
  /// Stops the device. Once this returns `fill` isn't called any more.
  virtual void stop() = 0;
  [[nodiscard]] virtual State state() const = 0;
  /// Returns what was heard; none unless Running.
  [[nodiscard]] virtual std::optional<Heard> heard() const = 0;
};

/// Returns seconds of the machine's steady clock.
[[nodiscard]] double steadySeconds();

}  // namespace app
