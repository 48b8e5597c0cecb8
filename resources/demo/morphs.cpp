// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/morphs.h"

#include <cstdlib>

#include <fmt/core.h>

namespace demo {
namespace {

struct VertexMorphName {
  const char* name;
  const char* english;
  pmx::MorphPanel panel;
};
constexpr VertexMorphName kVertexMorphs[] = {
    {"困る", "troubled", pmx::MorphPanel::Eyebrow},
    {"怒り", "angry", pmx::MorphPanel::Eyebrow},
    {"上", "brows up", pmx::MorphPanel::Eyebrow},
    {"まばたき", "blink", pmx::MorphPanel::Eye},
    {"笑い", "smiling eyes", pmx::MorphPanel::Eye},
    {"ウィンク", "wink", pmx::MorphPanel::Eye},
    {"ウィンク右", "wink right", pmx::MorphPanel::Eye},
    {"ウィンク２", "wink 2", pmx::MorphPanel::Eye},
    {"ウィンク２右", "wink 2 right", pmx::MorphPanel::Eye},
    {"びっくり", "surprised", pmx::MorphPanel::Eye},
    {"じと目", "unimpressed", pmx::MorphPanel::Eye},
    {"たれ目", "gentle eyes", pmx::MorphPanel::Eye},
    {"あ", "a", pmx::MorphPanel::Mouth},
    {"い", "i", pmx::MorphPanel::Mouth},
    {"う", "u", pmx::MorphPanel::Mouth},
    {"え", "e", pmx::MorphPanel::Mouth},
    {"お", "o", pmx::MorphPanel::Mouth},
    {"にっこり", "grin", pmx::MorphPanel::Mouth},
    {"への字", "pout", pmx::MorphPanel::Mouth},
};

class Morphs {
 public:
  explicit Morphs(pmx::Model& model) : model_(model) {}

  pmx::Morph& add(const char* name, const char* english, pmx::MorphPanel panel, pmx::MorphKind kind) {
    pmx::Morph morph;
    morph.name = name;
    morph.englishName = english;
    morph.panel = static_cast<std::uint8_t>(panel);
    morph.kind = kind;
    model_.morphs.push_back(morph);
    return model_.morphs.back();
  }
  [[nodiscard]] std::int32_t at(std::string_view name) const {
    for (std::size_t i = 0; i < model_.morphs.size(); ++i) {
      if (model_.morphs[i].name.utf8 == name) return static_cast<std::int32_t>(i);
    }
    fmt::print(stderr, "odori_make_demo: no morph is called {}\n", name);
    std::abort();
  }

 private:
  pmx::Model& model_;
};

}  // namespace

void addMorphs(const Figure& figure, const std::array<std::uint32_t, kPartCount>& firstVertex, pmx::Model& model) {
  Morphs morphs(model);
  const auto vertexOf = [&firstVertex](Part part, std::uint32_t vertex) {
    return static_cast<std::int32_t>(firstVertex[static_cast<std::size_t>(part)] + vertex);
  };
  for (const VertexMorphName& entry : kVertexMorphs) {
    std::vector<pmx::VertexOffset> offsets;
    for (const Moved& moved : figure.moves.at(entry.name))
      offsets.push_back({vertexOf(moved.part, moved.vertex), moved.offset});
    morphs.add(entry.name, entry.english, entry.panel, pmx::MorphKind::Vertex).offsets = offsets;
  }

  // The eye's picture has a second iris with a star, half a width to the right.
  std::vector<pmx::UvOffset> stars;
  const Mesh& iris = figure.meshes[static_cast<std::size_t>(Part::Iris)];
  for (std::uint32_t i = 0; i < iris.vertices.size(); ++i) stars.push_back({vertexOf(Part::Iris, i), {0.5F, 0, 0, 0}});
  morphs.add("星目", "star eyes", pmx::MorphPanel::Eye, pmx::MorphKind::Uv).offsets = stars;

  pmx::MaterialOffset shown;
  shown.material = static_cast<std::int32_t>(Part::Blush);
  shown.operation = 1;
  shown.diffuse.w = 1.0F;
  morphs.add("照れ", "blush", pmx::MorphPanel::Other, pmx::MorphKind::Material).offsets = std::vector{shown};
  pmx::MaterialOffset hidden;
  hidden.material = static_cast<std::int32_t>(Part::Veil);
  hidden.operation = 0;
  hidden.diffuse = {1, 1, 1, 0};
  hidden.specular = hidden.ambient = Vec3(1.0F);
  hidden.specularPower = hidden.edgeSize = 1.0F;
  hidden.edgeColour = hidden.texture = hidden.sphere = hidden.toon = Vec4(1.0F);
  morphs.add("薄絹消", "no veil", pmx::MorphPanel::Other, pmx::MorphKind::Material).offsets = std::vector{hidden};

  std::vector<pmx::BoneOffset> tilt;
  for (const auto& [bone, degrees] : {std::pair{"首", 6.0F}, std::pair{"頭", 9.0F}}) {
    tilt.push_back({figure.skeleton.at(bone), Vec3(0.0F), glm::angleAxis(degrees * kPi / 180.0F, Vec3(0, 0, 1))});
  }
  morphs.add("首かしげ", "head tilt", pmx::MorphPanel::Other, pmx::MorphKind::Bone).offsets = tilt;

  const auto group = [&morphs](const char* name, const char* english,
                               const std::vector<std::pair<const char*, float>>& parts) {
    std::vector<pmx::GroupOffset> offsets;
    offsets.reserve(parts.size());
    for (const auto& [part, rate] : parts) offsets.push_back({morphs.at(part), rate});
    morphs.add(name, english, pmx::MorphPanel::Other, pmx::MorphKind::Group).offsets = offsets;
  };
  group("笑顔", "big smile", {{"笑い", 1.0F}, {"にっこり", 0.9F}, {"照れ", 0.8F}, {"上", 0.5F}});
  group("驚き顔", "amazed", {{"びっくり", 1.0F}, {"お", 0.8F}, {"上", 1.0F}});

  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    model.displayFrames[1].elements.push_back({1, static_cast<std::int32_t>(i)});
  }
}

}  // namespace demo
