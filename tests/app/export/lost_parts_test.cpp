// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/lost_parts.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "tests/support/model_builder.h"

namespace {

std::vector<std::string> linesOf(const app::Losses& losses) {
  std::vector<std::string> lines;
  for (const app::Loss& loss : losses) lines.push_back(app::issueOf(loss).detail);
  return lines;
}

/// Returns a model with two SDEF vertices, a toon, and a morph of each of five kinds.
pmx::Model model() {
  pmx::Model made = support::smallModel();
  made.vertices.resize(5);
  for (pmx::Vertex& vertex : made.vertices) vertex.deform = pmx::DeformKind::Bdef1;
  made.vertices[0].deform = made.vertices[3].deform = pmx::DeformKind::Sdef;
  made.materials.resize(1);
  made.materials[0] = {};
  made.materials[0].toon = 3;
  made.morphs.clear();
  for (const pmx::MorphKind kind : {pmx::MorphKind::Vertex, pmx::MorphKind::Bone, pmx::MorphKind::Uv,
                                    pmx::MorphKind::AdditionalUv2, pmx::MorphKind::Material}) {
    pmx::Morph morph;
    morph.kind = kind;
    made.morphs.push_back(morph);
  }
  return made;
}

TEST(LostParts, AreCountedForEachFormat) {
  using testing::ElementsAre;
  EXPECT_THAT(linesOf(app::lostInGlb(model(), false)),
              ElementsAre("2 vertices have SDEF and are skinned linearly", "the toon shading of 1 material is left out",
                          "2 UV morphs are left out", "1 material morph is left out"));
  EXPECT_THAT(linesOf(app::lostInBvh(model())),
              ElementsAre("the mesh of 5 vertices is left out: BVH has bones alone", "1 vertex morph is left out",
                          "2 UV morphs are left out", "1 material morph is left out"));
  EXPECT_THAT(linesOf(app::lostInMeshCache(model())),
              ElementsAre("the toon shading of 1 material is left out", "2 UV morphs are left out",
                          "1 material morph is left out",
                          "5 bones are left out: a mesh cache has what they do to the vertices"));
  EXPECT_TRUE(app::lostInGlb({}, false).empty());
}

TEST(LostParts, WithMtoonThoseOfTheShadingThatItCantHave) {
  pmx::Model made = model();
  made.textures.emplace_back("sphere.bmp");
  made.materials.resize(3, made.materials[0]);
  for (pmx::Material& material : made.materials) {
    material.sphereTexture = 0;
    material.flags |= pmx::materialFlag::edge;
    material.specular = {1, 1, 1};
    material.specularPower = 5.0F;
  }
  made.materials[0].sphereModeByte = 1;
  made.materials[1].sphereModeByte = 2;
  made.materials[2].sphereModeByte = 3;
  made.materials[2].specularPower = 0.0F;
  using testing::Contains;
  using testing::HasSubstr;
  using testing::Not;
  const auto plain = linesOf(app::lostInGlb(made, false)), toon = linesOf(app::lostInGlb(made, true));
  EXPECT_THAT(plain, Contains("the sphere maps of 3 materials are left out"));
  EXPECT_THAT(plain, Contains("the outlines of 3 materials are left out"));
  EXPECT_THAT(plain, Contains("the highlights of 2 materials are left out"));
  EXPECT_THAT(toon, Contains("the sphere maps of 2 materials multiply, or are no spheres, and are left out"));
  EXPECT_THAT(toon, Contains("the highlights of 2 materials are left out"));
  EXPECT_THAT(toon, Not(Contains(HasSubstr("outlines"))));
  EXPECT_THAT(toon, Not(Contains(HasSubstr("toon shading"))));
}

TEST(LostParts, EachKindHasEnglishWords) {
  for (int kind = 0; kind <= static_cast<int>(app::LossKind::TermsUnreadText); ++kind) {
    const app::Loss loss{.kind = static_cast<app::LossKind>(kind), .count = 3, .number = 7.0F, .names = {"a", "b"}};
    EXPECT_THAT(app::issueOf(loss).detail, testing::SizeIs(testing::Ge(4U))) << kind;
  }
}

}  // namespace
