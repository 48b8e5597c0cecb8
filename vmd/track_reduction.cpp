// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/track_reduction.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "vmd/curve_fit.h"

namespace vmd {
namespace {

/// From one key to the next there are at most this many samples: a search for longer segments could
/// take as long as their square.
constexpr std::size_t kMaxReach = 4096;

using Exact = glm::dquat;

/// These are the curves of a segment, with how well they keep its samples.
struct FittedSegment {
  CurveFit fit = CurveFit::None;
  std::array<CurveBytes, 4> curves{};
};

Exact unit(const Quat& q) { return glm::normalize(Exact(q)); }

/// Returns the angle between two unit quaternions as points of the sphere: half of that between the
/// rotations.
double halfAngle(const Exact& a, const Exact& b) {
  const Exact near = glm::dot(a, b) < 0.0 ? -b : b;
  return 2.0 * std::atan2(glm::length(a - near), glm::length(a + near));
}

/// This class makes one segment after the other, from each key as far as curves go.
class Reduction {
 public:
  Reduction(std::span<const base::Transform> samples, const TrackTolerance& tolerance)
      : samples_(samples), tolerance_(tolerance) {}

  /// Returns keys from after `first` to `last`. `holds`: none is needed where the last one's value
  /// holds to the end.
  std::vector<TrackKey> run(std::size_t first, std::size_t last, bool holds) {
    std::vector<TrackKey> keys;
    std::size_t guess = 8;
    for (std::size_t from = first; from < last;) {
      if (holds && isStill(from, last)) break;
      const TrackKey next = farthest(from, last, guess);
      guess = next.sample - from;
      keys.push_back(next);
      from = next.sample;
    }
    return keys;
  }

 private:
  /// Returns the farthest key that one segment reaches; `guess` samples away is tried first. How
  /// far curves of real numbers go is found by halving, since a part of such a curve is one. Curves
  /// of whole numbers may fail for a shorter segment and yet succeed at its end.
  TrackKey farthest(std::size_t from, std::size_t last, std::size_t guess) {
    TrackKey found{from + 1, {}};  // the next sample is always reached
    last = std::min(last, from + kMaxReach);
    std::size_t reach = 1, beyond = last - from + 1;
    for (std::size_t ask = std::min(std::max<std::size_t>(guess, 2), last - from); ask > reach && ask < beyond;) {
      const FittedSegment segment = fit(from, from + ask);
      if (segment.fit == CurveFit::Through) found = {from + ask, segment.curves};
      (segment.fit == CurveFit::None ? beyond : reach) = ask;
      const bool open = beyond > last - from;  // no end of it was found
      ask = open ? std::min(2 * reach, last - from) : reach + (beyond - reach) / 2;
    }
    constexpr std::size_t kTries = 12;
    for (std::size_t to = from + reach, i = 0; to > found.sample && i < kTries; --to, ++i) {
      const FittedSegment segment = fit(from, to);
      if (segment.fit == CurveFit::Through) return {to, segment.curves};
    }
    return found;
  }

  [[nodiscard]] bool isStill(std::size_t from, std::size_t last) const {
    const base::Transform& here = samples_[from];
    const Exact turn = unit(here.rotation);
    for (std::size_t i = from + 1; i <= last; ++i) {
      const double off = glm::length(glm::dvec3(samples_[i].translation) - glm::dvec3(here.translation));
      if (!(off <= static_cast<double>(tolerance_.units[i]))) return false;
      if (!(2.0 * halfAngle(turn, unit(samples_[i].rotation)) <= static_cast<double>(tolerance_.radians[i])))
        return false;
    }
    return true;
  }

  /// Returns the curves that keep all samples of a segment within the tolerance.
  FittedSegment fit(std::size_t from, std::size_t to) {
    FittedSegment segment{CurveFit::Through, {}};
    gates_.resize(to - from - 1);
    for (std::size_t i = 0; i < gates_.size(); ++i)
      gates_[i].u = static_cast<double>(i + 1) / static_cast<double>(to - from);
    const auto take = [&segment](std::size_t channel, const FittedCurve& fitted) {
      segment.fit = std::min(segment.fit, fitted.fit);
      segment.curves[channel] = fitted.curve;
    };
    take(3, fitTurn(from, to));
    std::array<bool, 3> moves{};
    int moving = 0;
    for (int axis = 0; axis < 3; ++axis) {
      const auto slot = static_cast<std::size_t>(axis);
      for (std::size_t i = from + 1; i <= to && !moves[slot]; ++i)
        moves[slot] = samples_[i].translation[axis] != samples_[from].translation[axis];
      moving += moves[slot] ? 1 : 0;
    }
    // This is the share of the tolerance for each axis.
    const double share = 1.0 / std::sqrt(std::max(moving, 1));
    for (int axis = 0; axis < 3 && segment.fit != CurveFit::None; ++axis) {
      const auto slot = static_cast<std::size_t>(axis);
      if (moves[slot]) take(slot, fitAxis(from, to, axis, share));
    }
    return segment;
  }

  FittedCurve fitAxis(std::size_t from, std::size_t to, int axis, double share) {
    const auto start = static_cast<double>(samples_[from].translation[axis]);
    const double way = static_cast<double>(samples_[to].translation[axis]) - start;
    for (std::size_t i = 0; i < gates_.size(); ++i) {
      const std::size_t at = from + 1 + i;
      const double off = static_cast<double>(samples_[at].translation[axis]) - start;
      const double room = static_cast<double>(tolerance_.units[at]) * share;
      if (way == 0.0) {
        if (!(std::abs(off) <= room)) return {};
        continue;
      }
      const double a = (off - room) / way, b = (off + room) / way;
      gates_[i].least = std::min(a, b);
      gates_[i].most = std::max(a, b);
    }
    return way == 0.0 ? FittedCurve{CurveFit::Through, {}} : fitCurve(gates_);
  }

  FittedCurve fitTurn(std::size_t from, std::size_t to) {
    // These are half angles: no rotation; too near to half a turn for a defined path.
    constexpr double kNone = 1e-9, kAcross = 1e-3;
    const Exact start = unit(samples_[from].rotation);
    Exact end = unit(samples_[to].rotation);
    if (glm::dot(start, end) < 0.0) end = -end;
    const double whole = halfAngle(start, end);
    if (!(std::cos(whole) >= kAcross)) return {};
    const Exact aside = whole > kNone ? glm::normalize(end - start * glm::dot(start, end)) : Exact(0, 0, 0, 0);
    for (std::size_t i = 0; i < gates_.size(); ++i) {
      const std::size_t at = from + 1 + i;
      const double room = 0.5 * static_cast<double>(tolerance_.radians[at]);
      Exact q = unit(samples_[at].rotation);
      if (glm::dot(q, start + end) < 0.0) q = -q;
      // These say where the sample is along the great arc from start to end, and how far beside it.
      const double x = glm::dot(q, start), y = glm::dot(q, aside);
      const double beside = std::atan2(glm::length(q - start * x - aside * y), std::hypot(x, y));
      const double along = std::atan2(y, x);
      if (!(beside <= room)) return {};
      // This is a little less than on the sphere.
      const double left = std::sqrt(room * room - beside * beside);
      if (whole <= kNone) {
        if (!(std::abs(along) <= left)) return {};
        continue;
      }
      gates_[i].least = (along - left) / whole;
      gates_[i].most = (along + left) / whole;
    }
    return whole <= kNone ? FittedCurve{CurveFit::Through, {}} : fitCurve(gates_);
  }

  std::span<const base::Transform> samples_;
  TrackTolerance tolerance_;
  std::vector<CurveGate> gates_;
};

}  // namespace

std::vector<TrackKey> reduceTrack(std::span<const base::Transform> samples, const TrackTolerance& tolerance) {
  assert(tolerance.units.size() == samples.size() && tolerance.radians.size() == samples.size());
  if (samples.empty()) return {};
  std::vector<TrackKey> keys = Reduction(samples, tolerance).run(0, samples.size() - 1, true);
  keys.insert(keys.begin(), TrackKey{});
  return keys;
}

std::vector<TrackKey> reducePart(std::span<const base::Transform> samples, const TrackTolerance& tolerance,
                                 std::size_t first, std::size_t last) {
  assert(first < last && last < samples.size());
  return Reduction(samples, tolerance).run(first, last, false);
}

}  // namespace vmd
