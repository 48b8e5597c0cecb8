// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws what lies on the ground: coloured triangles in world space.

in vec3 vertexPosition;
in vec4 vertexColour;

#include "view.glsl"

out vec4 colour;

void main() {
  colour = vertexColour;
  gl_Position = clipOf(vertexPosition);
}
