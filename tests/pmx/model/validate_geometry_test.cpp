// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// validate() corrects vertices, normals, faces and materials.
#include <gtest/gtest.h>

#include "tests/pmx/pmx/damage_rows.h"

namespace {

using base::Vec3;
using pmx::Model;
using pmx::validate;
using support::expectMended, support::full, support::kInfinity, support::kNan, support::lines, support::DamageRow;

TEST(PmxValidateGeometry, vertices) {
  const DamageRow rows[] = {
      {"position", [](Model& m) { m.vertices[2].position.y = kNan; },
       "vertices[2]: its position, UV, edge scale or weights aren't numbers; replaced",
       [](const Model& m) { return m.vertices[2].position == Vec3(0.0F); }},
      {"UV and edge scale", [](Model& m) { m.vertices[2].uv.x = kInfinity, m.vertices[2].edgeScale = -kInfinity; },
       "vertices[2]: its position, UV, edge scale or weights aren't numbers; replaced",
       [](const Model& m) { return m.vertices[2].uv == base::Vec2(0.0F) && m.vertices[2].edgeScale == 1.0F; }},
      {"weight", [](Model& m) { m.vertices[2].weights[3] = kNan; },
       "vertices[2]: its position, UV, edge scale or weights aren't numbers; replaced",
       [](const Model& m) {
         return m.vertices[2].weights == std::array{1.0F, 0.0F, 0.0F, 0.0F};
       }},
      {"bone that isn't there", [](Model& m) { m.vertices[2].bones[1] = 6; },
       "vertices[2]: doesn't follow bone 6: there are 6 bones",
       [](const Model& m) {
         return m.vertices[2].bones == std::array{0, -1, 2, 3};
       }},
      {"weights of sum 2",
       [](Model& m) {
         m.vertices[2].weights = {1, 0.5F, 0.25F, 0.25F};
       },
       "vertices[2]: its weights 1, 0.5, 0.25, 0.25 don't add up to 1; scaled so that they do",
       [](const Model& m) {
         return m.vertices[2].weights == std::array{0.5F, 0.25F, 0.125F, 0.125F};
       }},
      {"weights of sum 0",
       [](Model& m) {
         m.vertices[4].weights = {0, 0, 0, 0};
       },
       "vertices[4]: its weights 0, 0, 0, 0 don't add up to 1; scaled so that they do",
       [](const Model& m) {
         return m.vertices[4].weights == std::array{1.0F, 0.0F, 0.0F, 0.0F};
       }},
      {"weights near enough to 1", [](Model& m) { m.vertices[2].weights[0] = 0.5005F; }, "",
       [](const Model& m) { return m.vertices[2].weights[0] == 0.5005F; }},
      {"SDEF without vectors", [](Model& m) { m.vertices[3].sdef = 1; },
       "vertices[3]: SDEF vectors 1 don't exist; deformed without them",
       [](const Model& m) { return m.vertices[3].deform == pmx::DeformKind::Bdef2 && m.vertices[3].sdef == -1; }},
      {"SDEF vectors", [](Model& m) { m.sdefVectors[0].r1.z = kNan; },
       "vertices[3]: its SDEF vectors aren't numbers; deformed as BDEF2",
       [](const Model& m) { return m.vertices[3].deform == pmx::DeformKind::Bdef2; }},
      {"additional UV", [](Model& m) { m.additionalUvs[1][4].w = kNan; },
       "vertices[4]: additional UV 2 isn't a number; taken as 0",
       [](const Model& m) { return m.additionalUvs[1][4] == base::Vec4(0.0F); }},
      {"too few additional UVs", [](Model& m) { m.additionalUvs[1].pop_back(); },
       "vertices: additional UV 2 has 4 values for 5 vertices; made to fit",
       [](const Model& m) { return m.additionalUvs[1].size() == 5; }},
      {"huge but finite", [](Model& m) { m.vertices[0].position = Vec3(3e38F, -1e6F, -2e6F); },
       "vertices[0]: its position or edge scale is beyond 1000000; cut",
       [](const Model& m) { return m.vertices[0].position == Vec3(1e6F, -1e6F, -1e6F); }},
      {"far but in range", [](Model& m) { m.vertices[0].position = Vec3(1e6F, -1e6F, 999999.0F); }, "",
       [](const Model& m) { return m.vertices[0].position == Vec3(1e6F, -1e6F, 999999.0F); }},
  };
  expectMended(rows);
}

TEST(PmxValidateGeometry, normalsComeFromTheFaces) {
  // GIVEN a square in the XY plane whose front faces -Z, and a vertex that no triangle uses
  Model model = support::smallModel();
  model.vertices.push_back(model.vertices[0]);
  model.vertices[1].normal = Vec3(kNan, 0, 0);
  model.vertices[2].normal = Vec3(0.0F);
  model.vertices[4].normal = Vec3(0, kInfinity, 0);
  // WHEN
  const auto issues = validate(model);
  // THEN
  EXPECT_EQ(lines(issues),
            "vertices[1]: its normal is zero or isn't a number; taken from its triangles\n"
            "vertices[2]: its normal is zero or isn't a number; taken from its triangles\n"
            "vertices[4]: its normal is zero or isn't a number; points up instead");
  EXPECT_EQ(model.vertices[1].normal, Vec3(0, 0, -1));
  EXPECT_EQ(model.vertices[2].normal, Vec3(0, 0, -1));
  EXPECT_EQ(model.vertices[4].normal, Vec3(0, 1, 0));
  EXPECT_TRUE(validate(model).empty());
}

TEST(PmxValidateGeometry, facesAndMaterials) {
  // the full model: material 0 draws {0,1,2, 0,2,3}, material 1 {3,2,4}
  const DamageRow rows[] = {
      {"a corner that isn't there", [](Model& m) { m.indices[1] = 5; },
       "faces[0]: isn't drawn: a corner is vertex 5, but there are 5 vertices",
       [](const Model& m) {
         return m.indices == std::vector<std::uint32_t>{0, 2, 3, 3, 2, 4} && m.materials[0].indexCount == 3 &&
                m.materials[1].indexCount == 3;
       }},
      {"the last material beyond the list", [](Model& m) { m.materials[1].indexCount = 300; },
       "materials[1]: draws 1 triangle: it counts 300 corners, and 3 are left for it",
       [](const Model& m) { return m.materials[1].indexCount == 3; }},
      {"a count below zero", [](Model& m) { m.materials[0].indexCount = -6, m.materials[1].indexCount = 9; },
       "materials[0]: draws 0 triangles: it counts -6 corners, and 9 are left for it",
       [](const Model& m) { return m.materials[0].indexCount == 0 && m.materials[1].indexCount == 9; }},
      {"indices that make no triangle", [](Model& m) { m.indices.push_back(0), m.indices.push_back(1); },
       "faces: 11 corners don't make whole triangles; the last are left out",
       [](const Model& m) { return m.indices.size() == 9; }},
      {"a count that isn't a multiple of 3",
       [](Model& m) { m.materials[0].indexCount = 4, m.materials[1].indexCount = 5; },
       "materials[0]: draws 1 triangle: it counts 4 corners, and 9 are left for it\n"
       "materials[1]: draws 1 triangle: it counts 5 corners, and 5 are left for it",
       [](const Model& m) { return m.indices == std::vector<std::uint32_t>{0, 1, 2, 2, 3, 3}; }},
      {"texture", [](Model& m) { m.materials[0].texture = 3; },
       "materials[0]: is drawn without its texture: that is texture 3, but there are 3 textures",
       [](const Model& m) { return m.materials[0].texture == -1; }},
      {"sphere map", [](Model& m) { m.materials[1].sphereTexture = -2; },
       "materials[1]: is drawn without its sphere map: that is texture -2, but there are 3 textures",
       [](const Model& m) { return m.materials[1].sphereTexture == -1; }},
      {"toon", [](Model& m) { m.materials[1].toon = 200; },
       "materials[1]: is drawn without its toon: that is texture 200, but there are 3 textures",
       [](const Model& m) { return m.materials[1].toon == -1; }},
      {"shared toon", [](Model& m) { m.materials[0].toon = 10; },
       "materials[0]: is drawn without its toon: shared toon 10 doesn't exist, only 0 to 9 do",
       [](const Model& m) { return m.materials[0].toon == -1 && !m.materials[0].sharedToon; }},
      {"sphere mode", [](Model& m) { m.materials[0].sphereModeByte = 0xFF; },
       "materials[0]: sphere mode 255 is unknown; off",
       [](const Model& m) { return m.materials[0].sphereModeByte == 0; }},
      {"flags of 2.1", [](Model& m) { m.header.version = 2.0F, m.materials[0].flags = 0xE3; },
       "materials[0]: draw flags 0xE0 are of PMX 2.1; left out",
       [](const Model& m) { return m.materials[0].flags == 0x03; }},
      {"colours", [](Model& m) { m.materials[0].diffuse.w = kNan, m.materials[0].edgeSize = kInfinity; },
       "materials[0]: a colour, specular power or edge size isn't a number; replaced",
       [](const Model& m) { return m.materials[0].diffuse == base::Vec4(1.0F) && m.materials[0].edgeSize == 1.0F; }},
  };
  expectMended(rows);
}

TEST(PmxValidateGeometry, trianglesOfNoMaterialStay) {
  // GIVEN a material that draws one of two triangles
  Model model = support::smallModel();
  model.materials[0].indexCount = 3;
  // WHEN / THEN it is an issue each time, and nothing is changed
  const char* said = "faces[1]: 1 triangle at the end belongs to no material and isn't drawn";
  EXPECT_EQ(lines(validate(model)), said);
  EXPECT_EQ(lines(validate(model)), said);
  EXPECT_EQ(model.indices.size(), 6U);
}

}  // namespace
