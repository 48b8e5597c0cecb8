// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/driven_bones.h"

#include <algorithm>
#include <optional>

#include "ik/append_transform.h"
#include "ik/driven_followers.h"
#include "ik/forward_kinematics.h"
#include "ik/pose_range.h"

namespace ik {

namespace {

// These are values of Pose::moved while bones follow: what physics has changed of a bone in this
// frame.
constexpr std::uint8_t kModelMoved = 1, kLendsOther = 2;

Transform combined(const Transform& a, const Transform& b) { return below(a, b.translation, b.rotation); }

Transform inverse(const Transform& of) {
  const Quat back = glm::conjugate(of.rotation);
  return {-turned(back, of.translation), back};
}

bool isLate(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone) {
  return driven.places[bone] >= skeleton.afterPhysicsBegin;
}

Quat withIk(const Skeleton& skeleton, const Pose& pose, std::size_t bone) {
  const Quat& rotation = pose.bases[bone].rotation;
  return skeleton.isLink[bone] != 0 ? product(pose.ikRotations[bone], rotation) : rotation;
}

Transform modelAbove(const Skeleton& skeleton, const Pose& pose, std::size_t bone) {
  const std::int32_t parent = skeleton.parents[bone];
  return parent < 0 ? Transform{} : pose.models[static_cast<std::size_t>(parent)];
}

/// Returns the transform from where physics has a bone to where the bone is: what is applied on top
/// of the driven bones above it. The identity where nothing is.
Transform carriedBy(const Pose& pose, std::int32_t carrier) {
  if (carrier < 0) return {};
  const auto bone = static_cast<std::size_t>(carrier);
  return combined(pose.models[bone], inverse(pose.bodyModels[bone]));
}

std::int32_t carrierAbove(const Skeleton& skeleton, const Pose& pose, std::size_t bone) {
  const std::int32_t parent = skeleton.parents[bone];
  return parent < 0 ? -1 : pose.carriers[static_cast<std::size_t>(parent)];
}

/// Returns the parent of a driven bone as physics has it; none where its turn comes later.
std::optional<Transform> physicsAbove(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone,
                                      std::size_t reader, const Pose& pose) {
  const std::int32_t parent = skeleton.parents[bone];
  if (parent < 0) return Transform{};
  const auto at = static_cast<std::size_t>(parent);
  if (driven.drives[at] == Drive::Whole) return driven.models[at];
  if (!isLate(skeleton, driven, at)) {
    Transform model = pose.models[at];
    if (driven.drives[at] == Drive::Rotation) model.rotation = driven.models[at].rotation;
    return model;
  }
  if (driven.places[at] >= driven.places[reader]) return std::nullopt;
  return combined(inverse(carriedBy(pose, pose.carriers[at])), pose.models[at]);
}

/// Returns what a driven bone lends: its transform in its parent's space as it moves now. None if
/// it isn't known yet.
std::optional<Transform> lentByPhysics(const Skeleton& skeleton, const DrivenBones& driven, std::size_t source,
                                       std::size_t reader, const Pose& pose) {
  const bool late = isLate(skeleton, driven, source), over = !late || driven.places[source] < driven.places[reader];
  const Transform& base = pose.bases[source];
  if (late && over) return Transform{base.translation - skeleton.offsets[source], withIk(skeleton, pose, source)};
  const auto above = physicsAbove(skeleton, driven, source, reader, pose);
  if (!above) return std::nullopt;
  const Transform& model = driven.models[source];
  const Quat back = glm::conjugate(above->rotation);
  Transform own;
  own.rotation = product(back, model.rotation);
  if (driven.drives[source] == Drive::Whole) {
    own.translation = turned(back, model.translation - above->translation) - skeleton.offsets[source];
    if (late && pose.morphsMoved) own.translation += pose.morphs[source].translation;
  } else {
    own.translation = over ? base.translation - skeleton.offsets[source] : ownTranslation(pose, source);
  }
  if (late && pose.morphsMoved) own.rotation = product(pose.morphs[source].rotation, own.rotation);
  return own;
}

/// Reads a bone's append as it is now, and computes the bone in its parent's space from it.
void readAgain(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone, Pose& pose) {
  const Append& append = skeleton.appends[bone];
  const auto source = static_cast<std::size_t>(append.source);
  std::optional<Transform> own;
  if (!append.local && driven.drives[source] != Drive::Free) own = lentByPhysics(skeleton, driven, source, bone, pose);
  if (own) {
    lend(append, *own, pose.appended[bone]);
  } else {
    appendTransform(skeleton, bone, pose);
  }
  Transform& base = pose.bases[bone];
  base.translation = skeleton.offsets[bone] + ownTranslation(pose, bone);
  base.rotation = ownRotation(pose, bone);
  if (append.translation) base.translation += pose.appended[bone].translation;
  if (append.rotation) base.rotation = product(base.rotation, pose.appended[bone].rotation);
}

void poseFree(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  const Vec3& offset = pose.bases[bone].translation;
  const Quat rotation = withIk(skeleton, pose, bone);
  pose.models[bone] = skeleton.parents[bone] < 0 ? Transform{offset, rotation}
                                                 : below(modelAbove(skeleton, pose, bone), offset, rotation);
}

/// Poses a bone of the phase before physics that may be driven: nothing is applied on top of that.
void poseDriven(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone, Pose& pose) {
  if (driven.drives[bone] == Drive::Whole) {
    pose.models[bone] = driven.models[bone];
    return;
  }
  poseFree(skeleton, bone, pose);
  if (driven.drives[bone] == Drive::Rotation) pose.models[bone].rotation = driven.models[bone].rotation;
}

/// Returns whether what a follower's append reads has changed since it was read.
bool readsOther(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone, const Pose& pose) {
  if (driven.reads[bone] == 0) return false;
  const Append& append = skeleton.appends[bone];
  const auto source = static_cast<std::size_t>(append.source);
  if (append.local) return (pose.moved[source] & kModelMoved) != 0;
  return driven.drives[source] != Drive::Free || (pose.moved[source] & kLendsOther) != 0;
}

}  // namespace

DrivenBones::DrivenBones(const Skeleton& skeleton, std::span<const std::uint8_t> mayBeDriven)
    : drives(skeleton.boneCount(), Drive::Free),
      models(skeleton.boneCount()),
      reads(skeleton.boneCount(), 0),
      afterAppend(skeleton.boneCount(), 0),
      places(skeleton.boneCount(), 0) {
  for (std::size_t i = 0; i < skeleton.solveOrder.size(); ++i)
    places[static_cast<std::size_t>(skeleton.solveOrder[i])] = static_cast<std::uint32_t>(i);
  followers = followersOf(skeleton, mayBeDriven, places, reads);
  for (const std::int32_t bone : followers) {
    const auto at = static_cast<std::size_t>(bone);
    const std::int32_t parent = skeleton.parents[at];
    const bool hangs = parent >= 0 && afterAppend[static_cast<std::size_t>(parent)] != 0;
    afterAppend[at] = reads[at] != 0 || hangs ? 1 : 0;
  }
  for (std::size_t i = skeleton.afterPhysicsBegin; i < skeleton.solveOrder.size(); ++i) {
    const std::int32_t bone = skeleton.solveOrder[i];
    const Append& append = skeleton.appends[static_cast<std::size_t>(bone)];
    if (mayBeDriven[static_cast<std::size_t>(bone)] != 0) lateBones.push_back(bone);
    lendsToLateBones = lendsToLateBones || (append.source >= 0 && !append.local &&
                                            mayBeDriven[static_cast<std::size_t>(append.source)] != 0);
  }
}

bool drivesAllLinks(const Chain& chain, const DrivenBones& driven) {
  return !chain.links.empty() && std::ranges::all_of(chain.links, [&driven](const Link& link) {
    return driven.drives[static_cast<std::size_t>(link.bone)] != Drive::Free;
  });
}

void turnAfterPhysics(const Skeleton& skeleton, const DrivenBones& driven, const SolverSwitches& switches,
                      std::size_t bone, Pose& pose) {
  const Append& append = skeleton.appends[bone];
  const bool again = !switches.appendsIgnorePhysics && append.source >= 0 && !append.local &&
                     driven.drives[static_cast<std::size_t>(append.source)] != Drive::Free;
  pose.carriers[bone] = carrierAbove(skeleton, pose, bone);
  if (again) readAgain(skeleton, driven, bone, pose);
  if (again || driven.drives[bone] != Drive::Free) driveBone(skeleton, driven, bone, pose);
}

// A body knows of its bone what keys and other bodies do to it. What is applied on top, by its own
// morph, append and IK and by those of driven bones above it, isn't in the body's transform, and
// moves the bone's descendants all the same.
void driveBone(const Skeleton& skeleton, const DrivenBones& driven, std::size_t bone, Pose& pose) {
  const Drive drive = driven.drives[bone];
  if (drive == Drive::Free || !isLate(skeleton, driven, bone)) {
    poseDriven(skeleton, driven, bone, pose);
    return keepTurnInRange(skeleton, bone, pose);
  }
  const Transform above = modelAbove(skeleton, pose, bone);
  const std::int32_t carrier = carrierAbove(skeleton, pose, bone);
  const Transform physics = carrier < 0 ? above : combined(inverse(carriedBy(pose, carrier)), above);
  const Append& append = skeleton.appends[bone];
  const Transform morph = pose.morphsMoved ? pose.morphs[bone] : Transform{};
  const Transform lent = append.source >= 0 ? pose.appended[bone] : Transform{};
  const bool plain = carrier < 0 && skeleton.isLink[bone] == 0 && morph.rotation == base::kIdentityRotation &&
                     lent.rotation == base::kIdentityRotation && morph.translation == Vec3(0.0F) &&
                     lent.translation == Vec3(0.0F);
  const Quat back = glm::conjugate(physics.rotation);
  Transform body = driven.models[bone];
  Transform& base = pose.bases[bone];
  if (drive == Drive::Whole) {
    base.translation = turned(back, body.translation - physics.translation) + morph.translation + lent.translation;
  } else {
    const Vec3 keyed = skeleton.offsets[bone] + pose.locals[bone].translation;
    body.translation = physics.translation + turned(physics.rotation, keyed);
  }
  base.rotation = product(product(morph.rotation, product(back, body.rotation)), lent.rotation);
  poseFree(skeleton, bone, pose);
  if (plain) pose.models[bone].rotation = body.rotation;  // equal but for rounding
  if (plain && drive == Drive::Whole) pose.models[bone].translation = body.translation;
  pose.bodyModels[bone] = body;
  pose.carriers[bone] = plain ? -1 : static_cast<std::int32_t>(bone);
  keepTurnInRange(skeleton, bone, pose);
}

void followDriven(const Skeleton& skeleton, const DrivenBones& driven, const SolverSwitches& switches, Pose& pose) {
  for (const std::int32_t follower : driven.followers) {
    const auto bone = static_cast<std::size_t>(follower);
    const std::int32_t parent = skeleton.parents[bone];
    const Drive drive = driven.drives[bone];
    const bool hangs = parent >= 0 && (pose.moved[static_cast<std::size_t>(parent)] & kModelMoved) != 0;
    const bool again = !switches.appendsIgnorePhysics && readsOther(skeleton, driven, bone, pose);
    if (drive == Drive::Free && !hangs && !again) continue;
    pose.moved[bone] = drive != Drive::Free || again ? kModelMoved | kLendsOther : kModelMoved;
    if (again) {
      if (hangs) poseFree(skeleton, bone, pose);  // in a circle the source is below the bone
      readAgain(skeleton, driven, bone, pose);
    }
    poseDriven(skeleton, driven, bone, pose);
    again ? keepTurnInRange(skeleton, bone, pose) : keepInRange(skeleton, bone, pose);
  }
  for (const std::int32_t bone : driven.followers) pose.moved[static_cast<std::size_t>(bone)] = 0;
}

void leaveOutTops(const Skeleton& skeleton, const DrivenBones& driven, std::span<const std::uint8_t> physicsOff,
                  Pose& pose) {
  auto next = driven.lateBones.begin();  // sorted by the solve order
  for (std::size_t i = skeleton.afterPhysicsBegin; i < skeleton.solveOrder.size(); ++i) {
    const auto bone = static_cast<std::size_t>(skeleton.solveOrder[i]);
    const bool mayBeDriven = next != driven.lateBones.end() && *next == skeleton.solveOrder[i];
    if (mayBeDriven) ++next;
    if (driven.drives[bone] != Drive::Free) continue;
    const std::int32_t carrier = carrierAbove(skeleton, pose, bone);
    pose.carriers[bone] = carrier;
    if (!mayBeDriven || physicsOff[bone] != 0) continue;
    const Transform keyed{skeleton.offsets[bone] + pose.locals[bone].translation, pose.locals[bone].rotation};
    if (carrier < 0 && keyed.translation == pose.bases[bone].translation &&
        keyed.rotation == withIk(skeleton, pose, bone))
      continue;
    const Transform above = modelAbove(skeleton, pose, bone);
    const Transform physics = carrier < 0 ? above : combined(inverse(carriedBy(pose, carrier)), above);
    pose.bodyModels[bone] = combined(physics, keyed);
    pose.carriers[bone] = static_cast<std::int32_t>(bone);
  }
}

}  // namespace ik
