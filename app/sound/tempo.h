// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

namespace app {

/// Stereo samples at kSampleRate played faster or slower with their pitch kept. What comes out at sample n is what went in
/// at sample n × speed, to within a twentieth of a second.
class Tempo {
 public:
  /// Null without memory, without FFmpeg's module, or where FFmpeg was built without atempo. Speeds beyond kSlowestSong and
  /// kFastestSong are cut.
  [[nodiscard]] static std::unique_ptr<Tempo> make(double speed);
  Tempo() = default;
  Tempo(const Tempo&) = delete;
  Tempo& operator=(const Tempo&) = delete;
  virtual ~Tempo() = default;

  /// Puts samples in, left and right in turn, and adds what is ready to `out`. False: no memory; it is of no more use.
  [[nodiscard]] virtual bool pass(std::span<const float> samples, std::vector<float>& out) = 0;
};

}  // namespace app
