// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// One flat colour, the same to the bit whichever triangle reaches a pixel first.

#include "view.glsl"

out vec4 fragColour;

void main() { fragColour = groundShadowColour; }
