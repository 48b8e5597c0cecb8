// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This reads vertices, faces, textures and materials. (mmd-reference.md 2.4 to 2.7)

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "pmx/pmx/pmx_sections.h"

namespace pmx::sections {
namespace {

/// Every vertex has this: position, normal, UV; deform kind; edge scale.
constexpr std::size_t kVertexFixedBytes = 32 + 1 + 4;
/// This is the largest record: four additional UVs and SDEF with 4-byte bone indices.
constexpr std::size_t kVertexMaxBytes = kVertexFixedBytes + 4 * 16 + 2 * 4 + 40;

template <class BoneIndex, std::size_t Count>
void getBones(Cursor& from, Vertex& vertex) {
  const auto stored = from.get<std::array<BoneIndex, Count>>();
  for (std::size_t k = 0; k < Count; ++k) vertex.bones[k] = stored[k];
}

template <class BoneIndex>
void getTwoBones(Cursor& from, Vertex& vertex) {
  getBones<BoneIndex, 2>(from, vertex);
  const float first = from.get<float>();
  vertex.weights = {first, 1.0F - first, 0.0F, 0.0F};
}

/// Reads one vertex of a record that is known to have kVertexMaxBytes. It is inlined, so that
/// filling a new vertex and reading over it become one. Returns false for an unknown deform kind.
template <class BoneIndex>
[[gnu::always_inline]] inline bool getVertex(Cursor& from, Source& source, Vertex& vertex) {
  Model& model = source.model;
  vertex.position = from.get<Vec3>();
  vertex.normal = from.get<Vec3>();
  vertex.uv = from.get<Vec2>();
  if (!model.additionalUvs.empty()) [[unlikely]] {
    for (auto& uvs : model.additionalUvs) uvs.push_back(from.get<Vec4>());
  }
  const auto kind = from.get<std::uint8_t>();
  vertex.deform = static_cast<DeformKind>(kind);
  if (vertex.deform == DeformKind::Bdef1) {
    getBones<BoneIndex, 1>(from, vertex);
  } else if (vertex.deform == DeformKind::Bdef2) {
    getTwoBones<BoneIndex>(from, vertex);
  } else if (vertex.deform == DeformKind::Bdef4 || vertex.deform == DeformKind::Qdef) {
    getBones<BoneIndex, 4>(from, vertex);
    vertex.weights = from.get<std::array<float, 4>>();
    if (vertex.deform == DeformKind::Qdef) source.hasQdef = true;
  } else if (vertex.deform == DeformKind::Sdef) {
    getTwoBones<BoneIndex>(from, vertex);
    vertex.sdef = static_cast<std::int32_t>(model.sdefVectors.size());
    model.sdefVectors.push_back(from.get<SdefVectors>());
  } else {
    vertex.deform = DeformKind::Bdef1;
    return false;
  }
  vertex.edgeScale = from.get<float>();
  return true;
}

static_assert(sizeof(SdefVectors) == 36, "read as one block");

/// Reads one vertex near the end of the file, where a record may be cut, or a record that can't be
/// read. Returns false on failure.
template <class BoneIndex>
bool getLastVertex(Source& source, std::size_t i) {
  Model& model = source.model;
  const auto rest = source.in.rest();
  std::array<std::byte, kVertexMaxBytes> padded{};
  std::copy_n(rest.begin(), std::min(rest.size(), padded.size()), padded.begin());
  Cursor from(padded.data());
  const bool known = getVertex<BoneIndex>(from, source, model.vertices.emplace_back());
  const auto used = static_cast<std::size_t>(from.at() - padded.data());
  if (known && used <= rest.size()) {
    static_cast<void>(source.in.take(used));
    return true;
  }
  source.begin("vertices", static_cast<std::int64_t>(i));
  if (!known) {
    const std::size_t kindAt = 32 + 16 * model.additionalUvs.size();
    source.in.failAt(source.elementStart + kindAt, base::ErrorCode::BadValue,
                     fmt::format("unknown deform kind {}", std::to_integer<int>(padded[kindAt])));
  }
  static_cast<void>(source.in.take(used));  // fails when it isn't whole
  return false;
}

template <class BoneIndex>
void getVertices(Source& source, std::size_t count) {
  Model& model = source.model;
  std::size_t i = 0;
  // As long as a whole record of any kind is left, the end needn't be checked.
  const auto rest = source.in.rest();
  const std::byte* const first = rest.data();
  const std::byte* at = first;
  for (; i < count && static_cast<std::size_t>(first + rest.size() - at) >= kVertexMaxBytes; ++i) {
    Cursor from(at);
    const std::size_t sdefs = model.sdefVectors.size();
    if (!getVertex<BoneIndex>(from, source, model.vertices.emplace_back())) [[unlikely]] {
      model.vertices.pop_back();
      for (auto& uvs : model.additionalUvs) uvs.pop_back();
      model.sdefVectors.resize(sdefs);
      break;
    }
    at = from.at();
  }
  static_cast<void>(source.in.take(static_cast<std::size_t>(at - first)));
  while (i < count && getLastVertex<BoneIndex>(source, i)) ++i;
}

void getMaterial(Source& source, Material& material) {
  base::ByteReader& in = source.in;
  const IndexSizes& sizes = source.model.header.indexSizes;
  material.name = source.text();
  material.englishName = source.text();
  material.diffuse = in.vec4();
  material.specular = in.vec3();
  material.specularPower = in.f32();
  material.ambient = in.vec3();
  material.flags = in.u8();
  material.edgeColour = in.vec4();
  material.edgeSize = in.f32();
  material.texture = source.signedIndex(sizes.texture);
  material.sphereTexture = source.signedIndex(sizes.texture);
  material.sphereModeByte = in.u8();
  material.sharedToon = source.yesNo("the shared toon flag");
  material.toon = material.sharedToon ? in.u8() : source.signedIndex(sizes.texture);
  material.memo = source.text();
  material.indexCount = in.i32();
}

}  // namespace

void readVertices(Source& source) {
  Model& model = source.model;
  source.begin("vertices");
  const std::uint8_t boneSize = source.vertexBoneSize != 0 ? source.vertexBoneSize : model.header.indexSizes.bone;
  const std::size_t uvCount = model.header.additionalUvCount;
  const std::size_t count = source.in.count(kVertexFixedBytes + 16 * uvCount + boneSize);
  model.vertices.reserve(count);
  model.additionalUvs.resize(uvCount);
  for (auto& uvs : model.additionalUvs) uvs.reserve(count);
  withSignedIndex(boneSize, [&](auto index) { getVertices<decltype(index)>(source, count); });
  if (source.in.failed() || model.header.version >= kVersion21) return;
  if (!source.hasQdef) return;
  const auto qdef = std::find_if(model.vertices.begin(), model.vertices.end(),
                                 [](const Vertex& vertex) { return vertex.deform == DeformKind::Qdef; });
  source.issues.push_back({"vertices", qdef - model.vertices.begin(), -1,
                           "QDEF belongs to PMX 2.1, and this file says 2.0; used all the same"});
}

void readFaces(Source& source) {
  source.begin("faces");
  const std::size_t at = source.in.offset();
  const std::uint8_t size = source.model.header.indexSizes.vertex;
  const std::size_t count = source.in.count(size);
  const auto block = source.in.take(count * size);
  if (source.in.failed()) return;
  auto& indices = source.model.indices;
  indices.resize(count);
  withVertexIndex(size, [&](auto index) {
    Cursor from(block.data());
    for (auto& to : indices) to = static_cast<std::uint32_t>(from.get<decltype(index)>());
  });
  if (count % 3 != 0) {
    source.note(at, fmt::format("{} corners don't make whole triangles; the last {} unused", count,
                                count % 3 == 1 ? "is" : "2 are"));
  }
}

void readTextures(Source& source) {
  readElements(source, "textures", kTextBytes, source.model.textures,
               [](Source& from, Text& path) { path = from.text(); });
}

void readMaterials(Source& source) {
  const std::size_t texture = source.model.header.indexSizes.texture;
  constexpr std::size_t kFixed = kNamesBytes + 16 + 12 + 4 + 12 + 1 + 16 + 4 + 1 + 1 + 1 + kTextBytes + 4;
  readElements(source, "materials", kFixed + 2 * texture, source.model.materials, getMaterial);
}

}  // namespace pmx::sections
