// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws a picture behind everything.

in vec3 vertexPosition;   // a corner, clip space (Qt 3D needs three numbers, for bounds)

uniform vec2 backdropScale;

out vec2 texCoord;

void main() {
  texCoord = vec2(0.5) + vec2(0.5, -0.5) * vertexPosition.xy / backdropScale;
  gl_Position = vec4(vertexPosition, 1.0);
}
