// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This is the outline's colour: unlit, never textured.

flat in vec4 edgeColour;

out vec4 fragColour;

void main() {
  if (edgeColour.a < 0.004) discard;
  fragColour = clamp(edgeColour, 0.0, 1.0);
}
