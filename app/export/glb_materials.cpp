// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_materials.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "app/export/channel_tables.h"
#include "app/export/covered_alpha.h"
#include "app/export/glb_model.h"
#include "app/export/glb_mtoon.h"
#include "app/export/toon_shade.h"
#include "pmx/base/counted.h"

namespace app {
namespace {

using Json = GlbFile::Json;

constexpr const char* kMtoon = "VRMC_materials_mtoon";

/// Returns a material's colour before textures, on the side that the light reaches. 0 to 1, as
/// stored (mmd-reference.md 11).
base::Vec3 litColour(const pmx::MaterialState& state, const base::Vec3& light) {
  return glm::clamp(state.ambient + base::Vec3(state.diffuse) * light, base::Vec3(0.0F), base::Vec3(1.0F));
}

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

/// Returns whether MMD draws a shadow of this material on the ground.
bool throwsGroundShadow(const pmx::Material& material) {
  return material.has(pmx::materialFlag::groundShadow) && !material.has(pmx::materialFlag::points);
}

/// This is how much of an outline's width the vertices of a material have.
struct EdgeScale {
  float mean = 1.0F;
  bool differs = false;
};

EdgeScale edgeScaleOf(const pmx::Model& model, std::size_t first, std::size_t count) {
  const float one = model.vertices[model.indices[first]].edgeScale;
  EdgeScale scale;
  double sum = 0.0;
  for (std::size_t i = first; i < first + count; ++i) {
    const float each = model.vertices[model.indices[i]].edgeScale;
    sum += double{each};
    scale.differs = scale.differs || each != one;
  }
  scale.mean = static_cast<float>(sum / static_cast<double>(count));
  return scale;
}

/// This makes the materials of one model, one after the other.
class MaterialWriter {
 public:
  MaterialWriter(GlbFile& file, const GlbModelInput& input, const MaterialLight& light, PictureBudget& budget)
      : file_(file), input_(input), light_(light), model_(input.model->model), pictures_(file, input.picture, budget) {}

  /// Adds a material whose indices begin at `first`, and returns its index in the file.
  std::size_t add(std::size_t index, std::size_t first) {
    const pmx::Material& material = model_.materials[index];
    const pmx::MaterialState& state = input_.materials[index];
    const auto count = static_cast<std::size_t>(material.indexCount);
    const ToonShade shade = light_.toon ? shadeOf(material, state) : ToonShade{};
    Surface surface{.colour = litColour(state, light_.colour) * shade.lit, .shade = shade};
    surface.shaded = litColour(state, light_.colour) * shade.shade;
    surface.seen = surface.colour;
    const float alpha = std::clamp(state.diffuse.a * input_.opacity, 0.0F, 1.0F);
    Json made{{"name", material.name.utf8}};
    CoveredAlpha covered{.solid = 1};
    if (material.texture >= 0) {
      if (const auto* added = addTexture(static_cast<std::size_t>(material.texture), surface)) {
        made["pbrMetallicRoughness"]["baseColorTexture"] = {{"index", added->texture}};
        covered = coveredAlpha({added->width, added->height, *added->alpha}, trianglesOf(model_, first, count));
      }
    }
    const base::Vec3 linear = linearOf(surface.colour);
    made["pbrMetallicRoughness"]["baseColorFactor"] = {linear.r, linear.g, linear.b, alpha};
    made["pbrMetallicRoughness"]["metallicFactor"] = 0.0;
    made["pbrMetallicRoughness"]["roughnessFactor"] = 1.0;
    made["extensions"]["KHR_materials_unlit"] = Json::object();
    if (material.has(pmx::materialFlag::doubleSided)) made["doubleSided"] = true;
    if (!throwsGroundShadow(material)) made["extras"]["groundShadow"] = false;
    const AlphaMode mode = alphaMode(alpha, covered);
    setAlpha(made, mode);
    if (light_.toon) {
      const EdgeScale edge = edgeScaleOf(model_, first, count);
      made["extensions"][kMtoon] = mtoonJson({.material = material,
                                              .state = state,
                                              .edgeScale = edge.mean,
                                              .shade = shade,
                                              .shadeColour = surface.shaded,
                                              .texture = surface.texture,
                                              .matcap = matcapOf(material, state, surface.seen)});
      if (mode == AlphaMode::Blend) blended_.push_back(file_.json["materials"].size());
      countLosses(surface, hasOutline(material, state), state.edgeColour.a < 1.0F, edge.differs);
    }
    Json& materials = file_.json["materials"];  // pictures, which are added above, would move it
    materials.push_back(std::move(made));
    return materials.size() - 1;
  }

  /// Gives the blended materials, which MMD draws in their order and with their depth, their places
  /// in the order of drawing, of which MToon has ten.
  void order() {
    constexpr std::size_t kPlaces = 10;
    for (std::size_t i = 0; i < blended_.size(); ++i) {
      Json& mtoon = file_.json["materials"][blended_[i]]["extensions"][kMtoon];
      mtoon["transparentWithZWrite"] = true;
      mtoon["renderQueueOffsetNumber"] = blended_.size() <= kPlaces ? i : i * kPlaces / blended_.size();
    }
  }

  /// Lists what of MMD's shading MToon can't have, and materials beyond the budget of pictures.
  void tell(Losses& losses) const {
    const auto list = [&](LossKind kind, std::size_t count, float number = 0.0F) {
      if (count > 0) losses.push_back({.kind = kind, .count = count, .number = number});
    };
    list(LossKind::ToonOfManyColours, bentRamps_);
    list(LossKind::ToonDark, darkRamps_, static_cast<float>(darkest_));
    list(LossKind::ToonRising, risingRamps_);
    list(LossKind::OutlineTranslucent, clearEdges_);
    list(LossKind::OutlineUneven, unevenEdges_);
    list(LossKind::TintLinear, sharedTextures_);
    list(LossKind::SphereTooMany, leftSpheres_);
  }

 private:
  /// This is what a material looks like. Colours are as stored, 0 to 1.
  struct Surface {
    base::Vec3 colour;  // on the lit side, before the texture; white where it is in the texture
    ToonShade shade;
    base::Vec3 shaded{1.0F};               // where the light doesn't reach, before the texture; may be above 1
    base::Vec3 seen{1.0F};                 // on the lit side, on average
    std::optional<std::size_t> texture{};  // of the file
  };

  /// Gives a surface its texture. MMD multiplies the values as they are stored, glTF in linear
  /// light: so the picture has the surface's colour, unless it would be one too many. Returns null
  /// where there is no picture.
  const GlbPictures::Added* addTexture(std::size_t texture, Surface& surface) {
    const GlbPictures::Added* added = pictures_.add(texture, tintTables(surface.colour));
    if (added != nullptr) {
      surface.seen = added->mean;
      surface.colour = base::Vec3(1.0F);
      surface.shaded = surface.shade.shade / glm::max(surface.shade.lit, base::Vec3(1e-3F));
    } else {
      added = pictures_.addAsItIs(texture);
      if (added == nullptr) return nullptr;
      surface.seen *= added->mean;
      ++sharedTextures_;
    }
    surface.texture = added->texture;
    return added;
  }

  /// Counts what of a material's shading MToon can't have.
  void countLosses(const Surface& surface, bool outlined, bool clearEdge, bool unevenEdge) {
    constexpr float kSteps = 255.0F, kHalfStep = 0.5F / kSteps;
    const base::Vec3& lit = surface.shade.lit;
    const auto darker = std::lround(kSteps * (1.0F - std::min({lit.r, lit.g, lit.b})));
    if (darker > 0) ++darkRamps_;
    darkest_ = std::max(darkest_, darker);
    if (std::max({surface.shaded.r, surface.shaded.g, surface.shaded.b}) > 1.0F + kHalfStep) ++risingRamps_;
    if (outlined && clearEdge) ++clearEdges_;
    if (outlined && unevenEdge) ++unevenEdges_;
  }

  /// Returns how a material is shaded between its colours on the lit side and on the other.
  ToonShade shadeOf(const pmx::Material& material, const pmx::MaterialState& state) {
    if (model_.format == pmx::ModelFormat::X) return accessoryShade(state);
    std::vector<base::Vec3> ramp;
    if (material.toon >= 0 && input_.ramp) ramp = input_.ramp(material);
    const float weight = std::clamp(state.toonMul.a + state.toonAdd.a, 0.0F, 1.0F);
    for (base::Vec3& row : ramp) {
      const base::Vec3 changed = row * base::Vec3(state.toonMul) + base::Vec3(state.toonAdd);
      row = glm::clamp(glm::mix(base::Vec3(1.0F), changed, weight), base::Vec3(0.0F), base::Vec3(1.0F));
    }
    if (light_.selfShadow && material.has(pmx::materialFlag::receiveShadow)) return selfShadowShade(ramp);
    const ToonShade shade = toonShade(ramp);
    constexpr float kSeen = 16.0F / 255.0F;
    if (shade.worst > kSeen) ++bentRamps_;
    return shade;
  }

  /// Accessories have no toon. Their colour grows with the cosine of the angle to the light, and at
  /// 0.3 it is that of the lit side of models (mmd-reference.md 11.3).
  [[nodiscard]] ToonShade accessoryShade(const pmx::MaterialState& state) const {
    constexpr float kAtLit = 0.3F;
    const base::Vec3 lit = litColour(state, light_.colour);
    const base::Vec3 dark = litColour(state, light_.colour - base::Vec3(kAtLit));
    return {.lit = base::Vec3(1.0F),
            .shade = glm::clamp(dark / glm::max(lit, base::Vec3(1e-3F)), base::Vec3(0.0F), base::Vec3(1.0F)),
            .shift = -kAtLit / 2.0F,
            .toony = 1.0F - kAtLit / 2.0F};
  }

  /// Returns the picture that is added to a material by the direction of its normals; none without.
  std::optional<std::size_t> matcapOf(const pmx::Material& material, const pmx::MaterialState& state,
                                      const base::Vec3& onto) {
    if (material.sphereMode() != pmx::SphereMode::Add || material.sphereTexture < 0) return std::nullopt;
    const float weight = std::clamp(state.sphereMul.a + state.sphereAdd.a, 0.0F, 1.0F);
    const auto texture = static_cast<std::size_t>(material.sphereTexture);
    const auto* added = pictures_.add(
        texture, addedTables(onto, weight * base::Vec3(state.sphereMul), weight * base::Vec3(state.sphereAdd)));
    if (added != nullptr) return added->texture;
    if (pictures_.has(texture)) ++leftSpheres_;
    return std::nullopt;
  }

  GlbFile& file_;
  const GlbModelInput& input_;
  const MaterialLight& light_;
  const pmx::Model& model_;
  GlbPictures pictures_;
  std::vector<std::size_t> blended_;  // of the file's materials, in their order
  // These count materials of which something is lost.
  std::size_t bentRamps_ = 0, darkRamps_ = 0, risingRamps_ = 0, clearEdges_ = 0, unevenEdges_ = 0;
  std::size_t sharedTextures_ = 0, leftSpheres_ = 0;
  long darkest_ = 0;  // of darkRamps_, of 255
};

}  // namespace

std::vector<std::size_t> addGlbMaterials(GlbFile& file, const GlbModelInput& input, const MaterialLight& light,
                                         PictureBudget& budget, Losses& losses) {
  const pmx::Model& model = input.model->model;
  MaterialWriter writer(file, input, light, budget);
  std::vector<std::size_t> numbers(model.materials.size());
  std::size_t first = 0;
  for (std::size_t i = 0; i < model.materials.size(); ++i) {
    const auto count = static_cast<std::size_t>(model.materials[i].indexCount);
    const std::size_t begin = std::exchange(first, first + count);
    if (count < 3) continue;
    if (input.stop && input.stop()) break;  // the file is thrown away
    numbers[i] = writer.add(i, begin);
  }
  writer.order();
  writer.tell(losses);
  file.json["extensionsUsed"] = Json::array({"KHR_materials_unlit"});
  if (light.toon) file.json["extensionsUsed"].push_back(kMtoon);
  return numbers;
}

}  // namespace app
