// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ffmpeg/libav.h"
#include "app/sound/tempo.h"

namespace app {

/// A TempoFilter changes the tempo with FFmpeg's atempo.
class TempoFilter final : public Tempo {
 public:
  /// Makes a filter: see Tempo::make().
  [[nodiscard]] static std::unique_ptr<Tempo> make(double speed);
  [[nodiscard]] bool pass(std::span<const float> samples, std::vector<float>& out) override;

 private:
  TempoFilter() = default;
  bool build(double speed);
  AVFilterContext* add(const char* filter, const char* name, const char* options, AVFilterContext* before);

  libav::Graph graph_;
  libav::Frame frame_;
  AVFilterContext* in_ = nullptr;   // owned by the graph
  AVFilterContext* out_ = nullptr;  // owned by the graph
  std::int64_t taken_ = 0;          // samples put in
};

}  // namespace app
