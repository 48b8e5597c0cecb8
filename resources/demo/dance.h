// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <vector>

#include "resources/demo/dancer.h"

namespace demo {

/// This is where the weight is on a beat: units to the figure's left and back, and how deep the
/// knees bend.
struct Weight {
  float x, z, depth;
};

/// Puts the weight on each beat, rising between beats to `rise` of the lesser depth; the ponytail
/// swings after it.
void groove(Dancer& dancer, int from, const std::vector<Weight>& beats, float rise = 0.6F);
void blinks(Dancer& dancer, std::initializer_list<int> frames);
/// This is the first and the last pose: feet apart, knees bent, the weight on the right foot.
inline constexpr float kStartApart = 0.9F;
inline constexpr Weight kStartWeight{-0.35F, 0.0F, 0.95F}, kSweepEnd{-1.70F, 0.0F, 0.90F};
void startPose(Dancer& dancer, int frame);
inline constexpr float kKickApart = 0.35F;  ///< of a foot from its rest position
/// Adds one bar of lunge and close to both sides. `before` is where the weight is at its start.
void sweepBar(Dancer& dancer, int from, const Weight& before);
/// Adds bars 9 to 16.
void secondHalf(Dancer& dancer, int from);

}  // namespace demo
