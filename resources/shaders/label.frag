// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

in vec2 at;

uniform sampler2D labels;

out vec4 fragColour;

void main() {
  fragColour = texture(labels, at);
  if (fragColour.a < 0.004) discard;
}
