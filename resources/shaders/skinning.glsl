// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
//
// This moves a vertex with its bones. Everything is in MMD's model space. The palette has, for each
// bone, the three rows of model matrix times inverse bind matrix. The slot after the last bone is
// the identity. Formulas: mmd-reference.md chapter 9; the oracle is pmx/deform/skinning_job.cpp.

in vec3 vertexPosition;
in vec3 vertexNormal;
in uvec4 boneIds;
in vec4 boneWeights;
in vec2 edgeScaleAndKind;   // edge scale; 0 blend matrices, 3 SDEF, 4 QDEF
in vec3 sdefCentre;
in vec3 sdefNear0;          // midpoints of the centre and the corrected reference points
in vec3 sdefNear1;

#if defined(ODORI_SKINNED)
// Vertices come skinned: app/scene/skinned_vertices.h. The scale is 1 everywhere. Qt 3D computes the
// bounds of an attribute that never changes only once, but only if each shader reads it.
in vec3 vertexScale;

void skin(out vec3 position, out vec3 normal) {
  position = vertexPosition * vertexScale;
  normal = vertexNormal;
}
#else

#if defined(ODORI_TEXTURE_PALETTE)
uniform sampler2D boneTexture;   // ODORI_TEXTURE_PALETTE bones a row
vec4 boneRow(uint bone, uint row) {
  const uint across = uint(ODORI_TEXTURE_PALETTE);
  return texelFetch(boneTexture, ivec2(int(bone % across * 3u + row), int(bone / across)), 0);
}
#else
#if defined(ODORI_STORAGE_PALETTE)
layout(std430, binding = 3) readonly buffer Bones { vec4 boneRows[]; };
#else
layout(std140) uniform Bones { vec4 boneRows[ODORI_PALETTE_ROWS]; };
#endif
vec4 boneRow(uint bone, uint row) { return boneRows[bone * 3u + row]; }
#endif

vec3 movedPoint(uint bone, vec3 p) {
  vec4 h = vec4(p, 1.0);
  return vec3(dot(boneRow(bone, 0u), h), dot(boneRow(bone, 1u), h), dot(boneRow(bone, 2u), h));
}

// Returns the rotation part of a palette entry as a quaternion (x, y, z, w).
vec4 boneRotation(uint bone) {
  vec3 a = boneRow(bone, 0u).xyz, b = boneRow(bone, 1u).xyz, c = boneRow(bone, 2u).xyz;
  float trace = a.x + b.y + c.z;
  vec4 q;
  if (trace > 0.0) {
    q = vec4(c.y - b.z, a.z - c.x, b.x - a.y, trace + 1.0);
  } else if (a.x > b.y && a.x > c.z) {
    q = vec4(1.0 + a.x - b.y - c.z, b.x + a.y, a.z + c.x, c.y - b.z);
  } else if (b.y > c.z) {
    q = vec4(b.x + a.y, 1.0 + b.y - a.x - c.z, c.y + b.z, a.z - c.x);
  } else {
    q = vec4(a.z + c.x, c.y + b.z, 1.0 + c.z - a.x - b.y, b.x - a.y);
  }
  return normalize(q);
}

vec4 slerpShort(vec4 a, vec4 b, float t) {
  float cosine = dot(a, b);
  if (cosine < 0.0) {
    b = -b;
    cosine = -cosine;
  }
  if (cosine > 0.9995) return normalize(mix(a, b, t));
  float angle = acos(cosine);
  return (sin((1.0 - t) * angle) * a + sin(t * angle) * b) / sin(angle);
}

vec3 rotated(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }

vec4 quatProduct(vec4 a, vec4 b) {
  return vec4(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

void skinBlended(out vec3 position, out vec3 normal) {
  vec4 r0 = vec4(0.0), r1 = vec4(0.0), r2 = vec4(0.0);
  for (int i = 0; i < 4; ++i) {
    if (boneWeights[i] == 0.0) continue;
    r0 += boneWeights[i] * boneRow(boneIds[i], 0u);
    r1 += boneWeights[i] * boneRow(boneIds[i], 1u);
    r2 += boneWeights[i] * boneRow(boneIds[i], 2u);
  }
  vec4 p = vec4(vertexPosition, 1.0);
  position = vec3(dot(r0, p), dot(r1, p), dot(r2, p));
  normal = vec3(dot(r0.xyz, vertexNormal), dot(r1.xyz, vertexNormal), dot(r2.xyz, vertexNormal));
}

void skinSpherical(out vec3 position, out vec3 normal) {
  vec4 q = slerpShort(boneRotation(boneIds.x), boneRotation(boneIds.y), boneWeights.y);
  position = rotated(q, vertexPosition - sdefCentre) + boneWeights.x * movedPoint(boneIds.x, sdefNear0) +
             boneWeights.y * movedPoint(boneIds.y, sdefNear1);
  normal = rotated(q, vertexNormal);
}

void skinDualQuaternion(out vec3 position, out vec3 normal) {
  vec4 real = vec4(0.0), dual = vec4(0.0), first = boneRotation(boneIds.x);
  for (int i = 0; i < 4; ++i) {
    if (boneWeights[i] == 0.0) continue;
    vec4 q = boneRotation(boneIds[i]);
    vec3 t = vec3(boneRow(boneIds[i], 0u).w, boneRow(boneIds[i], 1u).w, boneRow(boneIds[i], 2u).w);
    vec4 d = 0.5 * quatProduct(vec4(t, 0.0), q);
    float w = dot(q, first) < 0.0 ? -boneWeights[i] : boneWeights[i];
    real += w * q;
    dual += w * d;
  }
  float size = length(real);
  real /= size;
  dual /= size;
  vec3 translation = 2.0 * (real.w * dual.xyz - dual.w * real.xyz + cross(real.xyz, dual.xyz));
  position = rotated(real, vertexPosition) + translation;
  normal = rotated(real, vertexNormal);
}

// Returns model space position and unit normal of this vertex in the current pose.
void skin(out vec3 position, out vec3 normal) {
  int kind = int(edgeScaleAndKind.y + 0.5);
  if (kind == 3) {
    skinSpherical(position, normal);
  } else if (kind == 4) {
    skinDualQuaternion(position, normal);
  } else {
    skinBlended(position, normal);
  }
  float size = length(normal);
  normal = size > 1e-8 ? normal / size : vec3(0.0);
}
#endif
