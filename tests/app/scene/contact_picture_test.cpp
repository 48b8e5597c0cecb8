// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Contact shadows on the ground of a gradient, seen from above.

#include <cmath>

#include <gtest/gtest.h>
#include <QImage>
#include <QObject>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>

#include "app/scene/contact_entity.h"
#include "app/view/camera.h"
#include "app/view/gradient.h"
#include "tests/support/scene_stage.h"

namespace {

using app::Gradient, app::GroundShadow;
using support::Resting;

constexpr int kSide = 192;  // pixels
constexpr float kPlate = 3.0F, kAbove = 0.1F;
const float kPlatesDarkening = (1.0F - kAbove / 1.2F) * (1.0F - kAbove / 1.2F);

/// Returns a rectangle of 6 by 6 units that lies a little above the ground. A needle, which isn't
/// seen from above, makes it something that stands there.
pmx::Model plate() {
  pmx::Model model = support::square();
  for (std::size_t i = 0; i < 4; ++i) {
    const base::Vec3 at = model.vertices[i].position;  // 10 by 10, around (0, 10, 0)
    model.vertices[i].position = {at.x * kPlate / 5.0F, kAbove, (at.y - 10.0F) * kPlate / 5.0F};
  }
  model.materials[0].flags = pmx::materialFlag::groundShadow | pmx::materialFlag::doubleSided;
  pmx::Vertex top = model.vertices[0];
  top.position.y += 5.0F;
  model.vertices.push_back(top);
  for (const std::uint32_t corner : {0U, 4U, 4U}) model.indices.push_back(corner);
  model.materials[0].indexCount += 3;
  return model;
}

struct Choice {
  Gradient gradient = Gradient::Light;
  GroundShadow ground = GroundShadow::Opaque;
  bool ghost = false;
  float y = 0.0F;  // of the actor
  app::ViewMask views = app::kAllViews;
  std::size_t count = 1;  // views beside each other
  bool throws = true;     // ActorFrame::groundShadow
};

QImage drawn(const Choice& choice) {
  const pmx::Model model = plate();
  Resting actor(model);
  actor.frame.placement.position.y = choice.y;
  actor.frame.groundShadow = choice.throws;
  app::SceneView view({static_cast<int>(choice.count) * kSide, kSide});
  view.setGradient(choice.gradient);
  view.setGround(false, false);
  view.setActor(1, model, {}, choice.ghost);
  if (choice.count > 1) view.setViews({"", ""});
  vmd::CameraState camera;
  camera.target = base::Vec3(0.0F);
  camera.rotation.x = -base::kPi / 2.0F;
  view.setCamera(camera);
  view.setLight({base::Vec3(154.0F / 255.0F), {0.0F, -1.0F, 0.0F}});  // the other shadow is below the plate
  view.setShadows(choice.ground, {0, 0.0F});
  const app::ShownActor shown{1, &actor.frame, 0, choice.views};
  view.setFrame({{}, {&shown, 1}, {}});
  return view.capture();
}

/// Returns by how much a picture is darker at some units right of the plate than without shadows,
/// 0 to 1.
float darker(const QImage& picture, const Choice& choice, float units, int view = 0) {
  Choice without = choice;
  without.ground = GroundShadow::Off;
  const QImage plain = drawn(without);
  // 45 units from the eye a picture of 30 degrees is 24.1 units high.
  const float unit = kSide / (2.0F * 45.0F * std::tan(15.0F * base::kPi / 180.0F));
  const QPoint at(view * kSide + kSide / 2 + static_cast<int>((kPlate + units) * unit), kSide / 2);
  return 1.0F - float(picture.pixelColor(at).green()) / float(plain.pixelColor(at).green());
}

TEST(ContactPicture, TheGroundAroundWhatLiesOnItIsDarkerAndSoftly) {
  ODORI_NEEDS_OPENGL();
  for (const Gradient gradient : {Gradient::Light, Gradient::Dark}) {
    const Choice choice{gradient};
    const QImage picture = drawn(choice);
    const float darkest = app::contactOpacity(GroundShadow::Opaque, gradient) * kPlatesDarkening;
    // The mean over 1.25 units twice is a triangle of 1.25 units to each side: beyond an edge, (1 -
    // d / 1.25)^2 / 2 of it are over the plate, which is an eighth of a unit larger on the grid.
    for (const float away : {0.25F, 0.5F, 0.75F, 1.0F}) {
      const float part = std::pow(1.0F - (away - 0.125F) / 1.25F, 2.0F) / 2.0F;
      EXPECT_NEAR(darker(picture, choice, away), darkest * part, 0.04F) << away;
    }
    EXPECT_GT(darker(picture, choice, 0.25F), darker(picture, choice, 0.5F) + 0.02F);
    EXPECT_GT(darker(picture, choice, 0.5F), 0.04F);
    EXPECT_NEAR(darker(picture, choice, 1.75F), 0.0F, 0.005F);
  }
}

TEST(ContactPicture, IsThereWhereShadowsAreOnTheGroundOfAGradientOnly) {
  ODORI_NEEDS_OPENGL();
  const Choice usual;
  const float opaque = darker(drawn(usual), usual, 0.25F);
  const auto with = [](const Choice& choice) { return darker(drawn(choice), choice, 0.25F); };
  EXPECT_NEAR(with({.ground = GroundShadow::Translucent}), opaque / 2.0F, 0.02F);
  EXPECT_EQ(with({.gradient = Gradient::None}), 0.0F);
  EXPECT_EQ(with({.ghost = true}), 0.0F);
  EXPECT_EQ(with({.throws = false}), 0.0F);
  EXPECT_EQ(with({.y = 1.5F}), 0.0F);
}

TEST(ContactPicture, AModelThatWasHiddenAppearsWithItsShadowAtOnce) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a model that was made ready while it was hidden
  const pmx::Model model = plate();
  Resting actor(model);
  app::SceneView view({kSide, kSide});
  view.setGradient(Gradient::Light);
  view.setGround(false, false);
  view.setActor(1, model, {});
  vmd::CameraState camera;
  camera.target = base::Vec3(0.0F);
  camera.rotation.x = -base::kPi / 2.0F;
  view.setCamera(camera);
  view.setLight({base::Vec3(154.0F / 255.0F), {0.0F, -1.0F, 0.0F}});
  view.setShadows(GroundShadow::Opaque, {0, 0.0F});
  const auto show = [&](bool visible) {
    actor.frame.visible = visible;
    const app::ShownActor shown{1, &actor.frame, 0, app::kAllViews};
    view.setFrame({{}, {&shown, 1}, {}});
  };
  show(false);
  while (!view.prepare() || !view.ready()) {
  }
  view.render();
  // WHEN it appears THEN nothing has to be made ready, and its shadow is there
  show(true);
  EXPECT_TRUE(view.prepare());
  EXPECT_GT(darker(view.capture(), {}, 0.25F), 0.1F);
}

/// Returns the mesh of a shadow and how often its points were uploaded.
struct Uploads {
  explicit Uploads(app::ContactEntity& entity)
      : mesh(entity.findChild<Qt3DRender::QGeometryRenderer*>()),
        buffer(mesh->geometry()->attributes().front()->buffer()) {
    QObject::connect(buffer, &Qt3DCore::QBuffer::dataChanged, buffer, [this] { ++count; });
  }
  Qt3DRender::QGeometryRenderer* mesh;
  Qt3DCore::QBuffer* buffer;
  int count = 0;
};

TEST(ContactPicture, IsUploadedOnlyWhereItHasChanged) {
  const pmx::Model model = plate();
  Resting actor(model);
  app::ContactEntity entity(app::ContactShadow(model), nullptr);
  Uploads uploads(entity);
  entity.setFrame(actor.frame, 0.5F);
  EXPECT_EQ(uploads.count, 1);
  entity.setFrame(actor.frame, 0.5F);
  EXPECT_EQ(uploads.count, 1);
  entity.setFrame(actor.frame, 0.4F);
  EXPECT_EQ(uploads.count, 2);
  actor.frame.placement.position.x = 0.5F;
  entity.setFrame(actor.frame, 0.4F);
  EXPECT_EQ(uploads.count, 3);
  // AND it has bounds, so that Qt 3D doesn't measure its points
  EXPECT_FALSE(uploads.mesh->maxPoint().isNull());
}

TEST(ContactPicture, IsInTheViewsOfItsModel) {
  ODORI_NEEDS_OPENGL();
  const Choice second{.views = 0b10, .count = 2};
  const QImage picture = drawn(second);
  EXPECT_EQ(darker(picture, second, 0.25F, 0), 0.0F);
  EXPECT_GT(darker(picture, second, 0.25F, 1), 0.1F);
}

}  // namespace
