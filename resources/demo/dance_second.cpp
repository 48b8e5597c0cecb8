// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This is the second half of the dance.
//   9-12 kicks, knees and a jump   13 a curtsy opens the heart   14 waves   15 sweep   16 home
// In the air the motion itself switches the legs' IK off, for less than two seconds: there keys of
// hip, knee and ankle carry the legs.

#include "resources/demo/dance.h"

namespace demo {
namespace {

/// This is the free foot on its way, relative to its rest position: units and pitch (degrees, toe
/// up is positive).
struct FootStop {
  int after;
  Vec3 at;
  float pitch;
};

void swing(Dancer& dancer, Side side, int from, std::initializer_list<FootStop> path) {
  const std::string foot = kanji(side) + "足ＩＫ";
  dancer.stand(side, from);
  for (const FootStop& stop : path) {
    dancer.steps.move(foot, from + stop.after, mirrored(stop.at, side), easing::gentle);
    dancer.steps.turn(foot, from + stop.after, turnBy(stop.pitch, 0, 0), easing::gentle);
  }
}

Side otherOf(Side side) { return side == Side::Left ? Side::Right : Side::Left; }

/// In two beats the knee goes up, the foot kicks, and comes down again; the weight is on the other
/// leg.
void kick(Dancer& dancer, Side side, int f, bool sideways) {
  const float s = signOf(side);
  if (sideways) {
    swing(dancer, side, f,
          {{7, {1.0F, 2.2F, 0.2F}, -18},
           {14, {4.5F, 2.7F, -0.2F}, -12},
           {20, {1.6F, 1.5F, 0.0F}, -14},
           {28, {kKickApart, 0.0F, 0.0F}, 0}});
  } else {
    swing(dancer, side, f,
          {{7, {0.0F, 3.0F, -1.4F}, -22},
           {14, {-0.1F, 3.2F, -6.0F}, 24},
           {20, {0.0F, 2.2F, -1.6F}, -14},
           {28, {kKickApart, 0.0F, 0.0F}, 0}});
  }
  dancer.stand(otherOf(side), f);
  dancer.stand(otherOf(side), f + 28);
  dancer.weight(f + 7, {s * -0.75F, -0.60F, 0.0F});
  dancer.weight(f + 14, {s * (sideways ? -1.05F : -0.85F), -0.85F, sideways ? 0.0F : 0.22F});
  dancer.weight(f + 20, {s * -0.75F, -0.60F, 0.0F});
  dancer.weight(f + 29, {0.0F, -1.15F, 0.0F});
  if (sideways) {
    dancer.arm(side, f + 14, arms::hip, easing::arrive);
    dancer.arm(otherOf(side), f + 14, arms::up, easing::arrive);
    dancer.chest(f + 14, s * -16, 0, 0, easing::arrive);
    dancer.head(f + 14, s * -6, s * 16, 0, easing::arrive);
  } else {
    dancer.arm(side, f + 14, arms::wing, easing::arrive);
    dancer.arm(otherOf(side), f + 14, arms::front, easing::arrive);
    dancer.chest(f + 14, 0, s * -14, -7, easing::arrive);
    dancer.head(f + 14, s * 6, s * 8, -2, easing::arrive);
  }
  dancer.hips(f + 14, s * (sideways ? -12.0F : -5.0F), s * (sideways ? 0.0F : -12.0F), sideways ? 0.0F : 6.0F,
              easing::arrive);
  dancer.arms(f + 27, arms::low);
  dancer.chest(f + 28, 0, 0, 4);
  dancer.head(f + 28, 0, 0, 3);
  dancer.hips(f + 28, 0, 0);
  dancer.tail(f + 16, {s * 1.2F, 0.3F, sideways ? 0.2F : -0.5F});
  dancer.tail(f + 27, {0, 0.4F, 0.4F});
}

/// In one beat and a half a knee is drawn up across the body.
void kneeUp(Dancer& dancer, Side side, int f) {
  const float s = signOf(side);
  swing(dancer, side, f,
        {{6, {-0.1F, 3.4F, -0.7F}, -26}, {9, {-0.15F, 3.6F, -0.8F}, -26}, {15, {kKickApart, 0.0F, 0.0F}, 0}});
  dancer.stand(otherOf(side), f);
  dancer.stand(otherOf(side), f + 15);
  dancer.weight(f + 7, {s * -0.75F, -0.55F, 0.0F}, easing::arrive);
  dancer.weight(f + 15, {0.0F, -1.15F, 0.0F});
  dancer.arm(otherOf(side), f + 7, arms::upIn, easing::arrive);
  dancer.arm(side, f + 7, arms::low, easing::arrive);
  dancer.chest(f + 7, s * 6, s * -10, 4, easing::arrive);
  dancer.chest(f + 15, 0, 0, 4);
  dancer.hips(f + 7, s * -7, s * -8, 0, easing::arrive);
  dancer.hips(f + 15, 0, 0);
  dancer.head(f + 8, s * 9, s * 6, 0, easing::arrive);
  dancer.head(f + 15, 0, 0, 3);
}

constexpr float kLandApart = 0.8F, kWaveApart = 1.7F;

void jumpBar(Dancer& dancer, int f) {
  dancer.arms(f + 8, arms::wing);
  dancer.weight(f + 10, {0, -2.00F, 0.15F});
  dancer.chest(f + 10, 0, 0, 18);
  dancer.head(f + 10, 0, 0, -6);
  for (const Side side : kSides) {
    swing(dancer, side, f + 12,
          {{3, {kKickApart, 0.30F, 0.05F}, -24},
           {9, {0.30F, 2.9F, 1.4F}, -50},
           {14, {kLandApart, 1.6F, 0.4F}, -24},
           {18, {kLandApart, 0.0F, 0.0F}, 0}});
    dancer.stand(side, f + 60);
  }
  dancer.weight(f + 15, {0, -0.05F, 0}, easing::depart);
  dancer.weight(f + 21, {0, 1.60F, 0}, easing::arrive);
  dancer.weight(f + 29, {0, -0.25F, 0}, easing::depart);
  dancer.weight(f + 34, {0, -2.00F, 0.1F}, easing::arrive);
  dancer.weight(f + 46, {0, -0.60F, 0});
  dancer.weight(f + 60, {0, -0.90F, 0});
  dancer.arms(f + 21, arms::up, easing::arrive);
  dancer.arms(f + 34, arms::side, easing::arrive);
  dancer.arms(f + 46, arms::sideUp, easing::arrive);
  dancer.arms(f + 58, arms::low);
  dancer.chest(f + 21, 0, 0, -12, easing::arrive);
  dancer.chest(f + 34, 0, 0, 12, easing::arrive);
  dancer.chest(f + 46, 0, 0, -4);
  dancer.chest(f + 58, 0, 0, 3);
  dancer.head(f + 21, 0, 0, -12);
  dancer.head(f + 34, 0, 0, 6);
  dancer.head(f + 46, 8, 0, -3);
  dancer.head(f + 58, 0, 0, 2);
  dancer.hips(f + 10, 0, 0, 0);
  dancer.hips(f + 58, 0, 0, 0);
  dancer.tail(f + 16, {0, -0.3F, 0});
  dancer.tail(f + 24, {0, 0.2F, 0});
  dancer.tail(f + 31, {0, 3.4F, 1.2F});
  dancer.tail(f + 40, {0, -0.2F, 0});
  dancer.show("びっくり", f + 14, f + 32, 0.6F, 4);
  dancer.show("照れ", f + 34, f + 60, 0.6F, 8);
  dancer.show("笑顔", f + 36, f + 58, 0.9F, 6);
}

void heartBar(Dancer& dancer, int f) {
  dancer.arms(f + 12, arms::chest, easing::arrive);
  dancer.arms(f + 24, arms::chest);
  dancer.arms(f + 36, arms::sideUp, easing::arrive);
  dancer.arms(f + 48, arms::side);
  dancer.arms(f + 60, arms::low);
  // It is a curtsy: the left foot goes behind the right one on its toes, and the knees bend deep.
  swing(dancer, Side::Left, f,
        {{5, {0.2F, 0.9F, 0.9F}, -25}, {10, {-1.0F, 0.55F, 1.9F}, -38}, {26, {-1.0F, 0.55F, 1.9F}, -38}});
  dancer.step(Side::Left, f + 26, f + 36, {kWaveApart, -0.30F}, 0.5F, 22.0F);
  dancer.stand(Side::Right, f + 42);
  dancer.step(Side::Right, f + 42, f + 52, {-kWaveApart, 0.0F}, 0.4F, 22.0F);
  groove(dancer, f,
         {{0, 0, 0.90F}, {-0.45F, 0.55F, 2.10F}, {-0.35F, 0.30F, 2.00F}, {0.60F, -0.10F, 0.80F}, {0.0F, 0.0F, 1.00F}},
         0.9F);
  dancer.chest(f + 12, 0, 0, 9);
  dancer.chest(f + 26, 0, 0, 10);
  dancer.chest(f + 37, 0, 0, -10, easing::arrive);
  dancer.chest(f + 60, 0, 0, 0);
  dancer.hips(f + 14, -5, 0);
  dancer.hips(f + 36, 4, 0, 3);
  dancer.head(f + 13, 12, 0, 12, easing::arrive);
  dancer.head(f + 26, 10, 0, 12);
  dancer.head(f + 38, -6, 0, -10, easing::arrive);
  dancer.head(f + 58, 0, 0, 0);
  dancer.eyes(f + 8, 0, -6);
  dancer.eyes(f + 34, 0, 4);
  dancer.show("照れ", f + 2, f + 34, 1.0F, 10);
  dancer.show("笑い", f + 8, f + 28, 1.0F, 5);
  dancer.show("星目", f + 33, f + 57, 1.0F, 1);
}

void waveBar(Dancer& dancer, int f) {
  // A wave goes from one hand through the shoulders to the other, and back.
  for (int pass = 0; pass < 2; ++pass) {
    const Side first = pass == 0 ? Side::Left : Side::Right;
    const Side second = otherOf(first);
    const float s = signOf(first);
    const int at = f + pass * 2 * kBeat;
    dancer.arm(first, at + 4, arms::side);
    dancer.arm(first, at + 10, arms::sideUp, easing::gentle);
    dancer.arm(first, at + 17, arms::wing, easing::gentle);
    dancer.arm(first, at + 27, arms::side, easing::gentle);
    dancer.arm(second, at + 8, arms::wing, easing::gentle);
    dancer.arm(second, at + 17, arms::side, easing::gentle);
    dancer.arm(second, at + 24, arms::sideUp, easing::gentle);
    dancer.chest(at + 8, s * -9, s * -8, 2);
    dancer.chest(at + 22, s * 9, s * 8, -2);
    dancer.hips(at + 8, s * 9, s * 4);
    dancer.hips(at + 22, s * -9, s * -4);
    dancer.head(at + 8, s * 6, s * 20, -4);
    dancer.head(at + 24, s * -8, s * -20, -4);
    dancer.eyes(at + 6, s * 9, 2);
    dancer.eyes(at + 20, s * -9, 2);
  }
  for (const Side side : kSides) dancer.stand(side, f);
  groove(dancer, f, {{0.0F, 0, 1.00F}, {1.15F, 0, 2.20F}, {0.0F, 0, 1.10F}, {-1.15F, 0, 2.20F}, {0.0F, 0, 0.90F}},
         0.85F);
}

void homeBar(Dancer& dancer, int f) {
  dancer.step(Side::Left, f, f + 11, {kStartApart, 0.0F}, 0.45F, 14.0F);
  dancer.step(Side::Right, f + 15, f + 26, {-kStartApart, 0.0F}, 0.45F, 14.0F);
  dancer.arms(f + 14, arms::up, easing::arrive);
  dancer.arms(f + 26, arms::sideUp);
  dancer.arms(f + 36, arms::side);
  dancer.weight(f, {kSweepEnd.x, -kSweepEnd.depth, 0});
  dancer.weight(f + 14, {-0.20F, -1.40F, 0});
  dancer.weight(f + 28, {0, -0.50F, 0});
  dancer.weight(f + 42, {-0.10F, -1.30F, 0});
  dancer.weight(f + 60, {kStartWeight.x, -kStartWeight.depth, 0});
  dancer.chest(f + 14, 0, 0, -8);
  dancer.chest(f + 34, 0, 0, 2);
  dancer.head(f + 15, 0, 0, -12);
  dancer.head(f + 34, 0, 0, 4);
  dancer.hips(f + 20, 0, 0);
  dancer.eyes(f + 10, 0, 6);
  dancer.eyes(f + 44, 0, 0);
  startPose(dancer, f + 50);
  dancer.tail(f + 16, {0.4F, -0.3F, 0.4F});
  dancer.tail(f + 40, {0, 0.1F, 0});
  dancer.show("笑顔", f + 14, f + 46, 1.0F, 8);
}

}  // namespace

void secondHalf(Dancer& dancer, int f) {
  for (const Side side : kSides) dancer.stand(side, f);
  kick(dancer, Side::Left, f, false);
  kick(dancer, Side::Right, f + 30, false);
  kick(dancer, Side::Left, f + 60, true);
  kick(dancer, Side::Right, f + 90, true);
  for (int i = 0; i < 4; ++i) kneeUp(dancer, i % 2 == 0 ? Side::Left : Side::Right, f + 120 + i * kBeat);
  jumpBar(dancer, f + 180);
  const int leaves = f + 193, stands = f + 230;
  dancer.legIkFrom(leaves, false);
  dancer.legIkFrom(stands, true);
  bakeLegs(dancer.steps, leaves, stands);
  heartBar(dancer, f + 240);
  waveBar(dancer, f + 300);
  sweepBar(dancer, f + 360, {0.0F, 0.0F, 0.90F});
  homeBar(dancer, f + 420);
}

}  // namespace demo
