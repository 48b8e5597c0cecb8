// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/physics.h"

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

namespace demo {
namespace {

/// These are the collision groups.
enum Group : std::uint8_t { kTrunk = 0, kLegs = 1, kArms = 2, kHairGroup = 3, kSkirtGroup = 4, kLoose = 5, kFace = 6 };
constexpr std::uint16_t bit(Group group) { return static_cast<std::uint16_t>(1U << group); }
constexpr float kDegree = kPi / 180.0F;

/// Returns the Euler angles (R = Ry Rx Rz) that turn +Y to this direction.
Vec3 anglesTo(const Vec3& direction) {
  const Vec3 d = glm::normalize(direction);
  return {std::atan2(d.z, d.y), 0.0F, std::asin(std::clamp(-d.x, -1.0F, 1.0F))};
}

class Bodies {
 public:
  Bodies(const Skeleton& skeleton, pmx::Model& model) : skeleton_(skeleton), model_(model) {}

  /// Adds a capsule along a bone from `from` to `to`; it is kinematic unless `mass` is above 0.
  std::int32_t capsule(const std::string& bone, const Vec3& from, const Vec3& to, float radius, Group group,
                       std::uint16_t mask, float mass = 0.0F) {
    const Vec3 down = from - to;
    pmx::RigidBody body = common(bone, group, mask, mass);
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Capsule);
    body.size = {radius, std::max(0.05F, glm::length(down) - radius), 0.0F};
    body.position = (from + to) * 0.5F;
    body.rotation = anglesTo(down);
    return add(body);
  }
  std::int32_t sphere(const std::string& bone, const Vec3& at, float radius, Group group) {
    pmx::RigidBody body = common(bone, group, 0xFFFF, 0.0F);
    body.size = {radius, 0.0F, 0.0F};
    body.position = at;
    return add(body);
  }
  /// Adds a kinematic box, upright in the bind pose.
  std::int32_t box(const std::string& bone, const Vec3& centre, const Vec3& half, Group group, std::uint16_t mask) {
    pmx::RigidBody body = common(bone, group, mask, 0.0F);
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Box);
    body.size = half;
    body.position = centre;
    body.friction = 0.0F;
    return add(body);
  }
  /// Adds a panel: half extents across, along and through it, from `from` down to `to`, turned
  /// about Y.
  std::int32_t panel(const std::string& bone, const Vec3& from, const Vec3& to, float halfAcross, Group group,
                     std::uint16_t mask, float mass) {
    pmx::RigidBody body = common(bone, group, mask, mass);
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Box);
    body.size = {halfAcross, glm::length(to - from) * 0.46F, 0.05F};
    body.position = (from + to) * 0.5F;
    const Vec3 down = from - to;
    const float turn = std::atan2(-down.x, -down.z);
    const float flat = std::sqrt(down.x * down.x + down.z * down.z);
    body.rotation = {-std::atan2(flat, down.y), turn, 0.0F};
    return add(body);
  }
  /// Joins body b to body a at a point; the joint's axes are b's. It may turn by `reach` degrees
  /// both ways about them, and about X by `outwards` where that isn't 0 (positive angles of a joint
  /// turn its first body against the second).
  void joint(std::int32_t a, std::int32_t b, const Vec3& at, const Vec3& reach, const Vec3& spring, float slack = 0.0F,
             float outwards = 0.0F) {
    const pmx::RigidBody& hung = model_.rigidBodies[static_cast<std::size_t>(b)];
    pmx::Joint joint;
    joint.name = hung.name;
    joint.englishName = hung.englishName;
    joint.bodyA = a;
    joint.bodyB = b;
    joint.position = at;
    joint.rotation = hung.rotation;
    joint.linearLower = Vec3(-slack);
    joint.linearUpper = Vec3(slack);
    joint.angularLower = -reach * kDegree;
    joint.angularUpper = reach * kDegree;
    if (outwards != 0.0F) joint.angularUpper.x = outwards * kDegree;
    joint.angularSpring = spring;
    model_.joints.push_back(joint);
  }
  [[nodiscard]] Vec3 at(const std::string& bone) const { return skeleton_.position(bone); }

 private:
  pmx::RigidBody common(const std::string& bone, Group group, std::uint16_t mask, float mass) const {
    pmx::RigidBody body;
    body.bone = skeleton_.at(bone);
    body.name = bone;
    body.englishName = skeleton_.bones[static_cast<std::size_t>(body.bone)].englishName;
    body.group = group;
    body.collisionMask = mask;
    body.mass = mass > 0.0F ? mass : 1.0F;
    body.linearDamping = mass > 0.0F ? 0.6F : 0.5F;
    body.angularDamping = mass > 0.0F ? 0.85F : 0.5F;
    body.friction = 0.5F;
    body.mode = static_cast<std::uint8_t>(mass > 0.0F ? pmx::RigidMode::Physics : pmx::RigidMode::FollowBone);
    return body;
  }
  std::int32_t add(const pmx::RigidBody& body) {
    model_.rigidBodies.push_back(body);
    return static_cast<std::int32_t>(model_.rigidBodies.size() - 1);
  }

  const Skeleton& skeleton_;
  pmx::Model& model_;
};

struct Trunk {
  std::int32_t head, upper, lower;
};

Trunk addTrunkBodies(Bodies& bodies) {
  Trunk trunk{};
  trunk.head = bodies.sphere("頭", {0.0F, 16.05F, 0.08F}, 1.50F, kTrunk);
  bodies.capsule("首", {0.0F, 14.40F, 0.12F}, {0.0F, 13.7F, 0.12F}, 0.40F, kTrunk, 0xFFFF);
  trunk.upper = bodies.capsule("上半身2", {0.55F, 12.6F, 0.05F}, {-0.55F, 12.6F, 0.05F}, 0.80F, kTrunk, 0xFFFF);
  bodies.capsule("上半身", {0.25F, 11.0F, 0.05F}, {-0.25F, 11.0F, 0.05F}, 0.72F, kTrunk, 0xFFFF);
  trunk.lower = bodies.capsule("下半身", {0.5F, 9.1F, 0.06F}, {-0.5F, 9.1F, 0.06F}, 0.78F, kTrunk, 0xFFFF);
  for (const Side side : kSides) {
    const std::string s = kanji(side);
    const auto at = [side](const Vec3& p) { return mirrored(p, side); };
    bodies.capsule(s + "足D", at(place::thigh), at(place::knee), 0.78F, kLegs, 0xFFFF);
    bodies.capsule(s + "ひざD", at(place::knee), at(place::ankle), 0.38F, kLegs, 0xFFFF);
    bodies.capsule(s + "腕", at(place::arm), at(place::elbow), 0.34F, kArms, 0xFFFF);
    bodies.capsule(s + "ひじ", at(place::elbow), at(place::wrist), 0.26F, kArms, 0xFFFF);
  }
  return trunk;
}

void addHairBodies(Bodies& bodies, const Trunk& trunk) {
  // The ponytail alone can't go where face and chest are seen from.
  bodies.box("頭", {0.0F, 14.6F, -2.6F}, {6.0F, 5.0F, 2.2F}, kFace, bit(kHairGroup));
  const std::uint16_t mask = bit(kTrunk) | bit(kArms) | bit(kFace);
  std::int32_t above = trunk.head;
  for (int i = 0; i < kHairLinks; ++i) {
    const std::string bone = "髪" + fullWidth(i + 1);
    const Vec3 from = ponytailPoint(i), to = ponytailPoint(i + 1);
    const std::int32_t body = bodies.capsule(bone, from, to, i == 0 ? 0.25F : 0.42F, kHairGroup,
                                             i < 2 ? std::uint16_t{0} : mask, 0.9F - 0.11F * static_cast<float>(i));
    const float reach = i == 0 ? 8.0F : 9.0F, spring = i == 0 ? 260.0F : 60.0F;
    bodies.joint(above, body, from, {reach, reach * 0.4F, reach}, Vec3(spring));
    above = body;
  }
  for (const Side side : kSides) {
    const std::string s = kanji(side);
    const Vec3 root = bodies.at(s + "横髪１"), middle = bodies.at(s + "横髪２");
    const Vec3 tip = middle + mirrored({0.0F, -2.2F, 0.0F}, side);
    const std::int32_t upper = bodies.capsule(s + "横髪１", root, middle, 0.16F, kHairGroup, 0, 0.5F);
    const std::int32_t lower = bodies.capsule(s + "横髪２", middle, tip, 0.16F, kHairGroup, bit(kTrunk), 0.3F);
    bodies.joint(trunk.head, upper, root, {10, 5, 10}, Vec3(60.0F));
    bodies.joint(upper, lower, middle, {18, 10, 18}, Vec3(20.0F));
    const Vec3 knot = bodies.at(s + "リボン"), knotLow = bodies.at(s + "リボン尾");
    const std::int32_t loop =
        bodies.capsule(s + "リボン", knot, knot + mirrored({1.3F, 0.6F, 0}, side), 0.2F, kLoose, 0, 0.25F);
    const std::int32_t tail =
        bodies.capsule(s + "リボン尾", knotLow, knotLow + mirrored({0.8F, -1.9F, 0.2F}, side), 0.12F, kLoose, 0, 0.2F);
    bodies.joint(trunk.head, loop, knot, {6, 4, 10}, Vec3(90.0F));
    bodies.joint(trunk.head, tail, knotLow, {25, 10, 25}, Vec3(8.0F));
  }
}

void addSkirtBodies(Bodies& bodies, const Trunk& trunk) {
  std::int32_t rows[kSkirtLinks][kSkirtChains]{};
  for (int chain = 0; chain < kSkirtChains; ++chain) {
    std::int32_t above = trunk.lower;
    for (int link = 0; link < kSkirtLinks; ++link) {
      const Vec3 from = skirtPoint(chain, link), to = skirtPoint(chain, link + 1);
      const std::int32_t body = bodies.panel(skirtBoneName(chain, link), from, to, link == 0 ? 0.55F : 0.90F,
                                             kSkirtGroup, bit(kLegs), link == 0 ? 0.8F : 0.5F);
      rows[link][chain] = body;
      // The springs carry the cloth's weight (a panel of 0.8 pulls with 34 at its rest angle) and
      // allow little movement inwards.
      bodies.joint(above, body, from, link == 0 ? Vec3(8, 6, 10) : Vec3(12, 6, 10),
                   link == 0 ? Vec3(420, 120, 300) : Vec3(130, 60, 100), 0.0F, link == 0 ? 50.0F : 40.0F);
      above = body;
    }
  }
  // Neighbours are joined, so that the cloth doesn't tear open.
  for (int link = 0; link < kSkirtLinks; ++link) {
    for (int chain = 0; chain < kSkirtChains; ++chain) {
      const int next = (chain + 1) % kSkirtChains;
      const Vec3 between = (skirtPoint(chain, link) + skirtPoint(chain, link + 1) + skirtPoint(next, link) +
                            skirtPoint(next, link + 1)) *
                           0.25F;
      bodies.joint(rows[link][chain], rows[link][next], between, {20, 20, 20}, Vec3(0.0F), link == 0 ? 0.15F : 0.35F);
    }
  }
}

void addLooseBodies(Bodies& bodies, const Trunk& trunk) {
  for (const Side side : kSides) {
    const std::string s = kanji(side);
    const Vec3 root = bodies.at(s + "帯"), cuff = bodies.at(s + "袖");
    const std::int32_t tail =
        bodies.capsule(s + "帯", root, root + mirrored({0.5F, -2.2F, 0.3F}, side), 0.15F, kLoose, bit(kTrunk), 0.3F);
    bodies.joint(trunk.upper, tail, root, {30, 10, 20}, Vec3(10.0F));
    const std::int32_t forearm = static_cast<std::int32_t>(side == Side::Left ? 8 : 12);
    const std::int32_t sleeve = bodies.capsule(s + "袖", cuff, cuff + Vec3(0, -1.2F, 0), 0.18F, kLoose, 0, 0.3F);
    // The sleeve of a raised arm falls towards the elbow, as cloth does.
    bodies.joint(forearm, sleeve, cuff, {62, 15, 62}, Vec3(4.0F));
  }
}

}  // namespace

void addPhysics(const Skeleton& skeleton, pmx::Model& model) {
  Bodies bodies(skeleton, model);
  const Trunk trunk = addTrunkBodies(bodies);
  addHairBodies(bodies, trunk);
  addSkirtBodies(bodies, trunk);
  addLooseBodies(bodies, trunk);
}

}  // namespace demo
