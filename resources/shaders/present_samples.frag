// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Textures of several samples a pixel can't be filtered, so samples are averaged here, and pixels
// are mixed as linear filtering would do.

in vec2 texCoord;

uniform sampler2DMS drawn;
uniform int drawnSamples;

out vec4 fragColour;

vec4 pixel(ivec2 at) {
  vec4 sum = vec4(0.0);
  for (int i = 0; i < drawnSamples; ++i) sum += texelFetch(drawn, at, i);
  return sum / float(drawnSamples);
}

void main() {
  ivec2 last = textureSize(drawn) - 1;
  vec2 place = texCoord * vec2(last + 1) - 0.5;
  vec2 part = place - floor(place);
  ivec2 low = clamp(ivec2(floor(place)), ivec2(0), last), high = min(low + 1, last);
  if (all(lessThan(min(part, 1.0 - part), vec2(0.01)))) {  // equal sizes: pixel on pixel
    fragColour = pixel(clamp(ivec2(place + 0.5), ivec2(0), last));
    return;
  }
  vec4 lower = mix(pixel(low), pixel(ivec2(high.x, low.y)), part.x);
  vec4 upper = mix(pixel(ivec2(low.x, high.y)), pixel(high), part.x);
  fragColour = mix(lower, upper, part.y);
}
