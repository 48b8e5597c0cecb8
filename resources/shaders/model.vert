// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A model's surface: skinned position and what the fragment shader lights with. World space is MMD's.

in vec2 vertexTexCoord;
in vec4 additionalUv1;

#include "material.glsl"

uniform mat4 worldToClip;
uniform mat4 worldToView;   // left-handed: +X right, +Y up, +Z forward
uniform int modelShown;     // 0 while textures and shaders get ready
uniform float pixelScale;   // pixels drawn for one of the picture's, each way

out vec3 worldPosition;
out vec3 worldNormal;
out vec2 viewNormal;
out vec2 texCoord;
out vec4 extra;             // sub-texture coordinates, or the vertex's colour

void main() {
  vec3 position, normal;
  skin(position, normal);
  worldPosition = position;
  worldNormal = normal;
  viewNormal = (mat3(worldToView) * normal).xy;
  texCoord = vertexTexCoord;
  extra = additionalUv1;
  gl_PointSize = edgeSize * pixelScale;    // of materials drawn as points
  // A hidden material may still have its outline (mmd-reference.md 11.9).
  gl_Position = diffuse.a > 0.0 && modelShown != 0 ? worldToClip * vec4(position, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
