// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_materials.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "app/export/covered_alpha.h"
#include "app/export/glb_model.h"

namespace app {
namespace {

using Json = GlbFile::Json;

// glTF's numbers for how a picture is looked at.
constexpr int kRepeat = 10497, kLinear = 9729, kLinearMipmaps = 9987;

/// Returns a colour of sRGB in linear light, as glTF's factors are. Source: IEC 61966-2-1.
float linearOf(float c) { return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F); }

/// Returns a material's colour before textures, on the side that the light reaches. 0 to 1, as
/// stored (mmd-reference.md 11).
base::Vec3 litColour(const pmx::MaterialState& state, const base::Vec3& light) {
  return glm::clamp(state.ambient + base::Vec3(state.diffuse) * light, base::Vec3(0.0F), base::Vec3(1.0F));
}

/// This adds each picture once for each tint.
class Pictures {
 public:
  struct Added {
    std::size_t texture = 0;  // index in the file
    std::size_t width = 0, height = 0;
    const std::vector<std::uint8_t>* alpha = nullptr;  // of the texture, whatever its tint
  };

  Pictures(GlbFile& file, const TexturePictures& source) : file_(file), source_(source) {}

  const Added* add(std::size_t texture, const base::Vec3& tint) {
    const auto [at, fresh] = added_.try_emplace({texture, tint.x, tint.y, tint.z});
    if (fresh) at->second = make(texture, tint);
    return at->second ? &*at->second : nullptr;
  }

 private:
  std::optional<Added> make(std::size_t texture, const base::Vec3& tint) {
    std::optional<ExportedPicture> picture = source_ ? source_(texture, tint) : std::nullopt;
    if (!picture) return std::nullopt;
    Json& json = file_.json;
    if (!json.contains("samplers"))
      json["samplers"] = Json::array(
          {{{"magFilter", kLinear}, {"minFilter", kLinearMipmaps}, {"wrapS", kRepeat}, {"wrapT", kRepeat}}});
    const std::size_t view = file_.addPicture(picture->bytes);
    json["images"].push_back({{"bufferView", view}, {"mimeType", picture->mimeType}});
    json["textures"].push_back({{"sampler", 0}, {"source", json["images"].size() - 1}});
    const auto alpha = alphas_.try_emplace(texture, std::move(picture->alpha)).first;
    return Added{json["textures"].size() - 1, picture->width, picture->height, &alpha->second};
  }

  GlbFile& file_;
  const TexturePictures& source_;
  std::map<std::size_t, std::vector<std::uint8_t>> alphas_;  // of each texture
  std::map<std::tuple<std::size_t, float, float, float>, std::optional<Added>> added_;
};

std::vector<std::array<base::Vec2, 3>> trianglesOf(const pmx::Model& model, std::size_t first, std::size_t count) {
  std::vector<std::array<base::Vec2, 3>> triangles;
  for (std::size_t i = first; i + 2 < first + count; i += 3) {
    triangles.push_back({model.vertices[model.indices[i]].uv, model.vertices[model.indices[i + 1]].uv,
                         model.vertices[model.indices[i + 2]].uv});
  }
  return triangles;
}

void setAlpha(Json& material, AlphaMode mode) {
  constexpr float kCutoff = 0.5F;
  if (mode == AlphaMode::Blend) material["alphaMode"] = "BLEND";
  if (mode != AlphaMode::Mask) return;
  material["alphaMode"] = "MASK";
  material["alphaCutoff"] = kCutoff;
}

}  // namespace

std::vector<std::size_t> addGlbMaterials(GlbFile& file, const GlbModelInput& input, const base::Vec3& light) {
  const pmx::Model& model = input.model->model;
  Pictures pictures(file, input.picture);
  std::vector<std::size_t> numbers(model.materials.size());
  std::size_t first = 0;
  for (std::size_t i = 0; i < model.materials.size(); ++i) {
    const pmx::Material& material = model.materials[i];
    const auto count = static_cast<std::size_t>(material.indexCount);
    const std::size_t begin = std::exchange(first, first + count);
    if (count < 3) continue;
    if (input.stop && input.stop()) break;  // the file is thrown away
    const pmx::MaterialState& state = input.materials[i];
    base::Vec3 colour = litColour(state, light);
    const float alpha = std::clamp(state.diffuse.a * input.opacity, 0.0F, 1.0F);
    Json made{{"name", material.name.utf8}};
    CoveredAlpha covered{.solid = 1};
    if (material.texture >= 0) {
      // MMD multiplies the values as they are stored, glTF in linear light: so the picture has it.
      if (const auto* added = pictures.add(static_cast<std::size_t>(material.texture), colour)) {
        colour = base::Vec3(1.0F);
        made["pbrMetallicRoughness"]["baseColorTexture"] = {{"index", added->texture}};
        covered = coveredAlpha({added->width, added->height, *added->alpha}, trianglesOf(model, begin, count));
      }
    }
    made["pbrMetallicRoughness"]["baseColorFactor"] = {linearOf(colour.r), linearOf(colour.g), linearOf(colour.b),
                                                       alpha};
    made["pbrMetallicRoughness"]["metallicFactor"] = 0.0;
    made["pbrMetallicRoughness"]["roughnessFactor"] = 1.0;
    made["extensions"]["KHR_materials_unlit"] = Json::object();
    if (material.has(pmx::materialFlag::doubleSided)) made["doubleSided"] = true;
    setAlpha(made, alphaMode(alpha, covered));
    Json& materials = file.json["materials"];
    materials.push_back(std::move(made));
    numbers[i] = materials.size() - 1;
  }
  file.json["extensionsUsed"] = Json::array({"KHR_materials_unlit"});
  return numbers;
}

}  // namespace app
