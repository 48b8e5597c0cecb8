// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws the shadow on the ground: the surface laid flat along the light
// (mmd-reference.md 11.8).

#include "joined.glsl"
#include "view.glsl"
#include "actor.glsl"

void main() {
  vec3 position, normal;
  place(position, normal);
  bool shown = joined().alpha > 0.0 && actorShown != 0;
  gl_Position = shown ? clipOf((worldToGround * vec4(position, 1.0)).xyz) : kNowhere;
}
