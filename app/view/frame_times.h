// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "app/view/name_labels.h"

namespace app {

/// These are the times of one picture by stage, in milliseconds.
struct FrameTime {
  double pose = 0.0;     ///< sampling of motions, morphs, bones, IK
  double physics = 0.0;  ///< hair and clothes, with the bones of their ticks
  double overlay = 0.0;  ///< everything that is drawn over the models: bones, bodies, names
  double drawing = 0.0;  ///< everything else, until the picture is on its way to the screen
  double between = 0.0;  ///< since the last picture; 0: the first one, or after a pause
};

/// This ring holds the times of the last pictures, as many as a graph shows.
class FrameTimes {
 public:
  static constexpr std::size_t kShown = 240;  ///< four seconds at 60 pictures a second
  void add(const FrameTime& time);
  void clear() { count_ = 0; }
  [[nodiscard]] std::size_t size() const { return count_; }
  /// Returns the time of the picture that is `before` pictures back; 0 is the latest.
  [[nodiscard]] const FrameTime& back(std::size_t before) const;

 private:
  std::array<FrameTime, kShown> times_{};
  std::size_t next_ = 0, count_ = 0;
};

/// Returns the stages' names (UTF-8), each with its mean of the last second: `Pose 0.3 ms`.
[[nodiscard]] std::array<std::string, 4> timesLegend(const FrameTimes& times, const std::array<std::string, 4>& names);

/// This job draws the graph of those times in the picture's lower left corner: a bar a picture,
/// with the stages on top of each other and the latest at the right, with lines at 1/60 and 1/30 of
/// a second and the legend beside it.
struct FrameTimesJob {
  /// Returns the part of a view of that size that the graph covers, in its lower left corner.
  [[nodiscard]] static ViewArea areaOf(base::Vec2 pixels, float scale);

  const FrameTimes* times = nullptr;
  base::Vec2 pixels{1280, 720};                     ///< of the view
  float scale = 1.0F;                               ///< 1 at 96 dpi
  std::array<std::string, 4> legend;                ///< of the stages, as timesLegend() returns it
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to
  std::vector<OverlayLabel>* labels = nullptr;      ///< out, added to

  void run() const;
};

}  // namespace app
