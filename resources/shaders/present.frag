// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

in vec2 texCoord;

uniform sampler2D drawn;

out vec4 fragColour;

void main() { fragColour = texture(drawn, texCoord); }
