// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws the bone overlay: coloured triangles that are already in clip space.

in vec2 overlayPosition;   // not "vertexPosition", for which Qt 3D needs three numbers, for bounds
in vec4 vertexColour;

out vec4 colour;

void main() {
  colour = vertexColour;
  gl_Position = vec4(overlayPosition, 0.0, 1.0);
}
