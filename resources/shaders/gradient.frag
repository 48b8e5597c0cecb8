// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

in vec2 texCoord;  // from the top left of the view, 0 to 1

uniform vec3 gradientTop, gradientBottom;

out vec4 fragColour;

void main() { fragColour = vec4(mix(gradientTop, gradientBottom, texCoord.y), 1.0); }
