// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A picture behind everything.

in vec2 corner;   // clip space

uniform vec2 backdropScale;

out vec2 texCoord;

void main() {
  texCoord = vec2(0.5) + vec2(0.5, -0.5) * corner / backdropScale;
  gl_Position = vec4(corner, 0.0, 1.0);
}
