// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <sys/types.h>

namespace support {

/// This class is a PulseAudio of the test's own, in a folder of its own: one sink without a device,
/// whose sound is recorded.
class SoundServer {
 public:
  SoundServer();
  ~SoundServer();
  SoundServer(const SoundServer&) = delete;
  SoundServer& operator=(const SoundServer&) = delete;

  /// Returns why there is none; empty: it runs.
  [[nodiscard]] const std::string& missing() const { return missing_; }
  /// Ends it at once, as in a crash.
  void kill();
  /// Stops it, as one that hangs, or lets it go on.
  void pause(bool stands) const;
  /// Starts another one instead, at the same address; it is recorded, too.
  void startAgain() { start(); }

  /// Returns steadySeconds() at which clicks of writeClicks() were heard, at their middles.
  [[nodiscard]] std::vector<double> clicks() const;

 private:
  void start();
  void record();
  [[nodiscard]] double sinkLatency() const;
  [[nodiscard]] double timeOf(std::size_t sample) const;

  std::filesystem::path folder_;
  std::string missing_;
  pid_t server_ = -1, recorder_ = -1;
  int pipe_ = -1;
  double latency_ = 0.0;
  std::thread reader_;
  mutable std::mutex mutex_;
  std::vector<float> samples_;
  struct Chunk {
    std::size_t end;  ///< samples up to here
    double at;        ///< the time by which they were there
  };
  std::vector<Chunk> chunks_;
};

}  // namespace support
