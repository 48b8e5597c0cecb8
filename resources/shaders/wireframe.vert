// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws edges of a model's triangles, over its surface.

#include "joined.glsl"
#include "view.glsl"
#include "actor.glsl"

out vec4 colour;

void main() {
  vec3 position, normal;
  place(position, normal);
  colour = vec4(0.05, 0.08, 0.12, 0.75);
  bool shown = joined().alpha > 0.0 && actorShown != 0;
  gl_Position = shown ? clipOf(towardsEye(position)) : kNowhere;
}
