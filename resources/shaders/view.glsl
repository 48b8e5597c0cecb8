// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These values are for the whole picture: app/scene/view_block.h.

layout(std140) uniform View {
  mat4 worldToClip;
  mat4 worldToView;             // left-handed: +X right, +Y up, +Z forward
  mat4 worldToGround;           // onto the ground along the light
  mat4 worldToShadowMap;
  mat4 worldToShadowClip;
  vec4 shadowSizes;             // units a texel, units of depth, darkening a unit, texels a side
  vec4 groundShadowColour;
  vec3 lightColour;
  float orthographic;           // 1: rays are parallel to viewForward
  vec3 lightDirection;          // unit length, from the light into the scene
  float pixelScale;             // pixels drawn per pixel of the picture, each way
  vec3 cameraEye;               // not "eyePosition", which Qt 3D fills itself
  int selfShadow;               // for the whole picture
  vec3 viewForward;
  float leastOutline;           // units at a distance of 1, of a picture that moves; or 0
  float eyeRing;                // units to the right of the camera's eye, all around it; or 0
};

// Returns where a position is drawn. With a ring, the eye stands for each direction beside the
// camera's eye, to the right as one looks there, nearer to it by the cosine of the latitude, and
// sees the position turned about the vertical axis by asin(ring / distance).
vec4 clipOf(vec3 position) {
  if (eyeRing != 0.0) {
    vec3 away = position - cameraEye;
    float sine = clamp(-eyeRing / max(length(away), 1e-6), -1.0, 1.0), cosine = sqrt(1.0 - sine * sine);
    away.xz = vec2(away.x * cosine + away.z * sine, away.z * cosine - away.x * sine);
    position = cameraEye + away;
  }
  return worldToClip * vec4(position, 1.0);
}

// Moves a position a thousandth nearer to the eye, at the same pixel, so that the surface below
// doesn't cut it.
vec3 towardsEye(vec3 position) {
  return orthographic > 0.5 ? position - viewForward * 0.02 : mix(position, cameraEye, 0.001);
}

// Returns how far a perspective of 30 degrees would be from where everything has the same size as
// without perspective.
float orthographicDistance() {
  // Times units, this is in half heights of the picture.
  vec3 up = vec3(worldToClip[0][1], worldToClip[1][1], worldToClip[2][1]);
  return 3.732 / max(length(up), 1e-9);
}
