// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/joint_limit.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include "app/show/readout_values.h"
#include "app/view/sight.h"
#include "ik/angle_limit.h"
#include "ik/solvers/limit_border.h"

namespace app {
namespace {

using ik::solvers::BoneFreedom, ik::solvers::Limit, ik::solvers::LimitKind, ik::solvers::Quat, ik::solvers::Vec3;

constexpr double kShortBone = 1e-4;    // units
constexpr double kAlong = 0.97;        // cosine: a bone that lies along an axis has no angle about it
constexpr double kTwistOfLean = 0.4;   // of the arc of a cone's twist, part of the reach
constexpr double kTwistRadius = 0.75;  // of an arc about the bone itself, part of the reach

/// Returns the axes of a box from the outside inwards.
std::array<int, 3> outsideIn(ik::EulerOrder order) {
  switch (order) {
    case ik::EulerOrder::Yxz:
      return {1, 0, 2};
    case ik::EulerOrder::Zyx:
      return {2, 1, 0};
    case ik::EulerOrder::Xzy:
      return {0, 2, 1};
  }
  return {0, 1, 2};
}

/// Sets where an angle about an axis (parent's space) is 0, and the radius of its arc.
void setZero(const JointLimit& limit, const Vec3& axis, LimitArc& arc, const Quat& outside) {
  const bool twists = std::abs(glm::dot(axis, limit.along)) > kAlong;
  const Vec3 zero = twists ? ik::solvers::anyAcross(axis)
                           : ik::solvers::unit(ik::solvers::across(limit.along, axis), ik::solvers::anyAcross(axis));
  const Quat toModel = limit.parent * outside;
  arc.axis = toModel * axis;
  arc.zero = toModel * zero;
  arc.radius = twists ? kTwistRadius * limit.reach : limit.reach;
}

/// Returns where a bone points at rest by its own tail; without length where that says nothing.
Vec3 ownTail(const pmx::Model& model, std::size_t index) {
  const pmx::Bone& bone = model.bones[index];
  Vec3 tail(bone.tailOffset);
  const auto target = static_cast<std::size_t>(bone.tailBone);
  if (bone.has(pmx::boneFlag::tailIsBone))
    tail = bone.tailBone >= 0 && target < model.bones.size() ? Vec3(model.bones[target].position - bone.position)
                                                             : Vec3(0.0);
  return glm::length(tail) > kShortBone ? tail : Vec3(0.0);
}

Quat wide(const base::Quat& q) { return glm::normalize(Quat(q.w, q.x, q.y, q.z)); }

/// Adds the limits of one actor's joints.
class Adding {
 public:
  Adding(const Actor& actor, std::uint32_t id, std::span<const base::Transform> bones, std::span<const Vec3> tails,
         const OverlayView& view, std::size_t& left, std::vector<JointLimit>& limits)
      : actor_(actor),
        id_(id),
        bones_(bones),
        tails_(tails),
        view_(view),
        left_(left),
        limits_(limits),
        first_(limits.size()) {}

  void add(std::int32_t bone, const Limit& turn, const std::optional<ik::solvers::SlideRange>& slide, bool own) {
    if (bone < 0 || static_cast<std::size_t>(bone) >= bones_.size()) return;
    if (turn.kind == LimitKind::Free && !slide) return;
    const auto at = static_cast<std::size_t>(bone);
    const Sight sight(view_);
    const base::Vec3 seen = sight.seen(bones_[at].translation);
    if (!sight.pixel(seen)) return;
    if (left_ == 0) {
      full_ = true;
      return;
    }
    --left_;
    JointLimit& made = limits_.emplace_back();
    made.actor = id_;
    made.bone = bone;
    made.turn = turn;
    made.slide = slide;
    made.own = own;
    made.joint = Vec3(bones_[at].translation);
    made.view = view_;
    const ik::Skeleton& skeleton = actor_.posedSkeleton();
    const std::int32_t parent = skeleton.parents[at];
    if (parent >= 0) made.parent = wide(bones_[static_cast<std::size_t>(parent)].rotation);
    const base::Transform local = localOf(skeleton, bones_, bone);
    made.local = wide(local.rotation);
    if (slide) made.slid = glm::dot(Vec3(local.translation), slide->axis);
    const Vec3 tail = tails_[at];
    made.along = ik::solvers::unit(tail, Vec3(0, 1, 0));
    const double pixel = sight.unitsPerPixel(seen.z) * view_.scale / sight.unitsPerUnit();
    made.reach = std::clamp(glm::length(tail), kMinLimitReach * pixel, kMaxLimitReach * pixel);
  }
  /// Adds the limit that the file gives to a bone, unless the bone has a freedom or was added.
  void addOfFile(const ik::Link& link) {
    if (!link.limited || ik::solvers::freedomOf(actor_.switches().freedoms, link.bone) != nullptr) return;
    for (std::size_t i = first_; i < limits_.size(); ++i)
      if (limits_[i].bone == link.bone) return;
    add(link.bone, ik::solvers::eulerLimit(link.order, Vec3(link.lower), Vec3(link.upper)), {}, false);
  }
  [[nodiscard]] bool full() const { return full_; }

 private:
  const Actor& actor_;
  std::uint32_t id_;
  std::span<const base::Transform> bones_;
  std::span<const Vec3> tails_;
  const OverlayView& view_;
  std::size_t& left_;
  std::vector<JointLimit>& limits_;
  std::size_t first_;
  bool full_ = false;
};

bool concernsBone(const ik::Chain& chain, std::int32_t bone) {
  return bone >= 0 && (chain.target == bone || chain.effector == bone ||
                       std::ranges::any_of(chain.links, [bone](const ik::Link& link) { return link.bone == bone; }));
}

}  // namespace

Vec3 JointLimit::towards(const Vec3& direction) const { return joint + reach * (parent * direction); }

Vec3 JointLimit::rim(double aroundRad) const { return towards(ik::solvers::borderDirection(turn, aroundRad)); }

Vec3 JointLimit::slidTo(double units) const { return slide ? joint + (units - slid) * (parent * slide->axis) : joint; }

std::vector<Vec3> restTails(const pmx::Model& model) {
  std::vector<Vec3> tails;
  tails.reserve(model.bones.size());
  for (std::size_t i = 0; i < model.bones.size(); ++i) tails.push_back(ownTail(model, i));
  std::vector<std::uint8_t> own;
  for (const Vec3& tail : tails) own.push_back(glm::length(tail) > 0.0 ? 1 : 0);
  const auto wayTo = [&model](std::size_t bone, std::int32_t parent) {
    return Vec3(model.bones[bone].position - model.bones[static_cast<std::size_t>(parent)].position);
  };
  const auto hasParent = [&model](std::size_t bone) {
    const std::int32_t parent = model.bones[bone].parent;
    return parent >= 0 && static_cast<std::size_t>(parent) < model.bones.size();
  };
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    if (!hasParent(i)) continue;
    const auto parent = static_cast<std::size_t>(model.bones[i].parent);
    const Vec3 way = wayTo(i, model.bones[i].parent);
    if (own[parent] != 0 || !(glm::length(way) > kShortBone)) continue;
    tails[parent] = way;
    own[parent] = 1;
  }
  for (std::size_t i = 0; i < model.bones.size(); ++i)
    if (own[i] == 0 && hasParent(i)) tails[i] = wayTo(i, model.bones[i].parent);
  return tails;
}

std::size_t arcsOf(const JointLimit& limit, std::array<LimitArc, 3>& arcs) {
  if (limit.turn.kind == LimitKind::Hinge) {
    LimitArc& arc = arcs[0];
    arc = {};
    setZero(limit, limit.turn.axis, arc, ik::solvers::kIdentity);
    arc.lower = limit.turn.lower.x;
    arc.upper = limit.turn.upper.x;
    arc.now = ik::solvers::swingTwist(limit.local, limit.turn.axis).twistAngleRad;
    return 1;
  }
  const bool leans = limit.turn.kind == LimitKind::Cone || limit.turn.kind == LimitKind::Ellipse;
  if (leans && limit.turn.twistLimited && limit.turn.twistUpper > limit.turn.twistLower) {
    const ik::solvers::SwingTwist now = ik::solvers::swingTwist(limit.local, limit.turn.axis);
    const Quat toModel = limit.parent * now.swing;
    LimitArc& arc = arcs[0];
    arc = {};
    arc.axis = toModel * limit.turn.axis;
    arc.zero = toModel * ik::solvers::anyAcross(limit.turn.axis);
    arc.lower = limit.turn.twistLower;
    arc.upper = limit.turn.twistUpper;
    arc.now = now.twistAngleRad;
    arc.part = kTwistPart;
    arc.radius = kTwistOfLean * limit.reach;
    return 1;
  }
  if (limit.turn.kind != LimitKind::Euler) return 0;
  const Vec3 angles = ik::decompose(limit.turn.order, limit.local);
  std::size_t count = 0;
  Quat outside = ik::solvers::kIdentity;
  for (const int axis : outsideIn(limit.turn.order)) {
    const double lower = limit.turn.lower[axis], upper = limit.turn.upper[axis];
    if (upper > lower) {
      LimitArc& arc = arcs[count++];
      arc = {};
      setZero(limit, ik::solvers::unitAxis(axis), arc, outside);
      arc.lower = lower;
      arc.upper = upper;
      arc.now = angles[axis];
      arc.part = axis;
    }
    outside = outside * ik::solvers::about(ik::solvers::unitAxis(axis), angles[axis]);
  }
  return count;
}

Vec3 pointOf(const JointLimit& limit, const LimitArc& arc, double angleRad) {
  return limit.joint +
         arc.radius * (std::cos(angleRad) * arc.zero + std::sin(angleRad) * glm::cross(arc.axis, arc.zero));
}

bool addJointLimits(const Actor& actor, std::uint32_t id, std::span<const base::Transform> bones,
                    std::span<const Vec3> tails, const FileLimits& file, const OverlayView& view, std::size_t& left,
                    std::vector<JointLimit>& limits) {
  if (bones.size() != actor.posedSkeleton().parents.size() || bones.size() != actor.model().bones.size()) return true;
  assert(tails.size() == bones.size());
  Adding adding(actor, id, bones, tails, view, left, limits);
  // A bone that slides and isn't told to turn doesn't; its slide says so without a padlock.
  for (const BoneFreedom& freedom : actor.switches().freedoms)
    adding.add(freedom.bone, freedom.turn.value_or(Limit()), freedom.slide, true);
  if (file.chain < 0 && file.bone < 0) return !adding.full();
  const auto& chains = actor.skeleton().chains;
  for (std::size_t i = 0; i < chains.size(); ++i) {
    if (static_cast<std::int32_t>(i) != file.chain && !concernsBone(chains[i], file.bone)) continue;
    for (const ik::Link& link : chains[i].links) adding.addOfFile(link);
  }
  return !adding.full();
}

}  // namespace app
