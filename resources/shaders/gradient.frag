// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

in vec2 texCoord;  // from the top left of the view, 0 to 1
in vec3 ray;

uniform vec3 gradientTop, gradientBottom;
uniform float gradientAllRound;  // 1: from straight up to straight down; 0: of the view

out vec4 fragColour;

void main() {
  float down = gradientAllRound > 0.5 ? acos(clamp(normalize(ray).y, -1.0, 1.0)) / 3.14159265 : texCoord.y;
  fragColour = vec4(mix(gradientTop, gradientBottom, down), 1.0);
}
