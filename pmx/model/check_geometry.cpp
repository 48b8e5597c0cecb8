// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These are checks of vertices, materials and faces.

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include "pmx/base/counted.h"
#include "pmx/model/model_checks.h"
#include "pmx/model/vertex_screen.h"
#include "pmx/model/vertex_weights.h"

namespace pmx::checks {
namespace {

bool numbersFinite(const Vertex& vertex) {
  const auto& w = vertex.weights;
  return isFinite(Vec4(vertex.position, vertex.edgeScale)) && isFinite(vertex.uv) &&
         isFinite(Vec4(w[0], w[1], w[2], w[3]));
}

void mendNumbers(Vertex& vertex) {
  mend(vertex.position, Vec3(0.0F));
  mend(vertex.uv, Vec2(0.0F));
  mend(vertex.edgeScale, 1.0F);
  const auto& w = vertex.weights;
  if (!isFinite(Vec4(w[0], w[1], w[2], w[3]))) vertex.weights = {1, 0, 0, 0};
}

/// Limits positions. Within these limits sums of bones' weights and morphs' offsets stay finite.
void cutFarVertices(Model& model, base::Issues& issues) {
  IssueGroup far(issues, "vertices", "beyond the range of places");
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    const bool place = cut(model.vertices[i].position), edge = cut(model.vertices[i].edgeScale);
    if (!place && !edge) continue;
    far.add(i, [] { return fmt::format("its position or edge scale is beyond {}; cut", base::kMaxUnits); });
  }
}

/// Returns true where skinning would use them as they are. (mmd-reference.md 9)
bool weightsAddUp(const Vertex& vertex) {
  const auto& w = vertex.weights;
  const Vec4 ready = normalisedWeights(vertex);
  return ready == Vec4(w[0], w[1], w[2], w[3]);
}

void checkDeform(Model& model, base::Issues& issues) {
  IssueGroup strayBones(issues, "vertices", "with bones that don't exist");
  IssueGroup sums(issues, "vertices", "whose weights don't add up to 1");
  IssueGroup sdefs(issues, "vertices", "with SDEF vectors missing");
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    Vertex& vertex = model.vertices[i];
    for (std::int32_t& bone : vertex.bones) {
      if (inRangeOrNone(bone, model.bones.size())) continue;
      strayBones.add(
          i, [&] { return fmt::format("doesn't follow bone {}: there are {} bones", bone, model.bones.size()); });
      bone = -1;
    }
    const bool four = vertex.deform == DeformKind::Bdef4 || vertex.deform == DeformKind::Qdef;
    if (four && !weightsAddUp(vertex)) {
      const auto& w = vertex.weights;
      sums.add(i, [&] {
        return fmt::format("its weights {}, {}, {}, {} don't add up to 1; scaled so that they do", w[0], w[1], w[2],
                           w[3]);
      });
      const Vec4 ready = normalisedWeights(vertex);
      vertex.weights = {ready.x, ready.y, ready.z, ready.w};
      if (!weightsAddUp(vertex)) vertex.weights = {1, 0, 0, 0};  // huge ones that cancel out
    }
    const bool sdef = vertex.deform == DeformKind::Sdef;
    if (sdef ? inRange(vertex.sdef, model.sdefVectors.size()) : vertex.sdef == -1) continue;
    sdefs.add(i, [&] { return fmt::format("SDEF vectors {} don't exist; deformed without them", vertex.sdef); });
    if (sdef) vertex.deform = DeformKind::Bdef2;
    vertex.sdef = -1;
  }
}

void checkSdefVectors(Model& model, base::Issues& issues) {
  IssueGroup group(issues, "vertices", "with SDEF vectors that aren't numbers");
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    Vertex& vertex = model.vertices[i];
    if (vertex.deform != DeformKind::Sdef) continue;
    const SdefVectors& v = model.sdefVectors[static_cast<std::size_t>(vertex.sdef)];
    if (isFinite(v.c) && isFinite(v.r0) && isFinite(v.r1)) continue;
    group.add(i, [] { return "its SDEF vectors aren't numbers; deformed as BDEF2"; });
    vertex.deform = DeformKind::Bdef2;
    vertex.sdef = -1;
  }
  for (SdefVectors& v : model.sdefVectors) {  // including those that no vertex uses
    mend(v.c, Vec3(0.0F));
    mend(v.r0, Vec3(0.0F));
    mend(v.r1, Vec3(0.0F));
    cut(v.c), cut(v.r0), cut(v.r1);
  }
}

void checkAdditionalUvs(Model& model, base::Issues& issues) {
  const std::size_t count = std::min<std::size_t>(model.additionalUvs.size(), 4);
  if (model.additionalUvs.size() != model.header.additionalUvCount || model.additionalUvs.size() > 4) {
    issues.push_back({"vertices", -1, -1,
                      fmt::format("{} additional UVs are said, {} are there; {} are used",
                                  model.header.additionalUvCount, model.additionalUvs.size(), count)});
    model.additionalUvs.resize(count);
    model.header.additionalUvCount = static_cast<std::uint8_t>(count);
  }
  IssueGroup numbers(issues, "vertices", "with additional UVs that aren't numbers");
  for (std::size_t k = 0; k < count; ++k) {
    auto& uvs = model.additionalUvs[k];
    if (uvs.size() != model.vertices.size()) {
      issues.push_back({"vertices", -1, -1,
                        fmt::format("additional UV {} has {} values for {} vertices; made to fit", k + 1, uvs.size(),
                                    model.vertices.size())});
      uvs.resize(model.vertices.size(), Vec4(0.0F));
    }
    if (allFinite(uvs)) continue;
    for (std::size_t i = 0; i < uvs.size(); ++i) {
      if (!mend(uvs[i], Vec4(0.0F))) continue;
      numbers.add(i, [k] { return fmt::format("additional UV {} isn't a number; taken as 0", k + 1); });
    }
  }
}

void checkTextureIndices(const Model& model, Material& material, std::size_t i, IssueGroup& group) {
  const auto check = [&](std::int32_t& index, std::string_view what) {
    if (inRangeOrNone(index, model.textures.size())) return;
    group.add(i, [&] {
      return fmt::format("is drawn without its {}: that is texture {}, but there are {} textures", what, index,
                         model.textures.size());
    });
    index = -1;
  };
  check(material.texture, "texture");
  check(material.sphereTexture, "sphere map");
  if (!material.sharedToon) return check(material.toon, "toon");
  if (inRange(material.toon, 10)) return;
  group.add(i, [&] {
    return fmt::format("is drawn without its toon: shared toon {} doesn't exist, only 0 to 9 do", material.toon);
  });
  material.sharedToon = false;
  material.toon = -1;
}

bool mendColours(Material& material) {
  bool mended = mend(material.diffuse, Vec4(1.0F));
  mended = mend(material.specular, Vec3(0.0F)) || mended;
  mended = mend(material.specularPower, 0.0F) || mended;
  mended = mend(material.ambient, Vec3(0.0F)) || mended;
  mended = mend(material.edgeColour, Vec4(0, 0, 0, 1)) || mended;
  return mend(material.edgeSize, 1.0F) || mended;
}

bool cutColours(Material& material) {
  bool any = cut(material.diffuse);
  any = cut(material.specular) || any;
  any = cut(material.specularPower) || any;
  any = cut(material.ambient) || any;
  any = cut(material.edgeColour) || any;
  return cut(material.edgeSize) || any;
}

/// Returns the indices that a material really draws: at most what is left of the list, and never
/// fewer than none.
std::size_t drawnIndices(const Material& material, std::size_t left) {
  return std::min(static_cast<std::size_t>(std::max(material.indexCount, 0)), left);
}

bool drawsWholeTriangles(const Material& material, std::size_t drawn) {
  return material.indexCount >= 0 && static_cast<std::size_t>(material.indexCount) == drawn && drawn % 3 == 0;
}

/// Keeps the triangles of one material (or of none) whose vertices exist; returns how many indices.
std::size_t keepTriangles(Model& model, std::size_t from, std::size_t count, std::size_t& to, IssueGroup& stray) {
  const std::size_t first = to;
  auto& indices = model.indices;
  for (std::size_t t = from; t + 3 <= from + count; t += 3) {
    const std::uint32_t most = std::max({indices[t], indices[t + 1], indices[t + 2]});
    if (most >= model.vertices.size()) {
      stray.add(t / 3, [&] {
        return fmt::format("isn't drawn: a corner is vertex {}, but there are {} vertices", most,
                           model.vertices.size());
      });
      continue;
    }
    for (std::size_t k = 0; k < 3; ++k) indices[to++] = indices[t + k];
  }
  return to - first;
}

/// Returns whether every index is in range and the materials divide the list into whole triangles.
bool facesFit(const Model& model) {
  std::size_t drawn = 0;
  for (const Material& material : model.materials) {
    const std::size_t count = drawnIndices(material, model.indices.size() - drawn);
    if (!drawsWholeTriangles(material, count)) return false;
    drawn += count;
  }
  std::uint32_t most = 0;
  for (const std::uint32_t index : model.indices) most = std::max(most, index);
  return model.indices.size() % 3 == 0 && (model.indices.empty() || most < model.vertices.size());
}

}  // namespace

void checkVertices(Model& model, base::Issues& issues) {
  if (allPlain(model)) return checkAdditionalUvs(model, issues);
  {
    IssueGroup numbers(issues, "vertices", "with values that aren't numbers");
    for (std::size_t i = 0; i < model.vertices.size(); ++i) {
      if (numbersFinite(model.vertices[i])) continue;
      numbers.add(i, [] { return "its position, UV, edge scale or weights aren't numbers; replaced"; });
      mendNumbers(model.vertices[i]);
    }
  }
  cutFarVertices(model, issues);
  checkAdditionalUvs(model, issues);
  checkDeform(model, issues);
  checkSdefVectors(model, issues);
}

void checkMaterials(Model& model, base::Issues& issues) {
  IssueGroup strayTextures(issues, "materials", "with textures that don't exist");
  IssueGroup numbers(issues, "materials", "with colours that aren't numbers");
  IssueGroup large(issues, "materials", "with colours beyond their range");
  IssueGroup spheres(issues, "materials", "with unknown sphere modes");
  IssueGroup later(issues, "materials", "with draw flags of PMX 2.1");
  constexpr std::uint8_t kFlags21 = materialFlag::vertexColour | materialFlag::points | materialFlag::lines;
  const bool before21 = model.header.version < kVersion21;
  for (std::size_t i = 0; i < model.materials.size(); ++i) {
    Material& material = model.materials[i];
    checkTextureIndices(model, material, i, strayTextures);
    if (mendColours(material)) {
      numbers.add(i, [] { return "a colour, specular power or edge size isn't a number; replaced"; });
    }
    if (cutColours(material)) {
      large.add(i,
                [] { return fmt::format("a colour, specular power or edge size is beyond {}; cut", base::kMaxUnits); });
    }
    if (before21 && material.has(kFlags21)) {
      later.add(i,
                [&] { return fmt::format("draw flags 0x{:02X} are of PMX 2.1; left out", material.flags & kFlags21); });
      material.flags = static_cast<std::uint8_t>(material.flags & ~kFlags21);
    }
    if (material.sphereModeByte > 3) {
      spheres.add(i, [&] { return fmt::format("sphere mode {} is unknown; off", material.sphereModeByte); });
      material.sphereModeByte = 0;
    }
  }
}

void checkFaces(Model& model, base::Issues& issues) {
  const std::size_t had = model.indices.size();
  if (!facesFit(model)) {
    IssueGroup stray(issues, "faces", "triangles with vertices that don't exist");
    IssueGroup counts(issues, "materials", "whose index counts don't fit");
    std::size_t from = 0, to = 0;
    for (std::size_t i = 0; i < model.materials.size(); ++i) {
      Material& material = model.materials[i];
      const std::size_t count = drawnIndices(material, had - from);
      if (!drawsWholeTriangles(material, count)) {
        counts.add(i, [&] {
          return fmt::format("draws {}: it counts {} corners, and {} are left for it",
                             base::counted(count / 3, "triangle", "triangles"), material.indexCount, had - from);
        });
      }
      material.indexCount = static_cast<std::int32_t>(keepTriangles(model, from, count, to, stray));
      from += count;
    }
    if ((had - from) % 3 != 0) {
      issues.push_back(
          {"faces", -1, -1, fmt::format("{} corners don't make whole triangles; the last are left out", had)});
    }
    keepTriangles(model, from, had - from, to, stray);
    model.indices.resize(to);
  }
  std::size_t drawn = 0;
  for (const Material& material : model.materials) drawn += static_cast<std::size_t>(material.indexCount);
  if (drawn == model.indices.size()) return;
  issues.push_back(
      {"faces", static_cast<std::int64_t>(drawn / 3), -1,
       base::counted((model.indices.size() - drawn) / 3, "triangle at the end belongs to no material and isn't drawn",
                     "triangles at the end belong to no material and aren't drawn")});
}

void checkNormals(Model& model, base::Issues& issues) {
  if (allHaveNormals(model)) return;
  std::vector<std::uint32_t> slots;  // per vertex, its index in `sums`; empty while all are fine
  std::vector<glm::dvec3> sums;
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    if (hasDirection(model.vertices[i].normal)) continue;
    if (slots.empty()) slots.assign(model.vertices.size(), UINT32_MAX);
    slots[i] = static_cast<std::uint32_t>(sums.size());
    sums.emplace_back(0.0);
  }
  if (sums.empty()) return;
  for (std::size_t t = 0; t + 3 <= model.indices.size(); t += 3) {
    const glm::uvec3 corner(model.indices[t], model.indices[t + 1], model.indices[t + 2]);
    if (slots[corner.x] == UINT32_MAX && slots[corner.y] == UINT32_MAX && slots[corner.z] == UINT32_MAX) continue;
    const auto at = [&](std::uint32_t v) { return glm::dvec3(model.vertices[v].position); };
    // Clockwise is the front in left-handed coordinates: the cross product points outwards.
    const glm::dvec3 normal = glm::cross(at(corner.y) - at(corner.x), at(corner.z) - at(corner.x));
    for (int k = 0; k < 3; ++k) {
      if (slots[corner[k]] != UINT32_MAX) sums[slots[corner[k]]] += normal;
    }
  }
  IssueGroup group(issues, "vertices", "without usable normals");
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    if (slots[i] == UINT32_MAX) continue;
    const double length = glm::length(sums[slots[i]]);
    const bool found = length > 0.0 && length < 1e300;
    model.vertices[i].normal = found ? Vec3(sums[slots[i]] / length) : Vec3(0, 1, 0);
    group.add(i, [found] {
      return fmt::format("its normal is zero or isn't a number; {}",
                         found ? "taken from its triangles" : "points up instead");
    });
  }
}

}  // namespace pmx::checks
