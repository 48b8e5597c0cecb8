// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Vertices, faces, textures and materials. (mmd-reference.md 2.4 to 2.7)

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "pmx/pmx_sections.h"

namespace pmx::sections {
namespace {

/// What every vertex has: position, normal, UV; deform kind; edge scale.
constexpr std::size_t kVertexFixedBytes = 32 + 1 + 4;
/// The largest record: four additional UVs and SDEF with 4-byte bone indices.
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

/// Reads one vertex of a record that is known to have kVertexMaxBytes. False for an unknown deform kind.
template <class BoneIndex>
bool getVertex(Cursor& from, Model& model, Vertex& vertex) {
  vertex.position = from.get<Vec3>();
  vertex.normal = from.get<Vec3>();
  vertex.uv = from.get<Vec2>();
  for (auto& uvs : model.additionalUvs) uvs.push_back(from.get<Vec4>());
  const auto kind = from.get<std::uint8_t>();
  if (kind > static_cast<std::uint8_t>(DeformKind::Qdef)) return false;
  vertex.deform = static_cast<DeformKind>(kind);
  switch (vertex.deform) {
    case DeformKind::Bdef1:
      getBones<BoneIndex, 1>(from, vertex);
      break;
    case DeformKind::Bdef2:
      getTwoBones<BoneIndex>(from, vertex);
      break;
    case DeformKind::Bdef4:
    case DeformKind::Qdef:
      getBones<BoneIndex, 4>(from, vertex);
      vertex.weights = from.get<std::array<float, 4>>();
      break;
    case DeformKind::Sdef:
      getTwoBones<BoneIndex>(from, vertex);
      vertex.sdef = static_cast<std::int32_t>(model.sdefVectors.size());
      model.sdefVectors.push_back(from.get<SdefVectors>());
      break;
  }
  vertex.edgeScale = from.get<float>();
  return true;
}

static_assert(sizeof(SdefVectors) == 36, "read as one block");

template <class BoneIndex>
void getVertices(Source& source, std::size_t count) {
  Model& model = source.model;
  const std::size_t kindAt = 32 + 16 * model.additionalUvs.size();
  for (std::size_t i = 0; i < count; ++i) {
    const auto rest = source.in.rest();
    std::array<std::byte, kVertexMaxBytes> padded;
    const std::byte* record = rest.data();
    if (rest.size() < kVertexMaxBytes) [[unlikely]] {
      padded.fill(std::byte{0});
      std::copy(rest.begin(), rest.end(), padded.begin());
      record = padded.data();
    }
    Cursor from(record);
    Vertex& vertex = model.vertices.emplace_back();
    const bool known = getVertex<BoneIndex>(from, model, vertex);
    const auto used = static_cast<std::size_t>(from.at() - record);
    if (!known || used > rest.size()) [[unlikely]] {
      source.begin("vertices", static_cast<std::int64_t>(i));
      if (!known) {
        source.in.failAt(source.elementStart + kindAt, base::ErrorCode::BadValue,
                         fmt::format("unknown deform kind {}", std::to_integer<int>(record[kindAt])));
      }
      static_cast<void>(source.in.take(used));  // fails when it isn't all there
      return;
    }
    static_cast<void>(source.in.take(used));
  }
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
  const auto qdef = std::find_if(model.vertices.begin(), model.vertices.end(),
                                 [](const Vertex& vertex) { return vertex.deform == DeformKind::Qdef; });
  if (qdef == model.vertices.end()) return;
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
    source.note(at, fmt::format("{} indices don't make whole triangles; the last {} are unused", count, count % 3));
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
