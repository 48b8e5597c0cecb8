// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The bone overlay: coloured triangles already in clip space.

in vec2 overlayPosition;   // not "vertexPosition": of that Qt 3D wants three numbers, for bounds
in vec4 vertexColour;

out vec4 colour;

void main() {
  colour = vertexColour;
  gl_Position = vec4(overlayPosition, 0.0, 1.0);
}
