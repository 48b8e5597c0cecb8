// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Pictures that OpenGL can't draw in one piece are drawn in pieces or refused.
#include <algorithm>
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "app/film/shrink.h"
#include "app/render/scene_pictures.h"
#include "app/scene/target_probe.h"
#include "pmx/model/model.h"
#include "tests/app/show/solo.h"
#include "tests/support/scene_stage.h"

namespace {

/// This class is a driver that gives this many bytes for a render target and no more.
class SmallDriver {
 public:
  explicit SmallDriver(std::int64_t bytes) { app::setMostTargetBytes(bytes); }
  ~SmallDriver() { app::setMostTargetBytes(0); }
  SmallDriver(const SmallDriver&) = delete;
  SmallDriver& operator=(const SmallDriver&) = delete;
};

TEST(PossibleScale, IsAskedForOnceOfSizesTakenAndRefused) {
  ODORI_NEEDS_OPENGL();
  const QSize window(400, 300);
  app::KnownTargets known;
  {
    // GIVEN a driver that can't draw a window at its full resolution
    const SmallDriver driver(app::targetBytes(window, 4) - 1);
    EXPECT_EQ(app::possibleScale(window, 4, 1.0F, known), 0.75F);
  }
  // WHEN it has memory THEN that size or a larger one isn't requested, but a smaller one
  EXPECT_EQ(app::possibleScale(window, 4, 1.0F, known), 0.75F);
  EXPECT_EQ(app::possibleScale({440, 330}, 4, 1.0F, known), 0.75F);
  EXPECT_EQ(app::possibleScale({300, 200}, 4, 1.0F, known), 1.0F);
  // AND where it has none any more, the last size given counts
  const SmallDriver driver(1);
  EXPECT_EQ(app::possibleScale({300, 200}, 4, 1.0F, known), 1.0F);
  EXPECT_EQ(app::possibleScale({310, 210}, 4, 1.0F, known), 1.0F) << "there was room";
  app::KnownTargets nothing;
  EXPECT_EQ(app::possibleScale({300, 200}, 4, 1.0F, nothing), std::nullopt);
}

/// Returns a model with something of everything that a picture can have: squares that cast and
/// receive shadow, outlines, points, lines.
std::shared_ptr<const app::LoadedModel> everything() {
  auto loaded = std::make_shared<app::LoadedModel>();
  pmx::Model& model = loaded->model;
  model = support::square({0, 0, -1}, 0.0F);
  support::addSquare(model, {0.6F, 0, -0.8F}, -3.0F, 2.0F);
  support::addSquare(model, {0, 0.6F, -0.8F}, -4.0F, 9.0F);
  support::addSquare(model, {0, 0, -1}, 4.0F, 8.0F);
  namespace flag = pmx::materialFlag;
  for (auto& material : model.materials) {
    material.diffuse = {0.7F, 0.5F, 0.3F, 1.0F};
    material.edgeColour = {0.1F, 0.0F, 0.4F, 1.0F};
    material.edgeSize = 1.5F;
    material.flags = flag::doubleSided | flag::groundShadow | flag::castShadow | flag::receiveShadow | flag::edge;
  }
  model.materials[2].flags |= flag::points;  // as large as the edge size, in pixels
  model.materials[2].edgeSize = 24.0F;
  model.materials[3].flags |= flag::lines;
  for (int i = 0; i < 6; ++i) {
    auto bone = model.bones[0];
    bone.position = {-8.0F + 3.0F * float(i), 4.0F + 2.0F * float(i), -2.0F};
    bone.flags |= pmx::boneFlag::visible;
    model.bones.push_back(bone);
  }
  base::Issues issues;
  loaded->skeleton = ik::buildSkeleton(model, issues);
  return loaded;
}

app::FilmLook look(int width, int height, int samples) {
  app::FilmLook look;
  look.width = width;
  look.height = height;
  look.samples = samples;
  look.overlays.bones = true;
  look.backdrop = QImage(64, 64, QImage::Format_RGBA8888);
  for (int y = 0; y < 64; ++y)
    for (int x = 0; x < 64; ++x) look.backdrop.setPixelColor(x, y, QColor(255 - 2 * x, 255 - 3 * y, 180));
  return look;
}

/// Returns the pictures that a film gets of two frames.
std::vector<app::Picture> pictures(const app::FilmLook& look, bool* whole) {
  support::Solo session;
  session.setModel(everything());
  app::ScenePictures source(session.show(), {{session.id(), std::make_shared<const app::ModelTextures>()}}, look);
  *whole = source.samples() == look.samples && look.samples != 1;
  const auto first = source.draw(0.0);
  EXPECT_TRUE(first && !*first);
  auto second = source.draw(1.0);
  EXPECT_TRUE(second && *second);
  const auto last = source.last();
  EXPECT_TRUE(last);
  if (!second || !*second || !last) return {};
  return {app::shrink(**second, source.samples()), app::shrink(*last, source.samples())};
}

struct Difference {
  int most = 0;    ///< in 255ths of a channel
  int pixels = 0;  ///< pixels that differ by more than 2
  bool sized = true;
};

Difference difference(const app::Picture& a, const app::Picture& b) {
  Difference found;
  found.sized = a.width == b.width && a.height == b.height;
  for (int y = 0; found.sized && y < a.height; ++y) {
    for (int x = 0; x < a.width; ++x) {
      int most = 0;
      for (int i = 0; i < 4; ++i) most = std::max(most, std::abs(a.row(y)[4 * x + i] - b.row(y)[4 * x + i]));
      found.most = std::max(found.most, most);
      found.pixels += most > 2 ? 1 : 0;
    }
  }
  return found;
}

TEST(DrawingSize, PiecesMakeTheSamePictureAsOne) {
  ODORI_NEEDS_OPENGL();
  for (const int samples : {1, 2, 3}) {
    SCOPED_TRACE(samples);
    // GIVEN a look with all that a picture can have
    const auto wanted = look(700, 430, samples);
    bool whole = false, pieces = false;
    const auto one = pictures(wanted, &whole);
    // WHEN the driver gives a quarter of a megapixel at most, so that it is drawn in pieces of 512
    // by 512 or less
    const SmallDriver small(app::targetBytes(QSize(512, 512), 4));
    ASSERT_NE(app::planDrawing(QSize(700, 430) * samples, 4)->piece, QSize(700, 430) * samples);
    const auto many = pictures(wanted, &pieces);
    EXPECT_FALSE(pieces);
    ASSERT_EQ(one.size(), 2U);
    ASSERT_EQ(many.size(), 2U);
    for (std::size_t i = 0; i < one.size(); ++i) {
      // THEN both are equal: a pixel in ten thousand, at an edge, rounds otherwise far from the
      // corner
      const Difference found = difference(one[i], many[i]);
      EXPECT_TRUE(found.sized);
      EXPECT_LE(found.pixels, 30) << "of 301,000, by " << found.most << " at most";
    }
  }
}

TEST(DrawingSize, WhatTheDriverDoesNotTakeIsPlannedInPieces) {
  ODORI_NEEDS_OPENGL();
  // a picture that fits is one piece of its own size
  EXPECT_EQ(app::planDrawing({641, 359}, 4)->piece, QSize(641, 359));
  // GIVEN the sizes that were black, 4096x2160 four times wider and higher, 8192x4608 twice,
  // 4000x4000 four times
  for (const QSize size : {QSize(16384, 8640), QSize(16384, 9216), QSize(16000, 16000)}) {
    const auto plan = app::planDrawing(size, 4);
    ASSERT_TRUE(plan);
    // THEN no piece takes more than a target may
    EXPECT_LE(app::targetBytes(plan->piece, plan->samples), app::mostTargetBytes());
    EXPECT_EQ(plan->samples, std::min(4, app::gpuLimits().samples));
  }
  // AND fewer samples are better than none
  const SmallDriver tiny(app::targetBytes(QSize(256, 256), 1));
  EXPECT_EQ(*app::planDrawing({300, 300}, 4), (app::DrawingPlan{{256, 256}, 1}));
}

TEST(DrawingSize, RefusedInOneLineThatSaysWhatWouldWork) {
  ODORI_NEEDS_OPENGL();
  const int most = app::gpuLimits().viewSide;
  const auto tooLarge = app::ScenePictures::check(look(most / 3, 100, 4));
  ASSERT_FALSE(tooLarge);
  EXPECT_NE(tooLarge.error().detail.find("with 3 it works"), std::string::npos) << tooLarge.error().detail;
  EXPECT_TRUE(app::ScenePictures::check(look(most / 3, 100, 3)));
  const SmallDriver nothing(1);
  const auto refused = app::ScenePictures::check(look(64, 64, 1));
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().detail.find("nothing to draw into"), std::string::npos) << refused.error().detail;
  EXPECT_EQ(refused.error().detail.find('\n'), std::string::npos);
}

TEST(DrawingSize, ADriverThatDrawsNothingIsNoticed) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a target that no driver has: more samples than there are
  app::SceneView broken(QSize(64, 64), app::DrawingPlan{{64, 64}, 4096});
  EXPECT_FALSE(broken.draws());
  app::SceneView sound(QSize(64, 64), 4);
  EXPECT_TRUE(sound.draws());
  EXPECT_TRUE(sound.draws()) << "again";
}

}  // namespace
