// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader passes on each vertex's weight for one bone.

#include "joined.glsl"
#include "view.glsl"
#include "actor.glsl"

uniform int heatBone;   // its index in the palette; below 0: none

out float heat;
out vec3 worldNormal;

void main() {
  vec3 position, normal;
  place(position, normal);
  heat = 0.0;
  for (int i = 0; i < 4; ++i) {
    if (int(boneIds[i]) == heatBone) heat += boneWeights[i];
  }
  worldNormal = normal;
  bool shown = joined().alpha > 0.0 && actorShown != 0;
  gl_Position = shown ? clipOf(towardsEye(position)) : kNowhere;
}
