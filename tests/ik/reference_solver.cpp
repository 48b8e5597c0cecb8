// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of oracle.h that solves: the reference of ik-parity.md 2, in double
// precision.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "pmx/base/index.h"
#include "tests/ik/oracle.h"

namespace support {

namespace {

using glm::dmat3;
using glm::dquat;
using glm::dvec3;

enum class Order { Yxz, Zyx, Xzy };

// "X if it lies strictly inside ±90 degrees, else Y, else Z" is the middle one.
Order orderOf(const base::Vec3& lower, const base::Vec3& upper) {
  const float quarter = base::kPi / 2.0F;
  if (lower.x > -quarter && upper.x < quarter) return Order::Yxz;
  return lower.y > -quarter && upper.y < quarter ? Order::Zyx : Order::Xzy;
}

dmat3 about(int axis, double angle) {
  const double c = std::cos(angle), s = std::sin(angle);
  if (axis == 0) return {1, 0, 0, 0, c, s, 0, -s, c};  // columns
  if (axis == 1) return {c, 0, -s, 0, 1, 0, s, 0, c};
  return {c, s, 0, -s, c, 0, 0, 0, 1};
}

double cut(double sine) {
  const double most = 88.0 * std::numbers::pi / 180.0;
  return std::clamp(std::asin(std::clamp(sine, -1.0, 1.0)), -most, most);
}

double limited(double a, double lower, double upper, bool reflect) {
  if (a < lower) {
    const double mirrored = 2 * lower - a;
    return mirrored <= upper && reflect ? mirrored : lower;
  }
  if (a > upper) {
    const double mirrored = 2 * upper - a;
    return mirrored >= lower && reflect ? mirrored : upper;
  }
  return a;
}

using base::toIndex;

/// This class is the reference solver's run over one model.
class Reference {
 public:
  Reference(const pmx::Model& model, const ik::Pose& input)
      : model_(model), input_(input), pose_(model.bones.size()), done_(model.bones.size(), false) {}

  ExactPose run() {
    std::vector<std::int32_t> order(model_.bones.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
      return model_.bones[toIndex(a)].deformLayer < model_.bones[toIndex(b)].deformLayer;
    });
    std::vector<std::int32_t> chainOf(model_.bones.size(), -1);
    const auto chains = pmx::ikBones(model_);
    for (std::size_t i = 0; i < chains.size(); ++i) chainOf[toIndex(chains[i])] = static_cast<std::int32_t>(i);
    std::vector<bool> past(model_.bones.size(), false);
    for (const std::int32_t bone : order) {
      local(bone);
      place(bone);
      past[toIndex(bone)] = true;
      if (chainOf[toIndex(bone)] < 0 || input_.ikEnabled[toIndex(chainOf[toIndex(bone)])] == 0) continue;
      solve(bone);
      follow(bone, past);
    }
    return pose_;
  }

 private:
  [[nodiscard]] dquat own(std::int32_t bone) const {
    return dquat(input_.morphs[toIndex(bone)].rotation) * dquat(input_.locals[toIndex(bone)].rotation);
  }
  [[nodiscard]] dvec3 ownMove(std::int32_t bone) const {
    return dvec3(input_.morphs[toIndex(bone)].translation) + dvec3(input_.locals[toIndex(bone)].translation);
  }

  // mmd-reference.md 6.3, 6.4. The source's transform is read as it is now.
  void local(std::int32_t index) {
    const pmx::Bone& bone = model_.bones[toIndex(index)];
    ExactBone& exact = pose_[toIndex(index)];
    const bool hasParent = bone.parent >= 0;
    exact.offset = dvec3(bone.position) - (hasParent ? dvec3(model_.bones[toIndex(bone.parent)].position) : dvec3(0)) +
                   ownMove(index);
    exact.base = own(index);
    done_[toIndex(index)] = true;
    if (bone.appendParent < 0 || bone.appendParent == index) return;
    const ExactBone& source = pose_[toIndex(bone.appendParent)];
    const double ratio = static_cast<double>(bone.appendRatio);
    if (bone.has(pmx::boneFlag::appendRotation)) {
      dquat turn = source.ik * own(bone.appendParent) * source.appendedTurn;
      if (turn.w < 0) turn = -turn;
      const dvec3 axis(turn.x, turn.y, turn.z);
      const double sine = glm::length(axis), angle = 2 * std::atan2(sine, turn.w) * ratio;
      exact.appendedTurn = sine > 0 ? glm::angleAxis(angle, axis / sine) : dquat(1, 0, 0, 0);
      exact.base = exact.base * exact.appendedTurn;
    }
    if (bone.has(pmx::boneFlag::appendTranslation)) {
      exact.appendedMove = (ownMove(bone.appendParent) + source.appendedMove) * ratio;
      exact.offset += exact.appendedMove;
    }
  }

  void place(std::int32_t index) {
    ExactBone& exact = pose_[toIndex(index)];
    const std::int32_t parent = model_.bones[toIndex(index)].parent;
    const dquat turn = glm::normalize(exact.ik * exact.base);
    exact.position =
        parent < 0 ? exact.offset : pose_[toIndex(parent)].position + pose_[toIndex(parent)].rotation * exact.offset;
    exact.rotation = parent < 0 ? turn : glm::normalize(pose_[toIndex(parent)].rotation * turn);
  }

  // Computes every bone from the root to `bone` that descends from a link of the chain or isn't
  // computed yet.
  void placeDownTo(std::int32_t bone, const pmx::IkBlock& block) {
    std::vector<std::int32_t> way;
    for (std::int32_t b = bone; b >= 0; b = model_.bones[toIndex(b)].parent) way.push_back(b);
    bool below = false;
    for (auto b = way.rbegin(); b != way.rend(); ++b) {
      below = below || std::any_of(block.links.begin(), block.links.end(), [&](const auto& l) { return l.bone == *b; });
      if (!done_[toIndex(*b)]) {
        local(*b);
        below = true;
      }
      if (below) place(*b);
    }
  }

  void placeAll(const pmx::IkBlock& block) {
    for (auto link = block.links.rbegin(); link != block.links.rend(); ++link) placeDownTo(link->bone, block);
    placeDownTo(block.effector, block);
  }

  // Solved bones that descend from bones that the chain moved, or append from those that it turned,
  // are solved again until nothing changes. (ik-parity.md 2, point 3; mmd-reference.md 6.4)
  void follow(std::int32_t target, const std::vector<bool>& past) {
    const pmx::IkBlock& block = model_.bones[toIndex(target)].ik;
    const std::size_t count = pose_.size();
    std::vector<bool> fixed(count, false), moved(count, false), lends(count, false);
    // the chain's own bones and their ancestors
    const auto holdUp = [&](std::int32_t bone) {
      for (std::int32_t b = bone; b >= 0; b = model_.bones[toIndex(b)].parent) fixed[toIndex(b)] = true;
    };
    holdUp(block.effector);
    for (const auto& link : block.links) {
      holdUp(link.bone);
      moved[toIndex(link.bone)] = lends[toIndex(link.bone)] = true;
    }
    for (std::size_t pass = 0; pass <= count; ++pass) {
      for (std::size_t i = 0; i < count; ++i) {
        const pmx::Bone& bone = model_.bones[i];
        const auto index = static_cast<std::int32_t>(i);
        if (fixed[i]) {
          moved[i] = moved[i] || (bone.parent >= 0 && moved[toIndex(bone.parent)]);
          continue;
        }
        if (!past[i]) continue;
        const bool rotates = bone.has(pmx::boneFlag::appendRotation),
                   moves = bone.has(pmx::boneFlag::appendTranslation);
        const bool reads = (rotates || moves) && bone.appendParent >= 0 && bone.appendParent != index &&
                           lends[toIndex(bone.appendParent)];
        if (reads) lends[i] = true;
        if (reads) local(index);
        if (reads || (bone.parent >= 0 && moved[toIndex(bone.parent)])) {
          moved[i] = true;
          place(index);
        }
      }
    }
  }

  void solve(std::int32_t target) {
    const pmx::IkBlock& block = model_.bones[toIndex(target)].ik;
    const dvec3 goal = pose_[toIndex(target)].position;
    const auto near = [&] {
      const dvec3 miss = goal - pose_[toIndex(block.effector)].position;
      return glm::dot(miss, miss) < 1e-8;
    };
    const int loops = std::min(block.loopCount, 256), half = loops / 2;
    for (const auto& link : block.links) pose_[toIndex(link.bone)].ik = dquat(1, 0, 0, 0);
    placeAll(block);
    if (near()) return;
    for (int i = 0; i < loops; ++i) {
      for (std::size_t k = 0; k < block.links.size(); ++k) {
        if (block.links[k].bone != block.effector) step(block, k, goal, i < half);
      }
      if (near()) return;
    }
  }

  void step(const pmx::IkBlock& block, std::size_t k, const dvec3& goal, bool firstHalf) {
    const pmx::IkLink& link = block.links[k];
    base::Vec3 lower, upper;
    for (int axis = 0; axis < 3; ++axis) {
      lower[axis] = std::min(link.lower[axis], link.upper[axis]);
      upper[axis] = std::max(link.lower[axis], link.upper[axis]);
    }
    const auto still = [&](int axis) { return lower[axis] == 0.0F && upper[axis] == 0.0F; };
    if (link.limited && still(0) && still(1) && still(2)) return;
    ExactBone& bone = pose_[toIndex(link.bone)];
    const dvec3 toEffector = pose_[toIndex(block.effector)].position - bone.position, toGoal = goal - bone.position;
    // mmd-reference.md 7.3: a vector of length zero has no direction, even where rounding leaves
    // one.
    if (glm::dot(toEffector, toEffector) < 1e-8 || glm::dot(toGoal, toGoal) < 1e-8) return;
    const dvec3 e = glm::normalize(toEffector), g = glm::normalize(toGoal);
    const dvec3 found = glm::cross(e, g);
    if (!(glm::dot(found, found) >= 1e-8)) return;
    const std::int32_t parent = model_.bones[toIndex(link.bone)].parent;
    const dquat toParent = parent < 0 ? dquat(1, 0, 0, 0) : glm::conjugate(pose_[toIndex(parent)].rotation);
    dvec3 axis = glm::normalize(toParent * found);
    for (int a = 0; a < 3 && link.limited && firstHalf; ++a) {
      if (still(a) || !still((a + 1) % 3) || !still((a + 2) % 3)) continue;
      const double side = (toParent * found)[a];
      axis = dvec3(0);
      axis[a] = side >= 0 ? 1 : -1;
      break;
    }
    const double unit = static_cast<double>(block.unitAngleRad) * static_cast<double>(k + 1);
    const double angle = std::min(std::acos(std::clamp(glm::dot(e, g), -1.0, 1.0)), unit);
    bone.ik = glm::normalize(glm::angleAxis(angle, axis) * bone.ik);
    if (link.limited) {
      dvec3 angles = eulerAngles(glm::mat3_cast(glm::normalize(bone.ik * bone.base)), lower, upper);
      for (int a = 0; a < 3; ++a) {
        angles[a] = limited(angles[a], static_cast<double>(lower[a]), static_cast<double>(upper[a]), firstHalf);
      }
      bone.ik = glm::quat_cast(fromEulerAngles(angles, lower, upper)) * glm::conjugate(bone.base);
    }
    placeAll(block);
  }

  const pmx::Model& model_;
  const ik::Pose& input_;
  ExactPose pose_;
  std::vector<bool> done_;
};

}  // namespace

dvec3 eulerAngles(const dmat3& m, const base::Vec3& lower, const base::Vec3& upper) {
  const auto e = [&](int row, int column) { return m[column][row]; };
  switch (orderOf(lower, upper)) {
    case Order::Yxz:
      return {cut(-e(1, 2)), std::atan2(e(0, 2), e(2, 2)), std::atan2(e(1, 0), e(1, 1))};
    case Order::Zyx:
      return {std::atan2(e(2, 1), e(2, 2)), cut(-e(2, 0)), std::atan2(e(1, 0), e(0, 0))};
    case Order::Xzy:
      return {std::atan2(e(2, 1), e(1, 1)), std::atan2(e(0, 2), e(0, 0)), cut(-e(0, 1))};
  }
  return dvec3(0);
}

dmat3 fromEulerAngles(const dvec3& angles, const base::Vec3& lower, const base::Vec3& upper) {
  const dmat3 x = about(0, angles.x), y = about(1, angles.y), z = about(2, angles.z);
  switch (orderOf(lower, upper)) {
    case Order::Yxz:
      return y * x * z;
    case Order::Zyx:
      return z * y * x;
    case Order::Xzy:
      return x * z * y;
  }
  return dmat3(1);
}

ExactPose referencePose(const pmx::Model& model, const ik::Pose& input) { return Reference(model, input).run(); }

}  // namespace support
