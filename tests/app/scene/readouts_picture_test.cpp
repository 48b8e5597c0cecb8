// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Readouts in pictures: letters that are made once, sharp, with an edge, and in their views only.
#include <array>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>
#include <QColor>

#include "app/render/scene_pictures.h"
#include "app/scene/atlas_entity.h"
#include "app/scene/readout_entity.h"
#include "tests/app/files/dancer.h"
#include "tests/support/scene_stage.h"

namespace {

using app::OverlayVertex;
using base::Vec2;

TEST(ReadoutsPicture, LettersAreDrawnOnceAndHaveOneWidth) {
  ODORI_NEEDS_OPENGL();  // the fonts of a display
  app::GlyphAtlas atlas(1.0F);
  EXPECT_EQ(atlas.sizeOf("0.0"), atlas.sizeOf("-18"));
  EXPECT_EQ(atlas.sizeOf("12345678").width(), 4 * atlas.sizeOf("ix").width());
  std::vector<app::AtlasPiece> pieces;
  EXPECT_TRUE(atlas.add({{10, 20}, "12.5°"}, pieces));
  EXPECT_EQ(pieces.size(), 10U) << "five edges, then five letters";
  const int drawn = atlas.revision();
  EXPECT_TRUE(atlas.add({{10, 20}, "51.2° 2.51"}, pieces));
  EXPECT_EQ(atlas.revision(), drawn) << "the same letters in another order";
  EXPECT_TRUE(atlas.add({{10, 20}, "51.2", {1, 0, 0}}, pieces));
  EXPECT_EQ(atlas.revision(), drawn + 4) << "letters of another colour share their edges";
  // a letter lies where its place in the line is, and its edges are as large
  EXPECT_FLOAT_EQ(pieces[1].corner.x - pieces[0].corner.x, static_cast<float>(atlas.sizeOf("1").width()));
  EXPECT_EQ(pieces[0].corner, pieces[5].corner);
  EXPECT_EQ(pieces[0].part.size(), pieces[5].part.size());
  EXPECT_NE(pieces[0].part, pieces[5].part);
  // WHEN there is no room for more THEN it says so, and has room again once it is cleared
  bool room = true;
  for (int i = 1; i < 4000 && room; ++i)
    room = atlas.add({{0, 0}, "MW", {0, static_cast<float>(i % 255) / 255.0F, static_cast<float>(i / 255) / 16.0F}},
                     pieces);
  EXPECT_FALSE(room);
  atlas.clear();
  pieces.clear();
  EXPECT_TRUE(atlas.add({{0, 0}, "MW"}, pieces));
}

TEST(ReadoutsPicture, ShapesAreCutAtTheirViews) {
  // GIVEN a square of a view that reaches from its middle to half its width beyond its right edge
  const base::Vec4 red{1, 0, 0, 1};
  const std::array<Vec2, 4> corners{Vec2(0, -0.5F), Vec2(2, -0.5F), Vec2(2, 0.5F), Vec2(0, 0.5F)};
  std::vector<OverlayVertex> square;
  for (const int i : {0, 1, 2, 0, 2, 3}) square.push_back({corners[static_cast<std::size_t>(i)], red});
  std::vector<OverlayVertex> cut;
  // WHEN it is the left one of two views THEN nothing lies right of the middle of the whole
  app::addClipped(square, {0, 0, 100, 100}, {200, 100}, cut);
  float area = 0.0F, right = -1.0F, left = 1.0F;
  for (std::size_t i = 0; i + 2 < cut.size(); i += 3) {
    const Vec2 a = cut[i].position, b = cut[i + 1].position, c = cut[i + 2].position;
    area += 0.5F * std::abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
    for (const Vec2 at : {a, b, c}) {
      right = std::max(right, at.x);
      left = std::min(left, at.x);
    }
  }
  EXPECT_FLOAT_EQ(right, 0.0F);
  EXPECT_FLOAT_EQ(left, -0.5F);
  EXPECT_NEAR(area, 0.5F * 1.0F, 1e-5F);
  // a triangle inside stays one, and one outside or with a number that is none goes
  cut.clear();
  const std::vector<OverlayVertex> inside{{{0, 0}, red}, {{0.5F, 0}, red}, {{0, 0.5F}, red}};
  app::addClipped(inside, {100, 0, 100, 100}, {200, 100}, cut);
  ASSERT_EQ(cut.size(), 3U);
  EXPECT_EQ(cut[0].position, Vec2(0.5F, 0.0F));
  EXPECT_EQ(cut[1].position, Vec2(0.75F, 0.0F));
  cut.clear();
  const std::vector<OverlayVertex> outside{{{3, 0}, red}, {{4, 0}, red}, {{3, 1}, red}};
  app::addClipped(outside, {0, 0, 100, 100}, {200, 100}, cut);
  EXPECT_TRUE(cut.empty());
}

/// Returns a picture of the dancer at rest, with a readout or without.
QImage pictureOf(std::vector<app::Readout> readouts, QSize size, int samples = 1,
                 std::vector<app::ViewSolver> views = {}) {
  app::Show show;
  const app::ActorId id = show.add(support::loaded(support::redDancer()));
  app::ActorSwitches switches = show.actor(id)->switches();
  switches.readouts = std::move(readouts);
  show.set(id, switches);
  app::FilmLook look;
  look.width = size.width();
  look.height = size.height();
  look.samples = samples;
  look.picture.grid = look.picture.axes = false;
  if (!views.empty()) {
    show.setSideBySide(std::vector{id}, views);
    look.captions = {"a", "b"};
  }
  app::ScenePictures pictures(show, {{id, std::make_shared<const app::ModelTextures>()}}, look);
  const auto picture = pictures.still(0);
  EXPECT_TRUE(picture);
  return QImage(picture->bytes.get(), picture->width, picture->height, picture->stride, QImage::Format_RGB32).copy();
}

/// Returns the area in which two pictures differ.
QRect difference(const QImage& a, const QImage& b) {
  QRect area;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x)
      if (a.pixel(x, y) != b.pixel(x, y)) area |= QRect(x, y, 1, 1);
  return area;
}

TEST(ReadoutsPicture, AreInTheCornerOfEachView) {
  ODORI_NEEDS_OPENGL();
  app::Readout chain{app::ReadoutKind::Chain, true, 4};
  chain.corner = app::ReadoutCorner::LowerRight;
  const QSize size(640, 360);
  const QRect one = difference(pictureOf({chain}, size), pictureOf({}, size));
  EXPECT_GT(one.width(), 100);
  EXPECT_GT(one.height(), 60);
  EXPECT_EQ(one.right(), 640 - 8 - 1);
  EXPECT_EQ(one.bottom(), 360 - 8 - 1);
  // AND in two views each has one, as wide as its words, at its own right edge
  const std::vector<app::ViewSolver> views{{app::ViewSolver::How::Mmd},
                                           {app::ViewSolver::How::Other, ik::solvers::Solver::Fabrik}};
  const QImage with = pictureOf({chain}, size, 1, views), without = pictureOf({}, size, 1, views);
  const QRect left(0, 0, 320, 360), right(320, 0, 320, 360);
  const QRect inLeft = difference(with.copy(left), without.copy(left)),
              inRight = difference(with.copy(right), without.copy(right));
  EXPECT_EQ(inLeft.right(), 320 - 8 - 1);
  EXPECT_EQ(inRight.right(), 320 - 8 - 1);
  EXPECT_EQ(inLeft.bottom(), 360 - 8 - 1);
}

TEST(ReadoutsPicture, GrowWithThePicture) {
  ODORI_NEEDS_OPENGL();
  app::Readout chain{app::ReadoutKind::Chain, true, 4};
  const QSize small(720, 720), large(1440, 1440);
  const QRect once = difference(pictureOf({chain}, small), pictureOf({}, small)),
              twice = difference(pictureOf({chain}, large), pictureOf({}, large)),
              sampled = difference(pictureOf({chain}, small, 2), pictureOf({}, small, 2));
  EXPECT_EQ(once.topLeft(), QPoint(8, 8));
  EXPECT_EQ(twice.topLeft(), QPoint(16, 16));
  EXPECT_NEAR(twice.width(), 2 * once.width(), 0.06 * twice.width());
  EXPECT_NEAR(twice.height(), 2 * once.height(), 0.06 * twice.height());
  // with four samples a pixel it has the same size
  EXPECT_NEAR(sampled.width(), once.width(), 0.06 * once.width());
}

TEST(ReadoutsPicture, CanBeReadOnWhiteAndOnBlack) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a place beside the head, over the white background
  const QSize size(640, 360);
  const app::Readout place{app::ReadoutKind::Position, true, 5};
  const QImage picture = pictureOf({place}, size);
  const QRect area = difference(picture, pictureOf({}, size));
  int dark = 0, light = 0;
  for (int y = area.top(); y <= area.bottom(); ++y)
    for (int x = area.left(); x <= area.right(); ++x) {
      const int grey = qGray(picture.pixel(x, y));
      dark += grey < 90 ? 1 : 0;
      light += grey > 190 && picture.pixel(x, y) != qRgb(255, 255, 255) ? 1 : 0;
    }
  // THEN its letters are light within dark edges
  EXPECT_GT(dark, 200);
  EXPECT_GT(light, 100);
}

}  // namespace
