// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The colour is flat and equal to the bit, whichever triangle reaches a pixel first.

#include "view.glsl"

out vec4 fragColour;

void main() { fragColour = groundShadowColour; }
