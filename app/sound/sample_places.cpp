// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/sample_places.h"

#include <cmath>

namespace app {

std::int64_t SamplePlaces::place(std::optional<double> seconds, std::int64_t expected) {
  const bool first = !begun_;
  begun_ = true;
  if (!seconds) return expected;
  const std::int64_t wanted = std::llround(*seconds * kSampleRate) + shift_;
  const std::int64_t off = wanted - expected;
  const bool anew = mayJump_ && std::abs(off) > kNewClock;
  if (first && !anew) return wanted;
  if (off < -kTolerance || anew) shift_ -= off;
  return off > kTolerance && !anew ? wanted : expected;
}

}  // namespace app
