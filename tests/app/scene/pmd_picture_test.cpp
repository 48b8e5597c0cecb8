// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests draw PMD models: one model stored in both formats, and one with nothing to draw.
#include <vector>

#include <gtest/gtest.h>
#include <QImage>

#include "app/scene/scene_view.h"
#include "pmx/model/validate.h"
#include "pmx/pmd/pmd_reader.h"
#include "tests/app/files/dancer.h"
#include "tests/app/show/solo.h"
#include "tests/support/corpus.h"
#include "tests/support/pmd_file.h"
#include "tests/support/scene_stage.h"

namespace {

constexpr QSize kPmdSize{320, 240};

/// Returns a motion that folds the glasses' legs, whose rotation the hinges (kind 9, one of them
/// backwards) append, and makes the rims round.
vmd::Motion fold() {
  vmd::Motion motion = vmd::Motion::make("");
  vmd::BoneKey key;
  key.name = vmd::makeName<15>("両蝶番");
  key.rotation = glm::angleAxis(0.6F, base::Vec3(0, 1, 0));
  motion.boneKeys.push_back(key);
  motion.morphKeys.push_back({vmd::makeName<15>("ラウンド"), 0, 1.0F});
  return motion;
}

QImage picture(const pmx::Model& model, const vmd::Motion& motion) {
  const auto loaded = support::loaded(model);
  support::Solo session;
  session.setModel(loaded);
  session.addMotion(support::loaded(motion));
  app::SceneView view(kPmdSize);
  view.setGround(false, false);
  view.setBackground(Qt::white);
  app::ModelTextures textures;
  textures.images.resize(model.textures.size());
  view.setActor(session.id(), loaded->model, textures);
  session.evaluate(0);
  view.setFrame(session.shown());
  vmd::CameraState camera;
  camera.target = {0, 1.1F, -0.6F};
  camera.rotation = {0.2F, 0.5F, 0};
  camera.distance = -5.0F;
  view.setCamera(camera);
  return view.capture();
}

int pixelsThatDiffer(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
  }
  return count;
}

TEST(PmdPicture, GlassesAreDrawnTheSameFromBothFormats) {
  ODORI_NEEDS_CORPUS();
  ODORI_NEEDS_OPENGL();
  const auto pmd = app::loadModel(support::corpus() / "pmd/glasses.pmd", {});
  const auto pmx = app::loadModel(support::corpus() / "pmd/glasses.pmx", {});
  ASSERT_TRUE(pmd && pmx);
  // GIVEN the PMX file without its makers' changes and what PMD can't hold: outlines of no width,
  // lenses with another alpha, and that transparent materials have two sides in PMD
  // (mmd-reference.md 3.2)
  pmx::Model other = (*pmx)->model;
  for (auto& material : other.materials) material.edgeSize = 1.0F;
  other.materials[6].diffuse.w = 0.98F;
  for (const std::size_t i : {4U, 5U, 6U}) other.materials[i].flags |= pmx::materialFlag::doubleSided;
  for (const auto& motion : {vmd::Motion::make(""), fold()}) {
    // WHEN both are drawn
    const QImage a = picture((*pmd)->model, motion), b = picture(other, motion);
    ASSERT_FALSE(a.isNull());
    // THEN no pixel differs
    EXPECT_EQ(pixelsThatDiffer(a, b), 0);
    // The pictures aren't empty.
    EXPECT_GT(pixelsThatDiffer(a, picture(pmx::Model(), motion)), 3000);
  }
  // AND folded they look different
  EXPECT_GT(pixelsThatDiffer(picture(other, fold()), picture(other, vmd::Motion::make(""))), 1000);
}

TEST(PmdPicture, AModelOfBonesAloneDrawsNothing) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a PMD file with bones and no vertices
  support::PmdFile file = support::fullPmd();
  file.vertices.clear();
  file.indices.clear();
  file.materials.clear();
  file.morphs.clear();
  file.shownMorphs.clear();
  auto read = pmx::readPmd(support::pmdBytes(file));
  ASSERT_TRUE(read);
  ASSERT_TRUE(pmx::validate(read->model).empty());
  // THEN there is a picture, and it is empty
  EXPECT_EQ(
      pixelsThatDiffer(picture(read->model, fold()), support::plain(Qt::white, kPmdSize.width(), kPmdSize.height())),
      0);
}

}  // namespace
