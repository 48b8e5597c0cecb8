// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws the self-shadow map: the depth of all that casts shadow, seen along the light.

#include "joined.glsl"
#include "view.glsl"
#include "actor.glsl"

void main() {
  vec3 position, normal;
  place(position, normal);
  bool shown = joined().alpha > 0.0 && actorShown != 0;
  gl_Position = shown ? worldToShadowClip * vec4(position, 1.0) : kNowhere;
}
