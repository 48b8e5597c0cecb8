// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws a model's surface: skinned position and the inputs of the fragment shader's
// lighting. World space is MMD's.

in vec2 vertexTexCoord;
in vec4 additionalUv1;

#include "material.glsl"
#include "view.glsl"
#include "actor.glsl"

out vec3 worldPosition;
out vec3 worldNormal;
out vec2 viewNormal;
out vec2 texCoord;
out vec4 extra;             // sub-texture coordinates, or the vertex's colour

void main() {
  vec3 position, normal;
  place(position, normal);
  worldPosition = position;
  worldNormal = normal;
  viewNormal = (mat3(worldToView) * normal).xy;
  texCoord = vertexTexCoord;
  extra = additionalUv1;
  gl_PointSize = edgeSize * pixelScale;    // for materials drawn as points
  // A hidden material may still have its outline (mmd-reference.md 11.9).
  gl_Position = diffuse.a > 0.0 && actorShown != 0 ? clipOf(position) : kNowhere;
}
