// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader gives a vertex and the end of its normal, which is about as long on the screen at any
// distance.

#include "joined.glsl"
#include "view.glsl"
#include "actor.glsl"

out vec4 tip;
out float shown;

void main() {
  vec3 position, normal;
  place(position, normal);
  float away = orthographic > 0.5 ? orthographicDistance() : length(cameraEye - position);
  gl_Position = clipOf(towardsEye(position));
  tip = worldToClip * vec4(towardsEye(position + normal * (0.012 * away)), 1.0);
  shown = joined().alpha > 0.0 && actorShown != 0 ? 1.0 : 0.0;
}
