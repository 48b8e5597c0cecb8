// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This block says where one actor stands, and whether it is whole: app/scene/view_block.h.

layout(std140) uniform Actor {
  vec4 modelToWorld[3];         // rows
  float modelScale;
  float edgeWidth;              // world units, for an edge size and scale of 1
  int actorShown;               // 0 while textures and shaders are prepared
};

vec3 placed(vec3 p) {
  vec4 h = vec4(p, 1.0);
  return vec3(dot(modelToWorld[0], h), dot(modelToWorld[1], h), dot(modelToWorld[2], h));
}

// Rotates a unit normal into world space. A normal of length 0 stays so.
vec3 turned(vec3 n) {
  return vec3(dot(modelToWorld[0].xyz, n), dot(modelToWorld[1].xyz, n), dot(modelToWorld[2].xyz, n)) / modelScale;
}

// Returns world space position and unit normal of this vertex.
void place(out vec3 position, out vec3 normal) {
  skin(position, normal);
  position = placed(position);
  normal = turned(normal);
}

const vec4 kNowhere = vec4(2.0, 2.0, 2.0, 1.0);   // outside every picture
