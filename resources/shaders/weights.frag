// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Weights are shown as heat: dark blue for none, then blue, green and yellow to red for all.

in float heat;
in vec3 worldNormal;

#include "view.glsl"

out vec4 fragColour;

void main() {
  float h = clamp(heat, 0.0, 1.0);
  vec3 colour = vec3(0.13, 0.15, 0.32);
  if (h > 0.001) colour = clamp(vec3(4.0 * h - 2.0, 2.0 - abs(4.0 * h - 2.0), 2.0 - 4.0 * h), 0.0, 1.0);
  // The light comes from the eye, so that shapes are visible.
  float facing = abs(dot(worldNormal, viewForward));
  fragColour = vec4(colour * (0.55 + 0.45 * facing), 1.0);
}
