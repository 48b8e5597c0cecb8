// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the stage's own motion: falling petals and swaying lanterns.

#include <cmath>

#include <fmt/core.h>

#include "resources/demo/choreography.h"
#include "resources/demo/instruments.h"
#include "resources/demo/stage.h"

namespace demo {
namespace {

constexpr float kTop = 31.0F, kBottom = kStageGround - 1.0F;
const Vec3 kRest{0.0F, kBottom, 0.0F};  // of petals without motion: out of sight
constexpr int kStops = 6;               // keys of a fall

/// This is one petal: where it falls, how often in a dance, and how far it has fallen at the start.
struct Fall {
  Vec3 at;
  int times, ahead;
  float swing, spin;
};

Vec3 placeOf(const Fall& fall, int stop) {
  const float t = static_cast<float>(stop) / kStops;
  return fall.at + Vec3(fall.swing * std::sin(4.0F * kPi * t) - 3.0F * t, kTop + (kBottom - kTop) * t,
                        0.6F * fall.swing * std::cos(3.0F * kPi * t));
}

void addFall(Choreography& motion, const std::string& bone, const Fall& fall) {
  const int length = kDanceFrames / fall.times;
  for (int time = -1; time < fall.times; ++time) {
    const int from = time * length + fall.ahead;
    for (int stop = 0; stop <= kStops; ++stop) {
      // The last key is a frame before the next fall's first.
      const int frame = from + (stop == kStops ? length - 1 : stop * length / kStops);
      if (frame < 0 || frame > kDanceFrames) continue;
      const float turn = fall.spin * static_cast<float>(stop);
      motion.move(bone, frame, placeOf(fall, stop) - kRest, easing::linear);
      motion.turn(bone, frame, turnBy(turn, 0.7F * turn, 40.0F + 0.4F * turn), easing::linear);
    }
  }
}

}  // namespace

std::string lanternBone(std::size_t lantern) { return fmt::format("提灯{:02}", lantern + 1); }
std::string petalBone(int petal) { return fmt::format("花びら{:02}", petal + 1); }

void addPetals(StageMeshes& stage) {
  for (std::int32_t petal = 0; petal < kPetals; ++petal) {
    Surface leaf;
    leaf.columns = 2;
    leaf.rows = 3;
    leaf.facing = Vec3(0, 1, 0);
    leaf.skin = [petal](const Vec3&) { return rigid(kFirstPetal + petal); };
    leaf.at = [](float u, float v) {
      const float x = u - 0.5F, wide = std::sin(kPi * (0.12F + 0.8F * v));
      return kRest + Vec3(0.42F * x * wide, 0.16F * x * x + 0.05F * v, 0.5F * (v - 0.5F));
    };
    addSurface(stage.of(StagePart::Petal), leaf);
  }
}

vmd::Motion makeStageMotion(std::size_t lanterns) {
  Choreography motion;
  Noise scattered(77U);
  const auto pick = [&scattered](float from, float to) {
    return from + (to - from) * (0.5F + 0.5F * scattered.next());
  };
  for (int petal = 0; petal < kPetals; ++petal) {
    Fall fall;
    fall.at = Vec3(pick(-27.0F, 29.0F), 0.0F, pick(-20.0F, 16.0F));
    constexpr int kTimes[] = {2, 4, 5};  // so that a stop is a whole number of frames
    fall.times = kTimes[petal % 3];
    // It is a whole number of stops ahead, so that the dance begins and ends on one.
    fall.ahead = kDanceFrames / fall.times * (petal % kStops) / kStops;
    fall.swing = pick(0.8F, 2.2F);
    fall.spin = pick(60.0F, 140.0F);
    addFall(motion, petalBone(petal), fall);
  }
  for (std::size_t lantern = 0; lantern < lanterns; ++lantern) {
    // Lanterns swing to and fro in four beats, each later than its neighbour.
    const int phase = static_cast<int>(lantern * 11 % kBar);
    for (int key = -1; key <= kDanceFrames / (kBar / 2); ++key) {
      const int frame = key * kBar / 2 + phase;
      if (frame < 0 || frame > kDanceFrames) continue;
      const float side = key % 2 == 0 ? 1.0F : -1.0F;
      motion.turn(lanternBone(lantern), frame, turnBy(2.0F * side, 0.0F, 5.0F * side));
    }
  }
  return motion.finish("祭りの舞台");
}

}  // namespace demo
