// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// MMD's look without self shadow, in gamma space throughout. Formulas: mmd-reference.md 11.3, 11.4, 8.4.

in vec3 worldPosition;
in vec3 worldNormal;
in vec2 viewNormal;
in vec2 texCoord;
in vec2 subTexCoord;

uniform vec3 lightColour;
uniform vec3 lightDirection;    // unit, from the light into the scene
uniform vec3 cameraEye;          // not "eyePosition": Qt 3D fills that one itself
uniform float orthographic;     // 1: rays are parallel to viewForward
uniform vec3 viewForward;

uniform vec4 diffuse;
uniform vec4 specularAndPower;
uniform vec3 ambient;
uniform vec4 textureMul, textureAdd, sphereMul, sphereAdd, toonMul, toonAdd;
uniform int hasTexture;
uniform int sphereMode;         // 0 none, 1 multiply, 2 add, 3 sub-texture
uniform int hasToon;
uniform sampler2D diffuseTexture;
uniform sampler2D sphereTexture;
uniform sampler2D toonTexture;

out vec4 fragColour;

// A texture's colour under its material morph coefficients; the neutral colour is what "no influence" means.
vec3 tinted(vec3 rgb, vec4 mul, vec4 add, vec3 neutral) {
  return mix(neutral, rgb * mul.rgb + add.rgb, clamp(mul.a + add.a, 0.0, 1.0));
}

void main() {
  vec3 n = length(worldNormal) > 1e-6 ? normalize(worldNormal) : vec3(0.0);
  vec4 colour = vec4(clamp(ambient + diffuse.rgb * lightColour, 0.0, 1.0), diffuse.a);

  if (hasTexture != 0) {
    vec4 texel = texture(diffuseTexture, texCoord);
    colour *= vec4(tinted(texel.rgb, textureMul, textureAdd, vec3(1.0)), texel.a);
  }
  if (sphereMode != 0) {
    vec2 at = sphereMode == 3 ? subTexCoord : vec2(0.5 + 0.5 * viewNormal.x, 0.5 - 0.5 * viewNormal.y);
    vec4 texel = texture(sphereTexture, at);
    vec3 neutral = sphereMode == 2 ? vec3(0.0) : vec3(1.0);
    vec3 rgb = tinted(texel.rgb, sphereMul, sphereAdd, neutral);
    if (sphereMode == 2) {
      colour.rgb += rgb;
    } else {
      colour.rgb *= rgb;
    }
    colour.a *= texel.a;
  }
  if (hasToon != 0) {
    float lit = 0.5 - 0.5 * dot(n, -lightDirection);
    colour.rgb *= tinted(texture(toonTexture, vec2(0.0, lit)).rgb, toonMul, toonAdd, vec3(1.0));
  }
  if (specularAndPower.w > 0.0) {
    vec3 toEye = orthographic > 0.5 ? -viewForward : normalize(cameraEye - worldPosition);
    vec3 halfway = normalize(toEye - lightDirection);
    colour.rgb += pow(max(dot(n, halfway), 0.0), specularAndPower.w) * specularAndPower.rgb * lightColour;
  }
  if (colour.a < 0.004) discard;
  fragColour = clamp(colour, 0.0, 1.0);
}
