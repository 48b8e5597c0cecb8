// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// What outlines and shadows know of a material: one draw takes many of them. app/scene/joined_draws.h fills it.

struct Joined {
  vec4 edgeColour;
  float edgeSize;
  float alpha;            // of the surface
};

layout(std140) uniform JoinedMaterials { Joined joinedMaterials[ODORI_JOINED]; };

in uint vertexMaterial;
uniform int drawnMaterial;   // of all that is drawn; below 0 each vertex knows its own

Joined joined() { return joinedMaterials[drawnMaterial < 0 ? int(vertexMaterial) : drawnMaterial]; }
