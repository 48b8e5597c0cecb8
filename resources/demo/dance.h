// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <vector>

#include "resources/demo/dancer.h"

namespace demo {

/// Where the weight is on a beat: units to her left and back, and how deep the knees go.
struct Weight {
  float x, z, depth;
};

/// Weight on each beat, rising between beats; the ponytail swings after it.
void groove(Dancer& dancer, int from, const std::vector<Weight>& beats);
void blinks(Dancer& dancer, std::initializer_list<int> frames);
void startPose(Dancer& dancer, int frame);
/// One bar of step and touch to both sides.
void sweepBar(Dancer& dancer, int from);
/// Bars 9 to 16.
void secondHalf(Dancer& dancer, int from);

}  // namespace demo
