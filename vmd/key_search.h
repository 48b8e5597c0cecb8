// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace vmd {

/// This is a moment in whole frames and the part after them, computed once for all tracks. A frame
/// below 0 counts as 0 (no key can be earlier), one that isn't finite as 0, a too late frame as the
/// last there is.
struct Moment {
  double frame = 0.0;
  std::uint32_t whole = 0;

  explicit Moment(double at) {
    constexpr double kLast = std::numeric_limits<std::uint32_t>::max();
    frame = std::isfinite(at) ? std::clamp(at, 0.0, kLast) : 0.0;
    whole = static_cast<std::uint32_t>(frame);
  }
};

/// These are the two keys between which a moment lies. Equal indices: the moment is on this key,
/// before the first or after the last, and the key's value holds, as in other viewers.
/// (mmd-reference.md 5.1)
struct Segment {
  std::size_t low = 0, high = 0;
  double u = 0.0;  ///< 0 at low, 1 at high
};

/// Returns the segment of a moment. `frameOf(i)` is the frame of key i of `count` > 0 keys in
/// rising order.
template <class FrameOf>
[[nodiscard]] Segment segmentAt(std::size_t count, const Moment& moment, FrameOf frameOf) {
  std::size_t high = 0;
  for (std::size_t rest = count; rest > 0;) {
    const std::size_t half = rest / 2;
    const bool after = frameOf(high + half) <= moment.whole;
    high = after ? high + half + 1 : high;
    rest = after ? rest - half - 1 : half;
  }
  if (high == 0) return {0, 0, 0.0};
  const std::size_t low = high - 1;
  const double sinceLow = moment.frame - frameOf(low);
  if (high == count || sinceLow <= 0.0) return {low, low, 0.0};
  return {low, high, sinceLow / (static_cast<double>(frameOf(high)) - frameOf(low))};
}

/// Interpolates from a to b, in double: large values of opposite sign don't overflow, equal values
/// stay as they are.
[[nodiscard]] inline float mixed(float a, float b, double u) {
  return static_cast<float>(a + (static_cast<double>(b) - a) * u);
}

}  // namespace vmd
