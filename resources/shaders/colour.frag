// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

in vec4 colour;

out vec4 fragColour;

void main() { fragColour = colour; }
