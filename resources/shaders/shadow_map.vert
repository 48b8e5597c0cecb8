// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The self-shadow map: depth of what throws shadow, seen along the light.

#include "material.glsl"

uniform mat4 worldToShadowClip;

void main() {
  vec3 position, normal;
  skin(position, normal);
  gl_Position = diffuse.a > 0.0 ? worldToShadowClip * vec4(position, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
