// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Outlines and shadows need these values of a material: one draw takes many of them.
// app/scene/joined_draws.h fills the block.

struct Joined {
  vec4 edgeColour;
  float edgeSize;
  float alpha;            // of the surface
};

layout(std140) uniform JoinedMaterials { Joined joinedMaterials[ODORI_JOINED]; };

in uint vertexMaterial;
uniform int drawnMaterial;   // index among all that are drawn; below 0: each vertex has its own

Joined joined() { return joinedMaterials[drawnMaterial < 0 ? int(vertexMaterial) : drawnMaterial]; }
