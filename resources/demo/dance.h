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

/// Puts the weight on each beat, rising between beats; the ponytail swings after it.
void groove(Dancer& dancer, int from, const std::vector<Weight>& beats);
void blinks(Dancer& dancer, std::initializer_list<int> frames);
void startPose(Dancer& dancer, int frame);
/// Adds one bar of step and touch to both sides.
void sweepBar(Dancer& dancer, int from);
/// Adds bars 9 to 16.
void secondHalf(Dancer& dancer, int from);

}  // namespace demo
