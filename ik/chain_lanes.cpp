// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// ChainLanesJob is compiled once for each instruction set, and the best one that the processor has
// runs. ik/ccd_step.h, ik/chain_state.h and ik/angle_limit.cpp are the reference: each sum here is
// one of theirs, in their order.

#include "ik/chain_lanes.h"

#include <algorithm>
#include <cassert>

#include "ik/angle_limit.h"
#include "ik/ccd_step.h"
#include "ik/chain_state.h"
#include "ik/lanes.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "ik/chain_lanes.cpp"
#include <hwy/foreach_target.h>
// This comes after foreach_target.h, which includes this file again and again.
#include <hwy/highway.h>

#include "ik/pose_lanes-inl.h"

HWY_BEFORE_NAMESPACE();
namespace ik::HWY_NAMESPACE {
namespace {

/// This class solves one chain in as many poses as a register has lanes.
class LaneSolve {
 public:
  void set(const ChainLanesJob& job, std::int32_t chain, std::size_t first, std::span<PathBoneLanes> bones) {
    job_ = &job;
    index_ = static_cast<std::size_t>(chain);
    chain_ = &job.skeleton->chains[index_];
    bones_ = bones.data();
    count_ = chain_->path.size();
    first_ = first;
    link_ = 0;
    loop_ = 0;
    load();
  }

  /// Returns false when there is nothing to do in any of them.
  bool begin() {
    const Tag d;
    active_ = hn::And(active_, hn::Not(reached()));
    if (hn::AllFalse(d, active_)) return false;
    if (job_->switches->straightLegRule) bendStraightLinks();
    loops_ = chain_->loopCount + (job_->switches->loopsOnceMore && chain_->effectorFirst ? 1 : 0);
    half_ = loops_ / 2;
    return loops_ > 0;
  }

  bool advance() {
    step(chain_->links[link_], loop_ < half_);
    if (++link_ < chain_->links.size()) return true;
    link_ = 0;
    active_ = hn::And(active_, hn::Not(reached()));
    return !hn::AllFalse(Tag(), active_) && ++loop_ < loops_;
  }

  void store() {
    turn<true>(count_ - 1, active_);
    for (std::size_t lane = 0; lane < lanesUsed(); ++lane) {
      Pose& pose = *job_->poses[first_ + lane];
      if (pose.ikEnabled[index_] == 0) continue;
      const std::size_t at = first_ + lane;
      for (const Link& link : chain_->links) {
        const auto bone = static_cast<std::size_t>(link.bone);
        const PathBoneLanes& solved = bones_[link.slot];
        pose.ikRotations[bone] =
            solved.turned[at] != 0.0F
                ? lanes::quat(
                      lanes::product(four(solved.local, at), lanes::conjugate(lanes::of(pose.bases[bone].rotation))))
                : base::kIdentityRotation;
      }
      for (std::size_t i = 0; i < count_; ++i) {
        const auto bone = static_cast<std::size_t>(chain_->path[i]);
        const PathBoneLanes& solved = bones_[i];
        pose.models[bone] = {{solved.position[0][at], solved.position[1][at], solved.position[2][at]},
                             lanes::quat(four(solved.rotation, at))};
        if (job_->checksRange) keepInRange(*job_->skeleton, bone, pose);
      }
    }
  }

 private:
  static std::size_t laneCount() { return hn::Lanes(Tag()); }
  [[nodiscard]] std::size_t lanesUsed() const { return std::min(laneCount(), job_->poses.size() - first_); }

  static lanes::Four four(const std::array<Row, 4>& rows, std::size_t at) {
    return lanes::Four{rows[0][at], rows[1][at], rows[2][at], rows[3][at]};
  }
  static void put(const lanes::Four& from, std::array<Row, 3>& rows, std::size_t at) {
    for (std::size_t i = 0; i < 3; ++i) rows[i][at] = from[i];
  }
  static void put(const lanes::Four& from, std::array<Row, 4>& rows, std::size_t at) {
    for (std::size_t i = 0; i < 4; ++i) rows[i][at] = from[i];
  }

  void load() {
    const Skeleton& skeleton = *job_->skeleton;
    alignas(64) std::array<Row, 3> targets;
    alignas(64) Row on{};
    for (std::size_t lane = 0; lane < laneCount(); ++lane) {
      const std::size_t at = first_ + lane;
      // Lanes without a pose of their own compute with another's numbers, and their results are
      // dropped.
      const Pose& pose = *job_->poses[std::min(at, job_->poses.size() - 1)];
      on[at] = at < job_->poses.size() && pose.ikEnabled[index_] != 0 ? 1.0F : 0.0F;
      for (std::size_t i = 0; i < count_; ++i) {
        const auto bone = static_cast<std::size_t>(chain_->path[i]);
        const Transform& base = pose.bases[bone];
        put(lanes::of(base.translation), bones_[i].offset, at);
        const lanes::Four rotation = lanes::of(base.rotation);
        put(skeleton.isLink[bone] != 0 ? lanes::product(lanes::of(pose.ikRotations[bone]), rotation) : rotation,
            bones_[i].local, at);
        bones_[i].turned[at] = 0.0F;
      }
      for (std::size_t i = 0; i < chain_->anchors.size(); ++i) {
        const std::int32_t bone = chain_->anchors[i];
        const Transform model = bone < 0 ? Transform{} : pose.models[static_cast<std::size_t>(bone)];
        put(lanes::of(model.translation), bones_[count_ + i].position, at);
        put(lanes::of(model.rotation), bones_[count_ + i].rotation, at);
      }
      put(lanes::of(pose.models[static_cast<std::size_t>(chain_->target)].translation), targets, at);
    }
    target_ = HWY_NAMESPACE::load(targets, first_);
    active_ = hn::Ne(hn::Load(Tag(), on.data() + first_), hn::Zero(Tag()));
    for (std::size_t i = 0; i < count_; ++i) recompute<true>(i, active_);
  }

  [[nodiscard]] HWY_INLINE LaneVec3 position(std::size_t slot) const {
    return HWY_NAMESPACE::load(bones_[slot].position, first_);
  }
  [[nodiscard]] HWY_INLINE LaneQuat rotation(std::size_t slot) const {
    return HWY_NAMESPACE::load(bones_[slot].rotation, first_);
  }
  [[nodiscard]] HWY_INLINE LaneQuat local(std::size_t slot) const {
    return HWY_NAMESPACE::load(bones_[slot].local, first_);
  }
  [[nodiscard]] HWY_INLINE LaneQuat parentRotation(std::size_t slot) const {
    return rotation(chain_->parentSlots[slot]);
  }

  [[nodiscard]] Mask reached() const {
    const LaneVec3 miss = difference(target_, position(chain_->effectorSlot));
    return hn::Lt(dot(miss, miss), all(CcdStep::kReachedSquared));
  }

  template <bool kAll>
  HWY_INLINE void place(std::size_t slot, const Mask& mask) {
    const std::size_t parent = chain_->parentSlots[slot];
    HWY_NAMESPACE::put<kAll>(
        sum(position(parent), turned(rotation(parent), HWY_NAMESPACE::load(bones_[slot].offset, first_))), mask,
        bones_[slot].position, first_);
  }
  template <bool kAll>
  HWY_INLINE void turn(std::size_t slot, const Mask& mask) {
    HWY_NAMESPACE::put<kAll>(product(parentRotation(slot), local(slot)), mask, bones_[slot].rotation, first_);
  }
  template <bool kAll>
  HWY_INLINE void recompute(std::size_t slot, const Mask& mask) {
    place<kAll>(slot, mask);
    turn<kAll>(slot, mask);
  }

  // Bones below a link that doesn't turn keep their bits; computed anew they might have others.
  template <bool kAll>
  void recomputeBelow(std::size_t slot, const Mask& mask) {
    HWY_NAMESPACE::put<kAll>(all(1), mask, bones_[slot].turned.data() + first_);
    for (std::size_t i = slot + 1; i + 1 < count_; ++i) recompute<kAll>(i, mask);
    if (slot + 1 == count_) return;
    place<kAll>(count_ - 1, mask);
    if (chain_->effectorSlot != count_ - 1) turn<kAll>(count_ - 1, mask);
  }

  template <bool kAll>
  void turnFree(const Link& link, const LaneQuat& step, const Mask& mask) {
    PathBoneLanes& bone = bones_[link.slot];
    const LaneQuat whole = renormalised(product(step, rotation(link.slot)));
    HWY_NAMESPACE::put<kAll>(whole, mask, bone.rotation, first_);
    LaneQuat inParent = product(conjugate(parentRotation(link.slot)), whole);
    if (count_ > ChainState::kShortPath) inParent = renormalised(inParent);
    HWY_NAMESPACE::put<kAll>(inParent, mask, bone.local, first_);
    recomputeBelow<kAll>(link.slot, mask);
  }

  template <bool kAll>
  void turnLimited(const Link& link, const LaneQuat& step, bool reflect, const Mask& mask) {
    const LaneQuat whole = product(step, local(link.slot));
    HWY_NAMESPACE::put<kAll>(link.limited ? limited(link, whole, reflect, mask) : renormalised(whole), mask,
                             bones_[link.slot].local, first_);
    turn<kAll>(link.slot, mask);
    recomputeBelow<kAll>(link.slot, mask);
  }

  // This is limitRotation() of ik/angle_limit.cpp. A rotation within a hinge's arc is limited here,
  // others there, pose by pose.
  [[nodiscard]] LaneQuat limited(const Link& link, const LaneQuat& whole, bool reflect, const Mask& mask) const {
    const Tag d;
    if (link.hinge == HingeAxis::None || !link.arc.usable) return limitedApart(link, whole, whole, reflect, mask);
    const int axis = static_cast<int>(link.hinge);
    const LaneAngle angle = outerAngle(link.order, axis, whole);
    const Lane length = hn::Sqrt(hn::Add(hn::Mul(angle.sine, angle.sine), hn::Mul(angle.cosine, angle.cosine)));
    const Lane fromMiddle =
        hn::Add(hn::Mul(angle.cosine, all(link.arc.cosMiddle)), hn::Mul(angle.sine, all(link.arc.sinMiddle)));
    const Mask inside =
        hn::And(hn::Gt(length, hn::Zero(d)), hn::Ge(fromMiddle, hn::Mul(length, all(link.arc.cosReach))));
    const Mask wide = hn::Lt(angle.cosine, hn::Zero(d));
    const Lane w = hn::IfThenElse(wide, hn::Abs(angle.sine), hn::Add(length, angle.cosine));
    const Lane v = hn::IfThenElse(wide, hn::CopySign(hn::Sub(length, angle.cosine), angle.sine), angle.sine);
    const Lane scale = hn::Div(all(1), hn::Sqrt(hn::Add(hn::Mul(w, w), hn::Mul(v, v))));
    const Lane none = hn::Zero(d), some = hn::Mul(v, scale);
    const LaneQuat kept{axis == 0 ? some : none, axis == 1 ? some : none, axis == 2 ? some : none, hn::Mul(w, scale)};
    const Mask outside = hn::And(mask, hn::Not(inside));
    return hn::AllFalse(d, outside) ? kept : limitedApart(link, whole, kept, reflect, outside);
  }

  [[nodiscard]] LaneQuat limitedApart(const Link& link, const LaneQuat& whole, const LaneQuat& kept, bool reflect,
                                      const Mask& mask) const {
    const Tag d;
    alignas(64) std::array<Row, 4> from, to;
    alignas(64) Row which;
    HWY_NAMESPACE::put<true>(whole, mask, from, 0);
    HWY_NAMESPACE::put<true>(kept, mask, to, 0);
    hn::Store(hn::IfThenElseZero(mask, all(1)), d, which.data());
    for (std::size_t lane = 0; lane < laneCount(); ++lane) {
      if (which[lane] == 0.0F) continue;
      put(lanes::of(limitRotation(link, lanes::quat(four(from, lane)), reflect)), to, lane);
    }
    return HWY_NAMESPACE::load(to, 0);
  }

  void bendStraightLinks() {
    const Tag d;
    alignas(64) Row on;
    hn::Store(hn::IfThenElseZero(active_, all(1)), d, on.data());
    for (const Link& link : chain_->links) {
      if (!link.limited || link.hinge == HingeAxis::None) continue;
      const int axis = static_cast<int>(link.hinge);
      alignas(64) Row bent{};
      bool some = false;
      for (std::size_t lane = 0; lane < laneCount(); ++lane) {
        if (on[lane] == 0.0F) continue;
        const RealQuat whole = lanes::quat(four(bones_[link.slot].local, first_ + lane));
        const Real angle = eulerAngle(link.order, axis, whole);
        if (angle >= link.lower[axis] && angle <= link.upper[axis]) continue;
        put(lanes::of(limitRotation(link, whole, false)), bones_[link.slot].local, first_ + lane);
        bent[lane] = 1.0F;
        some = true;
      }
      if (!some) continue;
      const Mask mask = hn::Ne(hn::Load(d, bent.data()), hn::Zero(d));
      turn<false>(link.slot, mask);
      recomputeBelow<false>(link.slot, mask);
    }
  }

  /// This is the angle between effector and target, seen from a link: its sine and cosine times
  /// both lengths.
  struct Sight {
    Lane lengths, dot, crossSquared;
  };

  // This is CcdStep::run().
  void step(const Link& link, bool firstHalf) {
    const Tag d;
    if (link.locked) return;
    const LaneVec3 here = position(link.slot);
    const LaneVec3 toEffector = difference(position(chain_->effectorSlot), here);
    const LaneVec3 toTarget = difference(target_, here);
    const LaneVec3 across = cross(toEffector, toTarget);
    const Lane crossSquared = dot(across, across), effectorSquared = dot(toEffector, toEffector);
    const Lane targetSquared = dot(toTarget, toTarget);
    const Lane lengthsSquared = hn::Mul(effectorSquared, targetSquared);
    const Lane least = all(CcdStep::kReachedSquared);
    const Mask seen = hn::And(hn::Ge(effectorSquared, least), hn::Ge(targetSquared, least));
    const Mask apart = hn::And(hn::Gt(crossSquared, hn::Zero(d)),
                               hn::Ge(crossSquared, hn::Mul(all(CcdStep::kParallelSquared), lengthsSquared)));
    const Mask small = hn::Le(lengthsSquared, all(CcdStep::kMaxSquared));
    const Mask usable = hn::And(hn::And(active_, seen), hn::And(apart, small));
    if (hn::AllFalse(d, usable)) return;
    const Sight sight{hn::Sqrt(lengthsSquared), dot(toEffector, toTarget), crossSquared};
    if (hn::AllTrue(d, usable)) {
      turnLink<true>(link, firstHalf, sight, across, usable);
    } else {
      turnLink<false>(link, firstHalf, sight, across, usable);
    }
  }

  template <bool kAll>
  HWY_INLINE void turnLink(const Link& link, bool firstHalf, const Sight& sight, const LaneVec3& across,
                           const Mask& mask) {
    const CcdStep rules(*chain_, *job_->switches);
    if (!link.limited && !rules.ownedByAxis(link)) {
      return turnFree<kAll>(link, stepRotation(rules, link, firstHalf, sight, across, mask), mask);
    }
    const LaneVec3 inParent = turned(conjugate(parentRotation(link.slot)), across);
    turnLimited<kAll>(link, stepRotation(rules, link, firstHalf, sight, inParent, mask), firstHalf, mask);
  }

  // This is CcdStep::stepRotation(). Where poses differ, both branches are computed, and each pose
  // takes its own.
  [[nodiscard]] HWY_INLINE LaneQuat stepRotation(const CcdStep& rules, const Link& link, bool firstHalf,
                                                 const Sight& sight, const LaneVec3& across, const Mask& mask) const {
    const Tag d;
    const StepCap cap = rules.capOf(link, *chain_);
    const Mask capped = hn::Lt(sight.dot, hn::Mul(all(cap.cosAngle), sight.lengths));
    const Mask ahead = hn::Gt(sight.dot, hn::Zero(d));
    const bool hinged = link.hinge != HingeAxis::None && firstHalf;
    const bool owned = rules.ownedByAxis(link);
    const Mask usual = hinged || owned ? hn::FirstN(d, 0) : hn::And(ahead, hn::Not(capped));
    if (hn::AllTrue(d, hn::Or(usual, hn::Not(mask)))) return wholeTurn(sight, across);
    const LaneQuat other = otherTurn(link, hinged, owned, cap, sight, across, capped, ahead);
    if (hn::AllFalse(d, hn::And(usual, mask))) return other;
    return chosen(usual, wholeTurn(sight, across), other);
  }

  [[nodiscard]] HWY_INLINE LaneQuat wholeTurn(const Sight& sight, const LaneVec3& across) const {
    const Lane w = hn::Add(sight.lengths, sight.dot);
    const Lane scale = hn::Div(all(1), hn::Sqrt(hn::Add(hn::Mul(w, w), sight.crossSquared)));
    return scaled({across.x, across.y, across.z, w}, scale);
  }

  [[nodiscard]] LaneQuat otherTurn(const Link& link, bool hinged, bool owned, const StepCap& cap, const Sight& sight,
                                   const LaneVec3& across, const Mask& capped, const Mask& ahead) const {
    const Tag d;
    const Lane sine = hn::Sqrt(sight.crossSquared), zero = hn::Zero(d), one = all(1);
    LaneVec3 axis{hn::Div(across.x, sine), hn::Div(across.y, sine), hn::Div(across.z, sine)};
    Mask still = hn::FirstN(d, 0);
    if (owned) {
      const Vec3& fixed = link.fixedAxis;
      axis = turned(local(link.slot), {all(fixed.x), all(fixed.y), all(fixed.z)});
      const Lane side = dot(across, axis);
      still = hn::Eq(side, zero);
      const Mask back = hn::Lt(side, zero);
      axis = {hn::IfThenElse(back, hn::Neg(axis.x), axis.x), hn::IfThenElse(back, hn::Neg(axis.y), axis.y),
              hn::IfThenElse(back, hn::Neg(axis.z), axis.z)};
    } else if (hinged) {
      const int hinge = static_cast<int>(link.hinge);
      const Lane own = hinge == 0 ? across.x : hinge == 1 ? across.y : across.z;
      const Lane way = hn::IfThenElse(hn::Ge(own, zero), one, all(-1));
      axis = {hinge == 0 ? way : zero, hinge == 1 ? way : zero, hinge == 2 ? way : zero};
    }
    const Lane w = hn::IfThenElse(ahead, hn::Add(sight.lengths, sight.dot), sine);
    const Lane v = hn::IfThenElse(ahead, sine, hn::Sub(sight.lengths, sight.dot));
    const Lane scale = hn::Div(one, hn::Sqrt(hn::Add(hn::Mul(w, w), hn::Mul(v, v))));
    const LaneQuat turn = about(axis, hn::IfThenElse(capped, all(cap.cosHalf), hn::Mul(w, scale)),
                                hn::IfThenElse(capped, all(cap.sinHalf), hn::Mul(v, scale)));
    return owned ? chosen(still, {zero, zero, zero, one}, turn) : turn;
  }

  const ChainLanesJob* job_ = nullptr;
  const Chain* chain_ = nullptr;
  PathBoneLanes* bones_ = nullptr;
  std::size_t index_ = 0, count_ = 0, first_ = 0, link_ = 0;
  int loops_ = 0, half_ = 0, loop_ = 0;
  LaneVec3 target_;
  Mask active_;
};

/// Solves chains side by side, a step of each in turn, as SolverGroup of ik/ccd_ik.cpp does it;
/// once for each register full of poses.
void solveLanes(const ChainLanesJob& job) {
  constexpr std::size_t kMax = kChainsSideBySide;
  std::array<LaneSolve, kMax> solves;
  std::array<LaneSolve*, kMax> running;
  const std::size_t lanes = hn::Lanes(Tag());
  for (std::size_t begin = 0; begin < job.chains.size(); begin += kChainsSideBySide) {
    const auto chains = job.chains.subspan(begin, std::min(kChainsSideBySide, job.chains.size() - begin));
    for (std::size_t first = 0; first < job.poses.size(); first += lanes) {
      std::size_t used = 0, count = 0, left = 0;
      for (const std::int32_t index : chains) {
        const Chain& chain = job.skeleton->chains[static_cast<std::size_t>(index)];
        const auto bones = job.bones.subspan(used, chain.path.size() + chain.anchors.size());
        used += bones.size();
        solves[count++].set(job, index, first, bones);
      }
      for (std::size_t i = 0; i < count; ++i) {
        if (solves[i].begin()) running[left++] = &solves[i];
      }
      while (left > 0) {
        for (std::size_t i = 0; i < left; ++i) {
          if (!running[i]->advance()) running[i--] = running[--left];
        }
      }
      for (std::size_t i = 0; i < count; ++i) solves[i].store();
    }
  }
}

}  // namespace
}  // namespace ik::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ik {

HWY_EXPORT(solveLanes);

void ChainLanesJob::run() const {
  assert(skeleton != nullptr && switches != nullptr && !poses.empty() && poses.size() <= kPosesSideBySide);
  HWY_DYNAMIC_DISPATCH(solveLanes)(*this);
}

}  // namespace ik
#endif
