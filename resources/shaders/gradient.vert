// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader covers the view with a gradient.

in vec3 vertexPosition;   // a corner, clip space (Qt 3D needs three numbers, for bounds)

#include "view.glsl"

uniform float gradientAllRound;

out vec2 texCoord;
out vec3 ray;             // from the eye through the pixel, world space, of any length

void main() {
  texCoord = vec2(0.5) + vec2(0.5, -0.5) * vertexPosition.xy;
  // What becomes of a direction: x and y of clip space, and what divides them.
  mat3 seen = mat3(worldToClip[0].xyw, worldToClip[1].xyw, worldToClip[2].xyw);
  ray = gradientAllRound > 0.5 ? inverse(seen) * vec3(vertexPosition.xy, 1.0) : vec3(0.0, 0.0, 1.0);
  gl_Position = vec4(vertexPosition, 1.0);
}
