// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

namespace app {

/// A Tempo plays stereo samples at kSampleRate faster or slower with their pitch kept. Output
/// sample n corresponds to input sample n × speed, to within a twentieth of a second.
class Tempo {
 public:
  /// Makes a Tempo; null without memory, without FFmpeg's module, or where FFmpeg was built without
  /// atempo. Speeds are clamped to kSlowestSong … kFastestSong.
  [[nodiscard]] static std::unique_ptr<Tempo> make(double speed);
  Tempo() = default;
  Tempo(const Tempo&) = delete;
  Tempo& operator=(const Tempo&) = delete;
  virtual ~Tempo() = default;

  /// Takes samples, left and right in turn, and adds what is ready to `out`. Returns false without
  /// memory; then it can't be used any more.
  [[nodiscard]] virtual bool pass(std::span<const float> samples, std::vector<float>& out) = 0;
};

}  // namespace app
