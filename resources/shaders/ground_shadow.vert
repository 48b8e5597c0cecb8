// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The shadow on the ground: the surface laid flat along the light (mmd-reference.md 11.8).

#include "material.glsl"

uniform mat4 worldToClip;
uniform mat4 worldToGround;
uniform vec4 groundShadowColour;
uniform int modelShown;

out vec4 colour;

void main() {
  vec3 position, normal;
  skin(position, normal);
  colour = groundShadowColour;
  gl_Position = diffuse.a > 0.0 && modelShown != 0 ? worldToClip * (worldToGround * vec4(position, 1.0)) : vec4(2.0, 2.0, 2.0, 1.0);
}
