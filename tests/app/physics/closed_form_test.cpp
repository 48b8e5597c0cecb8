// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare the world with formulas of mechanics. Each test gives its error.

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "tests/app/physics/small_worlds.h"

namespace {

using base::Vec3;
using pmx::JointKind, pmx::RigidMode;
using support::place, support::SmallWorld, support::state;

constexpr double kGravity = 98.0;
constexpr double kStep = 1.0 / 120.0;
constexpr double kPi = std::numbers::pi;

/// Returns the seconds of one full swing: between the first and the last of `crossings` passages
/// through 0 of `value(world)`, linear between steps.
template <class Value>
double period(app::PhysicsWorld& world, int crossings, Value value) {
  double before = value(world), first = 0, last = 0;
  int seen = 0;
  for (int step = 1; step < 120 * 60 && seen < crossings; ++step) {
    world.step(1);
    const double now = value(world);
    if ((before < 0) != (now < 0)) {
      last = (step - now / (now - before)) * kStep;
      if (seen++ == 0) first = last;
    }
    before = now;
  }
  EXPECT_EQ(seen, crossings);
  return 2.0 * (last - first) / (crossings - 1);
}

TEST(ClosedForm, TwoStepsOfFallingAreThoseOfTheReference) {
  // mmd-reference.md 12.11 Y1: -98 (1 + 2) / 120²
  SmallWorld small;
  const auto body = small.sphere(RigidMode::Physics, {0, 10, 0});
  const auto world = small.build();
  world->step(2);
  EXPECT_NEAR(place(*world, body).y - 10.0F, -0.020417F, 1e-5F);
}

TEST(ClosedForm, FreeFall) {
  // GIVEN a body that falls for a second, past the usual limit of speed
  SmallWorld small;
  const auto body = small.sphere(RigidMode::Physics, {0, 100, 0});
  const auto world = small.build();
  for (int i = 0; i < 60; ++i) world->step(2);
  // THEN it is g t² / 2 down; steps of h that end with the speed of their end are g h t / 2 ahead,
  // that is 0.8 %
  const double fallen = 100.0 - static_cast<double>(place(*world, body).y);
  EXPECT_NEAR(fallen, kGravity / 2 + kGravity * kStep / 2, 0.01);
  EXPECT_NEAR(fallen / (kGravity / 2), 1.0, 0.009);
  EXPECT_NEAR(static_cast<double>(state(*world, body).velocity.y), -kGravity, 0.01);
}

TEST(ClosedForm, FallingWithDamping) {
  // GIVEN a damping of 0.5: Bullet leaves (1 - d)^h of the speed in a step, so v' = g + ln(1 - d) v
  SmallWorld small;
  const auto body = small.sphere(RigidMode::Physics, {0, 100, 0});
  small.body(body).linearDamping = 0.5F;
  const auto world = small.build();
  for (int i = 0; i < 60; ++i) world->step(2);
  // THEN after a second v = g / c (1 - e^-c) with c = -ln(1 - d); 1 % for the length of the steps
  const double c = -std::log(0.5);
  EXPECT_NEAR(-static_cast<double>(state(*world, body).velocity.y) / (kGravity / c * (1 - std::exp(-c))), 1.0, 0.01);
}

TEST(ClosedForm, GravityIsAVector) {
  SmallWorld small;
  const auto body = small.sphere(RigidMode::Physics, {0, 0, 0});
  const auto world = small.build();
  world->setGravity({12, 0, -24});
  for (int i = 0; i < 60; ++i) world->step(2);
  EXPECT_NEAR(state(*world, body).velocity.x, 12.0F, 0.01F);
  EXPECT_NEAR(state(*world, body).velocity.y, 0.0F, 1e-6F);
  EXPECT_NEAR(state(*world, body).velocity.z, -24.0F, 0.01F);
}

TEST(ClosedForm, PendulumPeriod) {
  // GIVEN a sphere on a ball joint, 5 units below a body that stands still, swung out by 20
  // degrees: below 0.1 units per second Bullet's additional damping, which MMD has on, would hold
  // it
  SmallWorld small;
  const double length = 5.0, angle = 20.0 * kPi / 180;
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 20, 0});
  const Vec3 start(static_cast<float>(length * std::sin(angle)), static_cast<float>(20 - length * std::cos(angle)), 0);
  const auto bob = small.sphere(RigidMode::Physics, start);
  small.body(bob).size.x = 4;  // ten iterations don't solve a long lever on a small inertia
  small.joint(JointKind::PointToPoint, hook, bob, {0, 20, 0});
  const auto world = small.build();
  // WHEN it swings ten times
  const double seconds = period(*world, 21, [&](const auto& w) { return static_cast<double>(place(w, bob).x); });
  // THEN T = 2 pi sqrt((L + I / (m L)) / g), I = 2/5 m r² for a sphere, 1 + a²/16 + 11 a⁴/3072 for
  // the width; within 1 %
  const double inertia = 0.4 * 4 * 4;
  const double expected = 2 * kPi * std::sqrt((length + inertia / length) / kGravity) *
                          (1 + angle * angle / 16 + 11 * std::pow(angle, 4) / 3072);
  EXPECT_NEAR(seconds / expected, 1.0, 0.01);
}

/// This struct is a sphere that may only move along Y, on a spring, pulled `out` units out.
struct Spring {
  SmallWorld small;
  std::int32_t weight;
  std::unique_ptr<app::PhysicsWorld> world;

  Spring(float stiffness, float mass, float damping) {
    small.settings.gravity = Vec3(0.0F);
    const auto hook = small.sphere(RigidMode::FollowBone, {0, 20, 0});
    weight = small.sphere(RigidMode::Physics, {0, 20, 0});
    small.body(weight).mass = mass;
    small.body(weight).linearDamping = damping;
    pmx::Joint& joint = small.joint(JointKind::SpringSixDof, hook, weight, {0, 20, 0});
    joint.linearLower.y = 1;  // above the upper limit: free
    joint.linearUpper.y = -1;
    joint.linearSpring.y = stiffness;
    world = small.build();
  }
  /// Pulls the weight by moving its anchor, at once.
  void pull(float out) {
    auto bones = small.bones();
    bones[0].translation.y += out;
    world->followBones(bones);
  }
};

TEST(ClosedForm, SpringFrequency) {
  // GIVEN k = 100 and m = 2: w = sqrt(k / m)
  Spring spring(100, 2, 0);
  spring.pull(1);
  const double seconds =
      period(*spring.world, 21, [&](const auto& w) { return static_cast<double>(place(w, spring.weight).y) - 21.0; });
  // THEN within 1 %
  EXPECT_NEAR(seconds / (2 * kPi / std::sqrt(50.0)), 1.0, 0.01);
}

TEST(ClosedForm, SpringDamping) {
  // GIVEN damping d on the body: amplitude falls as e^(ln(1 - d) t / 2)
  Spring spring(100, 1, 0.5F);
  spring.pull(1);
  const double w = 10.0, seconds = 2.0;
  double widest = 0;
  for (int i = 0; i < 120 * 3; ++i) {
    spring.world->step(1);
    const double out = std::abs(static_cast<double>(place(*spring.world, spring.weight).y) - 21.0);
    if (std::abs((i + 1) * kStep - seconds) < kPi / w / 2) widest = std::max(widest, out);
  }
  // THEN within 8 %: the swing around two seconds is up to a quarter of a period away from them
  EXPECT_NEAR(widest / std::exp(std::log(0.5) * seconds / 2), 1.0, 0.08);
}

/// Returns how far a box on a slope of 30 degrees is along it (downwards) after half a second.
double slid(float friction) {
  SmallWorld small;
  const double angle = kPi / 6;
  const auto slope = small.box(RigidMode::FollowBone, {0, 0, 0}, {40, 1, 40});
  small.body(slope).rotation.z = static_cast<float>(angle);
  // 1 + 0.5 above the slope's middle, along its normal
  const Vec3 normal(static_cast<float>(-std::sin(angle)), static_cast<float>(std::cos(angle)), 0);
  const Vec3 down(static_cast<float>(-std::cos(angle)), static_cast<float>(-std::sin(angle)), 0);
  const auto body = small.box(RigidMode::Physics, normal * 1.5F, {1, 0.5F, 1});
  small.body(body).rotation.z = static_cast<float>(angle);
  small.body(body).friction = friction;
  small.body(slope).friction = 1.0F;
  for (const auto each : {slope, body}) small.body(each).collisionMask = 0xFFFF;
  const auto world = small.build();
  for (int i = 0; i < 30; ++i) world->step(2);
  EXPECT_NEAR(glm::dot(place(*world, body), normal), 1.5F, 0.05F) << "it neither sinks in nor lifts off";
  return static_cast<double>(glm::dot(place(*world, body), down));
}

TEST(ClosedForm, BodyOnASlope) {
  // a = g (sin - mu cos), mu the product of both frictions; slid a t² / 2 in t = 0.5; within 3 %
  const double sine = 0.5, cosine = std::sqrt(0.75);
  EXPECT_NEAR(slid(0.0F) / (kGravity * sine / 8), 1.0, 0.03);
  EXPECT_NEAR(slid(0.3F) / (kGravity * (sine - 0.3 * cosine) / 8), 1.0, 0.03);
  // mu above tan 30 = 0.577: it stays
  EXPECT_NEAR(slid(0.9F), 0.0, 0.05);
}

TEST(ClosedForm, TheGroundHoldsAtZero) {
  SmallWorld small;
  small.settings.ground = true;
  const auto body = small.sphere(RigidMode::Physics, {0, 3, 0});
  const auto other = small.sphere(RigidMode::Physics, {5, 3, 0});
  small.body(body).collisionMask = 0xFFFF;
  small.body(other).collisionMask = 0x7FFF;  // all but the ground's group
  const auto world = small.build();
  for (int i = 0; i < 120; ++i) world->step(2);
  EXPECT_NEAR(place(*world, body).y, 0.5F, 0.02F);
  EXPECT_LT(place(*world, other).y, -50.0F);
}

}  // namespace
