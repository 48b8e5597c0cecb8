// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A model's surface: skinned position and what the fragment shader lights with. World space is MMD's.

in vec2 vertexTexCoord;
in vec4 additionalUv1;

uniform mat4 worldToClip;
uniform mat4 worldToView;   // left-handed: +X right, +Y up, +Z forward

out vec3 worldPosition;
out vec3 worldNormal;
out vec2 viewNormal;
out vec2 texCoord;
out vec2 subTexCoord;

void main() {
  vec3 position, normal;
  skin(position, normal);
  worldPosition = position;
  worldNormal = normal;
  viewNormal = (mat3(worldToView) * normal).xy;
  texCoord = vertexTexCoord;
  subTexCoord = additionalUv1.xy;
  gl_Position = worldToClip * vec4(position, 1.0);
}
