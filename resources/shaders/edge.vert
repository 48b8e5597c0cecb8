// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws the outline: the surface moved outwards along its normals, of which only the
// back is drawn. Its width is from mmd-reference.md 11.7.

#include "joined.glsl"
#include "view.glsl"
#include "actor.glsl"

flat out vec4 edgeColour;

void main() {
  Joined material = joined();
  edgeColour = material.edgeColour;
  vec3 position, normal;
  place(position, normal);
  float width = edgeWidth * material.edgeSize * edgeScaleAndKind.x;
  if (leastOutline > 0.0) {
    // Thinner than a drawn pixel it would be a row of dots, which swarm when the model moves.
    float least = max(leastOutline * (worldToClip * vec4(position, 1.0)).w, 1e-6);
    edgeColour.a *= clamp(width / least, 0.0, 1.0);
    width = max(width, least);
  }
  position += normal * width;
  // A hull without width would show the backs of open surfaces.
  gl_Position = material.edgeSize > 0.0 && actorShown != 0 ? clipOf(position) : kNowhere;
}
