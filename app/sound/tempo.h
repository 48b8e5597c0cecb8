// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "app/sound/libav.h"

namespace app {

/// Stereo samples at kSampleRate played faster or slower with their pitch kept, by FFmpeg's atempo. What comes out at
/// sample n is what went in at sample n × speed, to within a twentieth of a second.
class Tempo {
 public:
  /// Null without memory, or where FFmpeg was built without that filter. Speeds beyond kSlowestSong and kFastestSong are cut.
  [[nodiscard]] static std::unique_ptr<Tempo> make(double speed);
  Tempo(const Tempo&) = delete;
  Tempo& operator=(const Tempo&) = delete;
  ~Tempo() = default;

  /// Puts samples in, left and right in turn, and adds what is ready to `out`. False: no memory; it is of no more use.
  [[nodiscard]] bool pass(std::span<const float> samples, std::vector<float>& out);

 private:
  Tempo() = default;
  bool build(double speed);
  AVFilterContext* add(const char* filter, const char* name, const char* options, AVFilterContext* before);

  libav::Graph graph_;
  libav::Frame frame_;
  AVFilterContext* in_ = nullptr;   // the graph's
  AVFilterContext* out_ = nullptr;  // the graph's
  std::int64_t taken_ = 0;          // samples put in
};

}  // namespace app
