// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The outline: the surface moved outwards along its normals, only its back drawn. Width: mmd-reference.md 11.7.

#include "material.glsl"

uniform mat4 worldToClip;
uniform float edgeWidth;        // units for an edge size and scale of 1
uniform int modelShown;

void main() {
  vec3 position, normal;
  skin(position, normal);
  position += normal * (edgeWidth * edgeSize * edgeScaleAndKind.x);
  // A hull without width would show the backs of open surfaces.
  gl_Position = edgeSize > 0.0 && modelShown != 0 ? worldToClip * vec4(position, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
