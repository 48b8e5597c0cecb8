// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This converts the contents of a .x file to a model: sizes, materials, textures. (accessories.md 3
// to 5)

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include "pmx/base/file_name.h"
#include "pmx/model/screen_texture.h"
#include "pmx/x/x_reader.h"
#include "pmx/x/x_scene.h"

namespace pmx::x {
namespace {

/// MMD shows accessories ten times as large as in their files.
constexpr float kScale = 10.0F;
/// This alpha means "casts no self-shadow", within this step.
constexpr float kNoShadowAlpha = 0.98F, kAlphaStep = 0.001F;

std::string decoded(const std::string& bytes) {
  const auto raw = std::as_bytes(std::span(bytes));
  return base::decode(raw, base::isUtf8(bytes) ? base::Encoding::Utf8 : base::Encoding::ShiftJis).utf8;
}

/// Makes each frame's matrix relative to the file's space. A frame without one gets its parent's.
void resolveFrames(XScene& scene) {
  for (XFrame& frame : scene.frames) {
    if (frame.parent < 0) continue;
    const std::int32_t above = scene.frames[static_cast<std::size_t>(frame.parent)].matrix;
    if (frame.matrix < 0) {
      frame.matrix = above;
    } else if (above >= 0) {
      base::Mat4& own = scene.matrices[static_cast<std::size_t>(frame.matrix)];
      own = scene.matrices[static_cast<std::size_t>(above)] * own;
    }
  }
}

/// Returns the matrix for normals where positions are moved by `m`: they stay perpendicular to
/// their faces, whatever `m` stretches, and point outwards where it mirrors.
base::Mat3 normalMatrix(const base::Mat3& m) {
  const base::Mat3 cofactors(glm::cross(m[1], m[2]), glm::cross(m[2], m[0]), glm::cross(m[0], m[1]));
  return glm::determinant(m) < 0.0F ? -cofactors : cofactors;
}

Vec3 unitOrZero(Vec3 v) {
  const float length = glm::length(v);
  return length > 0.0F && std::isfinite(length) ? v / length : Vec3(0.0F);
}

void addVertices(XScene& scene, Model& model) {
  model.vertices.reserve(scene.vertices.size());
  auto mesh = scene.meshes.begin();
  std::int32_t frame = -1;
  base::Mat4 place(1.0F);
  base::Mat3 turn(1.0F);
  // They are freed as they are taken, so that there are never two of all.
  while (!scene.vertices.empty()) {
    while (mesh != scene.meshes.end() && mesh->vertex == model.vertices.size()) {
      frame = mesh->frame < 0 ? -1 : scene.frames[static_cast<std::size_t>(mesh->frame)].matrix;
      if (frame >= 0) {
        place = scene.matrices[static_cast<std::size_t>(frame)];
        turn = normalMatrix(base::Mat3(place));
      }
      ++mesh;
    }
    const XVertex& from = scene.vertices.front();
    Vertex& to = model.vertices.emplace_back();
    to.position = (frame < 0 ? from.position : Vec3(place * Vec4(from.position, 1.0F))) * kScale;
    to.normal = unitOrZero(frame < 0 ? from.normal : turn * from.normal);
    to.uv = from.uv;
    to.bones[0] = 0;
    scene.vertices.pop_front();
  }
}

/// Calls `use` with each triangle of a face: a fan from its first corner.
template <class Use>
void fan(std::span<const std::uint32_t> corners, Use use) {
  for (std::size_t k = 2; k < corners.size(); ++k) use(corners[0], corners[k - 1], corners[k]);
}

/// Adds normals where the file has none: means of the faces around, each by its area.
void addMissingNormals(const XScene& scene, const std::vector<bool>& missing, Model& model) {
  std::size_t first = 0;
  for (const XFace& face : scene.faces) {
    fan(std::span(scene.corners).subspan(first, face.corners), [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
      if (!missing[a] && !missing[b] && !missing[c]) return;
      const Vec3 origin = model.vertices[a].position;
      const Vec3 sum = glm::cross(model.vertices[b].position - origin, model.vertices[c].position - origin);
      for (const std::uint32_t vertex : {a, b, c}) {
        if (missing[vertex]) model.vertices[vertex].normal += sum;
      }
    });
    first += face.corners;
  }
  for (std::size_t v = 0; v < missing.size(); ++v) {
    if (missing[v]) model.vertices[v].normal = unitOrZero(model.vertices[v].normal);
  }
}

void addFaces(const XScene& scene, Model& model) {
  // These are the ends of each material's indices, while they are filled.
  std::vector<std::size_t> ends(scene.drawn.size(), 0);
  for (const XFace& face : scene.faces) {
    model.materials[face.slot].indexCount += static_cast<std::int32_t>(3 * (face.corners - 2));
  }
  std::size_t sum = 0;
  for (std::size_t slot = 0; slot < ends.size(); ++slot) {
    ends[slot] = sum;
    sum += static_cast<std::size_t>(model.materials[slot].indexCount);
  }
  model.indices.resize(sum);
  std::size_t first = 0;
  for (const XFace& face : scene.faces) {
    fan(std::span(scene.corners).subspan(first, face.corners), [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
      for (const std::uint32_t vertex : {a, b, c}) model.indices[ends[face.slot]++] = vertex;
    });
    first += face.corners;
  }
}

/// This class has the names of a file's textures, each once.
class TextureList {
 public:
  explicit TextureList(Model& model) : model_(model) {}
  std::int32_t indexOf(std::string name) {
    const auto [at, isNew] = indices_.try_emplace(std::move(name), static_cast<std::int32_t>(model_.textures.size()));
    if (isNew) model_.textures.emplace_back(at->first);
    return at->second;
  }

 private:
  Model& model_;
  std::unordered_map<std::string, std::int32_t> indices_;
};

/// Returns the name without doubled separators, which some exporters write.
std::string withSingleBackslashes(std::string name) {
  const auto bothAre = [](char a, char b) { return a == '\\' && b == '\\'; };
  name.erase(std::unique(name.begin(), name.end(), bothAre), name.end());
  return name;
}

SphereMode sphereModeOf(std::string_view name) {
  name = base::withoutTrail(name);
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return SphereMode::Off;
  std::string ending(name.substr(dot + 1));
  for (char& c : ending) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  if (ending == "sph") return SphereMode::Multiply;
  return ending == "spa" ? SphereMode::Add : SphereMode::Off;
}

/// Sets `texture*sphere`, or either alone.
void setTextures(std::string_view names, Material& material, TextureList& textures) {
  while (!names.empty()) {
    const std::string_view name = names.substr(0, names.find('*'));
    names.remove_prefix(std::min(name.size() + 1, names.size()));
    const SphereMode mode = sphereModeOf(name);
    if (name.empty()) continue;
    if (mode == SphereMode::Off && material.texture < 0) {
      const std::int32_t index = textures.indexOf(std::string(name));
      if (!isScreenTexture(name)) material.texture = index;
    }
    if (mode != SphereMode::Off && material.sphereTexture < 0) {
      material.sphereTexture = textures.indexOf(std::string(name));
      material.sphereModeByte = static_cast<std::uint8_t>(mode);
    }
  }
}

void addMaterials(XScene& scene, Model& model) {
  TextureList textures(model);
  model.materials.reserve(scene.drawn.size());
  for (const std::uint32_t index : scene.drawn) {
    const XMaterial& from = scene.materials[index];
    Material& to = model.materials.emplace_back();
    to.name = decoded(from.name);
    to.diffuse = from.faceColour;
    to.specular = from.specular;
    to.specularPower = from.power;
    to.ambient = from.emissive;
    to.flags = materialFlag::groundShadow | materialFlag::receiveShadow;
    if (std::abs(to.diffuse.a - kNoShadowAlpha) > kAlphaStep) to.flags |= materialFlag::castShadow;
    setTextures(withSingleBackslashes(decoded(from.texture)), to, textures);
  }
  scene.materials.clear();
}

/// Adds the bone by which an accessory is placed and attached.
void addBone(Model& model) {
  Bone& bone = model.bones.emplace_back();
  bone.name = "センター";
  bone.englishName = "center";
  bone.flags = boneFlag::rotatable | boneFlag::movable | boneFlag::visible | boneFlag::operable;
}

}  // namespace

Model modelOf(XScene&& scene) {
  Model model;
  model.format = ModelFormat::X;
  resolveFrames(scene);
  std::vector<bool> missing;
  missing.reserve(scene.vertices.size());
  for (const XVertex& vertex : scene.vertices) missing.push_back(!vertex.hasNormal);
  addVertices(scene, model);
  addMissingNormals(scene, missing, model);
  addMaterials(scene, model);
  addFaces(scene, model);
  addBone(model);
  return model;
}

}  // namespace pmx::x
