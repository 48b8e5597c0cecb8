// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/obj_file.h"

#include <array>
#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "tests/app/export/collected.h"

namespace {

using support::Collected;

/// Returns one triangle with a vertex that no triangle has between its corners, and two materials.
pmx::Model triangle() {
  pmx::Model model;
  model.name = "model A";
  for (const base::Vec3& position : {base::Vec3{0, 0, 0}, {1.5F, 10.2F, -0.3F}, {0, 1, 0}, {1, 0, 0}}) {
    pmx::Vertex vertex;
    vertex.position = position;
    vertex.normal = {0, 0, -2};
    vertex.uv = {0.25F, 0.75F};
    model.vertices.push_back(vertex);
  }
  model.indices = {0, 2, 3, 0, 0, 3};
  pmx::Material skin, cloth;
  skin.name = "肌 1";
  skin.diffuse = {0.5F, 1.5F, 0, 0.25F};
  skin.indexCount = 3;
  skin.texture = 1;
  cloth.name = "肌 1";
  cloth.specularPower = 5;
  cloth.indexCount = 3;
  model.materials = {skin, cloth};
  return model;
}

TEST(ObjFile, HasAllVerticesInTheirOrder) {
  Collected collected;
  ASSERT_TRUE(app::writeObj(triangle(), "dance.mtl", collected.sink()));
  // The place (1.5, 10.2, -0.3) is (0.12, 0.816, 0.024) metres with Z mirrored. In MMD the front of
  // 0, 2, 3 looks at the viewer; mirrored it does so as 0, 3, 2. OBJ counts from 1, and V upwards.
  EXPECT_EQ(collected.bytes,
            "mtllib dance.mtl\no model_A\n"
            "v 0 0 0\nv 0.12 0.81599998 0.024\nv 0 0.08 0\nv 0.08 0 0\n"
            "vt 0.25 0.25\nvt 0.25 0.25\nvt 0.25 0.25\nvt 0.25 0.25\n"
            "vn 0 0 1\nvn 0 0 1\nvn 0 0 1\nvn 0 0 1\n"
            "usemtl 肌_1\nf 1/1/1 4/4/4 3/3/3\n"
            "usemtl 肌_1_2\n")
      << "a triangle with one corner twice is left out";
}

TEST(ObjFile, MaterialsHaveTheSameNamesAndTheirTextures) {
  Collected collected;
  const std::array<std::string, 2> textures{"", "../tex/body 1.png"};
  ASSERT_TRUE(app::writeMtl(triangle(), textures, collected.sink()));
  EXPECT_EQ(collected.bytes,
            "newmtl 肌_1\nKa 0 0 0\nKd 0.5 1 0\nKs 0 0 0\nNs 0\nd 0.25\nmap_Kd ../tex/body 1.png\n"
            "newmtl 肌_1_2\nKa 0 0 0\nKd 1 1 1\nKs 0 0 0\nNs 5\nd 1\n");
}

TEST(ObjFile, OddModelsMakeReadableFiles) {
  pmx::Model model = triangle();
  model.vertices[0].normal = {0, 0, 0};
  model.vertices[1].uv = {std::numeric_limits<float>::quiet_NaN(), 1e30F};
  Collected collected;
  ASSERT_TRUE(app::writeObj(model, "a.mtl", collected.sink()));
  EXPECT_NE(collected.bytes.find("vn 0 1 0\n"), std::string::npos);
  EXPECT_NE(collected.bytes.find("vt 0 0\n"), std::string::npos);
  EXPECT_EQ(collected.bytes.find("nan"), std::string::npos);
  // AND what would break a line isn't written
  Collected none;
  EXPECT_FALSE(app::writeObj(model, "a\nf 1 2 3.mtl", none.sink()));
  const std::array<std::string, 2> textures{"", "a\nnewmtl b"};
  ASSERT_TRUE(app::writeMtl(model, textures, none.sink()));
  EXPECT_EQ(none.bytes.find("map_Kd"), std::string::npos);
  EXPECT_FALSE(app::writeObj({}, "a.mtl", none.sink())) << "there are no vertices";
  EXPECT_FALSE(app::writeObj(model, "a.mtl", support::sinkOf(10)));
}

}  // namespace
