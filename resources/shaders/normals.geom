// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws a line for each vertex, to the end of its normal.

layout(points) in;
layout(line_strip, max_vertices = 2) out;

in vec4 tip[];
in float shown[];

out vec4 colour;

void main() {
  if (shown[0] < 0.5) return;
  gl_Position = gl_in[0].gl_Position;
  colour = vec4(0.05, 0.25, 0.75, 1.0);
  EmitVertex();
  gl_Position = tip[0];
  colour = vec4(0.10, 0.85, 0.95, 1.0);
  EmitVertex();
  EndPrimitive();
}
