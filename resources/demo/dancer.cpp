// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/dancer.h"

#include <cmath>

#include <glm/geometric.hpp>

namespace demo {

namespace arms {
const ArmPose down{{0.40F, -0.91F, -0.06F}, {0.26F, -0.93F, -0.27F}, 10.0F};
const ArmPose low{{0.78F, -0.60F, -0.12F}, {0.86F, -0.42F, -0.28F}, 20.0F, {0, 0, 14}, Hand::Open};
const ArmPose side{{0.97F, 0.02F, -0.20F}, {0.92F, 0.28F, -0.26F}, 30.0F, {0, 0, 8}, Hand::Open};
const ArmPose sideUp{{0.82F, 0.55F, -0.16F}, {0.66F, 0.72F, -0.22F}, 60.0F, {0, 0, 0}, Hand::Open};
const ArmPose up{{0.48F, 0.86F, -0.18F}, {0.24F, 0.95F, -0.22F}, 80.0F, {0, 0, 0}, Hand::Open};
const ArmPose upIn{{0.50F, 0.83F, -0.26F}, {-0.30F, 0.92F, -0.25F}, 80.0F, {0, 0, 20}, Hand::Open};
const ArmPose front{{0.30F, -0.28F, -0.91F}, {0.06F, 0.22F, -0.97F}, 50.0F, {0, 0, 0}, Hand::Open};
const ArmPose chest{{0.52F, -0.68F, -0.52F}, {-0.56F, 0.36F, -0.75F}, 40.0F, {0, 0, 0}, Hand::Relaxed};
const ArmPose hip{{0.76F, -0.60F, 0.26F}, {-0.52F, -0.80F, -0.30F}, 20.0F, {0, 0, 18}, Hand::Fist};
const ArmPose cheek{{0.60F, -0.48F, -0.64F}, {-0.36F, 0.86F, -0.36F}, 60.0F, {0, 0, 0}, Hand::Relaxed};
const ArmPose peace{{0.88F, 0.22F, -0.42F}, {-0.34F, 0.84F, -0.42F}, 80.0F, {0, 0, -14}, Hand::Peace};
const ArmPose clap{{0.36F, -0.44F, -0.82F}, {-0.53F, 0.32F, -0.78F}, 55.0F, {0, 0, 0}, Hand::Open};
const ArmPose sweepNear{{0.90F, 0.22F, -0.38F}, {0.76F, 0.58F, -0.30F}, 40.0F, {0, 0, 10}, Hand::Open};
const ArmPose sweepFar{{0.10F, 0.02F, -0.99F}, {-0.72F, 0.46F, -0.52F}, 40.0F, {0, 0, 10}, Hand::Open};
const ArmPose point{{0.62F, 0.40F, -0.68F}, {0.42F, 0.62F, -0.66F}, 40.0F, {0, 0, 0}, Hand::Point};
const ArmPose wing{{0.90F, -0.10F, 0.20F}, {0.93F, -0.22F, 0.10F}, 10.0F, {0, 0, 26}, Hand::Open};
}  // namespace arms

namespace {

/// This is the bend of each finger's three joints in degrees, thumb to little finger.
struct Grip {
  float bend[5];
};
constexpr Grip kGrips[] = {{{8, 16, 20, 24, 28}},
                           {{-6, -4, -2, -2, -4}},
                           {{38, 82, 84, 84, 84}},
                           {{44, -2, -2, 84, 86}},
                           {{40, 0, 82, 84, 84}}};

}  // namespace

void Dancer::arm(Side side, int frame, const ArmPose& pose, const vmd::CurveBytes& curve) {
  const Quat upper = turnTo(place::elbow - place::arm, pose.upper);
  const Quat elbow = turnTo(place::wrist - place::elbow, glm::inverse(upper) * glm::normalize(pose.lower));
  const Quat twist = glm::angleAxis(pose.palm * kPi / 180.0F, glm::normalize(place::wrist - place::elbow));
  // The shoulder takes part of a raised arm.
  const float raised = glm::normalize(pose.upper).y;
  const float shrug = raised > 0.0F ? 16.0F * raised : 4.0F * raised;
  const Quat shoulder = turnBy(0.0F, 0.0F, shrug);
  const std::string s = kanji(side);
  steps.turn(s + "肩", frame, mirrored(shoulder, side), curve);
  steps.turn(s + "腕", frame, mirrored(glm::inverse(shoulder) * upper, side), curve);
  steps.turn(s + "ひじ", frame, mirrored(elbow, side), curve);
  steps.turn(s + "手捩", frame, mirrored(twist, side), curve);
  steps.turn(s + "手首", frame, mirrored(turnBy(pose.wrist.x, pose.wrist.y, pose.wrist.z), side), curve);
  // The sleeve's lower side keeps pointing down, as far as cloth would let it.
  const Quat forearm = upper * elbow * twist;
  const Quat fall = turnTo(Vec3(0, -1, 0), glm::inverse(forearm) * Vec3(0, -1, 0));
  const float angle = glm::angle(fall), most = 60.0F * kPi / 180.0F;
  steps.turn(s + "袖", frame,
             mirrored(glm::slerp(base::kIdentityRotation, fall, angle > most ? most / angle : 1.0F), side), curve);
  hand(side, frame, pose.hand);
}

void Dancer::arms(int frame, const ArmPose& pose, const vmd::CurveBytes& curve) {
  for (const Side side : kSides) arm(side, frame, pose, curve);
}

void Dancer::hand(Side side, int frame, Hand shape) {
  const Grip& grip = kGrips[static_cast<std::size_t>(shape)];
  const Vec3 along = glm::normalize(place::wrist - place::elbow);
  const Vec3 back = glm::normalize(Vec3(-along.y, along.x, 0.0F));
  for (int finger = 0; finger < 5; ++finger) {
    const Vec3 direction = glm::normalize(fingerPoint(finger, 1) - fingerPoint(finger, 0));
    const Vec3 palm = finger == 0 ? Vec3(0, 0, 0.8F) - back * 0.7F + along * 0.3F : -back;
    const Vec3 axis = glm::normalize(glm::cross(direction, palm));
    for (int joint = 0; joint < 3; ++joint) {
      const float share = finger == 0 ? (joint == 0 ? 0.5F : 0.8F) : (joint == 2 ? 0.7F : 1.0F);
      Quat bend = glm::angleAxis(grip.bend[finger] * share * kPi / 180.0F, axis);
      const float spread = shape == Hand::Peace && joint == 0 ? (finger == 1   ? -9.0F
                                                                 : finger == 2 ? 9.0F
                                                                               : 0.0F)
                                                              : 0.0F;
      bend = bend * glm::angleAxis(spread * kPi / 180.0F, -back);
      steps.turn(fingerBoneName(side, finger, joint), frame, mirrored(bend, side), easing::smooth);
    }
  }
}

void Dancer::hips(int frame, float sway, float turnLeft, float tip, const vmd::CurveBytes& curve) {
  steps.turn("下半身", frame, turnBy(tip, -turnLeft, sway), curve);
}

void Dancer::chest(int frame, float leanLeft, float turnLeft, float bow, const vmd::CurveBytes& curve) {
  steps.turn("上半身", frame, turnBy(-0.6F * bow, -0.5F * turnLeft, -0.55F * leanLeft), curve);
  steps.turn("上半身2", frame, turnBy(-0.4F * bow, -0.5F * turnLeft, -0.45F * leanLeft), curve);
}

void Dancer::head(int frame, float tiltLeft, float turnLeft, float nod, const vmd::CurveBytes& curve) {
  steps.turn("首", frame, turnBy(-0.4F * nod, -0.4F * turnLeft, -0.4F * tiltLeft), curve);
  steps.turn("頭", frame, turnBy(-0.6F * nod, -0.6F * turnLeft, -0.6F * tiltLeft), curve);
}

void Dancer::eyes(int frame, float left, float up) {
  steps.turn("両目", frame, turnBy(up, -left, 0.0F), easing::arrive);
}

void Dancer::weight(int frame, const Vec3& at, const vmd::CurveBytes& curve) {
  steps.move("センター", frame, at, curve);
}

void Dancer::step(Side side, int from, int to, const Vec2& at, float height, float out) {
  const std::string foot = kanji(side) + "足ＩＫ";
  const base::Transform before = steps.sample(foot, from);
  steps.move(foot, from, before.translation);
  steps.turn(foot, from, before.rotation);
  const Vec3 end(at.x, 0.0F, at.y);
  const int middle = (from + to) / 2;
  const Quat turned = turnBy(0.0F, -signOf(side) * out, 0.0F);
  steps.move(foot, middle, (before.translation + end) * 0.5F + Vec3(0.0F, height, 0.0F), easing::gentle);
  steps.turn(foot, middle, glm::slerp(before.rotation, turned, 0.5F) * turnBy(-24.0F * height, 0.0F, 0.0F));
  steps.move(foot, to, end, easing::gentle);
  steps.turn(foot, to, turned);
}

void Dancer::stand(Side side, int frame) {
  const std::string foot = kanji(side) + "足ＩＫ";
  const base::Transform now = steps.sample(foot, frame);
  steps.move(foot, frame, now.translation);
  steps.turn(foot, frame, now.rotation);
}

void Dancer::blink(int frame) {
  steps.morph("まばたき", frame, 0.0F);
  steps.morph("まばたき", frame + 2, 1.0F);
  steps.morph("まばたき", frame + 3, 1.0F);
  steps.morph("まばたき", frame + 6, 0.0F);
}

void Dancer::sing(const std::string& vowel, int frame, int length, float weight) {
  steps.morph(vowel, frame, 0.0F);
  steps.morph(vowel, frame + 3, weight);
  steps.morph(vowel, frame + length - 3, weight * 0.8F);
  steps.morph(vowel, frame + length, 0.0F);
}

void Dancer::show(const std::string& morph, int from, int to, float weight, int fade) {
  steps.morph(morph, from, 0.0F);
  steps.morph(morph, from + fade, weight);
  steps.morph(morph, to - fade, weight);
  steps.morph(morph, to, 0.0F);
}

void Dancer::tail(int frame, const Vec3& shift) { steps.move("髪ＩＫ", frame, shift, easing::gentle); }

namespace {

/// These rotations of hip, knee and ankle put an ankle at a point with the foot turned as required.
struct Leg {
  Quat hip, knee, ankle;
};

Leg solveLeg(Side side, const Vec3& hipAt, const Quat& pelvis, const Vec3& ankleAt, const Quat& foot) {
  const Vec3 thigh = mirrored(place::knee - place::thigh, side), shank = mirrored(place::ankle - place::knee, side);
  const Vec3 want = glm::inverse(pelvis) * (ankleAt - hipAt);
  // The knee bends about X alone: this finds its angle for the required distance; longer is
  // straighter.
  float bent = -kPi * 0.95F, straight = -0.5F * kPi / 180.0F;
  const auto reach = [&](float angle) { return glm::length(thigh + glm::angleAxis(angle, Vec3(1, 0, 0)) * shank); };
  const float distance = glm::length(want);
  for (int i = 0; i < 40; ++i) {
    const float middle = (bent + straight) * 0.5F;
    (reach(middle) > distance ? straight : bent) = middle;
  }
  Leg leg;
  leg.knee = glm::angleAxis((bent + straight) * 0.5F, Vec3(1, 0, 0));
  leg.hip = turnTo(thigh + leg.knee * shank, want);
  leg.ankle = glm::inverse(pelvis * leg.hip * leg.knee) * foot;
  return leg;
}

}  // namespace

void bakeLegs(Choreography& steps, int from, int to) {
  struct Baked {
    int frame;
    Leg legs[2];
  };
  std::vector<Baked> all;
  for (int frame = from; frame <= to; ++frame) {
    const base::Transform centre = steps.sample("センター", frame), pelvis = steps.sample("下半身", frame);
    Baked baked{frame, {}};
    for (const Side side : kSides) {
      const base::Transform foot = steps.sample(kanji(side) + "足ＩＫ", frame);
      const Vec3 hip =
          place::waist + centre.translation + pelvis.rotation * (mirrored(place::thigh, side) - place::waist);
      baked.legs[side == Side::Left ? 0 : 1] =
          solveLeg(side, hip, pelvis.rotation, mirrored(place::ankle, side) + foot.translation, foot.rotation);
    }
    all.push_back(baked);
  }
  // Outside the baked part the keys are at rest, so that IK starts from the bind pose of the legs.
  for (const int rest : {0, from - 6, to + 6}) {
    for (const Side side : kSides) {
      for (const char* joint : {"足", "ひざ", "足首"}) steps.turn(kanji(side) + joint, rest, base::kIdentityRotation);
    }
  }
  for (const Baked& baked : all) {
    for (const Side side : kSides) {
      const Leg& leg = baked.legs[side == Side::Left ? 0 : 1];
      const std::string s = kanji(side);
      steps.turn(s + "足", baked.frame, leg.hip, easing::linear);
      steps.turn(s + "ひざ", baked.frame, leg.knee, easing::linear);
      steps.turn(s + "足首", baked.frame, leg.ankle, easing::linear);
    }
  }
}

}  // namespace demo
