// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/scene_stage.h"

#include "ik/pose.h"
#include "ik/pose_solver.h"
#include "pmx/deform/morph_job.h"

namespace support {

void addSquare(pmx::Model& model, base::Vec3 normal, float z, float halfSide) {
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  // The triangles are clockwise as the camera sees them.
  const base::Vec2 corners[] = {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}};
  for (const auto& corner : corners) {
    pmx::Vertex vertex;
    vertex.position = {corner.x * halfSide, 10.0F + corner.y * halfSide, z};
    vertex.normal = normal;
    vertex.uv = {0.5F + 0.5F * corner.x, 0.5F - 0.5F * corner.y};
    vertex.bones[0] = 0;
    model.vertices.push_back(vertex);
  }
  for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U}) model.indices.push_back(first + i);
  pmx::Material material;
  material.name = "square";
  material.indexCount = 6;
  model.materials.push_back(material);
}

pmx::Model square(base::Vec3 normal, float z) {
  pmx::Model model;
  model.bones.emplace_back();
  model.bones[0].name = "センター";
  addSquare(model, normal, z);
  return model;
}

struct Resting::State {
  explicit State(const pmx::Model& model) : skeleton(ik::buildSkeleton(model, issues)), pose(skeleton), morphs(model) {
    const std::vector<float> weights(model.morphs.size());
    pmx::MorphJob{&model, weights, &morphs}.run();
    ik::beginPose(pose);
    ik::solvePhase(skeleton, ik::Phase::BeforePhysics, {}, pose);
    ik::solvePhase(skeleton, ik::Phase::AfterPhysics, {}, pose);
    ik::buildPalette(skeleton, pose);
  }
  base::Issues issues;
  ik::Skeleton skeleton;
  ik::Pose pose;
  pmx::MorphState morphs;
};

Resting::Resting(const pmx::Model& model) : state_(std::make_unique<State>(model)) {
  frame.palette = state_->pose.palette;
  frame.boneModels = state_->pose.models;
  frame.positions = state_->morphs.positions;
  frame.uvs = state_->morphs.uvs;
  frame.additionalUvs = state_->morphs.additionalUvs;
  frame.materials = state_->morphs.materials;
}

Resting::~Resting() = default;
Resting::Resting(Resting&&) noexcept = default;

QImage draw(const pmx::Model& model, const std::vector<QImage>& images, QSize size, const vmd::CameraState& camera,
            const vmd::LightState& light, const Shadows& shadows) {
  const Resting actor(model);
  app::ModelTextures textures;
  textures.images = images;
  textures.images.resize(model.textures.size());
  app::SceneView view(size);
  view.setGround(false, false);
  view.setActor(1, model, textures);
  view.setCamera(camera);
  view.setLight(light);
  view.setShadows(shadows.ground, shadows.self);
  const app::ShownActor shown{1, &actor.frame};
  view.setFrame({{}, {&shown, 1}, {}});
  QImage picture = view.capture();
  if (qEnvironmentVariableIsSet("ODORI_KEEP_PICTURES")) picture.save(qEnvironmentVariable("ODORI_KEEP_PICTURES"));
  return picture;
}

QImage plain(const QColor& colour, int width, int height) {
  QImage image(width, height, QImage::Format_RGBA8888);
  image.fill(colour);
  return image;
}

}  // namespace support

::testing::AssertionResult colourNear(const QImage& picture, int x, int y, const QColor& wanted, int tolerance) {
  if (!picture.rect().contains(x, y)) return ::testing::AssertionFailure() << "no pixel " << x << ", " << y;
  const QColor got = picture.pixelColor(x, y);
  const bool near = std::abs(got.red() - wanted.red()) <= tolerance &&
                    std::abs(got.green() - wanted.green()) <= tolerance &&
                    std::abs(got.blue() - wanted.blue()) <= tolerance;
  if (near) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << "pixel " << x << ", " << y << " is " << got.name().toStdString()
                                       << ", wanted " << wanted.name().toStdString();
}
