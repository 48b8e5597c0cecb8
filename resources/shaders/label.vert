// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Texts over the picture: rectangles already in clip space.

in vec2 overlayPosition;   // not "vertexPosition": of that Qt 3D wants three numbers, for bounds
in vec2 labelAt;

out vec2 at;

void main() {
  at = labelAt;
  gl_Position = vec4(overlayPosition, 0.0, 1.0);
}
