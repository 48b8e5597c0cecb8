// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the land round the stage: meadow, trees in blossom, hills, and the evening sky
// with its moon.

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "resources/demo/instruments.h"
#include "resources/demo/stage.h"

namespace demo {
namespace {

constexpr float kHorizon = 150.0F;  // units from the middle

Skin stillLand(const Vec3&) { return rigid(0); }

/// Adds a surface that is seen from within.
void addInside(Mesh& mesh, Surface surface) {
  const std::size_t firstIndex = mesh.indices.size(), firstVertex = mesh.vertices.size();
  addSurface(mesh, surface);
  for (std::size_t i = firstIndex; i + 2 < mesh.indices.size(); i += 3)
    std::swap(mesh.indices[i + 1], mesh.indices[i + 2]);
  for (std::size_t i = firstVertex; i < mesh.vertices.size(); ++i) mesh.vertices[i].normal = -mesh.vertices[i].normal;
}

void addSky(StageMeshes& stage) {
  Surface sky;
  sky.columns = 32;
  sky.rows = 10;
  sky.skin = stillLand;
  sky.at = [](float u, float v) {
    const float a = 2.0F * kPi * u, up = (1.0F - v) * 0.5F * kPi;
    return Vec3(std::sin(a) * std::cos(up), std::sin(up) - 0.03F, std::cos(a) * std::cos(up)) * kHorizon;
  };
  addInside(stage.of(StagePart::Sky), sky);
  // It is moved towards the dome's middle, so that no part of it lies behind the sky.
  const auto disc = [&](const Vec3& direction, float radius, int columns) {
    const Vec3 out = glm::normalize(direction), across = glm::normalize(glm::cross(Vec3(0, 1, 0), out));
    const Vec3 up = glm::cross(out, across);
    Surface round;
    round.columns = columns;
    round.skin = stillLand;
    round.facing = -out;
    round.at = [=](float u, float v) {
      const float a = 2.0F * kPi * u;
      return out * (kHorizon * 0.93F) + (across * std::sin(a) + up * std::cos(a)) * (radius * v);
    };
    round.uv = [](float u, float v) {
      const float a = 2.0F * kPi * u;
      return Vec2(0.5F + 0.5F * v * std::sin(a), 0.5F - 0.5F * v * std::cos(a));
    };
    addSurface(stage.of(StagePart::Moon), round);
  };
  disc({0.24F, 0.30F, 1.0F}, 11.0F, 40);
  Noise scattered(20U);
  for (int i = 0; i < 110; ++i) {
    const float a = kPi * scattered.next(), up = 0.22F + 0.55F * (0.5F + 0.5F * scattered.next());
    disc({std::sin(a), up, std::cos(a)}, 0.16F + 0.14F * std::abs(scattered.next()), 4);
  }
}

void addHills(StageMeshes& stage, StagePart part, float distance, float low, float high, float phase) {
  Surface hills;
  hills.columns = 120;
  hills.rows = 1;
  hills.skin = stillLand;
  hills.at = [=](float u, float v) {
    const float a = 2.0F * kPi * u;
    const float ridge = 0.5F + 0.28F * std::sin(5.0F * a + phase) + 0.16F * std::sin(11.0F * a + 2.0F * phase) +
                        0.06F * std::sin(29.0F * a);
    const float y = v < 0.5F ? low + (high - low) * ridge : kStageGround - 1.0F;
    return Vec3(std::sin(a) * distance, y, std::cos(a) * distance);
  };
  addInside(stage.of(part), hills);
}

void addTree(StageMeshes& stage, const Vec3& foot, float size, std::uint32_t seed) {
  Tube trunk;
  const Vec3 fork = foot + Vec3(0.9F, 8.5F, 0.2F) * size;
  trunk.stations = {{foot, {0, 0, -1}, 0.95F * size, 0.95F * size},
                    {foot + Vec3(-0.4F, 4.0F, 0.0F) * size, {0, 0, -1}, 0.62F * size, 0.62F * size},
                    {fork, {0, 0, -1}, 0.45F * size, 0.45F * size}};
  trunk.around = 9;
  trunk.along = 8;
  trunk.skin = stillLand;
  addTube(stage.of(StagePart::Trunk), trunk);
  Noise scattered(seed);
  for (int i = 0; i < 9; ++i) {
    const float a = 2.0F * kPi * static_cast<float>(i) / 8.0F, reach = i == 8 ? 0.0F : 4.3F + 0.9F * scattered.next();
    const Vec3 at =
        fork + Vec3(std::sin(a) * reach, (i == 8 ? 4.2F : 2.0F) + 1.2F * scattered.next(), std::cos(a) * reach) * size;
    const float r = (i == 8 ? 4.2F : 3.1F + 0.5F * scattered.next()) * size;
    addEllipsoid(stage.of(StagePart::Blossom), at, {r, r * 0.72F, r}, base::kIdentityRotation, 12, stillLand, 0.0F);
  }
}

}  // namespace

void addLand(StageMeshes& stage) {
  addSky(stage);
  addHills(stage, StagePart::FarHills, kHorizon * 0.90F, 6.0F, 25.0F, 0.6F);
  addHills(stage, StagePart::Hills, kHorizon * 0.82F, 1.0F, 12.0F, 2.2F);
  Surface meadow;
  meadow.columns = 40;
  meadow.rows = 8;
  meadow.skin = stillLand;
  meadow.facing = Vec3(0, 1, 0);
  meadow.at = [](float u, float v) {
    const float a = 2.0F * kPi * u, r = kHorizon * 0.95F * v * v;
    return Vec3(std::sin(a) * r, kStageGround, std::cos(a) * r);
  };
  addSurface(stage.of(StagePart::Ground), meadow);
  const Vec3 trees[] = {{-35, 1.35F, 30}, {37, 1.25F, 27}, {-52, 1.2F, 8},   {55, 1.3F, 2},
                        {-18, 1.1F, 46},  {22, 1.15F, 50}, {-44, 1.1F, -30}, {48, 1.15F, -34}};
  std::uint32_t seed = 5U;
  for (const Vec3& tree : trees) addTree(stage, {tree.x, kStageGround, tree.z}, tree.y, seed += 17U);
}

}  // namespace demo
