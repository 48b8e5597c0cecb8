// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This shader draws the outline that shows which model is selected: as edge.vert does, but of one
// width and colour, and of all visible materials.

#include "joined.glsl"
#include "view.glsl"
#include "actor.glsl"

uniform vec4 selectedColour;

out vec4 colour;

const float kWidth = 3.5;   // as an edge size: about five pixels in a picture of 720 lines

void main() {
  colour = selectedColour;
  vec3 position, normal;
  place(position, normal);
  position += normal * (edgeWidth * kWidth);
  // Farther from the eye at the same pixel, it stays behind the model, so that its parts have none
  // before each other.
  position = orthographic > 0.5 ? position + viewForward : mix(position, cameraEye, -0.025);
  bool shown = joined().alpha > 0.0 && actorShown != 0;
  gl_Position = shown ? clipOf(position) : kNowhere;
}
