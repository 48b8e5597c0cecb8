// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace app {

/// A device that plays samples, stereo at kSampleRate, at a pace of its own. Its functions may be called by any thread
/// and return at once.
class SoundOutput {
 public:
  /// Samples that the device wants now.
  struct Request {
    std::span<float> samples;  ///< left and right in turn; to be filled whole
    std::int64_t run = 0;      ///< which start of the device this is; samples are counted anew in each
    std::int64_t first = 0;    ///< how many samples (of each channel) it got before these
    double delay = 0.0;        ///< seconds from now until the first of these will be heard
  };
  /// Called by the output's thread; must return at once.
  using Fill = std::function<void(const Request&)>;

  struct Heard {
    std::int64_t run = 0;
    double seconds = 0.0;  ///< of samples that were heard since its start
    double given = 0.0;    ///< seconds of samples that it got
    double at = 0.0;       ///< when this was so, steadySeconds()
  };

  enum class State {
    Off,      ///< not started
    Opening,  ///< tried for the first time, or not yet steady
    Running,
    None,  ///< there is no device, or it went away; it is tried again now and then
  };

  SoundOutput() = default;
  SoundOutput(const SoundOutput&) = delete;
  SoundOutput& operator=(const SoundOutput&) = delete;
  virtual ~SoundOutput() = default;

  /// Asks `fill` for samples from soon on, whenever there is a device.
  virtual void start(Fill fill) = 0;
  /// Once this returns, `fill` isn't called any more.
  virtual void stop() = 0;
  [[nodiscard]] virtual State state() const = 0;
  /// None unless Running.
  [[nodiscard]] virtual std::optional<Heard> heard() const = 0;
};

/// Seconds of the machine's steady clock.
[[nodiscard]] double steadySeconds();

}  // namespace app
