// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The bone overlay: coloured triangles already in clip space.

in vec2 vertexPosition;
in vec4 vertexColour;

out vec4 colour;

void main() {
  colour = vertexColour;
  gl_Position = vec4(vertexPosition, 0.0, 1.0);
}
