// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Several views in one picture: each equals a picture of its own.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <QColor>
#include <QRect>

#include "app/film/shrink.h"
#include "app/render/scene_pictures.h"
#include "app/scene/target_probe.h"
#include "app/view/view_grid.h"
#include "tests/app/files/dancer.h"
#include "tests/support/scene_stage.h"

namespace {

using app::ViewMask;
using support::kBlue;
using support::kGreen;
using support::kRed;
using support::kTowardsCamera;
using support::Resting;
using support::square;

/// Returns a square of one colour under any light.
pmx::Model squareOf(const QColor& colour, float z = 0.0F) {
  auto model = square(kTowardsCamera, z);
  model.materials[0].ambient = {colour.redF(), colour.greenF(), colour.blueF()};
  model.materials[0].diffuse = {0, 0, 0, 1};
  return model;
}

/// This class is a view with models in it, each in some views only.
class ViewStage {
 public:
  explicit ViewStage(QSize size) : view(size) { view.setGround(true, true); }
  void add(const pmx::Model& model, ViewMask views) {
    const auto id = static_cast<app::ActorId>(actors_.size() + 1);
    view.setActor(id, model, {});
    actors_.emplace_back(Resting(model), views);
  }
  QImage picture() {
    std::vector<app::ShownActor> shown;
    app::ActorId id = 0;
    for (auto& [actor, views] : actors_) shown.push_back({++id, &actor.frame, 0, views});
    view.setFrame({{}, shown, {}});
    return view.capture();
  }

  app::SceneView view;

 private:
  std::vector<std::pair<Resting, ViewMask>> actors_;
};

/// Returns a picture of that size of one model alone.
QImage alone(const pmx::Model& model, QSize size) {
  ViewStage stage(size);
  stage.add(model, app::kAllViews);
  return stage.picture();
}

/// Returns how many pixels of an area differ from a picture of its size, without the line at the
/// area's left and top. OpenGL rounds otherwise at other positions of a picture, so pixels at edges
/// and lines may differ.
int differing(const QImage& picture, const QRect& area, const QImage& alone) {
  int count = 0;
  for (int y = 2; y < area.height(); ++y)
    for (int x = 2; x < area.width(); ++x) {
      const QColor a = picture.pixelColor(area.topLeft() + QPoint(x, y)), b = alone.pixelColor(x, y);
      const int most =
          std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
      count += most > 16 ? 1 : 0;
    }
  return count;
}

TEST(SeveralViews, EachIsThePictureOfItsSize) {
  ODORI_NEEDS_OPENGL();
  const auto red = squareOf(kRed), blue = squareOf(kBlue);
  // GIVEN one model in the first of two views, another in the second, on a ground
  ViewStage stage({192, 96});
  stage.add(red, 0b01);
  stage.add(blue, 0b10);
  stage.view.setViews({"", ""});
  EXPECT_EQ(stage.view.viewSize(), QSize(96, 96));
  // THEN the first half has the bytes of a picture of half the width, and the second is such a
  // picture
  const QImage both = stage.picture();
  EXPECT_EQ(both.size(), QSize(192, 96));
  EXPECT_EQ(both.copy(0, 0, 96, 96), alone(red, {96, 96}));
  EXPECT_LT(differing(both, {96, 0, 96, 96}, alone(blue, {96, 96})), 96 * 96 / 50);
}

TEST(SeveralViews, ComeAndGoAndLeaveNoTrace) {
  ODORI_NEEDS_OPENGL();
  const auto red = squareOf(kRed);
  ViewStage stage({200, 100});
  stage.add(red, app::kAllViews);
  const QImage before = stage.picture();
  for (const std::size_t count : {2U, 4U, 3U, 2U, 1U}) {
    stage.view.setViews(std::vector<std::string>(count, "FABRIK"));
    const QImage shown = stage.picture();
    EXPECT_EQ(shown == before, count == 1) << count;
    EXPECT_EQ(stage.view.captionAreas().size(), count > 1 ? count : 0);
  }
  stage.view.setViews({"A", "B"});
  stage.picture();
  stage.view.setViews({});
  EXPECT_EQ(stage.picture(), before);
}

TEST(SeveralViews, AreWholeAtOddSizes) {
  ODORI_NEEDS_OPENGL();
  const auto red = squareOf(kRed), green = squareOf(kGreen), blue = squareOf(kBlue);
  for (const QSize size : {QSize(193, 97), QSize(100, 211), QSize(641, 121), QSize(3, 2)}) {
    ViewStage stage(size);
    stage.add(red, 0b0001);
    stage.add(green, 0b0110);
    stage.add(blue, 0b1000);
    stage.view.setViews({"", "", "", ""});
    const QImage all = stage.picture();
    ASSERT_EQ(all.size(), size);
    const app::ViewGrid grid = app::viewGrid(4, size.width(), size.height());
    for (std::size_t i = 0; i < 4; ++i) {
      const auto area = app::viewArea(grid, i, size.width(), size.height());
      const QRect place(area.x, area.y, area.width, area.height);
      const QImage own = alone(i == 0 ? red : i == 3 ? blue : green, place.size());
      if (i == 0 && grid.rows == 1) {
        EXPECT_EQ(all.copy(place), own) << size.width();
      }
      EXPECT_LT(differing(all, place, own), std::max(1, area.width * area.height / 50)) << i << " of " << size.width();
    }
  }
}

TEST(SeveralViews, ShadowsFallOnlyWhereWhatThrowsThemIs) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a wall in all views, and before it a square in the second only, with self shadow
  const auto shadowy = [](float z, float half) {
    pmx::Model model = square(kTowardsCamera, z);
    for (auto& vertex : model.vertices) {
      vertex.position.x *= half / 5.0F;
      vertex.position.y = 10.0F + (vertex.position.y - 10.0F) * half / 5.0F;
    }
    namespace flag = pmx::materialFlag;
    model.materials[0].flags = flag::doubleSided | flag::castShadow | flag::receiveShadow;
    model.materials[0].ambient = {1, 1, 1};
    model.materials[0].sharedToon = true;  // the shadowed part has the toon's dark end
    model.materials[0].toon = 2;
    return model;
  };
  const auto wall = shadowy(5, 5), small = shadowy(-3, 2);
  const auto light = [](ViewStage& stage, bool shadows) {
    stage.view.setGround(false, false);
    stage.view.setLight({base::Vec3(154.0F / 255.0F), {0.0F, -0.1F, 1.0F}});
    stage.view.setShadows(app::GroundShadow::Off, {static_cast<std::uint8_t>(shadows ? 1 : 0), 0.01125F});
  };
  const auto one = [&](bool both, bool shadows) {
    ViewStage stage({96, 96});
    light(stage, shadows);
    stage.add(wall, app::kAllViews);
    if (both) stage.add(small, app::kAllViews);
    return stage.picture();
  };
  const QRect all(0, 0, 96, 96);
  // The shadow is 0.8 units lower than the square that casts it. A strip of it is seen below the
  // square: 1.5 by 14.3 pixels, since at 50 units from the eye a unit is 3.58 pixels, and at 42,
  // where the square is, 4.27.
  const int shadow = differing(one(true, true), all, one(true, false));
  ASSERT_GT(shadow, 20) << "pixels in the shadow";
  ViewStage stage({192, 96});
  light(stage, true);
  stage.add(wall, 0b11);
  stage.add(small, 0b10);
  stage.view.setViews({"", ""});
  const QImage shown = stage.picture();
  // THEN its shadow is in the second view, and not in the first
  EXPECT_LT(differing(shown, all, one(false, true)), shadow / 4);
  EXPECT_LT(differing(shown, {96, 0, 96, 96}, one(true, true)), shadow / 4);
}

TEST(SeveralViews, WhatIsDrawnOverAModelLaterIsInItsViewsToo) {
  ODORI_NEEDS_OPENGL();
  const auto red = squareOf(kRed);
  ViewStage stage({192, 96});
  stage.view.setGround(false, false);
  stage.view.setViews({"", ""});
  stage.add(red, 0b10);
  const QImage before = stage.picture();
  // WHEN edges are shown, whose nodes are made only now
  app::Inspection inspection;
  inspection.wireframe = true;
  stage.view.setInspection(inspection);
  stage.picture();  // new shaders aren't in the first picture
  stage.picture();
  const QImage edges = stage.picture();
  // THEN they are in the second view alone
  EXPECT_EQ(edges.copy(0, 0, 96, 96), before.copy(0, 0, 96, 96));
  EXPECT_NE(edges.copy(96, 0, 96, 96), before.copy(96, 0, 96, 96));
}

TEST(SeveralViews, WeightsAreThoseOfWhoStandsInToo) {
  ODORI_NEEDS_OPENGL();
  // GIVEN an actor in the first of two views, and a view copy of it in the second
  const auto blue = squareOf(kBlue);
  app::SceneView view({192, 96});
  view.setGround(false, false);
  view.setViews({"", ""});
  view.setActor(1, blue, {});
  view.setActor(2, blue, {});
  Resting actor(blue), standIn(blue);
  const std::vector<app::ShownActor> actors{{1, &actor.frame, 0, 0b01}}, standIns{{2, &standIn.frame, 1, 0b10}};
  view.setFrame({{}, actors, {}, standIns});
  // WHEN the weights of the actor's bone are shown
  app::Inspection inspection;
  inspection.heatActor = 1;
  inspection.heatBone = 0;
  view.setInspection(inspection);
  // New shaders aren't in the first pictures.
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(view.capture().isNull());
  const QImage heat = view.capture();
  // THEN both have them
  const QRect second(96, 0, 96, 96);
  EXPECT_EQ(heat.pixelColor(48, 48), kRed) << "all of it hangs from that bone";
  EXPECT_LT(differing(heat, second, heat.copy(0, 0, 96, 96)), 96 * 96 / 50);
  // AND another actor's weights don't change them
  inspection.heatActor = 3;
  view.setInspection(inspection);
  EXPECT_FALSE(view.capture().isNull());
  EXPECT_LT(differing(view.capture(), second, alone(blue, {96, 96})), 96 * 96 / 4);
}

TEST(SeveralViews, AnActorIsSeenUntilItsStandInsAreWhole) {
  ODORI_NEEDS_OPENGL();
  // GIVEN an actor that is whole, in both views
  const auto blue = squareOf(kBlue), red = squareOf(kRed);
  app::SceneView view({192, 96});
  view.setGround(false, false);
  view.setViews({"", ""});
  view.setActor(1, blue, {});
  Resting actor(blue), left(red), right(red);
  std::vector<app::ShownActor> actors{{1, &actor.frame}};
  view.setFrame({{}, actors, {}, {}});
  ASSERT_FALSE(view.capture().isNull());
  // WHEN stand-ins that were just added take its place
  view.setActor(2, red, {});
  view.setActor(3, red, {});
  actors[0].views = 0;
  const std::vector<app::ShownActor> standIns{{2, &left.frame, 1, 0b01}, {3, &right.frame, 1, 0b10}};
  view.setFrame({{}, actors, {}, standIns});
  // THEN the picture before they are whole has the actor in both, and then it has them
  const QImage first = view.captureWhole();
  for (const int x : {48, 144}) EXPECT_EQ(first.pixelColor(x, 48), kBlue) << x;
  ASSERT_FALSE(view.capture().isNull());  // new shaders aren't in the first picture
  const QImage last = view.capture();
  for (const int x : {48, 144}) EXPECT_EQ(last.pixelColor(x, 48), kRed) << x;
}

TEST(SeveralViews, CaptionsReadOnAnythingAndFit) {
  ODORI_NEEDS_OPENGL();
  for (const QColor& background : {QColor(Qt::white), QColor(Qt::black), QColor(128, 128, 128)}) {
    ViewStage stage({400, 100});
    stage.view.setGround(false, false);
    stage.view.setBackground(background);
    stage.view.setViews({"MMD's CCD", "A solver with a name that is much too long for its view", "W"});
    const QImage shown = stage.picture();
    ASSERT_EQ(stage.view.captionAreas().size(), 3U);
    const int width = stage.view.viewSize().width();
    for (int i = 0; i < 3; ++i) {
      const QRect area = stage.view.captionAreas()[static_cast<std::size_t>(i)];
      EXPECT_TRUE(QRect(i * width, 0, width + 2, 100).contains(area)) << i;
      int light = 0, dark = 0;
      for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
          light += qGray(shown.pixel(x, y)) > 200 ? 1 : 0;
          dark += qGray(shown.pixel(x, y)) < 100 ? 1 : 0;
        }
      EXPECT_GT(light, 10) << i;
      EXPECT_GT(dark, area.width() * area.height() / 3) << i;
    }
  }
}

/// Returns a film's picture of an actor in three views.
app::Picture filmed(int samples) {
  app::FilmLook look;
  look.width = 700;
  look.height = 430;
  look.samples = samples;
  look.overlays.bones = true;
  look.captions = {"one", "two", "three"};
  app::Show show;
  const app::ActorId id = show.add(support::loaded(support::redDancer()));
  show.setMotions(id, {{support::loaded(support::dance())}});
  show.setSideBySide(std::array{id}, app::firstViews(3));
  app::ScenePictures pictures(show, {{id, std::make_shared<const app::ModelTextures>()}}, look);
  EXPECT_TRUE(pictures.draw(7));
  const auto picture = pictures.last();
  EXPECT_TRUE(picture);
  return picture ? app::shrink(*picture, pictures.samples()) : app::Picture();
}

TEST(SeveralViews, AreTheSameDrawnInPieces) {
  ODORI_NEEDS_OPENGL();
  for (const int samples : {1, 2}) {
    const app::Picture whole = filmed(samples);
    // WHEN the driver gives a quarter of a megapixel at most, so that it is drawn in pieces of 512
    // by 512 or less
    app::setMostTargetBytes(app::targetBytes(QSize(512, 512), 4));
    ASSERT_NE(app::planDrawing(QSize(700, 430) * samples, 4)->piece, QSize(700, 430) * samples);
    const app::Picture pieces = filmed(samples);
    app::setMostTargetBytes(0);
    ASSERT_EQ(whole.width, pieces.width);
    ASSERT_EQ(whole.height, pieces.height);
    int differing = 0;
    for (int y = 0; y < whole.height; ++y)
      for (int i = 0; i < 4 * whole.width; ++i) differing += std::abs(whole.row(y)[i] - pieces.row(y)[i]) > 2 ? 1 : 0;
    EXPECT_LE(differing, 30) << "of 1,204,000 numbers";
  }
}

}  // namespace
