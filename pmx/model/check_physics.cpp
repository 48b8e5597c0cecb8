// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These are checks of rigid bodies, joints and soft bodies.

#include <unordered_map>

#include <fmt/format.h>

#include "pmx/base/counted.h"
#include "pmx/model/model_checks.h"

namespace pmx::checks {
namespace {

/// This has the bones by name, made when first asked for. The first of several with one name
/// counts.
class BoneNames {
 public:
  explicit BoneNames(const Model& model) : model_(model) {}
  std::int32_t find(const std::string& name) {
    if (byName_.empty()) {
      for (std::size_t i = 0; i < model_.bones.size(); ++i) {
        byName_.try_emplace(model_.bones[i].name.utf8, static_cast<std::int32_t>(i));
      }
    }
    const auto found = byName_.find(name);
    return found == byName_.end() ? -1 : found->second;
  }

 private:
  const Model& model_;
  std::unordered_map<std::string_view, std::int32_t> byName_;
};

bool mendBody(RigidBody& body) {
  bool mended = mend(body.mass, 1.0F);
  for (Vec3* v : {&body.size, &body.position, &body.rotation}) mended = mend(*v, Vec3(0.0F)) || mended;
  for (float* x : {&body.linearDamping, &body.angularDamping, &body.restitution, &body.friction}) {
    mended = mend(*x, 0.0F) || mended;
  }
  return mended;
}

/// Mends bytes that name a kind: an unknown one becomes the plainest.
bool mendBodyKinds(RigidBody& body) {
  bool mended = false;
  const auto limit = [&mended](std::uint8_t& byte, std::uint8_t most) {
    if (byte <= most) return;
    byte = 0;
    mended = true;
  };
  limit(body.group, 15);
  limit(body.shape, static_cast<std::uint8_t>(RigidShape::Capsule));
  limit(body.mode, static_cast<std::uint8_t>(RigidMode::PhysicsWithBonePosition));
  return mended;
}

template <class Numbers>
bool mendAll(Numbers& numbers) {
  bool mended = false;
  for (float& x : numbers) mended = mend(x, 0.0F) || mended;
  return mended;
}

bool mendSoftBody(SoftBody& body) {
  bool mended = mend(body.totalMass, 0.0F);
  mended = mend(body.collisionMargin, 0.0F) || mended;
  mended = mendAll(body.config) || mended;
  mended = mendAll(body.cluster) || mended;
  return mendAll(body.material3) || mended;
}

}  // namespace

void checkRigidBodies(Model& model, base::Issues& issues) {
  IssueGroup stray(issues, "rigid bodies", "with bones that don't exist");
  IssueGroup numbers(issues, "rigid bodies", "with values that aren't numbers");
  IssueGroup kinds(issues, "rigid bodies", "with unknown groups, shapes or modes");
  BoneNames names(model);
  for (std::size_t i = 0; i < model.rigidBodies.size(); ++i) {
    RigidBody& body = model.rigidBodies[i];
    if (!inRangeOrNone(body.bone, model.bones.size())) {
      const std::int32_t named = names.find(body.name.utf8);
      stray.add(i, [&] {
        return fmt::format("follows {}: its own is bone {}, but there are {} bones",
                           named < 0 ? std::string("no bone") : fmt::format("bone {} of its name", named), body.bone,
                           model.bones.size());
      });
      body.bone = named;
    }
    if (mendBody(body)) numbers.add(i, [] { return "a value isn't a number; taken as 0 (the mass as 1)"; });
    if (mendBodyKinds(body)) kinds.add(i, [] { return "its group, shape or mode is unknown; taken as 0"; });
  }
}

void checkJoints(Model& model, base::Issues& issues) {
  IssueGroup stray(issues, "joints", "with rigid bodies that don't exist");
  IssueGroup numbers(issues, "joints", "with values that aren't numbers");
  IssueGroup far(issues, "joints", "beyond the range of places");
  IssueGroup kinds(issues, "joints", "of unknown kinds");
  for (std::size_t i = 0; i < model.joints.size(); ++i) {
    Joint& joint = model.joints[i];
    for (std::int32_t* body : {&joint.bodyA, &joint.bodyB}) {
      if (inRangeOrNone(*body, model.rigidBodies.size())) continue;
      stray.add(i, [&] {
        return fmt::format("is loose at one end: it joins rigid body {}, but there are {} rigid bodies", *body,
                           model.rigidBodies.size());
      });
      *body = -1;
    }
    bool mended = false;
    for (Vec3* v : {&joint.position, &joint.rotation, &joint.linearLower, &joint.linearUpper, &joint.angularLower,
                    &joint.angularUpper, &joint.linearSpring, &joint.angularSpring}) {
      mended = mend(*v, Vec3(0.0F)) || mended;
    }
    if (mended) numbers.add(i, [] { return "a value isn't a number; taken as 0"; });
    if (cut(joint.position)) {
      far.add(i, [] { return fmt::format("its position is beyond {} units; cut", base::kMaxUnits); });
    }
    if (joint.kind <= static_cast<std::uint8_t>(JointKind::Hinge)) continue;
    kinds.add(i, [&] { return fmt::format("kind {} is unknown; taken as a spring of six degrees", joint.kind); });
    joint.kind = 0;
  }
}

void checkSoftBodies(Model& model, base::Issues& issues) {
  IssueGroup stray(issues, "soft bodies", "with materials, anchors or pins that don't exist");
  IssueGroup numbers(issues, "soft bodies", "with values that aren't numbers");
  for (std::size_t i = 0; i < model.softBodies.size(); ++i) {
    SoftBody& body = model.softBodies[i];
    if (!inRangeOrNone(body.material, model.materials.size())) {
      stray.add(i, [&] {
        return fmt::format("has no material: that is material {}, but there are {} materials", body.material,
                           model.materials.size());
      });
      body.material = -1;
    }
    const std::size_t removed =
        std::erase_if(body.anchors,
                      [&model](const SoftBodyAnchor& anchor) {
                        return !inRange(anchor.rigidBody, model.rigidBodies.size()) ||
                               !inRange(anchor.vertex, model.vertices.size());
                      }) +
        std::erase_if(body.pins, [&model](std::int32_t pin) { return !inRange(pin, model.vertices.size()); });
    if (removed != 0)
      stray.add(i, [&] {
        return base::counted(removed, "anchor or pin doesn't exist; left out", "anchors or pins don't exist; left out");
      });
    if (mendSoftBody(body)) numbers.add(i, [] { return "a value isn't a number; taken as 0"; });
  }
}

}  // namespace pmx::checks
