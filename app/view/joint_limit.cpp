// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/joint_limit.h"

#include <algorithm>
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

/// Returns where a bone points at rest, with its length: to its tail, else to its first child, else
/// away from its parent.
Vec3 restTail(const pmx::Model& model, std::size_t index) {
  const pmx::Bone& bone = model.bones[index];
  Vec3 tail(bone.tailOffset);
  const auto target = static_cast<std::size_t>(bone.tailBone);
  if (bone.has(pmx::boneFlag::tailIsBone))
    tail = bone.tailBone >= 0 && target < model.bones.size() ? Vec3(model.bones[target].position - bone.position)
                                                             : Vec3(0.0);
  if (glm::length(tail) > kShortBone) return tail;
  for (const pmx::Bone& child : model.bones) {
    if (child.parent != static_cast<std::int32_t>(index)) continue;
    tail = Vec3(child.position - bone.position);
    if (glm::length(tail) > kShortBone) return tail;
  }
  const auto parent = static_cast<std::size_t>(bone.parent);
  if (bone.parent < 0 || parent >= model.bones.size()) return Vec3(0.0);
  return Vec3(bone.position - model.bones[parent].position);
}

Quat wide(const base::Quat& q) { return glm::normalize(Quat(q.w, q.x, q.y, q.z)); }

/// Adds the limits of one actor's joints.
class Adding {
 public:
  Adding(const Actor& actor, std::uint32_t id, std::span<const base::Transform> bones, const OverlayView& view,
         std::size_t& left, std::vector<JointLimit>& limits)
      : actor_(actor), id_(id), bones_(bones), view_(view), left_(left), limits_(limits), first_(limits.size()) {}

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
    const Vec3 tail = restTail(actor_.model(), at);
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
                    const FileLimits& file, const OverlayView& view, std::size_t& left,
                    std::vector<JointLimit>& limits) {
  if (bones.size() != actor.posedSkeleton().parents.size() || bones.size() != actor.model().bones.size()) return true;
  Adding adding(actor, id, bones, view, left, limits);
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
