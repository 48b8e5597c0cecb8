// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// What was drawn apart, brought to the window.

in vec2 texCoord;

uniform sampler2D presented;

out vec4 fragColour;

void main() { fragColour = texture(presented, texCoord); }
