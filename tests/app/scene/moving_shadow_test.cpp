// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Self shadow of a window's pictures that move and that stand still, where the processor draws.

#include <cmath>
#include <memory>
#include <utility>

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QWindow>

#include "tests/support/scene_stage.h"

namespace {

constexpr int kWindowSide = 512;     // pixels
constexpr int kDark = 154;           // of toon03
constexpr float kPixel = 0.010467F;  // units: 2 * 10 * tan 15 degrees over the window's side

/// A wall, 10 units before the camera, has the shadow of a square before it, whose lower edge lies
/// across the middle of the picture. The square itself is seen from its back, which isn't drawn.
class MovingShadow : public testing::Test {
 protected:
  void SetUp() override {
    ODORI_NEEDS_OPENGL();
    if (!app::gpuLimits().software) GTEST_SKIP() << "a graphics card draws";
    support::addSquare(model_, support::kTowardsCamera, 0.0F, 40.0F);
    support::addSquare(model_, support::kTowardsCamera, -3.0F, 20.0F);
    // The light is 0.1 units lower a unit on: 0.3 units from the square to the wall.
    for (std::size_t i = 8; i < 12; ++i) model_.vertices[i].position.y += 20.3F;
    std::swap(model_.indices[13], model_.indices[14]);
    std::swap(model_.indices[16], model_.indices[17]);
    for (std::size_t i = 1; i < 3; ++i) {
      pmx::Material& material = model_.materials[i];
      material.ambient = {1, 1, 1};
      material.sharedToon = true;
      material.toon = 2;
      material.flags = i == 1 ? pmx::materialFlag::receiveShadow : pmx::materialFlag::castShadow;
    }
    model_.vertices[0].position = model_.vertices[1].position = {0, 10, 1};  // the first square isn't seen
    model_.vertices[2].position = model_.vertices[3].position = {0, 10, 1};

    window_.setSurfaceType(QSurface::OpenGLSurface);
    window_.setFormat(QSurfaceFormat::defaultFormat());
    window_.setFlag(Qt::FramelessWindowHint);
    window_.resize(kWindowSide, kWindowSide);
    window_.show();
    QElapsedTimer timer;
    for (timer.start(); !window_.isExposed() && timer.elapsed() < 30'000;) QCoreApplication::processEvents();
    scene_ = std::make_unique<app::SceneView>(&window_);
    actor_ = std::make_unique<support::Resting>(model_);
    scene_->setActor(1, model_, {});
    scene_->setGround(false, false);
    vmd::CameraState camera;
    camera.distance = -10.0F;
    scene_->setCamera(camera);
    scene_->setLight(support::kFrontLight);
    scene_->setShadows(app::GroundShadow::Off, {1, 0.01125F});
    const app::ShownActor shown{1, &actor_->frame};
    scene_->setFrame({{}, {&shown, 1}, {}});
    while (!scene_->ready()) scene_->render();
  }

  /// Draws a picture that moves, with a part of the window's pixels each way.
  [[nodiscard]] QImage moving(float scale) {
    scene_->setMotionScale(scale);
    scene_->render();
    return scene_->readShown();
  }

  /// This is where shadow turns into light on the picture's middle column.
  struct Edge {
    int between = 0;      // rows that are neither as dark as shadow nor white
    double middle = 0.0;  // row at which half of the light arrives
  };
  [[nodiscard]] static Edge edgeOf(const QImage& picture) {
    Edge edge;
    for (int y = 0; y < picture.height(); ++y) {
      const int light = picture.pixelColor(picture.width() / 2, y).red();
      edge.between += light > kDark + 2 && light < 253 ? 1 : 0;
      edge.middle += double(255 - light) / double(255 - kDark);
    }
    return edge;
  }

  pmx::Model model_ = support::square();
  QWindow window_;
  std::unique_ptr<support::Resting> actor_;
  std::unique_ptr<app::SceneView> scene_;
};

TEST_F(MovingShadow, LiesWhereItWasWithTexelsAsCoarseAsThePicturesPixels) {
  // The map is 2 * 1.25^18 = 111.02 units wide: the next size above the ball around what the camera
  // sees up to 88.9 units away. The shadow's edge is a ramp of two texels.
  const auto wide = [](double side) { return 2.0 * 111.02 / (side * double(kPixel)); };
  const QImage whole = moving(1.0F);
  ASSERT_EQ(whole.size(), QSize(kWindowSide, kWindowSide));
  EXPECT_NEAR(edgeOf(whole).between, wide(2048), 2.0);
  EXPECT_NEAR(edgeOf(whole).middle, kWindowSide / 2, 0.5 * wide(2048));
  for (const auto& [scale, side] : {std::pair{0.82F, 2048}, {0.67F, 1024}, {0.5F, 1024}, {0.25F, 512}}) {
    const Edge edge = edgeOf(moving(scale));
    EXPECT_EQ(scene_->drawnWith().scale, scale);
    // A drawn pixel is mixed with its neighbours.
    EXPECT_NEAR(edge.between, wide(side), 2.0 / double(scale)) << scale;
    EXPECT_NEAR(edge.middle, kWindowSide / 2, 0.5 * wide(side)) << scale;
  }
}

TEST_F(MovingShadow, OfAPictureThatStandsStillIsAsFineAsBeforeItMoved) {
  const QImage whole = moving(1.0F);
  (void)moving(0.5F);
  EXPECT_TRUE(moving(1.0F) == whole);
  (void)moving(0.58F);
  while (scene_->renderStill()) {
  }
  ASSERT_EQ(scene_->drawnWith().scale, 1.0F);
  EXPECT_NEAR(edgeOf(scene_->readShown()).between, edgeOf(whole).between, 1.0);
  // AND so is that of a picture taken while it moves
  (void)moving(0.5F);
  EXPECT_NEAR(edgeOf(scene_->capture()).between, edgeOf(whole).between, 1.0);
}

}  // namespace
