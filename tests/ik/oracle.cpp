// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/ik/oracle.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <sstream>

namespace support {

namespace {

using glm::dmat3;
using glm::dquat;
using glm::dvec3;

constexpr double kPi = 3.14159265358979323846;
constexpr double kQuarter = kPi / 2;

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
  const double most = 88.0 * kPi / 180.0;
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

std::size_t at(std::int32_t bone) { return static_cast<std::size_t>(bone); }

/// The reference solver's run over one model.
class Reference {
 public:
  Reference(const pmx::Model& model, const ik::Pose& input)
      : model_(model), input_(input), pose_(model.bones.size()), done_(model.bones.size(), false) {}

  ExactPose run() {
    std::vector<std::int32_t> order(model_.bones.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
      return model_.bones[at(a)].deformLayer < model_.bones[at(b)].deformLayer;
    });
    std::vector<std::int32_t> chainOf(model_.bones.size(), -1);
    const auto chains = pmx::ikBones(model_);
    for (std::size_t i = 0; i < chains.size(); ++i) chainOf[at(chains[i])] = static_cast<std::int32_t>(i);
    for (const std::int32_t bone : order) {
      local(bone);
      place(bone);
      if (chainOf[at(bone)] >= 0 && input_.ikEnabled[at(chainOf[at(bone)])] != 0) solve(bone);
    }
    return pose_;
  }

 private:
  [[nodiscard]] dquat own(std::int32_t bone) const {
    return dquat(input_.morphs[at(bone)].rotation) * dquat(input_.locals[at(bone)].rotation);
  }
  [[nodiscard]] dvec3 ownMove(std::int32_t bone) const {
    return dvec3(input_.morphs[at(bone)].translation) + dvec3(input_.locals[at(bone)].translation);
  }

  // mmd-reference.md 6.3, 6.4. What the source lends is read as it is now.
  void local(std::int32_t index) {
    const pmx::Bone& bone = model_.bones[at(index)];
    ExactBone& exact = pose_[at(index)];
    const bool hasParent = bone.parent >= 0;
    exact.offset =
        dvec3(bone.position) - (hasParent ? dvec3(model_.bones[at(bone.parent)].position) : dvec3(0)) + ownMove(index);
    exact.base = own(index);
    done_[at(index)] = true;
    if (bone.appendParent < 0 || bone.appendParent == index) return;
    const ExactBone& source = pose_[at(bone.appendParent)];
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
    ExactBone& exact = pose_[at(index)];
    const std::int32_t parent = model_.bones[at(index)].parent;
    const dquat turn = glm::normalize(exact.ik * exact.base);
    exact.position = parent < 0 ? exact.offset : pose_[at(parent)].position + pose_[at(parent)].rotation * exact.offset;
    exact.rotation = parent < 0 ? turn : glm::normalize(pose_[at(parent)].rotation * turn);
  }

  // Every bone from the root that hangs from a link of the chain, or isn't there yet, up to `bone`.
  void placeDownTo(std::int32_t bone, const pmx::IkBlock& block) {
    std::vector<std::int32_t> way;
    for (std::int32_t b = bone; b >= 0; b = model_.bones[at(b)].parent) way.push_back(b);
    bool below = false;
    for (auto b = way.rbegin(); b != way.rend(); ++b) {
      below = below || std::any_of(block.links.begin(), block.links.end(), [&](const auto& l) { return l.bone == *b; });
      if (!done_[at(*b)]) {
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

  void solve(std::int32_t target) {
    const pmx::IkBlock& block = model_.bones[at(target)].ik;
    const dvec3 goal = pose_[at(target)].position;
    const auto near = [&] {
      const dvec3 miss = goal - pose_[at(block.effector)].position;
      return glm::dot(miss, miss) < 1e-8;
    };
    const int loops = std::min(block.loopCount, 256), half = loops / 2;
    for (const auto& link : block.links) pose_[at(link.bone)].ik = dquat(1, 0, 0, 0);
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
    ExactBone& bone = pose_[at(link.bone)];
    const dvec3 toEffector = pose_[at(block.effector)].position - bone.position, toGoal = goal - bone.position;
    // mmd-reference.md 7.3: no direction in a vector of no length, which rounding leaves with one.
    if (glm::dot(toEffector, toEffector) < 1e-8 || glm::dot(toGoal, toGoal) < 1e-8) return;
    const dvec3 e = glm::normalize(toEffector), g = glm::normalize(toGoal);
    const dvec3 found = glm::cross(e, g);
    if (!(glm::dot(found, found) >= 1e-8)) return;
    const std::int32_t parent = model_.bones[at(link.bone)].parent;
    const dquat toParent = parent < 0 ? dquat(1, 0, 0, 0) : glm::conjugate(pose_[at(parent)].rotation);
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

double degrees(const dquat& a, const dquat& b) {
  const dquat x = glm::normalize(a), y = glm::normalize(b), nearer = glm::dot(x, y) < 0 ? -y : y;
  return 4 * std::asin(std::min(1.0, glm::length(x - nearer) / 2)) * 180 / kPi;
}

/// Bones that some chain may move: links, what hangs from them, what appends from any of these.
std::vector<bool> reachable(const pmx::Model& model) {
  std::vector<bool> moved(model.bones.size(), false);
  for (const auto target : pmx::ikBones(model)) {
    for (const auto& link : model.bones[at(target)].ik.links) moved[at(link.bone)] = true;
  }
  for (bool grew = true; grew;) {
    grew = false;
    for (std::size_t i = 0; i < moved.size(); ++i) {
      const pmx::Bone& bone = model.bones[i];
      const auto is = [&](std::int32_t other) { return other >= 0 && moved[at(other)]; };
      const bool appends = bone.has(pmx::boneFlag::appendRotation) || bone.has(pmx::boneFlag::appendTranslation);
      if (!moved[i] && (is(bone.parent) || (appends && is(bone.appendParent)))) moved[i] = grew = true;
    }
  }
  return moved;
}

class Judge {
 public:
  Judge(const Rig& rig, const Tolerance& tolerance)
      : rig_(rig), tolerance_(tolerance), reference_(referencePose(rig.model, *rig.pose)) {
    ours_ = reference_;
    for (std::size_t i = 0; i < ours_.size(); ++i) ours_[i].ik = dquat(rig.pose->ikRotations[i]);
  }

  Verdict judge() {
    compareBones();
    const auto chains = pmx::ikBones(rig_.model);
    for (std::size_t i = 0; i < chains.size(); ++i) {
      if (rig_.pose->ikEnabled[i] == 0) continue;
      checkLimits(chains[i]);
      checkDistance(chains[i]);
    }
    return std::move(verdict_);
  }

 private:
  template <class... Parts>
  void complain(const Parts&... parts) {
    std::ostringstream text;
    (text << ... << parts);
    verdict_.complaints.push_back(text.str());
  }

  void compareBones() {
    for (std::size_t i = 0; i < reference_.size(); ++i) {
      const Transform& got = rig_.pose->models[i];
      const double units = glm::length(reference_[i].position - dvec3(got.translation));
      const double turn = degrees(reference_[i].rotation, dquat(got.rotation));
      verdict_.worstUnits = std::max(verdict_.worstUnits, units);
      verdict_.worstDegrees = std::max(verdict_.worstDegrees, turn);
      if (!(units <= tolerance_.units && turn <= tolerance_.degrees)) {
        complain("bone ", i, " is ", units, " units and ", turn, " degrees from the reference");
      }
      const double unit = glm::length(dquat(rig_.pose->ikRotations[i]));
      if (!(std::abs(unit - 1) < 1e-4)) complain("bone ", i, "'s IK rotation has the length ", unit);
    }
  }

  // By the rotations alone: down from the root with the pose's IK rotations, in double.
  [[nodiscard]] ExactBone stand(const ExactPose& pose, std::int32_t bone) const {
    const std::int32_t parent = rig_.model.bones[at(bone)].parent;
    ExactBone result = pose[at(bone)];
    const ExactBone above = parent < 0 ? ExactBone{} : stand(pose, parent);
    result.position = above.position + above.rotation * result.offset;
    result.rotation = glm::normalize(above.rotation * result.ik * base(bone));
    return result;
  }

  [[nodiscard]] dquat base(std::int32_t bone) const {
    const ik::Pose& pose = *rig_.pose;
    return dquat(pose.morphs[at(bone)].rotation) * dquat(pose.locals[at(bone)].rotation) *
           (rig_.skeleton.appends[at(bone)].rotation ? dquat(pose.appended[at(bone)].rotation) : dquat(1, 0, 0, 0));
  }

  void checkLimits(std::int32_t target) {
    for (const auto& link : rig_.model.bones[at(target)].ik.links) {
      const dquat turned = ours_[at(link.bone)].ik;
      if (!link.limited || degrees(turned, dquat(1, 0, 0, 0)) == 0) continue;
      const base::Vec3 lower = glm::min(link.lower, link.upper), upper = glm::max(link.lower, link.upper);
      const dmat3 whole = glm::mat3_cast(glm::normalize(turned * base(link.bone)));
      const dvec3 angles = eulerAngles(whole, lower, upper) * (180 / kPi);
      for (int a = 0; a < 3; ++a) {
        const double low = glm::degrees(static_cast<double>(lower[a])),
                     high = glm::degrees(static_cast<double>(upper[a]));
        if (angles[a] < low - tolerance_.limitDegrees || angles[a] > high + tolerance_.limitDegrees) {
          complain("link ", link.bone, " stands at ", angles[a], " degrees on axis ", a, ", limits ", low, " to ",
                   high);
        }
      }
    }
  }

  struct Distances {
    double before, after, stretch;
  };
  // In the finished pose, with and without this chain's rotations; how far the effector is from full reach.
  [[nodiscard]] Distances distances(const ExactPose& pose, std::int32_t target) const {
    const pmx::IkBlock& block = rig_.model.bones[at(target)].ik;
    // Where the target stood when the chain was solved: at its own turn, not where the chain took it along.
    const dvec3 goal(reference_[at(target)].position);
    ExactPose without = pose;
    for (const auto& link : block.links) without[at(link.bone)].ik = dquat(1, 0, 0, 0);
    const dvec3 tip = stand(pose, block.effector).position;
    double length = 0, span = 0;
    for (std::int32_t b = block.effector; b >= 0; b = rig_.model.bones[at(b)].parent) {
      span = glm::length(tip - stand(pose, b).position);
      const bool last =
          std::any_of(block.links.begin(), block.links.end(), [&](const auto& link) { return link.bone == b; }) &&
          b == block.links.back().bone;
      if (last) break;
      length += glm::length(pose[at(b)].offset);
    }
    return {glm::length(goal - stand(without, block.effector).position), glm::length(goal - tip), length - span};
  }

  void checkDistance(std::int32_t target) {
    const pmx::IkBlock& block = rig_.model.bones[at(target)].ik;
    if (block.links.empty()) return;
    const Distances ours = distances(ours_, target), theirs = distances(reference_, target);
    const double slack = tolerance_.reachedUnits;
    const bool reached = ours.after <= slack, stretched = ours.stretch <= slack;
    if (!reached && !stretched && ours.after > theirs.after + slack) {
      complain("IK bone ", target, ": the effector is ", ours.after, " units off, the reference's ", theirs.after);
    }
    if (ours.after > ours.before + slack && theirs.after <= theirs.before + slack) {
      complain("IK bone ", target, ": the effector went from ", ours.before, " to ", ours.after, " units off");
    }
  }

  const Rig& rig_;
  Tolerance tolerance_;
  ExactPose reference_, ours_;
  Verdict verdict_;
};

bool sameBits(const Transform& a, const Transform& b) {
  return a.translation == b.translation && a.rotation == b.rotation;
}

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

Verdict judgePose(const Rig& rig, const Tolerance& tolerance) { return Judge(rig, tolerance).judge(); }

Verdict solveAndJudge(Rig& rig, const Tolerance& tolerance) {
  rig.solve();
  Verdict verdict = judgePose(rig, tolerance);
  const std::vector<Transform> first = rig.pose->models;
  const auto locals = rig.pose->locals;
  const auto enabled = rig.pose->ikEnabled;

  for (std::size_t i = 0; i < locals.size(); ++i) {
    rig.pose->locals[i].rotation = rotation(20.0F + static_cast<float>(i % 7), {1, 2, static_cast<float>(i % 3)});
  }
  rig.solve();
  rig.pose->locals = locals;
  rig.solve();
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (!sameBits(first[i], rig.pose->models[i])) {
      verdict.complaints.push_back("bone " + std::to_string(i) + " has other bits after another pose");
    }
  }

  std::fill(rig.pose->ikEnabled.begin(), rig.pose->ikEnabled.end(), std::uint8_t{0});
  rig.solve();
  const std::vector<bool> moved = reachable(rig.model);
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (!moved[i] && !sameBits(first[i], rig.pose->models[i])) {
      verdict.complaints.push_back("bone " + std::to_string(i) + " is outside of every chain, yet IK changed its bits");
    }
  }
  rig.pose->ikEnabled = enabled;
  rig.solve();
  return verdict;
}

}  // namespace support
