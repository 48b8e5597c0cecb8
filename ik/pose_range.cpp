// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/pose_range.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <vector>

#include <glm/geometric.hpp>

#include "ik/forward_kinematics.h"

namespace ik {

namespace {

constexpr double kMax = static_cast<double>(base::kMaxUnits);
constexpr double kMaxLocal = 2.0 * kMax;

bool isFinite(const Vec3& v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }

/// Returns a vector cut to a length, in the same direction; infinite axes count as the largest
/// number. In double precision nothing overflows.
Vec3 cut(const Vec3& v, double most) {
  constexpr double kLargest = static_cast<double>(std::numeric_limits<float>::max());
  const glm::dvec3 exact = glm::clamp(glm::dvec3(v), -kLargest, kLargest);
  const double length = glm::length(exact);
  return length > most ? Vec3(exact * (most / length)) : v;
}

/// Returns `v` where an axis that isn't a number is the one of `instead`, or 0.
Vec3 mended(const Vec3& v, const Vec3& instead) {
  Vec3 out = v;
  for (int i = 0; i < 3; ++i) {
    if (std::isnan(out[i])) out[i] = std::isnan(instead[i]) ? 0.0F : instead[i];
  }
  return out;
}

/// Returns a quaternion of unit length; `instead` where it has none.
Quat unit(const Quat& q, const Quat& instead) {
  const glm::dquat exact(q);
  const double length = glm::length(exact);
  return length > 0.0 && std::isfinite(length) ? Quat(exact / length) : instead;
}

// So many products of unit quaternions in a row lose far less than kLengthError.
constexpr double kMaxTurns = 1024.0;

/// Returns the sum of the squares of all numbers of all transforms.
double squares(const std::vector<Transform>& transforms) {
  static_assert(sizeof(Transform) == 7 * sizeof(float));
  // A transform has seven numbers: its first four and its last four are added, so that the one in
  // the middle counts twice. Two transforms at a time have sums of their own, so that no addition
  // waits for the one before.
  std::array<lanes::Four, 4> sums{};
  const auto add = [](lanes::Four& sum, const float* four) {
    lanes::Four numbers;
    std::memcpy(&numbers, four, sizeof numbers);
    sum += numbers * numbers;
  };
  const std::size_t even = transforms.size() / 2 * 2;
  for (std::size_t i = 0; i < even; i += 2) {
    const float *first = &transforms[i].translation.x, *second = &transforms[i + 1].translation.x;
    add(sums[0], first);
    add(sums[1], first + 3);
    add(sums[2], second);
    add(sums[3], second + 3);
  }
  for (std::size_t i = even; i < transforms.size(); ++i) {
    add(sums[0], &transforms[i].translation.x);
    add(sums[1], &transforms[i].translation.x + 3);
  }
  const lanes::Four sum = (sums[0] + sums[1]) + (sums[2] + sums[3]);
  return static_cast<double>(sum[0]) + static_cast<double>(sum[1]) + static_cast<double>(sum[2]) +
         static_cast<double>(sum[3]);
}

/// This struct bounds what may add up on the way to one bone.
struct Path {
  double rest = 0;  ///< units along its parents at rest
  /// This counts the moves by one unit on an axis that add up in its position, and in what it
  /// lends.
  double moves = 0, lentMoves = 0;
  /// This counts the rotations that are multiplied for its own, and for what it lends.
  double turns = 0, lentTurns = 0;
};

}  // namespace

Reach reachOf(const Skeleton& skeleton) {
  std::vector<Path> paths(skeleton.boneCount());
  // A chain computes some bones ahead of their turn. What such a bone lends then isn't known here
  // yet.
  std::vector<std::uint8_t> lendsAhead(skeleton.boneCount(), 0);
  // Nor is it known for appends that are read again when a chain is solved: their source may have
  // lent by then.
  std::vector<std::uint8_t> rereads(skeleton.boneCount(), 0);
  for (const Chain& chain : skeleton.chains) {
    for (const std::int32_t bone : chain.early) lendsAhead[static_cast<std::size_t>(bone)] = 1;
    for (const Follower& follower : chain.followers) {
      if (follower.rereads) rereads[static_cast<std::size_t>(follower.bone)] = 1;
    }
  }
  std::vector<std::uint8_t> done(skeleton.boneCount(), 0);
  Reach reach;
  for (const std::int32_t bone : skeleton.solveOrder) {
    const auto i = static_cast<std::size_t>(bone);
    const std::int32_t parent = skeleton.parents[i];
    Path path = parent < 0 ? Path{} : paths[static_cast<std::size_t>(parent)];
    path.lentMoves = path.lentTurns = 0.0;
    const Append& append = skeleton.appends[i];
    if (append.source >= 0) {
      const auto from = static_cast<std::size_t>(append.source);
      // Where its turn comes later it lends nothing, and this is zero.
      const Path& source = paths[from];
      const bool lendsLater = rereads[i] != 0 && done[from] == 0 && skeleton.appends[from].source >= 0;
      reach.alwaysChecked = reach.alwaysChecked || lendsAhead[from] != 0 || lendsLater;
      if (append.translation) path.lentMoves = std::abs(static_cast<double>(append.ratio)) * (1.0 + source.lentMoves);
      if (append.rotation) path.lentTurns = 3.0 + (append.local ? source.turns : source.lentTurns);
      reach.alwaysChecked = reach.alwaysChecked || (append.translation && append.local);
    }
    path.rest += glm::length(glm::dvec3(skeleton.offsets[i]));
    path.moves += 1.0 + path.lentMoves;
    path.turns += 3.0 + path.lentTurns;  // morph, animation, IK
    reach.rest = std::max(reach.rest, path.rest);
    reach.perMove = std::max(reach.perMove, std::sqrt(3.0) * path.moves);
    reach.alwaysChecked = reach.alwaysChecked || !(path.turns <= kMaxTurns);
    paths[i] = path;
    lendsAhead[i] = 0;
    done[i] = 1;
  }
  return reach;
}

bool mayLeaveRange(const Skeleton& skeleton, const Pose& pose) {
  const Reach& reach = skeleton.reach;
  if (reach.alwaysChecked) return true;
  const double moved = std::sqrt(squares(pose.locals)) + (pose.morphsMoved ? std::sqrt(squares(pose.morphs)) : 0.0);
  return !(reach.rest + reach.perMove * moved <= 0.5 * kMax);  // true for NaN
}

void bringBaseIntoRange(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  Transform& base = pose.bases[bone];
  base.translation = cut(mended(base.translation, skeleton.offsets[bone]), kMaxLocal);
  base.rotation = unit(base.rotation, base::kIdentityRotation);
}

void bringIntoRange(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  if (pose.outOfRange < 0) pose.outOfRange = static_cast<std::int32_t>(bone);
  const Transform& base = pose.bases[bone];
  Transform& model = pose.models[bone];
  const std::int32_t parentIndex = skeleton.parents[bone];
  const Transform parent = parentIndex < 0 ? Transform{} : pose.models[static_cast<std::size_t>(parentIndex)];
  model.rotation = unit(model.rotation, parent.rotation);
  if (!isFinite(model.translation)) model.translation = parent.translation + turned(parent.rotation, base.translation);
  model.translation = cut(model.translation, kMax);
}

Vec3 lendable(const Vec3& translation) { return cut(mended(translation, Vec3(0.0F)), kMaxLocal); }

}  // namespace ik
