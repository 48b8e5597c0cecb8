// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// What all of a picture is drawn with: app/scene/view_block.h.

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
  vec3 lightDirection;          // unit, from the light into the scene
  float pixelScale;             // pixels drawn for one of the picture's, each way
  vec3 cameraEye;               // not "eyePosition": Qt 3D fills that one itself
  int selfShadow;               // of the whole picture
  vec3 viewForward;
};

// What lies over a surface and isn't to be cut by it: a thousandth nearer, at the same pixel.
vec3 towardsEye(vec3 position) {
  return orthographic > 0.5 ? position - viewForward * 0.02 : mix(position, cameraEye, 0.001);
}

// How far a perspective of 30 degrees would be from where everything is as large as it is without.
float orthographicDistance() {
  vec3 up = vec3(worldToClip[0][1], worldToClip[1][1], worldToClip[2][1]);   // times units: halves of the picture
  return 3.732 / max(length(up), 1e-9);
}
