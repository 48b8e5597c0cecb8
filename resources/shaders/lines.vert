// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws ground grid and axes: coloured lines in world space.

in vec3 vertexPosition;
in vec4 vertexColour;

#include "view.glsl"

out vec4 colour;

void main() {
  colour = vertexColour;
  colour.a *= min(pixelScale, 1.0);  // a line is one drawn pixel wide, however large that is
  gl_Position = clipOf(vertexPosition);
}
