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
  sky.columns = 24;
  sky.rows = 7;
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
    disc({std::sin(a), up, std::cos(a)}, 0.16F + 0.14F * std::abs(scattered.next()), 3);
  }
}

void addHills(StageMeshes& stage, StagePart part, float distance, float low, float high, float phase) {
  Surface hills;
  hills.columns = 90;
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

/// Adds a picture of a cloud of blossom that stands upright and faces the front of the stage.
void addCloud(StageMeshes& stage, const Vec3& centre, const Vec3& across, const Vec2& half, int picture, bool turned) {
  Surface cloud;
  cloud.skin = stillLand;
  cloud.edgeScale = 0.0F;
  cloud.facing = glm::cross(Vec3(0, 1, 0), across);
  cloud.at = [=](float u, float v) {
    return centre + across * (half.x * (2.0F * u - 1.0F)) + Vec3(0.0F, half.y * (1.0F - 2.0F * v), 0.0F);
  };
  cloud.uv = [=](float u, float v) { return Vec2(0.5F * (static_cast<float>(picture) + (turned ? 1.0F - u : u)), v); };
  addSurface(stage.of(StagePart::Blossom), cloud);
}

void addTree(StageMeshes& stage, const Vec3& foot, float size, std::uint32_t seed) {
  const Vec3 fork = foot + Vec3(0.9F, 7.6F, 0.2F) * size;
  const auto limb = [&](const Vec3& from, const Vec3& middle, const Vec3& to, float thick, int around) {
    Tube tube;
    tube.stations = {{from, {0, 0, -1}, thick, thick},
                     {middle, {0, 0, -1}, 0.65F * thick, 0.65F * thick},
                     {to, {0, 0, -1}, 0.45F * thick, 0.45F * thick}};
    tube.around = around;
    tube.along = 3;
    tube.closedStart = tube.closedEnd = false;
    tube.skin = stillLand;
    addTube(stage.of(StagePart::Trunk), tube);
  };
  limb(foot, foot + Vec3(-0.4F, 4.0F, 0.0F) * size, fork, 0.95F * size, 7);
  limb(fork - Vec3(0.2F, 1.4F, 0.0F) * size, fork + Vec3(-1.8F, 0.6F, 0.0F) * size,
       fork + Vec3(-3.6F, 2.2F, 0.0F) * size, 0.42F * size, 4);
  limb(fork - Vec3(0.1F, 0.6F, 0.0F) * size, fork + Vec3(1.6F, 0.9F, 0.0F) * size, fork + Vec3(3.2F, 2.6F, 0.0F) * size,
       0.40F * size, 4);
  // Clouds stand behind each other: far ones first, because their edges are translucent.
  const Vec3 front = glm::normalize(Vec3(0.0F, 0.0F, -50.0F) - Vec3(foot.x, 0.0F, foot.z));
  const Vec3 across(-front.z, 0.0F, front.x);
  const Vec3 places[] = {{-3.4F, 3.4F, -1.6F}, {3.4F, 3.7F, -1.5F}, {0.2F, 5.4F, -1.2F},
                         {-5.2F, 1.6F, 0.0F},  {5.2F, 1.9F, 0.1F},  {0.0F, 2.6F, 0.4F},
                         {-2.5F, 1.4F, 1.3F},  {2.7F, 1.3F, 1.5F},  {0.3F, 4.0F, 1.7F}};
  Noise scattered(seed);
  int cloud = 0;
  for (const Vec3& at : places) {
    const float x = at.x + 0.7F * scattered.next(), y = at.y + 0.5F * scattered.next();
    const float half = 4.3F + 0.5F * scattered.next();
    addCloud(stage, fork + (across * x + Vec3(0.0F, y, 0.0F) + front * at.z) * size, across,
             Vec2(half, 0.86F * half) * size, cloud % 2, cloud % 4 > 1);
    ++cloud;
  }
}

}  // namespace

void addLand(StageMeshes& stage) {
  addSky(stage);
  addHills(stage, StagePart::FarHills, kHorizon * 0.90F, 6.0F, 25.0F, 0.6F);
  addHills(stage, StagePart::Hills, kHorizon * 0.82F, 1.0F, 12.0F, 2.2F);
  Surface meadow;
  meadow.columns = 28;
  meadow.rows = 5;
  meadow.skin = stillLand;
  meadow.facing = Vec3(0, 1, 0);
  meadow.at = [](float u, float v) {
    const float a = 2.0F * kPi * u, r = kHorizon * 0.95F * v * v;
    return Vec3(std::sin(a) * r, kStageGround, std::cos(a) * r);
  };
  addSurface(stage.of(StagePart::Ground), meadow);
  // Far ones come first, seen from before the stage.
  const Vec3 trees[] = {{22, 1.15F, 50}, {-18, 1.1F, 46}, {-35, 1.35F, 30}, {37, 1.25F, 27},
                        {-52, 1.2F, 8},  {55, 1.3F, 2},   {-44, 1.1F, -30}, {48, 1.15F, -34}};
  std::uint32_t seed = 5U;
  for (const Vec3& tree : trees) addTree(stage, {tree.x, kStageGround, tree.z}, tree.y, seed += 17U);
}

}  // namespace demo
