// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "app/view/name_labels.h"

namespace app {

/// What a picture took, by stage; milliseconds.
struct FrameTime {
  double pose = 0.0;     ///< motions sampled, morphs, bones, IK
  double physics = 0.0;  ///< hair and clothes, with the bones of their ticks
  double overlay = 0.0;  ///< bones, bodies, names: whatever is drawn over the models
  double drawing = 0.0;  ///< the rest, up to the picture's being on its way to the screen
  double between = 0.0;  ///< from the picture before to this one; 0: the first, or there was a rest
};

/// The times of the last pictures, as many as a graph shows.
class FrameTimes {
 public:
  static constexpr std::size_t kShown = 240;  ///< four seconds at 60 pictures a second
  void add(const FrameTime& time);
  void clear() { count_ = 0; }
  [[nodiscard]] std::size_t size() const { return count_; }
  /// 0: the latest.
  [[nodiscard]] const FrameTime& back(std::size_t before) const;

 private:
  std::array<FrameTime, kShown> times_{};
  std::size_t next_ = 0, count_ = 0;
};

/// The stages' names (UTF-8), each with its mean of the last second: `Pose 0.3 ms`.
[[nodiscard]] std::array<std::string, 4> timesLegend(const FrameTimes& times, const std::array<std::string, 4>& names);

/// The graph of those times in the picture's lower left corner: a bar a picture, its stages over each other, the latest at
/// the right, with lines at 1/60 and 1/30 of a second; the legend beside it.
struct FrameTimesJob {
  /// What it covers of a view of that size, its lower left corner.
  [[nodiscard]] static ViewArea areaOf(base::Vec2 pixels, float scale);

  const FrameTimes* times = nullptr;
  base::Vec2 pixels{1280, 720};                     ///< of the view
  float scale = 1.0F;                               ///< 1 at 96 dpi
  std::array<std::string, 4> legend;                ///< of the stages, such as timesLegend() has it
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to
  std::vector<OverlayLabel>* labels = nullptr;      ///< out, added to

  void run() const;
};

}  // namespace app
