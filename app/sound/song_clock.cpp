// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/song_clock.h"

#include <algorithm>
#include <cmath>

namespace app {

void SongClock::hold(double timer, double most) {
  held_ = true;
  holdEnd_ = timer + most;
}

double SongClock::ahead(double timer) const {
  if (held_ || !timer_) return now_;
  return now_ + std::max(timer - *timer_, 0.0);
}

double SongClock::advance(double timer, std::optional<double> device) {
  const double last = timer_.value_or(timer);
  double passed = std::max(timer - last, 0.0);
  timer_ = std::max(timer, last);
  outOfStep_ = false;
  if (held_) {
    const bool arrived = device && *device >= now_;
    if (!arrived && timer < holdEnd_) return now_;
    held_ = false;
    passed = std::min(passed, arrived ? *device - now_ : timer - holdEnd_);
  }
  now_ += passed;
  if (!device) return now_;
  const double error = *device - now_;
  outOfStep_ = std::abs(error) > kMaxError;
  if (!outOfStep_) now_ += std::clamp(error * std::min(1.0, passed / kTakes), -kMaxSlew * passed, kMaxSlew * passed);
  return now_;
}

}  // namespace app
