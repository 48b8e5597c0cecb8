// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This reads vertices, faces, materials and toons. (mmd-reference.md 3.1, 3.2)

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "pmx/base/file_name.h"
#include "pmx/model/screen_texture.h"
#include "pmx/pmd/pmd_sections.h"

namespace pmx::pmd {
namespace {

constexpr std::size_t kVertexBytes = 38, kMaterialBytes = 70, kToons = 10;

/// Reads a value from bytes that are known to be enough.
template <class T>
T at(const std::byte* bytes, std::size_t offset) {
  T value;
  std::memcpy(&value, bytes + offset, sizeof(T));
  return value;
}

/// Sets the weights; `percent` is the first bone's share, at most 100.
void setWeights(Vertex& vertex, std::int32_t first, std::int32_t second, int percent) {
  if (first == second || percent == 100) {
    vertex.bones[0] = first;
  } else if (percent == 0) {
    vertex.bones[0] = second;
  } else {
    vertex.deform = DeformKind::Bdef2;
    vertex.bones = {first, second, -1, -1};
    const float share = static_cast<float>(percent) / 100.0F;
    vertex.weights = {share, 1.0F - share, 0.0F, 0.0F};
  }
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Returns whether a name ends with `end`, which is in lower case, whatever the case of the name.
bool endsIn(std::string_view name, std::string_view end) {
  return name.size() >= end.size() && std::ranges::equal(name.substr(name.size() - end.size()), end, {}, lower);
}

/// Sets the textures. `field` is the name up to its NUL: parts between `*`, each a surface, or by
/// its extension a sphere map. A `*` is never half of a character. Returns false where a second one
/// of the same kind was left out.
bool setTextures(Source& source, Material& material, std::string_view field) {
  bool all = true;
  while (!field.empty()) {
    const std::size_t end = std::min(field.find('*'), field.size());
    const Text name = base::decode(std::as_bytes(std::span(field.substr(0, end))), base::Encoding::ShiftJis);
    field.remove_prefix(std::min(end + 1, field.size()));
    if (name.utf8.empty()) continue;
    const std::string_view ended = base::withoutTrail(name.utf8);
    const bool multiplies = endsIn(ended, ".sph"), adds = endsIn(ended, ".spa");
    std::int32_t& place = multiplies || adds ? material.sphereTexture : material.texture;
    if (place >= 0) {
      all = false;
      continue;
    }
    const std::int32_t index = source.textures.find(name);
    if (!isScreenTexture(name.utf8)) place = index;
    if (multiplies) material.sphereModeByte = static_cast<std::uint8_t>(SphereMode::Multiply);
    if (adds) material.sphereModeByte = static_cast<std::uint8_t>(SphereMode::Add);
  }
  return all;
}

std::uint8_t flagsOf(float alpha, bool edge) {
  // 0.98 means no self-shadow. Files hold the nearest float. (mmd-reference.md 3.2)
  constexpr float kNoShadow = 0.98F, kNear = 0.0005F;
  unsigned flags = 0;
  if (alpha < 1.0F) flags |= materialFlag::doubleSided;
  if (!(std::abs(alpha - kNoShadow) < kNear)) flags |= unsigned{materialFlag::castShadow} | materialFlag::receiveShadow;
  if (edge) flags |= unsigned{materialFlag::edge} | materialFlag::groundShadow;
  return static_cast<std::uint8_t>(flags);
}

void getMaterial(Source& source, Material& material, PmdMaterial& stored, base::IssueGroup& textures) {
  base::ByteReader& in = source.in;
  const std::size_t number = source.model.materials.size();
  material.name = fmt::format("材質{}", number);
  const Vec3 diffuse = in.vec3();
  const float alpha = in.f32();
  material.diffuse = Vec4(diffuse, alpha);
  material.specularPower = in.f32();
  material.specular = in.vec3();
  material.ambient = in.vec3();
  stored.toon = in.read<std::int8_t>();
  stored.edge = in.u8();
  material.flags = flagsOf(alpha, stored.edge != 0);
  material.indexCount =
      static_cast<std::int32_t>(std::min<std::uint32_t>(in.u32(), std::numeric_limits<std::int32_t>::max()));
  const auto rest = in.rest();
  stored.file = source.text(kNameBytes);
  if (in.failed()) return;
  std::string_view field(reinterpret_cast<const char*>(rest.data()), kNameBytes);
  field = field.substr(0, field.find('\0'));
  if (setTextures(source, material, field)) return;
  textures.add(number - 1, [&] {
    return fmt::format("\"{}\" names two textures of one kind; the first is used", stored.file.utf8);
  });
}

/// Returns 0 to 9 for a name of MMD's own toons, toon01.bmp to toon10.bmp, in whatever folder; else
/// -1.
std::int32_t sharedToon(std::string_view name) {
  const std::size_t folder = name.find_last_of("/\\");
  if (folder != std::string_view::npos) name.remove_prefix(folder + 1);
  name = base::withoutTrail(name);
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(kToons); ++i) {
    const std::string shared = fmt::format("toon{:02}.bmp", i + 1);
    if (name.size() == shared.size() && endsIn(name, shared)) return i;
  }
  return -1;
}

}  // namespace

void readVertices(Source& source) {
  source.begin("vertices");
  const std::size_t count = source.in.countU32(kVertexBytes);
  const auto block = source.in.take(count * kVertexBytes);
  if (source.in.failed()) return;
  base::IssueGroup weights(source.issues, "vertices", "with weights above 100");
  auto& vertices = source.model.vertices;
  vertices.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::byte* const bytes = block.data() + i * kVertexBytes;
    Vertex& vertex = vertices.emplace_back();
    vertex.position = at<Vec3>(bytes, 0);
    vertex.normal = at<Vec3>(bytes, 12);
    vertex.uv = at<Vec2>(bytes, 24);
    const int percent = at<std::uint8_t>(bytes, 36);
    setWeights(vertex, at<std::uint16_t>(bytes, 32), at<std::uint16_t>(bytes, 34), std::min(percent, 100));
    vertex.edgeScale = at<std::uint8_t>(bytes, 37) == 0 ? 1.0F : 0.0F;  // the flag means no edge
    if (percent > 100) weights.add(i, [&] { return fmt::format("its weight is {}; taken as 100", percent); });
  }
}

void readFaces(Source& source) {
  source.begin("faces");
  const std::size_t start = source.in.offset();
  const std::size_t count = source.in.countU32(2);
  const auto block = source.in.take(count * 2);
  if (source.in.failed()) return;
  auto& indices = source.model.indices;
  indices.resize(count);
  for (std::size_t i = 0; i < count; ++i) indices[i] = at<std::uint16_t>(block.data(), 2 * i);
  if (count % 3 == 0) return;
  source.note(
      -1, start,
      fmt::format("{} corners don't make whole triangles; the last {} unused", count, count % 3 == 1 ? "is" : "2 are"));
}

void readMaterials(Source& source) {
  source.begin("materials");
  const std::size_t count = source.in.countU32(kMaterialBytes);
  base::IssueGroup textures(source.issues, "materials", "with more textures than are used");
  auto& stored = source.origin.materials;
  stored.reserve(count);
  readElements(source, "materials", count, source.model.materials,
               [&](Source& from, Material& material) { getMaterial(from, material, stored.emplace_back(), textures); });
}

void readToons(Source& source) {
  constexpr std::size_t kToonBytes = 100;
  source.begin("toon names");
  std::vector<Text> toons;
  readElements(source, "toon names", kToons, toons, [](Source& from, Text& name) { name = from.text(kToonBytes); });
  // Where the file is cut, the missing ones are MMD's own.
  if (!toons.empty()) toons.resize(kToons);
  source.origin.toons = std::move(toons);
}

void convertToons(Source& source) {
  base::IssueGroup unknown(source.issues, "materials", "with toons that aren't in the list");
  const auto& toons = source.origin.toons;
  for (std::size_t i = 0; i < source.model.materials.size(); ++i) {
    Material& material = source.model.materials[i];
    const int place = source.origin.materials[i].toon;
    if (place == -1) continue;
    if (place < 0 || place >= static_cast<int>(kToons)) {
      unknown.add(i, [&] { return fmt::format("its toon is entry {} of a list of ten; drawn without", place); });
      continue;
    }
    // Where the file ends before its list, or leaves an entry empty, MMD's own toon of that index
    // is used.
    const Text name = toons.empty() ? Text() : toons[static_cast<std::size_t>(place)];
    const std::int32_t shared = name.utf8.empty() ? place : sharedToon(name.utf8);
    material.sharedToon = shared >= 0;
    material.toon = material.sharedToon ? shared : source.textures.find(name);
  }
}

}  // namespace pmx::pmd
