// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

namespace app {

/// This class chooses the resolution of pictures that move, so that kWanted of them are drawn a
/// second where the machine can. It takes a picture's time for a fixed part and a part in
/// proportion to its pixels, and learns both from the times at the scales that it tried. It does
/// without pixels only where that helps: not below the scale at which pixels are three tenths of
/// the time.
class MotionScale {
 public:
  static constexpr double kWanted = 30.0;  ///< pictures a second
  /// These are the scales, each way, from the whole resolution to the coarsest; from one to the
  /// next a picture loses a quarter to a third of its pixels. With less than half of them each way
  /// faces can't be read.
  static constexpr std::array kScales{1.0F, 0.82F, 0.67F, 0.58F, 0.5F};

  /// Returns the scale of the next picture, one of kScales.
  [[nodiscard]] float scale() const { return kScales[at_]; }
  /// Takes the time of a picture of scale() in milliseconds, pose and drawing, and the time at
  /// which it was done in seconds, which never decreases.
  void add(double milliseconds, double now);

 private:
  struct Known {
    double milliseconds = 0.0;  // of a picture
    double when = -1e9;         // seconds
  };
  static constexpr std::size_t kEstimates = 5;
  void learn(double now);
  void choose(double now);
  [[nodiscard]] double predicted(std::size_t at) const;
  [[nodiscard]] double goal() const;
  void go(std::size_t to);

  std::size_t at_ = 0;
  std::array<double, 8> turn_{};  // times of pictures since the last choice
  std::size_t turnSize_ = 0;
  double turnBegan_ = 0.0;                     // seconds
  bool fresh_ = true;                          // the first picture of a scale isn't counted: targets are made for it
  std::array<Known, kScales.size()> known_{};  // medians of their last turns
  std::array<Known, kEstimates> estimates_{};  // of fixed_, the latest first
  double fixed_ = 0.0;                         // milliseconds of a picture without pixels
  double raised_ = -1e9;                       // when the scale rose last
  double mayRise_ = -1e9;                      // when it may rise again
  double wait_ = 0.0;                          // seconds between a rise that failed and the next
};

}  // namespace app
