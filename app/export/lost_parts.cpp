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

  /// Lists parts where there are any, counted by these words; `text` has {} in their place.
  void list(const char* section, std::size_t count, const char* one, const char* many, const char* text = "{}") {
    if (count == 0) return;
    const std::string counted = base::counted(count, one, many);
    lost_.push_back(
        {.section = section, .index = -1, .offset = -1, .detail = fmt::format(fmt::runtime(text), counted)});
  }
  void listShading() {
    list("materials", toons_, "material", "materials", "the toon shading of {} is left out");
    list("materials", spheres_, "material", "materials", "the sphere maps of {} are left out");
    list("materials", edges_, "material", "materials", "the outlines of {} are left out");
    listHighlights();
  }
  /// Lists what MToon can't have.
  void listShadingOfMtoon() {
    list("materials", spheres_ - addedSpheres_, "material", "materials",
         "the sphere maps of {} multiply, or are no spheres, and are left out");
    listHighlights();
  }
  void listMorphsOfMaterials() {
    list("morphs", uvMorphs(), "UV morph is left out", "UV morphs are left out");
    list("morphs", morphs(pmx::MorphKind::Material), "material morph is left out", "material morphs are left out");
  }
  [[nodiscard]] base::Issues listed() && { return std::move(lost_); }

 private:
  template <class Kind>
  static std::size_t countOf(const std::map<Kind, std::size_t>& counts, Kind kind) {
    const auto found = counts.find(kind);
    return found == counts.end() ? 0 : found->second;
  }

  std::map<pmx::DeformKind, std::size_t> deforms_;
  std::map<pmx::MorphKind, std::size_t> morphs_;
  void listHighlights() {
    list("materials", highlights_, "material", "materials", "the highlights of {} are left out");
  }

  std::size_t toons_ = 0, spheres_ = 0, addedSpheres_ = 0, edges_ = 0, highlights_ = 0;
  base::Issues lost_;
};

}  // namespace

base::Issues lostInGlb(const pmx::Model& model, bool toon) {
  LostParts lost(model);
  lost.list("vertices", lost.vertices(pmx::DeformKind::Sdef), "vertex has SDEF and is", "vertices have SDEF and are",
            "{} skinned linearly");
  lost.list("vertices", lost.vertices(pmx::DeformKind::Qdef), "vertex has QDEF and is", "vertices have QDEF and are",
            "{} skinned linearly");
  if (toon) {
    lost.listShadingOfMtoon();
  } else {
    lost.listShading();
  }
  lost.listMorphsOfMaterials();
  lost.list("soft bodies", model.softBodies.size(), "soft body stays in its rest shape",
            "soft bodies stay in their rest shape");
  return std::move(lost).listed();
}

base::Issues lostInBvh(const pmx::Model& model) {
  LostParts lost(model);
  lost.list("vertices", model.vertices.size(), "vertex", "vertices", "the mesh of {} is left out: BVH has bones alone");
  lost.list("morphs", lost.morphs(pmx::MorphKind::Vertex), "vertex morph is left out", "vertex morphs are left out");
  lost.listMorphsOfMaterials();
  return std::move(lost).listed();
}

base::Issues lostInMeshCache(const pmx::Model& model) {
  LostParts lost(model);
  lost.listShading();
  lost.listMorphsOfMaterials();
  lost.list("bones", model.bones.size(), "bone is left out", "bones are left out",
            "{}: a mesh cache has what they do to the vertices");
  return std::move(lost).listed();
}

}  // namespace app
