// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/motion_scale.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace app {
namespace {

constexpr double kWantedTime = 1e3 / MotionScale::kWanted;  // milliseconds
constexpr double kTooLong = 1.15, kShortEnough = 0.85;      // parts of the goal
constexpr double kMinPixels = 0.3;                          // part of a picture's time
constexpr double kTurnTime = 0.25;                          // seconds, if no more pictures are there
constexpr std::size_t kMinInTurn = 3;
constexpr std::size_t kMaxRise = 3;                      // scales at once
constexpr double kRemembered = 20.0;                     // seconds
constexpr double kLighter = 0.6;                         // part of the time before
constexpr double kFailedWithin = 3.0;                    // seconds after a rise
constexpr double kFirstWait = 4.0, kLongestWait = 64.0;  // seconds

double pixels(std::size_t at) {
  const double scale = double(MotionScale::kScales[at]);
  return scale * scale;
}

}  // namespace

void MotionScale::add(double milliseconds, double now) {
  if (std::exchange(fresh_, false)) {
    turnBegan_ = now;
    return;
  }
  turn_[turnSize_++] = milliseconds;
  const bool over = turnSize_ == turn_.size() || (turnSize_ >= kMinInTurn && now - turnBegan_ >= kTurnTime);
  if (!over) return;
  learn(now);
  choose(now);
  turnSize_ = 0;
  turnBegan_ = now;
}

/// Learns a picture's time at this scale, and by that at others the fixed part: least squares over
/// what is known of late. Where another program takes the machine's time for a turn, that looks as
/// if pixels cost nothing, so most of the late estimates must agree. What was known of a heavier
/// show says nothing about a lighter one.
void MotionScale::learn(double now) {
  const auto end = turn_.begin() + static_cast<std::ptrdiff_t>(turnSize_);
  const auto middle = turn_.begin() + static_cast<std::ptrdiff_t>(turnSize_ / 2);
  std::nth_element(turn_.begin(), middle, end);
  const auto late = [now](const Known& known) { return now - known.when <= kRemembered; };
  if (late(known_[at_]) && *middle < kLighter * known_[at_].milliseconds) {
    known_ = {};
    estimates_ = {};
    fixed_ = wait_ = 0.0;
    mayRise_ = now;
  }
  known_[at_] = {*middle, now};
  double n = 0.0, x = 0.0, y = 0.0, xx = 0.0, xy = 0.0;
  for (std::size_t i = 0; i < known_.size(); ++i) {
    if (!late(known_[i])) continue;
    const double p = pixels(i), t = known_[i].milliseconds;
    n += 1.0;
    x += p;
    y += t;
    xx += p * p;
    xy += p * t;
  }
  if (n >= 2.0) {
    const double each = std::max(0.0, (n * xy - x * y) / (n * xx - x * x));
    std::ranges::rotate(estimates_, estimates_.end() - 1);
    estimates_.front() = {std::max(0.0, (y - each * x) / n), now};
    std::array<double, kEstimates> sorted{};
    std::size_t count = 0;
    for (const Known& estimate : estimates_)
      if (late(estimate)) sorted[count++] = estimate.milliseconds;
    std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(count));
    fixed_ = sorted[(count - 1) / 2];
  }
  fixed_ = std::min(fixed_, known_[at_].milliseconds);
}

/// Returns the time that a picture of another scale would take now.
double MotionScale::predicted(std::size_t at) const {
  return fixed_ + (known_[at_].milliseconds - fixed_) * pixels(at) / pixels(at_);
}

/// Returns the time that a picture should take. Where the fixed part alone takes nearly as long as
/// is wanted, or longer, pixels may take three tenths of the whole.
double MotionScale::goal() const { return std::max(kWantedTime, fixed_ / (1.0 - kMinPixels)); }

void MotionScale::choose(double now) {
  if (known_[at_].milliseconds > kTooLong * goal()) {
    std::size_t to = at_;
    while (to + 1 < kScales.size() && predicted(to) > goal()) ++to;
    if (to == at_) return;
    if (now - raised_ < kFailedWithin) {  // the rise before was a mistake
      wait_ = std::clamp(2.0 * wait_, kFirstWait, kLongestWait);
      mayRise_ = now + wait_;
    }
    return go(to);
  }
  std::size_t to = at_;
  while (to > 0 && at_ - to < kMaxRise && predicted(to - 1) <= kShortEnough * goal()) --to;
  if (to == at_) return;
  if (now < mayRise_) return;
  if (now - raised_ >= kLongestWait) wait_ = 0.0;
  raised_ = now;
  go(to);
}

void MotionScale::go(std::size_t to) {
  at_ = to;
  fresh_ = true;
}

}  // namespace app
