// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A material is drawn with these values, one block each: app/scene/toon_material.cpp fills it.

layout(std140) uniform Material {
  vec4 diffuse;
  vec4 specularAndPower;
  vec3 ambient;
  float edgeSize;
  vec4 edgeColour;
  vec4 textureMul, textureAdd, sphereMul, sphereAdd, toonMul, toonAdd;
  int hasTexture;
  int sphereMode;         // 0 none, 1 multiply, 2 add, 3 sub-texture
  int hasToon;
  int vertexColours;      // 1: the vertex's colour replaces the lit material
  int receivesShadow;
  int accessory;          // 1: lit by the angle to the light, without toon (accessories.md 7)
};
