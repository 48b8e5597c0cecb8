// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws texts over the picture: rectangles that are already in clip space.

in vec2 overlayPosition;   // not "vertexPosition", for which Qt 3D needs three numbers, for bounds
in vec2 labelAt;

out vec2 at;

void main() {
  at = labelAt;
  gl_Position = vec4(overlayPosition, 0.0, 1.0);
}
