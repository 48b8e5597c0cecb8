// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These scenes have every kind of morph that reaches the picture, one by one and then together.
#include "tests/app/scenes/scene_shapes.h"

namespace scenes {
namespace {

namespace fs = std::filesystem;

pmx::Morph morph(const char* name, pmx::MorphKind kind, decltype(pmx::Morph::offsets) offsets) {
  pmx::Morph made;
  made.name = name;
  made.kind = kind;
  made.panel = 4;
  made.offsets = std::move(offsets);
  return made;
}

/// Returns a factor of one for everything: multiplying by it changes nothing.
pmx::MaterialOffset unchanged(std::int32_t material) {
  pmx::MaterialOffset offset;
  offset.material = material;
  offset.diffuse = offset.edgeColour = offset.texture = offset.sphere = offset.toon = base::Vec4(1.0F);
  offset.specular = offset.ambient = base::Vec3(1.0F);
  offset.specularPower = offset.edgeSize = 1.0F;
  return offset;
}

}  // namespace

void writeMorphScene(const fs::path& folder) {
  pmx::Model model = emptyScene();
  // GIVEN a striped wall, a wall with a sub-texture, and two balls with outlines
  auto& wall = addWall(model, {-5, 15, 0}, 4.0F);
  wall.texture = addTexture(model, folder, "red_stripes.png", stripes(QColor(200, 60, 60), QColor(250, 220, 200)));
  wall.ambient = base::Vec3(1.0F);
  auto& sub = addWall(model, {5, 15, 0}, 4.0F);
  sub.sphereTexture =
      addTexture(model, folder, "blue_stripes.png", stripes(QColor(60, 60, 200), QColor(200, 220, 250)));
  sub.sphereModeByte = 3;
  sub.ambient = base::Vec3(1.0F);
  for (const float x : {-5.0F, 5.0F}) {
    auto& ball = addBall(model, {x, 5.5F, 0}, 3.6F);
    ball.flags = pmx::materialFlag::edge;
    ball.edgeSize = 2.0F;
    ball.sharedToon = true;
    ball.toon = 2;
  }
  model.header.additionalUvCount = 1;
  model.additionalUvs.resize(1);
  for (const auto& vertex : model.vertices) model.additionalUvs[0].push_back({vertex.uv.x, vertex.uv.y, 0, 0});

  // WHEN each moves: the wall's upper right corner, its stripes, the sub-texture's stripes
  model.morphs.push_back(morph("vertex", pmx::MorphKind::Vertex, std::vector<pmx::VertexOffset>{{1, {2, 3, 0}}}));
  std::vector<pmx::UvOffset> shift, turn;
  for (std::int32_t i = 0; i < 4; ++i) shift.push_back({i, {0.125F, 0, 0, 0}});
  for (std::int32_t i = 4; i < 8; ++i) turn.push_back({i, {i % 2 == 0 ? 0.0F : 1.0F, 0, 0, 0}});
  model.morphs.push_back(morph("uv", pmx::MorphKind::Uv, std::move(shift)));
  model.morphs.push_back(morph("uv1", pmx::MorphKind::AdditionalUv1, std::move(turn)));
  // all materials at half the colour; the left ball green and its outline wide and red; both at
  // once
  auto darker = unchanged(-1);
  darker.ambient = base::Vec3(0.5F);
  darker.diffuse = {0.5F, 0.5F, 0.5F, 1.0F};
  model.morphs.push_back(morph("multiply", pmx::MorphKind::Material, std::vector{darker}));
  pmx::MaterialOffset green;
  green.material = 2;
  green.operation = 1;
  green.ambient = {-0.2F, 0.4F, -0.2F};
  green.edgeColour = {1, 0, 0, 0};
  green.edgeSize = 4.0F;
  model.morphs.push_back(morph("add", pmx::MorphKind::Material, std::vector{green}));
  // the right ball's toon without influence, the left wall's texture halfway to white, the
  // sub-texture darker
  auto toonless = unchanged(3);
  toonless.toon.a = 0.0F;
  auto pale = unchanged(0);
  pale.texture.a = 0.5F;
  auto dark = unchanged(1);
  dark.sphere = {0.4F, 0.4F, 0.4F, 1.0F};
  model.morphs.push_back(morph("textures", pmx::MorphKind::Material, std::vector{toonless, pale, dark}));
  model.morphs.push_back(
      morph("group", pmx::MorphKind::Group, std::vector<pmx::GroupOffset>{{0, 0.5F}, {4, 1.0F}, {3, 1.0F}}));
  model.morphs.push_back(morph("flip", pmx::MorphKind::Flip, std::vector<pmx::GroupOffset>{{0, 1.0F}, {5, 1.0F}}));
  write(model, folder / "morphs.pmx");

  // AND a motion shows morph k alone at frame 10 k: the vertex morph at 0, the flip (to its second)
  // at 70
  vmd::Motion motion = vmd::Motion::make("scene");
  for (std::size_t i = 0; i < model.morphs.size(); ++i) {
    const auto at = static_cast<std::uint32_t>(10 * i);
    const auto key = [&](std::uint32_t frame, float weight) {
      vmd::MorphKey made;
      made.name = vmd::makeName<15>(model.morphs[i].name.utf8);
      made.frame = frame;
      made.weight = weight;
      motion.morphKeys.push_back(made);
    };
    if (at > 0) key(0, 0.0F);
    if (at > 0) key(at - 1, 0.0F);
    key(at, 1.0F);
    key(at + 1, 0.0F);
  }
  write(motion, folder / "morphs.vmd");
}

}  // namespace scenes
