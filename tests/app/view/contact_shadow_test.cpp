// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/contact_shadow.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

namespace {

using app::ContactField, app::ContactShadow;

/// This is a model of a rectangle on one bone, and a frame of it. It stands for what a figure is on
/// the ground, so it has a height: a needle at its first corner, which throws nothing itself.
struct Plate {
  pmx::Model model;
  std::vector<base::Vec3> positions;
  std::vector<base::Mat3x4> palette{1};
  std::vector<pmx::MaterialState> materials{1};
  app::Placement placement;

  /// The rectangle has these sides (units) and is at y = 0, around the origin. Without `height` it
  /// is flat.
  Plate(float width, float depth, float height = 5.0F) {
    model.bones.resize(1);
    for (const auto& [x, y, z] : {std::array{-0.5F, 0.0F, -0.5F},
                                  {0.5F, 0.0F, -0.5F},
                                  {0.5F, 0.0F, 0.5F},
                                  {-0.5F, 0.0F, 0.5F},
                                  {-0.5F, height, -0.5F}}) {
      pmx::Vertex vertex;
      vertex.position = {x * width, y, z * depth};
      vertex.bones[0] = 0;
      model.vertices.push_back(vertex);
      positions.push_back(vertex.position);
    }
    model.indices = {0, 1, 2, 0, 2, 3, 0, 4, 4};
    pmx::Material material;
    material.flags = pmx::materialFlag::groundShadow;
    material.indexCount = 9;
    model.materials.push_back(material);
    materials[0].diffuse.a = 1.0F;
  }
  void liftBone(float height) { palette[0].row[1].w = height; }
  [[nodiscard]] app::ActorFrame frame() const {
    app::ActorFrame frame;
    frame.positions = positions;
    frame.palette = palette;
    frame.materials = materials;
    frame.placement = placement;
    return frame;
  }
  [[nodiscard]] ContactField field() const {
    ContactShadow shadow(model);
    EXPECT_TRUE(shadow.update(frame()));
    return shadow.field();
  }
  /// Returns the value at a place of the ground, of the nearest of the grid; 0 beyond it.
  [[nodiscard]] float at(float x, float z) const {
    const ContactField of = field();
    if (of.values.empty()) return 0.0F;
    const float column = std::round((x - of.x) / of.cell), row = std::round((z - of.z) / of.cell);
    if (column < 0.0F || row < 0.0F || column >= float(of.width) || row >= float(of.depth)) return 0.0F;
    return of.at(static_cast<std::size_t>(column), static_cast<std::size_t>(row));
  }
};

TEST(ContactShadow, IsDarkBelowWhatLiesOnTheGroundAndSoftAroundIt) {
  // GIVEN a rectangle of 6 by 3 units, moved to (10, 20)
  Plate plate(6.0F, 3.0F);
  plate.placement.position = {10.0F, 0.0F, 20.0F};
  // THEN its middle is wholly dark, its edge half, and a unit beyond it there is nothing
  EXPECT_NEAR(plate.at(10, 20), 1.0F, 1e-3F);
  EXPECT_NEAR(plate.at(13, 20), 0.5F, 0.15F);
  EXPECT_NEAR(plate.at(10, 18.5F), 0.5F, 0.15F);
  EXPECT_NEAR(plate.at(14.25F, 20), 0.0F, 1e-3F);
  EXPECT_NEAR(plate.at(10, 22.75F), 0.0F, 1e-3F);
  // AND it gets lighter all the way
  float before = 2.0F;
  for (float x = 11.5F; x < 14.5F; x += ContactShadow::kCell) {
    EXPECT_LE(plate.at(x, 20), before) << x;
    before = plate.at(x, 20);
  }
}

TEST(ContactShadow, FadesAsItsCasterIsLifted) {
  Plate plate(6.0F, 6.0F);
  plate.liftBone(0.6F);  // half of kHeight: a quarter is left
  EXPECT_NEAR(plate.at(0, 0), 0.25F, 1e-3F);
  plate.liftBone(1.3F);
  EXPECT_TRUE(plate.field().values.empty());
  // AND so it does below the ground
  plate.liftBone(-0.6F);
  EXPECT_NEAR(plate.at(0, 0), 0.25F, 1e-3F);
  plate.liftBone(-7.0F);
  EXPECT_TRUE(plate.field().values.empty());
  // AND the model's place counts, too
  plate.placement.position.y = 7.0F;
  EXPECT_NEAR(plate.at(0, 0), 1.0F, 1e-3F);
}

TEST(ContactShadow, IsLessBelowWhatLeans) {
  // GIVEN a rectangle whose right edge is two units above the ground
  Plate plate(6.0F, 6.0F);
  plate.palette[0].row[1] = {2.0F / 6.0F, 1.0F, 0.0F, 1.0F};
  // THEN the left edge throws a shadow, the middle nearly none, and the right edge none
  EXPECT_GT(plate.at(-2.5F, 0), 0.3F);
  EXPECT_LT(plate.at(0, 0), 0.1F);
  EXPECT_LT(plate.at(2.5F, 0), 1e-3F);
}

TEST(ContactShadow, NeitherFloorsNorHiddenMaterialsThrowOne) {
  EXPECT_FALSE(Plate(13.0F, 13.0F).field().values.empty());
  EXPECT_TRUE(Plate(15.0F, 15.0F).field().values.empty());  // its radius is 10.9 units
  EXPECT_TRUE(ContactShadow(Plate(15.0F, 15.0F).model).empty());
  Plate large(6.0F, 6.0F);  // its radius is 4.9 units, and 14.8 where it is three times as large
  large.placement.scale = 3.0F;
  EXPECT_TRUE(large.field().values.empty());
  large.placement.scale = 2.0F;
  EXPECT_FALSE(large.field().values.empty());
  Plate plate(6.0F, 3.0F);
  plate.materials[0].diffuse.a = 0.0F;
  EXPECT_TRUE(plate.field().values.empty());
  plate.materials[0].diffuse.a = 1.0F;
  plate.model.materials[0].flags = 0;
  EXPECT_TRUE(plate.field().values.empty());
}

TEST(ContactShadow, WhatLiesFlatOnTheGroundThrowsNone) {
  // GIVEN a carpet of 6 by 3 units as thick as a finger, in a model with a plate that isn't flat
  EXPECT_TRUE(Plate(6.0F, 3.0F, 0.2F).field().values.empty());
  EXPECT_FALSE(Plate(6.0F, 3.0F, 0.3F).field().values.empty());
  Plate both(6.0F, 3.0F);
  both.model.bones.resize(2);
  both.palette.resize(2);
  const auto first = static_cast<std::uint32_t>(both.model.vertices.size());
  for (std::size_t i = 0; i < 4; ++i) {
    pmx::Vertex vertex = both.model.vertices[i];
    vertex.position.x += 20.0F;
    vertex.bones[0] = 1;
    both.model.vertices.push_back(vertex);
    both.positions.push_back(vertex.position);
  }
  for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) both.model.indices.push_back(first + corner);
  both.model.materials[0].indexCount += 6;
  // THEN the ground below the plate is dark, and the carpet isn't
  EXPECT_NEAR(both.at(0, 0), 1.0F, 1e-3F);
  EXPECT_EQ(both.at(20, 0), 0.0F);
}

TEST(ContactShadow, WhatIsFlatInItsFileAloneThrowsOne) {
  // GIVEN a figure that is as small as a finger in its file WHEN it is placed at a larger scale
  Plate small(1.0F, 1.0F, 0.2F);
  EXPECT_TRUE(small.field().values.empty());
  small.placement.scale = 5.0F;
  EXPECT_NEAR(small.at(0, 0), 1.0F, 0.05F);
  // AND a sign that lies in its file, and that its bone lets lean on its left edge
  Plate sign(6.0F, 3.0F, 0.0F);
  EXPECT_TRUE(sign.field().values.empty());
  sign.palette[0].row[0] = {0.3F, -0.954F, 0.0F, 0.0F};
  sign.palette[0].row[1] = {0.954F, 0.3F, 0.0F, 2.862F};
  EXPECT_GT(sign.at(-0.75F, 0), 0.05F);
  // AND a figure that lies doesn't become a carpet by that: its height at rest counts, too
  Plate figure(6.0F, 3.0F, 5.0F);
  figure.palette[0].row[1] = {0.0F, 0.0F, 0.0F, 0.1F};
  EXPECT_GT(figure.at(0, 0), 0.5F);
}

TEST(ContactShadow, IsMadeAnewOnlyWhereSomethingHasChanged) {
  Plate plate(6.0F, 3.0F);
  ContactShadow shadow(plate.model);
  app::ActorFrame frame = plate.frame();
  const auto rightEdge = [&] { return shadow.field().x + shadow.field().cell * float(shadow.field().width - 1); };
  EXPECT_TRUE(shadow.update(frame));
  const float before = rightEdge();
  EXPECT_FALSE(shadow.update(frame));
  EXPECT_FALSE(shadow.field().values.empty()) << "it stays";
  // WHEN the model moves, a morph moves its vertices, or a material goes THEN it is made anew, once
  frame.placement.position.x = 1.0F;
  EXPECT_TRUE(shadow.update(frame));
  EXPECT_FALSE(shadow.update(frame));
  EXPECT_NEAR(rightEdge(), before + 1.0F, 1e-4F);
  plate.palette[0].row[0].w = 2.0F;
  EXPECT_TRUE(shadow.update(frame));
  EXPECT_FALSE(shadow.update(frame));
  EXPECT_NEAR(rightEdge(), before + 3.0F, 1e-4F);
  for (base::Vec3& position : plate.positions) position.x += 4.0F;
  ++frame.revisions.positions;
  EXPECT_TRUE(shadow.update(frame));
  EXPECT_FALSE(shadow.update(frame));
  EXPECT_NEAR(rightEdge(), before + 7.0F, 1e-4F);
  plate.materials[0].diffuse.a = 0.0F;
  ++frame.revisions.materials;
  EXPECT_TRUE(shadow.update(frame));
  EXPECT_TRUE(shadow.field().values.empty());
  EXPECT_FALSE(shadow.update(frame));
}

TEST(ContactShadow, KeepsItsPlaceOnTheGroundWhileTheModelMoves) {
  Plate plate(6.0F, 3.0F);
  for (const float x : {0.0F, 0.1F, 5.03F, -7.77F}) {
    plate.placement.position.x = x;
    const ContactField of = plate.field();
    EXPECT_NEAR(std::remainder(of.x, of.cell), 0.0F, 1e-4F) << x;
    EXPECT_NEAR(std::remainder(of.z, of.cell), 0.0F, 1e-4F) << x;
  }
}

TEST(ContactShadow, IsBoundedWhateverThePose) {
  Plate plate(6.0F, 3.0F);
  plate.palette[0].row[0].x = 500.0F;
  const ContactField wide = plate.field();
  EXPECT_LE(wide.width, 256U);
  EXPECT_LE(wide.depth, 256U);
  EXPECT_TRUE(std::ranges::all_of(wide.values, [](float value) { return value >= 0.0F && value <= 1.0F; }));
  for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 1e30F}) {
    plate.palette[0].row[0].w = bad;
    EXPECT_TRUE(plate.field().values.empty()) << bad;
  }
}

}  // namespace
