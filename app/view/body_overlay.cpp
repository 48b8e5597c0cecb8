// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/body_overlay.h"

#include <algorithm>
#include <cmath>

#include "app/physics/rigid_math.h"
#include "app/view/overlay_colours.h"
#include "app/view/overlay_pen.h"

namespace app {
namespace {

using base::Vec2, base::Vec3, base::Vec4;

constexpr int kCorners = 16;  // of a circle
constexpr float kSelectedHalfWidth = 1.4F;
constexpr float kBodyHalfWidth = 0.6F, kJointHalf = 3.0F, kJointLine = 0.5F;  // pixels at scale 1
constexpr float kDimmed = 0.35F;
const Vec4 kFollowsColour = overlayColour::kFollows, kMovesColour = overlayColour::kMoves;
const Vec4 kMovesOnBoneColour = overlayColour::kMovesOnBone, kJointColour = overlayColour::kJoint;

const Vec4& colourOf(BodyMotion motion) {
  return motion == BodyMotion::Follows ? kFollowsColour
         : motion == BodyMotion::Moves ? kMovesColour
                                       : kMovesOnBoneColour;
}

/// Draws lines in space.
class Wire {
 public:
  Wire(const BodyOverlayJob& job)
      : lens_{job.view.camera.projection * job.view.camera.view, job.view.pixels},
        pen_(*job.triangles, job.view.pixels),
        scale_(job.view.scale) {}

  void line(const Vec3& from, const Vec3& to, float halfWidth, const Vec4& colour) {
    Vec4 a = lens_.clip(from), b = lens_.clip(to);
    // Lines are short, so those that cross the near plane may be left out.
    if (!Lens::inFront(a) || !Lens::inFront(b)) return;
    const auto p = lens_.pixel(a), q = lens_.pixel(b);
    if (!p || !q || glm::distance(*p, *q) < 0.05F) return;
    pen_.stroke(*p, *q, halfWidth * scale_, colour);
  }
  void diamond(const Vec3& point, const Vec4& colour) {
    const Vec4 clip = lens_.clip(point);
    if (!Lens::inFront(clip)) return;
    const auto p = lens_.pixel(clip);
    const float half = kJointHalf * scale_;
    if (p) pen_.quad(*p + Vec2(-half, 0), *p + Vec2(0, -half), *p + Vec2(half, 0), *p + Vec2(0, half), colour);
  }

 private:
  Lens lens_;
  Pen pen_;
  float scale_;
};

/// This is one body's wire frame, in the body's own axes.
class Shape {
 public:
  Shape(Wire& wire, const OverlayBody& body, bool selected)
      : wire_(wire),
        place_(body.transform),
        colour_(selected ? overlayColour::kSelected : colourOf(body.motion)),
        halfWidth_(selected ? kSelectedHalfWidth : kBodyHalfWidth) {
    if (body.atRest && !selected) colour_.a *= kDimmed;
  }

  void edge(const Vec3& a, const Vec3& b) { wire_.line(at(a), at(b), halfWidth_, colour_); }
  /// Draws an arc about `centre` from `u` over `v`, radians.
  void arc(const Vec3& centre, const Vec3& u, const Vec3& v, float radius, float angle) {
    const int pieces = std::max(1, static_cast<int>(std::lround(kCorners * angle / (2 * base::kPi))));
    Vec3 before = centre + radius * u;
    for (int i = 1; i <= pieces; ++i) {
      const float turn = angle * static_cast<float>(i) / static_cast<float>(pieces);
      const Vec3 now = centre + radius * (std::cos(turn) * u + std::sin(turn) * v);
      edge(before, now);
      before = now;
    }
  }
  void circle(const Vec3& centre, const Vec3& u, const Vec3& v, float radius) {
    arc(centre, u, v, radius, 2.0F * base::kPi);
  }

 private:
  [[nodiscard]] Vec3 at(const Vec3& local) const { return place_.translation + place_.rotation * local; }
  Wire& wire_;
  base::Transform place_;
  Vec4 colour_;
  float halfWidth_;
};

const Vec3 kX(1, 0, 0), kY(0, 1, 0), kZ(0, 0, 1);

void drawBox(Shape& shape, const Vec3& half) {
  for (const float a : {-1.0F, 1.0F}) {
    for (const float b : {-1.0F, 1.0F}) {
      shape.edge(half * Vec3(-1, a, b), half * Vec3(1, a, b));
      shape.edge(half * Vec3(a, -1, b), half * Vec3(a, 1, b));
      shape.edge(half * Vec3(a, b, -1), half * Vec3(a, b, 1));
    }
  }
}

void drawCapsule(Shape& shape, float radius, float height) {
  const Vec3 top(0, height / 2, 0);
  for (const float side : {-1.0F, 1.0F}) {
    shape.circle(side * top, kX, kZ, radius);
    shape.arc(side * top, kX, side * kY, radius, base::kPi);
    shape.arc(side * top, kZ, side * kY, radius, base::kPi);
    shape.edge(side * radius * kX - top, side * radius * kX + top);
    shape.edge(side * radius * kZ - top, side * radius * kZ + top);
  }
}

void drawBody(Wire& wire, const pmx::RigidBody& body, const OverlayBody& now, bool selected) {
  Shape shape(wire, now, selected);
  switch (static_cast<pmx::RigidShape>(body.shape)) {
    case pmx::RigidShape::Box:
      return drawBox(shape, body.size);
    case pmx::RigidShape::Capsule:
      return drawCapsule(shape, body.size.x, body.size.y);
    case pmx::RigidShape::Sphere:
      break;
  }
  shape.circle({}, kX, kY, body.size.x);
  shape.circle({}, kY, kZ, body.size.x);
  shape.circle({}, kZ, kX, body.size.x);
}

}  // namespace

void overlayBodies(const pmx::Model& model, const MotionPhysics& physics, std::vector<OverlayBody>& bodies) {
  constexpr float kRest = 0.1F;
  const PhysicsWorld& world = physics.world();
  const auto transforms = physics.shownTransforms();
  bodies.resize(world.bodyCount());
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const BodyState state = physics.body(i);
    const auto mode = static_cast<pmx::RigidMode>(model.rigidBodies[i].mode);
    bodies[i].transform = transforms[i];
    bodies[i].motion = state.follows                                     ? BodyMotion::Follows
                       : mode == pmx::RigidMode::PhysicsWithBonePosition ? BodyMotion::MovesOnBone
                                                                         : BodyMotion::Moves;
    bodies[i].atRest = glm::length(state.velocity) < kRest && glm::length(state.angularVelocity) < kRest;
  }
}

void BodyOverlayJob::run() const {
  Wire wire(*this);
  const auto& rigid = model->rigidBodies;
  OverlayRoom whole;
  OverlayRoom& left = room != nullptr ? *room : whole;
  std::size_t drawn = 0;
  for (const std::size_t count = std::min(rigid.size(), bodies.size()); drawn < count && left.take(left.bodies);
       ++drawn)
    drawBody(wire, rigid[drawn], bodies[drawn], static_cast<std::int32_t>(drawn) == selected);
  for (const pmx::Joint& joint : model->joints) {
    if (joint.bodyA < 0 || joint.bodyB < 0) continue;
    const auto a = static_cast<std::size_t>(joint.bodyA), b = static_cast<std::size_t>(joint.bodyB);
    if (a >= drawn || b >= drawn) continue;
    const base::Transform rest{rigid[a].position, fromEulerYxz(rigid[a].rotation)};
    const Vec3 position =
        combined(bodies[a].transform, combined(inverse(rest), {joint.position, base::kIdentityRotation})).translation;
    wire.line(bodies[a].transform.translation, position, kJointLine, kJointColour);
    wire.line(position, bodies[b].transform.translation, kJointLine, kJointColour);
    wire.diamond(position, kJointColour);
  }
}

}  // namespace app
