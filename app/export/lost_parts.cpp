// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/lost_parts.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/counted.h"

namespace app {
namespace {

/// This class counts the parts of a model that some format can't hold, and lists them.
class LostParts {
 public:
  explicit LostParts(const pmx::Model& model) {
    for (const pmx::Vertex& vertex : model.vertices) ++deforms_[vertex.deform];
    for (const pmx::Morph& morph : model.morphs) ++morphs_[morph.kind];
    for (const pmx::Material& material : model.materials) {
      toons_ += material.toon >= 0 ? 1 : 0;
      const bool sphere = material.sphereMode() != pmx::SphereMode::Off && material.sphereTexture >= 0;
      spheres_ += sphere ? 1 : 0;
      addedSpheres_ += sphere && material.sphereMode() == pmx::SphereMode::Add ? 1 : 0;
      highlights_ += material.specularPower > 0.0F && material.specular != pmx::Vec3(0.0F) ? 1 : 0;
      edges_ += material.has(pmx::materialFlag::edge) ? 1 : 0;
    }
  }

  [[nodiscard]] std::size_t vertices(pmx::DeformKind kind) const { return countOf(deforms_, kind); }
  [[nodiscard]] std::size_t morphs(pmx::MorphKind kind) const { return countOf(morphs_, kind); }
  [[nodiscard]] std::size_t uvMorphs() const {
    std::size_t count = 0;
    for (const pmx::MorphKind kind : {pmx::MorphKind::Uv, pmx::MorphKind::AdditionalUv1, pmx::MorphKind::AdditionalUv2,
                                      pmx::MorphKind::AdditionalUv3, pmx::MorphKind::AdditionalUv4})
      count += morphs(kind);
    return count;
  }

  /// Lists parts where there are any.
  void list(LossKind kind, std::size_t count) {
    if (count > 0) lost_.push_back({.kind = kind, .count = count});
  }
  void listShading() {
    list(LossKind::ToonShading, toons_);
    list(LossKind::Spheres, spheres_);
    list(LossKind::Outlines, edges_);
    listHighlights();
  }
  /// Lists what MToon can't have.
  void listShadingOfMtoon() {
    list(LossKind::OtherSpheres, spheres_ - addedSpheres_);
    listHighlights();
  }
  void listMorphsOfMaterials() {
    list(LossKind::UvMorphs, uvMorphs());
    list(LossKind::MaterialMorphs, morphs(pmx::MorphKind::Material));
  }
  [[nodiscard]] Losses listed() && { return std::move(lost_); }

 private:
  template <class Kind>
  static std::size_t countOf(const std::map<Kind, std::size_t>& counts, Kind kind) {
    const auto found = counts.find(kind);
    return found == counts.end() ? 0 : found->second;
  }

  std::map<pmx::DeformKind, std::size_t> deforms_;
  std::map<pmx::MorphKind, std::size_t> morphs_;
  void listHighlights() { list(LossKind::Highlights, highlights_); }

  std::size_t toons_ = 0, spheres_ = 0, addedSpheres_ = 0, edges_ = 0, highlights_ = 0;
  Losses lost_;
};

}  // namespace

Losses lostInGlb(const pmx::Model& model, bool toon) {
  LostParts lost(model);
  lost.list(LossKind::Sdef, lost.vertices(pmx::DeformKind::Sdef));
  lost.list(LossKind::Qdef, lost.vertices(pmx::DeformKind::Qdef));
  if (toon) {
    lost.listShadingOfMtoon();
  } else {
    lost.listShading();
  }
  lost.listMorphsOfMaterials();
  lost.list(LossKind::SoftBodies, model.softBodies.size());
  return std::move(lost).listed();
}

Losses lostInBvh(const pmx::Model& model) {
  LostParts lost(model);
  lost.list(LossKind::Mesh, model.vertices.size());
  lost.list(LossKind::VertexMorphs, lost.morphs(pmx::MorphKind::Vertex));
  lost.listMorphsOfMaterials();
  return std::move(lost).listed();
}

Losses lostInMeshCache(const pmx::Model& model) {
  LostParts lost(model);
  lost.listShading();
  lost.listMorphsOfMaterials();
  lost.list(LossKind::Bones, model.bones.size());
  return std::move(lost).listed();
}

}  // namespace app
