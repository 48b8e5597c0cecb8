// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This is MMD's look, in gamma space throughout. Formulas: mmd-reference.md 11.3, 11.4, 11.6,
// 11.10, 8.4.

in vec3 worldPosition;
in vec3 worldNormal;
in vec2 viewNormal;
in vec2 texCoord;
in vec4 extra;

#include "material.glsl"
#include "view.glsl"

// What a surface has is known when the shader is compiled where the processor draws: it takes all
// branches of a shader, whether a pixel needs them or not. Elsewhere the material's block says it.
// app/scene/shader_programs.h has the constants.
#if !defined(ODORI_SURFACE)
#define textured (hasTexture != 0)
#define sphered sphereMode
#define tooned (hasToon != 0)
#define coloured (vertexColours != 0)
#define receiving (receivesShadow != 0)
#define anAccessory (accessory != 0)
#define shining true
#endif

uniform sampler2D shadowMap;
uniform sampler2D diffuseTexture;
uniform sampler2D sphereTexture;
uniform sampler2D toonTexture;

out vec4 fragColour;

// Returns the texture's colour at this place of a surface.
vec4 surfaceTexel(vec2 at) {
#if defined(ODORI_SOFTWARE)
  // llvmpipe's anisotropic filter weighs every texel of a pixel's footprint, which costs more than
  // the rest of a surface. Two samples along the footprint's longer side stand in for it, at the
  // detail of half that side.
  vec2 size = vec2(textureSize(diffuseTexture, 0));
  vec2 across = dFdx(at), down = dFdy(at);
  float wide = length(across * size), high = length(down * size);
  float ratio = clamp(max(wide, high) / max(min(wide, high), 1e-6), 1.0, 2.0);
  vec2 apart = (wide > high ? across : down) * (0.5 - 0.5 / ratio);
  float detail = -log2(ratio);
  return 0.5 * (texture(diffuseTexture, at - apart, detail) + texture(diffuseTexture, at + apart, detail));
#else
  return texture(diffuseTexture, at);
#endif
}

// Returns a texture's colour under its material morph coefficients. `neutral` is the colour without
// influence.
vec3 tinted(vec3 rgb, vec4 mul, vec4 add, vec3 neutral) {
  return mix(neutral, rgb * mul.rgb + add.rgb, clamp(mul.a + add.a, 0.0, 1.0));
}

// Returns how much of the light arrives here: 1 all of it, -1 beyond the map. Nine texels are
// weighted so that there is no jump between them. `surface` is the triangle's own normal, towards
// the light, because shading normals may point anywhere.
float lightReaching(vec3 surface) {
  // The point is moved off the surface by the depth range of a flat surface within two texels, so
  // that it casts no shadow on itself.
  float facing = dot(surface, -lightDirection);
  float slope = sqrt(max(1.0 - facing * facing, 0.0));
  vec3 place = worldPosition + surface * (2.0 * shadowSizes.x * slope);
  vec3 at = (worldToShadowMap * vec4(place, 1.0)).xyz;
  vec2 texel = at.xy * shadowSizes.w - 0.5;
  if (at.z > 1.0 || any(lessThan(texel, vec2(1.0))) || any(greaterThan(texel, vec2(shadowSizes.w - 3.0)))) return -1.0;
  vec2 nearest = floor(texel + 0.5);
  vec2 off = texel - nearest;
  vec3 columns = vec3(0.5 - off.x, 1.0, 0.5 + off.x), rows = vec3(0.5 - off.y, 1.0, 0.5 + off.y);
  float lit = 0.0;
  for (int y = 0; y < 3; ++y) {
    for (int x = 0; x < 3; ++x) {
      float behind = max(at.z - texelFetch(shadowMap, ivec2(nearest) + ivec2(x - 1, y - 1), 0).r, 0.0);
      lit += columns[x] * rows[y] * (1.0 - clamp(behind * shadowSizes.y * shadowSizes.z - 0.3, 0.0, 1.0));
    }
  }
  return 0.25 * lit;
}

// Returns an accessory's colour before textures. `reaching` is how much of the light arrives.
vec3 accessoryColour(vec3 n, float reaching) {
  vec3 dark = ambient + diffuse.rgb * (lightColour - 0.3);
  vec3 lit = dark + diffuse.rgb * max(dot(n, -lightDirection), 0.0);
  return mix(clamp(dark, 0.0, 1.0), clamp(lit, 0.0, 1.0), reaching);
}

void main() {
  vec3 n = length(worldNormal) > 1e-6 ? normalize(worldNormal) : vec3(0.0);
  vec3 across = cross(dFdx(worldPosition), dFdy(worldPosition));
  vec3 surface = length(across) > 0.0 ? normalize(across) : n;  // lines have none
  if (dot(surface, lightDirection) > 0.0) surface = -surface;
  vec4 colour = vec4(clamp(ambient + diffuse.rgb * lightColour, 0.0, 1.0), clamp(diffuse.a, 0.0, 1.0));
  if (coloured) colour = clamp(extra, 0.0, 1.0);
  bool shadowed = receiving && selfShadow != 0;
  float reaching = shadowed ? lightReaching(surface) : -1.0;
  float shine = 1.0;
  if (anAccessory) {
    if (reaching >= 0.0) shine = reaching;
    colour.rgb = accessoryColour(n, shine);
  }

  if (textured) {
    vec4 texel = surfaceTexel(texCoord);
    colour *= vec4(tinted(texel.rgb, textureMul, textureAdd, vec3(1.0)), texel.a);
  }
  if (sphered != 0) {
    vec2 at = sphered == 3 ? extra.xy : vec2(0.5 + 0.5 * viewNormal.x, 0.5 - 0.5 * viewNormal.y);
    vec4 texel = texture(sphereTexture, at);
    vec3 neutral = sphered == 2 ? vec3(0.0) : vec3(1.0);
    vec3 rgb = tinted(texel.rgb, sphereMul, sphereAdd, neutral);
    if (sphered == 2) {
      colour.rgb += rgb;
    } else {
      colour.rgb *= rgb;
    }
    colour.a *= texel.a;
  }
  // As in MME's stock effect, the normal between vertices isn't normalised here, but it is for the
  // highlight: toon bands run straight across a triangle.
  float facing = dot(worldNormal, -lightDirection);
  if (!anAccessory && shadowed) {
    // The toon's darkest row is the shadow's tint; its ramp isn't used.
    float lit = clamp(3.0 * facing, 0.0, 1.0);
    lit = reaching < 0.0 ? 1.0 : min(lit, reaching);
    if (tooned) {
      vec3 tint = tinted(texture(toonTexture, vec2(0.0, 1.0)).rgb, toonMul, toonAdd, vec3(1.0));
      colour.rgb *= mix(tint, vec3(1.0), lit);
    }
    shine = lit;
  } else if (!anAccessory && tooned) {
    vec2 at = vec2(0.0, 0.5 - 0.5 * facing);
    colour.rgb *= tinted(texture(toonTexture, at).rgb, toonMul, toonAdd, vec3(1.0));
  }
  if (shining && specularAndPower.w > 0.0) {
    vec3 toEye = orthographic > 0.5 ? -viewForward : normalize(cameraEye - worldPosition);
    vec3 between = toEye - lightDirection;
    // There is no halfway direction when looking against the light.
    vec3 halfway = between / max(length(between), 1e-6);
    colour.rgb += shine * pow(max(dot(n, halfway), 0.0), specularAndPower.w) * specularAndPower.rgb * lightColour;
  }
  if (colour.a < 0.004) discard;
  fragColour = clamp(colour, 0.0, 1.0);
}
