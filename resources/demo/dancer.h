// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "resources/demo/choreography.h"

namespace demo {

/// These are the shapes of a hand.
enum class Hand { Relaxed, Open, Fist, Peace, Point };

/// This is an arm by the directions of its halves, for the left arm, in the chest's space: +X is
/// the figure's left, -Z forwards.
struct ArmPose {
  Vec3 upper, lower;
  float palm = 0.0F;  ///< degrees the forearm twists; 90 turns the palm of a raised hand forwards
  Vec3 wrist{0.0F};   ///< degrees about x, y, z
  Hand hand = Hand::Relaxed;
};

namespace arms {
extern const ArmPose down, low, side, sideUp, up, upIn, front, chest, hip, cheek, peace, clap, sweepNear, sweepFar,
    point, wing;
}

/// These functions write the dance. Every call adds keys that are reached at `frame`.
class Dancer {
 public:
  Choreography steps;

  void arm(Side side, int frame, const ArmPose& pose, const vmd::CurveBytes& curve = easing::smooth);
  void arms(int frame, const ArmPose& pose, const vmd::CurveBytes& curve = easing::smooth);
  void hand(Side side, int frame, Hand shape);

  /// These pose hips (degrees to the figure's left, turn to the left), chest against them, and the
  /// head.
  void hips(int frame, float sway, float turnLeft, float tip = 0.0F, const vmd::CurveBytes& curve = easing::smooth);
  void chest(int frame, float leanLeft, float turnLeft, float bow = 0.0F,
             const vmd::CurveBytes& curve = easing::smooth);
  void head(int frame, float tiltLeft, float turnLeft, float nod = 0.0F, const vmd::CurveBytes& curve = easing::smooth);
  void eyes(int frame, float left, float up);
  /// Puts the weight: units to the figure's left, up and back.
  void weight(int frame, const Vec3& at, const vmd::CurveBytes& curve = easing::smooth);

  /// Adds a step: the foot leaves at `from`, is highest between, and stands at `to` at `at`
  /// (ground, units from its rest position), turned out by `out` degrees.
  void step(Side side, int from, int to, const Vec2& at, float height = 0.45F, float out = 0.0F);
  /// The foot stays where it is until this frame.
  void stand(Side side, int frame);

  void blink(int frame);
  /// Sings a vowel from `frame` for `length` frames.
  void sing(const std::string& vowel, int frame, int length, float weight = 0.9F);
  /// Adds a morph that comes, stays and goes.
  void show(const std::string& morph, int from, int to, float weight = 1.0F, int fade = 6);
  void legIkFrom(int frame, bool on) { steps.legIk(frame, on); }
  /// Swings the ponytail by its IK bone.
  void tail(int frame, const Vec3& shift);
};

/// Adds keys of hip, knee and ankle that replace IK from one frame to another: the foot follows its
/// IK bone's keys, computed on every frame. Source: the two-bone leg by the law of cosines.
void bakeLegs(Choreography& steps, int from, int to);

}  // namespace demo
