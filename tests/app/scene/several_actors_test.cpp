// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests show several models in one picture: their order, placements, shadows, and how they
// are added and removed.
#include <cmath>
#include <list>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <QColor>

#include "tests/support/scene_stage.h"

namespace {

using support::addSquare;
using support::kFrontLight;
using support::kMiddle;
using support::kTowardsCamera;
using support::kWideMiddle;
using support::kWideSize;
using support::plain;
using support::Resting;
using support::square;

const vmd::SelfShadowState kSelfShadow{1, 0.01125F};

/// This class is a view without ground, and the models in it.
class ActorStage {
 public:
  ActorStage() : view(kWideSize) { view.setGround(false, false); }
  /// Shows a model under this number, drawn over the existing ones.
  app::ActorFrame& add(app::ActorId id, const pmx::Model& model, const std::vector<QImage>& images = {}) {
    app::ModelTextures textures;
    textures.images = images;
    textures.images.resize(model.textures.size());
    view.setActor(id, model, textures);
    actors_.emplace_back(id, model);
    return actors_.back().second.frame;
  }
  void remove(app::ActorId id) {
    view.removeActor(id);
    std::erase_if(actors_, [id](const auto& actor) { return actor.first == id; });
  }
  void turnOrder() { actors_.reverse(); }
  void tell() {
    shown_.clear();
    for (auto& [id, actor] : actors_) shown_.push_back({id, &actor.frame});
    view.setFrame({{}, shown_, {}});
  }
  QImage picture() {
    tell();
    return view.capture();
  }

  app::SceneView view;

 private:
  std::list<std::pair<app::ActorId, Resting>> actors_;
  std::vector<app::ShownActor> shown_;
};

/// Returns a square of one colour under any light.
pmx::Model coloured(const base::Vec3& colour, float alpha = 1.0F, float z = 0.0F) {
  auto model = square(kTowardsCamera, z);
  model.materials[0].ambient = colour;
  model.materials[0].diffuse = {0, 0, 0, alpha};
  return model;
}

TEST(SeveralActors, AreDrawnInTheFramesOrderWhichMayChange) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a red square, and half transparent blue before it
  ActorStage stage;
  const auto red = coloured({1, 0, 0}, 1.0F, 2.0F), blue = coloured({0, 0, 1}, 0.5F, -2.0F);
  stage.add(1, red);
  stage.add(2, blue);
  // THEN blue is mixed with red
  EXPECT_TRUE(colourNear(stage.picture(), kWideMiddle, kMiddle, QColor(128, 0, 128)));
  // AND drawn first, blue is mixed with the background and hides later squares behind it
  stage.turnOrder();
  EXPECT_TRUE(colourNear(stage.picture(), kWideMiddle, kMiddle, QColor(128, 128, 255)));
  stage.turnOrder();
  EXPECT_TRUE(colourNear(stage.picture(), kWideMiddle, kMiddle, QColor(128, 0, 128)));
}

TEST(SeveralActors, HaveTheirMaterialsBeforeThoseOfTheNext) {
  ODORI_NEEDS_OPENGL();
  // GIVEN an actor of two materials, the second of which is half transparent and nearest; and one
  // in between
  ActorStage stage;
  auto both = coloured({1, 0, 0}, 1.0F, 4.0F);
  addSquare(both, kTowardsCamera, -4.0F);
  both.materials[1].ambient = {0, 0, 1};
  both.materials[1].diffuse = {0, 0, 0, 0.5F};
  const auto green = coloured({0, 1, 0});
  stage.add(1, both);
  stage.add(2, green);
  // THEN green comes last, over what is drawn already
  EXPECT_TRUE(colourNear(stage.picture(), kWideMiddle, kMiddle, QColor(128, 0, 128)));
  // AND first, it hides red and is seen through blue
  stage.turnOrder();
  EXPECT_TRUE(colourNear(stage.picture(), kWideMiddle, kMiddle, QColor(0, 128, 128)));
}

TEST(SeveralActors, HaveTheirOutlinesSeenThroughTheNext) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a cube's back wall whose outline is 1.5 units wide, behind a half transparent veil
  auto outlined = coloured({1, 0, 0}, 1.0F, 2.0F);
  for (auto& vertex : outlined.vertices) vertex.normal = glm::normalize(vertex.position - base::Vec3(0, 10, 2));
  outlined.materials[0].flags = pmx::materialFlag::edge | pmx::materialFlag::doubleSided;
  outlined.materials[0].edgeColour = {0, 1, 0, 1};
  outlined.materials[0].edgeSize = 50.0F;
  outlined.indices = {0, 2, 1, 0, 3, 2};  // its back faces the camera
  auto veil = coloured({0, 0, 1}, 0.5F, -2.0F);
  for (auto& vertex : veil.vertices) vertex.position = {2 * vertex.position.x, vertex.position.y, vertex.position.z};
  ActorStage stage;
  stage.add(1, outlined);
  const int beside = kWideMiddle + static_cast<int>(5.5F * 96.0F / 24.9F);
  EXPECT_TRUE(colourNear(stage.picture(), beside, kMiddle, QColor(0, 255, 0)));
  stage.add(2, veil);
  EXPECT_TRUE(colourNear(stage.picture(), beside, kMiddle, QColor(0, 128, 128)));
}

/// Returns a model with everything that depends on a vertex's position and normal: toon, shine,
/// sphere map, outline, both shadows.
pmx::Model faceted() {
  auto model = square({0.3F, 0.2F, -0.93F}, -1.0F);
  addSquare(model, {-0.5F, 0.4F, -0.76F}, 1.5F, 3.0F);
  addSquare(model, {0.0F, 0.9F, -0.43F}, 3.0F, 7.0F);
  using namespace pmx::materialFlag;
  model.textures = {"picture", "sphere"};
  for (auto& material : model.materials) {
    material.texture = 0;
    material.sphereTexture = 1;
    material.sphereModeByte = 2;
    material.sharedToon = true;
    material.toon = 2;
    material.ambient = {0.4F, 0.3F, 0.2F};
    material.specular = {0.4F, 0.4F, 0.4F};
    material.specularPower = 5;
    material.flags = edge | doubleSided | groundShadow | castShadow | receiveShadow;
    material.edgeColour = {0, 0.3F, 0, 1};
    material.edgeSize = 4.0F;
  }
  model.bones.push_back(model.bones[0]);
  model.bones[1].position = {0, 10, 1};
  for (auto& vertex : model.vertices) vertex.bones[0] = 1;
  return model;
}

std::vector<QImage> facetedPictures() {
  QImage picture = plain(Qt::white, 64, 64), sphere = plain(Qt::black, 64, 64);
  for (int y = 0; y < 64; ++y) {
    for (int x = 0; x < 64; ++x) {
      picture.setPixelColor(x, y, QColor(255, 4 * x, 4 * y));
      sphere.setPixelColor(x, y, QColor(x, y, 32));
    }
  }
  return {picture, sphere};
}

/// Returns how many channels of all of a picture differ by more than two 255ths.
int differences(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
      count +=
          std::abs(p.red() - q.red()) > 2 || std::abs(p.green() - q.green()) > 2 || std::abs(p.blue() - q.blue()) > 2;
    }
  }
  return count;
}

TEST(SeveralActors, StandWhereAModelBuiltThereWouldStand) {
  ODORI_NEEDS_OPENGL();
  const app::Placement place{{4.0F, 0.5F, 6.0F}, 35.0F, 0.7F};
  // GIVEN a model, and one whose vertices and bones are turned about the vertical, scaled and moved
  // by hand: at 90 degrees the direction -Z becomes -X, so (0, 0, -1) becomes (-sin, 0, -cos)
  const auto model = faceted();
  auto built = model;
  const float sine = std::sin(35.0F * base::kPi / 180.0F), cosine = std::cos(35.0F * base::kPi / 180.0F);
  const auto turned = [&](const base::Vec3& v) {
    return base::Vec3(cosine * v.x + sine * v.z, v.y, cosine * v.z - sine * v.x);
  };
  for (auto& vertex : built.vertices) {
    vertex.position = 0.7F * turned(vertex.position) + base::Vec3(4.0F, 0.5F, 6.0F);
    vertex.normal = turned(vertex.normal);
  }
  for (auto& bone : built.bones) bone.position = 0.7F * turned(bone.position) + base::Vec3(4.0F, 0.5F, 6.0F);
  for (const std::uint8_t self : {std::uint8_t{0}, std::uint8_t{1}}) {
    QImage pictures[3];
    for (int i = 0; i < 3; ++i) {
      ActorStage stage;
      stage.view.setShadows(app::GroundShadow::Opaque, {self, kSelfShadow.distance});
      auto& frame = stage.add(1, i == 0 ? built : model, facetedPictures());
      if (i == 1) frame.placement = place;
      pictures[i] = stage.picture();
    }
    // THEN with a placement by the program it looks equal (but for a pixel of an edge that rounds
    // the other way), and not so without
    EXPECT_LE(differences(pictures[0], pictures[1]), 20) << int(self);
    EXPECT_GT(differences(pictures[0], pictures[2]), 1000) << int(self);
  }
}

TEST(SeveralActors, LookAsEachAloneWhereNoneCoversTheOther) {
  ODORI_NEEDS_OPENGL();
  // GIVEN one model twice, on the left, far away, and on the right, near and larger: outlines of
  // their own widths
  const auto model = faceted();
  const app::Placement left{{-14.0F, 6.0F, 20.0F}, 20.0F, 1.0F}, right{{7.0F, 0.0F, -5.0F}, -50.0F, 0.8F};
  const auto picture = [&](const std::vector<app::Placement>& places) {
    ActorStage stage;
    app::ActorId id = 0;
    for (const auto& place : places) stage.add(++id, model, facetedPictures()).placement = place;
    return stage.picture();
  };
  const QImage both = picture({left, right}), first = picture({left}), second = picture({right});
  const QRect leftHalf(0, 0, 96, 96), rightHalf(96, 0, 96, 96);
  EXPECT_EQ(both.copy(leftHalf), first.copy(leftHalf));
  EXPECT_EQ(both.copy(rightHalf), second.copy(rightHalf));
  EXPECT_NE(first.copy(leftHalf), second.copy(leftHalf)) << "there is something to see";
  EXPECT_NE(first.copy(rightHalf), second.copy(rightHalf));
}

TEST(SeveralActors, ThrowShadowOnEachOther) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a large white wall that receives shadow, and a small square of another model before it
  // that casts one
  auto wall = coloured({1, 1, 1}, 1.0F, 4.0F);
  wall.materials[0].flags = pmx::materialFlag::receiveShadow;
  wall.materials[0].sharedToon = true;
  wall.materials[0].toon = 2;
  pmx::Model small;
  small.bones = wall.bones;
  addSquare(small, kTowardsCamera, 0.0F, 1.0F);
  small.materials[0].flags = pmx::materialFlag::castShadow;
  ActorStage stage;
  vmd::LightState light = kFrontLight;
  light.direction = {0.5F, 0.0F, 1.0F};  // the shadow falls 2 units to the right
  stage.view.setLight(light);
  stage.view.setShadows(app::GroundShadow::Off, kSelfShadow);
  stage.add(1, wall);
  auto& thrower = stage.add(2, small);
  const int x = kWideMiddle + static_cast<int>(2.0F * 96.0F / (2.0F * 49.0F * std::tan(base::kPi / 12.0F)));
  EXPECT_TRUE(colourNear(stage.picture(), x, kMiddle, QColor(154, 154, 154), 2));
  // AND none while it is hidden
  thrower.visible = false;
  EXPECT_TRUE(colourNear(stage.picture(), x, kMiddle, Qt::white));
}

TEST(SeveralActors, LeaveNothingBehindWhenHiddenOrRemoved) {
  ODORI_NEEDS_OPENGL();
  const auto model = faceted();
  const auto other = faceted();
  ActorStage stage;
  stage.view.setShadows(app::GroundShadow::Translucent, kSelfShadow);
  stage.add(1, model, facetedPictures());
  const QImage alone = stage.picture();
  auto& frame = stage.add(2, other, facetedPictures());
  frame.placement = {{8.0F, 0.0F, -3.0F}, 40.0F, 1.0F};
  const QImage both = stage.picture();
  EXPECT_NE(both, alone);
  frame.visible = false;
  EXPECT_EQ(stage.picture(), alone);
  frame.visible = true;
  EXPECT_EQ(stage.picture(), both);
  stage.remove(2);
  EXPECT_EQ(stage.picture(), alone);
}

TEST(SeveralActors, AppearWholeWhileTheOthersGoOnBeingShown) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a red square that is shown
  ActorStage stage;
  const auto red = coloured({1, 0, 0});
  auto& first = stage.add(1, red);
  first.placement.position.x = -8.0F;
  EXPECT_TRUE(colourNear(stage.picture(), kWideMiddle - 31, kMiddle, Qt::red));
  // WHEN a model is added whose five materials have textures that take a step each
  auto large = coloured({1, 1, 1});
  large.textures = {"0"};
  large.materials[0].texture = 0;
  std::vector<QImage> textures{plain(Qt::green, 2048, 2048)};
  for (int i = 1; i < 5; ++i) {
    addSquare(large, kTowardsCamera, 0.1F * static_cast<float>(i));
    large.materials.back() = large.materials[0];
    large.textures.push_back(std::to_string(i));
    large.materials.back().texture = i;
    textures.push_back(plain(Qt::green, 2048, 2048 - i));
  }
  auto& second = stage.add(2, large, textures);
  second.placement.position.x = 8.0F;
  int without = 0;
  for (; !stage.view.ready(); ++without) {
    ASSERT_LT(without, 50);
    // THEN there is always something to show: the first one, in its new place
    first.placement.position.y = 0.25F * static_cast<float>(without);
    stage.tell();
    EXPECT_TRUE(stage.view.prepare());
    const QImage picture = stage.view.captureWhole();
    EXPECT_TRUE(colourNear(picture, kWideMiddle - 31, kMiddle, Qt::red)) << without;
    EXPECT_EQ(picture.pixelColor(kWideMiddle - 31, kMiddle + 19), QColor(without < 1 ? Qt::red : Qt::white)) << without;
    EXPECT_EQ(picture.pixelColor(kWideMiddle + 31, kMiddle), QColor(Qt::white)) << without;
  }
  EXPECT_GE(without, 5);
  // AND then the other one with it
  const QImage picture = stage.view.captureWhole();
  EXPECT_TRUE(colourNear(picture, kWideMiddle - 31, kMiddle, Qt::red));
  EXPECT_TRUE(colourNear(picture, kWideMiddle + 31, kMiddle, Qt::green));
}

}  // namespace
