// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The outline: the surface moved outwards along its normals, only its back drawn. Width: mmd-reference.md 11.7.

#include "material.glsl"
#include "view.glsl"
#include "actor.glsl"

void main() {
  vec3 position, normal;
  place(position, normal);
  position += normal * (edgeWidth * edgeSize * edgeScaleAndKind.x);
  // A hull without width would show the backs of open surfaces.
  gl_Position = edgeSize > 0.0 && actorShown != 0 ? worldToClip * vec4(position, 1.0) : kNowhere;
}
