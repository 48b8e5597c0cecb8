// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests compare pictures of soft bodies with pictures of a model whose vertices are those
// that physics gave.
#include <gtest/gtest.h>
#include <QImage>

#include "pmx/deform/skinning_job.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_cloth.h"
#include "tests/app/show/solo.h"
#include "tests/support/scene_stage.h"

namespace {

using base::Vec3;

constexpr QSize kSoftSize(160, 160);

/// Returns a shiny, shaded cloth on two pins before MMD's default camera, and a board beside it;
/// its motion turns and moves their bone.
pmx::Model curtain() {
  support::SoftWorld small;
  const auto cloth = small.cloth({-5, 14, 0}, 6, 6, 1.5F);
  small.cloths(cloth).pins = {0, 5};
  small.cloths(cloth).config[1] = 0.05F;
  pmx::Material board;
  board.name = "板";
  board.indexCount = 3;
  small.model.materials.push_back(board);
  for (const Vec3& p : {Vec3(5, 5, 0), Vec3(5, 15, 0), Vec3(9, 5, 0)}) {
    small.model.indices.push_back(static_cast<std::uint32_t>(small.vertex(p)));
  }
  for (auto& material : small.model.materials) {
    material.diffuse = {0.4F, 0.5F, 0.8F, 1};
    material.specular = Vec3(0.6F);
    material.specularPower = 4;
    material.flags = pmx::materialFlag::doubleSided;
    material.sharedToon = true;
    material.toon = 2;
  }
  small.model.bones[0].flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable;
  return std::move(small.model);
}

std::shared_ptr<const app::LoadedMotion> turning(const pmx::Model& model) {
  vmd::Motion motion = vmd::Motion::make("turn");
  for (const std::uint32_t frame : {0U, 60U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(model.bones[0].name.utf8);
    key.frame = frame;
    key.translation = {frame == 0 ? 0.0F : 2.0F, 0, 0};
    key.rotation = glm::angleAxis(frame == 0 ? 0.0F : 0.6F, Vec3(0, 1, 0));
    key.setCurves({}, {}, {}, {});
    motion.boneKeys.push_back(key);
  }
  return support::loaded(std::move(motion));
}

/// Returns the frame's vertices as a model that has no soft body and whose bone is at rest.
pmx::Model frozen(pmx::Model model, const app::ActorFrame& frame) {
  std::vector<Vec3> positions(model.vertices.size()), normals(model.vertices.size());
  pmx::SkinningJob{&model, frame.positions, frame.palette, positions, normals, frame.softVertices, frame.normals}.run();
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    model.vertices[i].position = positions[i];
    model.vertices[i].normal = normals[i];
  }
  model.softBodies.clear();
  return model;
}

/// Returns how many pixels have a channel that is off by more than 2 of 255.
int different(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
      const int off =
          std::max({std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
      if (off > 2) ++count;
    }
  }
  return count;
}

TEST(SoftPicture, ShowsTheVerticesWherePhysicsHasThem) {
  ODORI_NEEDS_OPENGL();
  const auto model = support::loaded(curtain());
  support::Solo session;
  session.setPhysics(true);
  session.setModel(model);
  session.addMotion(turning(model->model));
  app::SceneView view(kSoftSize);
  view.setGround(false, false);
  view.setActor(session.id(), model->model, {});
  view.setCamera({});
  view.setLight({});
  view.setShadows(app::GroundShadow::Off, {});
  QImage last;
  // WHEN physics is on, off, and on again
  for (const bool on : {true, false, true}) {
    session.setPhysics(on);
    for (const double frame : {20.0, 45.0}) {
      SCOPED_TRACE(std::string(on ? "on" : "off") + ", frame " + std::to_string(frame));
      const app::ActorFrame& output = session.evaluate(frame);
      EXPECT_EQ(output.softVertices.empty(), !on);
      view.setFrame(session.shown());
      const QImage shown = view.capture();
      // THEN the picture is that of a model with its vertices there, but for roundings at edges
      EXPECT_LE(different(shown, support::draw(frozen(model->model, output), {}, kSoftSize)), 20);
      if (frame > 30 && !last.isNull()) {
        EXPECT_GT(different(shown, last), 500);  // on and off are far apart
      }
      if (frame > 30) last = shown;
    }
  }
}

}  // namespace
