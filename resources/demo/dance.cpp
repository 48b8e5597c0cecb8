// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This is the first half of the dance: sixteen bars of four beats at 120 a minute, for this figure.
//   1-2 lunge and sweep   3-4 clap and open   5-6 sway, one hand up   7 spin   8 peace sign
// The second half is in dance_second.cpp. Legs have no keys of their own: feet stand where their IK
// bones are while the body sinks and sways, so that without IK legs hang straight and feet slide.

#include "resources/demo/dance.h"

#include <algorithm>

#include "resources/demo/score.h"

namespace demo {

void groove(Dancer& dancer, int from, const std::vector<Weight>& beats, float rise) {
  for (std::size_t i = 0; i < beats.size(); ++i) {
    const int hit = from + static_cast<int>(i) * kBeat;
    const Weight& here = beats[i];
    dancer.weight(hit, {here.x, -here.depth, here.z}, easing::gentle);
    if (i + 1 == beats.size()) break;
    const Weight& next = beats[i + 1];
    const float depth = rise * std::min(here.depth, next.depth);
    dancer.weight(hit + 8, {here.x * 0.45F + next.x * 0.55F, -depth, here.z * 0.5F + next.z * 0.5F}, easing::gentle);
    dancer.tail(hit + 4, {(here.x - next.x) * 0.5F, -0.15F, 0.1F});
    dancer.tail(hit + 12, {(here.x - next.x) * 1.1F, 0.40F, 0.3F});
  }
}

void blinks(Dancer& dancer, std::initializer_list<int> frames) {
  for (const int frame : frames) dancer.blink(frame);
}

void startPose(Dancer& dancer, int frame) {
  for (const Side side : kSides) {
    dancer.steps.move(kanji(side) + "足ＩＫ", frame, {signOf(side) * kStartApart, 0.0F, 0.0F}, easing::gentle);
    dancer.steps.turn(kanji(side) + "足ＩＫ", frame, turnBy(0.0F, signOf(side) * -14.0F, 0.0F));
  }
  dancer.arm(Side::Left, frame, arms::low);
  dancer.arm(Side::Right, frame, arms::chest);
  dancer.hips(frame, 4.0F, 6.0F);
  dancer.chest(frame, -3.0F, 8.0F, 2.0F);
  dancer.head(frame, 7.0F, -6.0F, -2.0F);
}

void sweepBar(Dancer& dancer, int f, const Weight& before) {
  // There is one wide step to each side, deep onto its foot; the other foot stays where it is, and
  // closes a beat later. The hands sweep along like grass in the wind.
  for (const Side side : kSides) {
    const Side other = side == Side::Left ? Side::Right : Side::Left;
    const float s = signOf(side);
    const int at = side == Side::Left ? f : f + 2 * kBeat;
    dancer.step(side, at, at + 10, {s * 2.60F, 0.0F}, 0.70F, 16.0F);
    dancer.step(other, at + 17, at + 26, {s * 1.00F, -0.10F}, 0.55F, 4.0F);
    dancer.arm(side, at + 11, arms::sweepNear, easing::arrive);
    dancer.arm(other, at + 11, arms::sweepFar, easing::arrive);
    for (const auto& [frame, flick] : {std::pair{at + 17, -22.0F}, std::pair{at + 25, 14.0F}}) {
      for (const Side hand : kSides) {
        dancer.steps.turn(kanji(hand) + "手首", frame, mirrored(turnBy(0, 0, flick), hand), easing::arrive);
      }
    }
    dancer.hips(at + 10, s * 9.0F, s * -10.0F);
    dancer.hips(at + 18, s * 3.0F, s * -4.0F);
    dancer.hips(at + 25, s * 8.0F, s * -8.0F);
    dancer.chest(at + 10, s * 7.0F, s * 16.0F, 2.0F);
    dancer.chest(at + 18, s * 3.0F, s * 12.0F, -2.0F);
    dancer.chest(at + 26, s * 8.0F, s * 17.0F, 2.0F);
    dancer.head(at + 12, s * 9.0F, s * 16.0F, 0.0F, easing::arrive);
    dancer.head(at + 26, s * -6.0F, s * 10.0F, 2.0F);
    dancer.eyes(at + 8, s * 6.0F, 2.0F);
  }
  groove(dancer, f, {before, {1.90F, 0, 1.90F}, {-kSweepEnd.x, 0, kSweepEnd.depth}, {-1.90F, 0, 1.90F}, kSweepEnd});
}

namespace {

constexpr float kSwayApart = 1.9F;

void clapBar(Dancer& dancer, int f, bool last) {
  for (const Side side : kSides) {
    const int at = side == Side::Left ? f : f + 15;
    dancer.step(side, at, at + 10, {signOf(side) * (last ? kSwayApart : 1.5F), 0.0F}, 0.5F, 26.0F);
  }
  dancer.arms(f + 8, arms::side, easing::arrive);
  dancer.arms(f + 15, arms::clap, easing::depart);
  dancer.arms(f + 20, arms::front, easing::arrive);
  dancer.arms(f + 30, arms::clap, easing::depart);
  dancer.arms(f + 44, last ? arms::up : arms::sideUp, easing::arrive);
  dancer.arms(f + 56, last ? arms::upIn : arms::sideUp);
  dancer.hips(f + 15, -6, 0, -4);
  dancer.hips(f + 30, 6, 0, -4);
  dancer.hips(f + 45, 0, 0, 3);
  dancer.chest(f + 15, -4, -6, 8);
  dancer.chest(f + 30, 4, 6, 8);
  dancer.chest(f + 45, 0, 0, -9, easing::arrive);
  dancer.head(f + 15, -10, -6, 8);
  dancer.head(f + 30, 10, 6, 8);
  dancer.head(f + 46, 0, 0, -12, easing::arrive);
  dancer.eyes(f + 40, 0, 5);
  // Knees bend deep on each clap and stretch as the arms open.
  const Weight before = last ? Weight{0.0F, 0.0F, 0.80F} : kSweepEnd;
  groove(dancer, f, {before, {-0.30F, 0, 1.60F}, {0.10F, 0, last ? 2.40F : 2.00F}, {0, 0, 0.60F}, {0, 0, 0.80F}});
  dancer.show("笑い", f + 40, f + 58, 1.0F, 5);
}

void swayBars(Dancer& dancer, int f) {
  // Both feet stay where they are, far apart, for two bars; the body sways over one and the other.
  for (const Side side : kSides) dancer.stand(side, f);
  std::vector<Weight> beats;
  for (int beat = 0; beat < 8; ++beat) {
    const Side side = (beat / 2) % 2 == 0 ? Side::Left : Side::Right;
    const Side other = side == Side::Left ? Side::Right : Side::Left;
    const float s = signOf(side);
    const int at = f + beat * kBeat;
    if (beat % 2 == 0) {
      const bool high = beat >= 4;
      dancer.arm(side, at + 9, high ? arms::upIn : arms::up, easing::arrive);
      dancer.arm(other, at + 9, high ? arms::up : arms::hip, easing::arrive);
      dancer.head(at + 10, s * -12, s * 14, -8, easing::arrive);
      dancer.eyes(at + 6, s * 8, 6);
    } else {
      dancer.steps.turn(kanji(side) + "手首", at + 8, mirrored(turnBy(0, 0, 26), side), easing::arrive);
      dancer.head(at + 10, s * 8, s * 8, 4);
    }
    dancer.hips(at + 8, s * (beat % 2 == 0 ? 15.0F : 10.0F), s * -6.0F, 0.0F, easing::arrive);
    dancer.chest(at + 8, s * (beat % 2 == 0 ? -10.0F : -4.0F), s * 6.0F, 2.0F);
    beats.push_back({beat == 0 ? 0.0F : s * 1.40F, 0.0F, beat == 0 ? 0.80F : beat % 2 == 0 ? 1.20F : 1.85F});
  }
  beats.push_back({0.0F, 0.0F, 1.00F});
  groove(dancer, f, beats, 0.85F);
}

void spinBar(Dancer& dancer, int f) {
  // The figure winds up, turns once on the right foot's toes with the left foot at its knee, and
  // lands in a wide stance.
  dancer.arm(Side::Left, f + 10, arms::sweepFar, easing::arrive);
  dancer.arm(Side::Right, f + 10, arms::sweepNear, easing::arrive);
  dancer.chest(f + 11, -6, -24, 8);
  dancer.hips(f + 11, -4, -10, 0);
  dancer.head(f + 11, 0, 14, 4);
  dancer.step(Side::Right, f + 2, f + 11, {0.45F, 0.0F}, 0.4F, 0.0F);
  dancer.stand(Side::Right, f + 16);
  const std::string standing = "右足ＩＫ", free = "左足ＩＫ";
  const Vec3 flat(0.45F, 0.0F, 0.0F), tiptoe = flat + Vec3(0, 0.48F, -0.22F);
  for (const int frame : {f + 21, f + 43}) {
    dancer.steps.move(standing, frame, tiptoe);
    dancer.steps.turn(standing, frame, turnBy(-26, 0, 0));
  }
  dancer.steps.move(standing, f + 49, flat);
  dancer.steps.turn(standing, f + 49, base::kIdentityRotation);
  dancer.stand(Side::Left, f + 12);
  for (const int frame : {f + 22, f + 41}) {
    dancer.steps.move(free, frame, {-0.40F, 3.90F, -1.00F});
    dancer.steps.turn(free, frame, turnBy(-38, 0, 0));
  }
  dancer.steps.move(free, f + 50, {1.60F, 0.0F, 0.0F}, easing::gentle);
  dancer.steps.turn(free, f + 50, turnBy(0, -20, 0));
  dancer.weight(f + 12, {0.25F, -1.40F, 0});
  dancer.weight(f + 22, {0.12F, 0.15F, -0.10F});
  dancer.weight(f + 43, {0.12F, 0.12F, -0.10F});
  dancer.weight(f + 52, {0.70F, -1.50F, 0});
  dancer.weight(f + 60, {0.40F, -0.90F, 0});
  const std::string root = "全ての親";
  dancer.steps.turn(root, 0, base::kIdentityRotation, easing::linear);
  dancer.steps.turn(root, f + 17, base::kIdentityRotation, easing::linear);
  dancer.steps.turn(root, f + 27, turnBy(0, -120, 0), vmd::CurveBytes{60, 20, 107, 107});
  dancer.steps.turn(root, f + 35, turnBy(0, -240, 0), easing::linear);
  dancer.steps.turn(root, f + 47, base::kIdentityRotation, vmd::CurveBytes{20, 20, 67, 107});
  dancer.arms(f + 22, arms::side);
  dancer.arms(f + 36, arms::sideUp);
  dancer.arms(f + 50, arms::low, easing::arrive);
  dancer.chest(f + 22, 0, 10, -2);
  dancer.chest(f + 46, 0, -8, -3);
  dancer.chest(f + 54, 0, 0, 8);
  dancer.hips(f + 24, 0, 0);
  dancer.hips(f + 50, 0, 0);
  dancer.head(f + 22, 0, 24, -3);
  dancer.head(f + 40, 0, -14, -3);
  dancer.head(f + 52, 0, 0, 6);
  dancer.tail(f + 20, {0, 0, 0});
  dancer.tail(f + 30, {2.0F, 3.0F, 1.6F});
  dancer.tail(f + 42, {2.2F, 3.4F, 1.2F});
  dancer.tail(f + 52, {-1.2F, 0.8F, 0.6F});
  dancer.tail(f + 60, {0, 0, 0});
  dancer.show("笑い", f + 18, f + 50, 1.0F, 6);
}

void peaceBar(Dancer& dancer, int f) {
  // The left heel is put far to the side, and the right knee carries her.
  dancer.step(Side::Right, f, f + 7, {-0.50F, 0.10F}, 0.3F, 12.0F);
  dancer.step(Side::Left, f + 4, f + 12, {2.30F, -0.60F}, 0.45F, 30.0F);
  dancer.steps.move("左足ＩＫ", f + 12, {2.30F, 0.14F, -0.60F}, easing::gentle);
  dancer.steps.turn("左足ＩＫ", f + 12, turnBy(20, -30, 0));
  dancer.stand(Side::Left, f + 44);
  dancer.arm(Side::Right, f + 12, arms::peace, easing::arrive);
  dancer.arm(Side::Left, f + 12, arms::hip, easing::arrive);
  dancer.arm(Side::Right, f + 42, arms::peace);
  dancer.arm(Side::Left, f + 42, arms::hip);
  dancer.weight(f + 12, {-0.75F, -1.15F, 0.05F}, easing::arrive);
  dancer.weight(f + 28, {-0.80F, -0.95F, 0.05F});
  dancer.weight(f + 42, {-0.75F, -1.25F, 0.05F});
  dancer.hips(f + 12, -15, 10, 0, easing::arrive);
  dancer.hips(f + 42, -13, 8);
  dancer.chest(f + 12, 10, 6, 6, easing::arrive);
  dancer.chest(f + 28, 8, 4, 3);
  dancer.chest(f + 42, 10, 6, 6);
  dancer.head(f + 13, 15, 6, 4, easing::arrive);
  dancer.head(f + 28, 10, 4, 2);
  dancer.head(f + 42, 15, 6, 4);
  dancer.eyes(f + 10, 0, 0);
  dancer.show("ウィンク", f + 12, f + 44, 1.0F, 4);
  dancer.show("照れ", f + 8, f + 52, 0.8F, 8);
  dancer.show("あ", f + 14, f + 42, 0.45F, 5);
  dancer.step(Side::Left, f + 44, f + 54, {kKickApart, 0.0F}, 0.4F, 8.0F);
  dancer.step(Side::Right, f + 50, f + 58, {-kKickApart, 0.0F}, 0.25F, 8.0F);
  dancer.arms(f + 58, arms::low);
  dancer.weight(f + 58, {0, -1.00F, 0});
  dancer.hips(f + 58, 0, 0);
  dancer.chest(f + 58, 0, 0, 2);
  dancer.head(f + 58, 0, 0, 0);
  dancer.tail(f + 16, {1.2F, 0.3F, 0.2F});
  dancer.tail(f + 40, {0.2F, 0, 0});
}

/// Moves the mouth with the notes: a song without words.
void sing(Dancer& dancer, const std::vector<Note>& notes) {
  const char* const vowels[] = {"あ", "い", "お", "え", "あ", "う", "お", "あ"};
  int syllable = 0;
  for (const Note& note : notes) {
    // The mouth is open when the note begins, which takes three frames.
    const auto frameOf = [](int eighth) { return (eighth * kBeat + 1) / 2; };
    const int from = std::max(0, frameOf(note.at) - 2);
    dancer.sing(vowels[syllable++ % 8], from, frameOf(note.at + note.length) - 2 - from, 0.75F);
  }
}

}  // namespace

vmd::Motion makeDance(Who who) {
  Dancer dancer;
  startPose(dancer, 0);
  dancer.legIkFrom(0, true);
  sweepBar(dancer, 0, kStartWeight);
  sweepBar(dancer, kBar, kSweepEnd);
  clapBar(dancer, 2 * kBar, false);
  clapBar(dancer, 3 * kBar, true);
  swayBars(dancer, 4 * kBar);
  spinBar(dancer, 6 * kBar);
  peaceBar(dancer, 7 * kBar);
  secondHalf(dancer, 8 * kBar);
  if (who == Who::Odori) {
    blinks(dancer, {52, 104, 150, 212, 268, 338, 400, 500, 566, 628, 700, 758, 812, 868, 930});
    sing(dancer, melody());
  } else {
    dancer.steps.mirror();
    blinks(dancer, {38, 88, 166, 224, 290, 352, 408, 488, 580, 640, 706, 744, 826, 880, 944});
    sing(dancer, secondVoice());
  }
  dancer.steps.morph("にっこり", 0, 0.45F);
  return dancer.steps.finish(outfitOf(who).name);
}

}  // namespace demo
