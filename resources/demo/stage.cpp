// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the stage's deck, gate and lanterns; the land around is in stage_land.cpp.

#include "resources/demo/stage.h"

#include <cmath>

#include <glm/geometric.hpp>

namespace demo {
namespace {

constexpr float kHalfWidth = 20.0F, kFront = -10.0F, kBack = 14.0F;

Skin still(const Vec3&) { return rigid(0); }

/// Adds a pillar, open at its foot.
void addPillar(Mesh& mesh, const Vec3& foot, const Vec3& head, float radius, int around = 14,
               const SkinRule& skin = still) {
  Tube tube;
  const Vec3 out(0.0F, 0.0F, -1.0F);
  tube.stations = {{foot, out, radius, radius},
                   {(foot + head) * 0.5F, out, radius * 0.96F, radius * 0.96F},
                   {head, out, radius * 0.92F, radius * 0.92F}};
  tube.around = around;
  tube.along = 1;
  tube.closedStart = false;
  tube.skin = skin;
  addTube(mesh, tube);
}

}  // namespace

void addBox(Mesh& mesh, const Vec3& centre, const Vec3& half, float picture) {
  for (int axis = 0; axis < 3; ++axis) {
    for (const float sign : {-1.0F, 1.0F}) {
      Vec3 out(0.0F), across(0.0F), up(0.0F);
      out[axis] = sign * half[axis];
      const int a = axis == 0 ? 2 : 0, b = axis == 1 ? 2 : 1;
      across[a] = half[a];
      up[b] = half[b];
      Surface side;
      side.skin = still;
      side.facing = out;
      side.at = [=](float u, float v) { return centre + out + across * (2.0F * u - 1.0F) + up * (1.0F - 2.0F * v); };
      if (picture > 0.0F) {
        const Vec2 size(half[a] * 2.0F / picture, half[b] * 2.0F / picture);
        side.uv = [size](float u, float v) { return Vec2(u, v) * size; };
      }
      addSurface(mesh, side);
    }
  }
}

void addDeck(StageMeshes& stage) {
  const float middle = (kFront + kBack) * 0.5F, halfDepth = (kBack - kFront) * 0.5F;
  addBox(stage.of(StagePart::Wood), {0, -0.25F, middle}, {kHalfWidth, 0.25F, halfDepth}, 8.0F);
  // Curtains in red and white are all round below it.
  const float low = (kStageGround - 0.5F) * 0.5F, halfHeight = (-0.5F - kStageGround) * 0.5F;
  addBox(stage.of(StagePart::Cloth), {0, low, middle}, {kHalfWidth - 0.3F, halfHeight, halfDepth - 0.3F},
         2.0F * halfHeight);
  addBox(stage.of(StagePart::Black), {0, -0.62F, middle}, {kHalfWidth - 0.1F, 0.12F, halfDepth - 0.1F});
  for (int step = 0; step < 3; ++step) {
    const float top = -0.8F * static_cast<float>(step + 1), depth = 0.9F * static_cast<float>(step + 1);
    addBox(stage.of(StagePart::Wood), {0, (top + kStageGround) * 0.5F, kFront - depth},
           {7.0F, (top - kStageGround) * 0.5F, 0.9F}, 8.0F);
  }
  // A railing with golden knobs is at both sides and behind.
  const auto post = [&](float x, float z) {
    addPillar(stage.of(StagePart::Red), {x, -0.1F, z}, {x, 2.5F, z}, 0.24F, 8);
    addEllipsoid(stage.of(StagePart::Gold), {x, 2.75F, z}, {0.30F, 0.42F, 0.30F}, base::kIdentityRotation, 8, still);
  };
  for (const float side : {-1.0F, 1.0F}) {
    const float x = side * (kHalfWidth - 0.6F);
    for (int i = 0; i < 5; ++i) post(x, -3.0F + 4.1F * static_cast<float>(i));
    for (const float y : {1.1F, 2.1F}) addBox(stage.of(StagePart::Red), {x, y, 5.2F}, {0.13F, 0.13F, 8.2F});
    for (int i = 1; i < 3; ++i) post(side * 5.4F * static_cast<float>(i), kBack - 0.6F);
  }
  for (const float y : {1.1F, 2.1F})
    addBox(stage.of(StagePart::Red), {0, y, kBack - 0.6F}, {kHalfWidth - 0.6F, 0.13F, 0.13F});
}

void addGate(StageMeshes& stage) {
  // A gate as of a shrine is behind the figures.
  constexpr float z = 9.5F;
  for (const float side : {-1.0F, 1.0F}) {
    const Vec3 foot(side * 13.6F, 0.0F, z), head(side * 12.6F, 23.0F, z);
    addPillar(stage.of(StagePart::Red), foot, head, 0.95F, 20);
    addPillar(stage.of(StagePart::Black), foot, foot + (head - foot) * 0.07F, 1.12F, 20);
    addBox(stage.of(StagePart::Red), {side * 12.95F, 17.2F, z}, {1.1F, 0.5F, 0.6F});
  }
  addBox(stage.of(StagePart::Red), {0, 17.2F, z}, {15.6F, 0.55F, 0.45F});
  addBox(stage.of(StagePart::Black), {0, 20.0F, z}, {1.3F, 2.2F, 0.3F});
  addBox(stage.of(StagePart::Gold), {0, 20.0F, z - 0.18F}, {1.0F, 1.85F, 0.25F});
  const auto beam = [&](StagePart part, float y, float halfWidth, float halfHeight, float halfDepth) {
    Tube tube;
    for (int i = 0; i <= 12; ++i) {
      const float t = static_cast<float>(i) / 6.0F - 1.0F;
      tube.stations.push_back({{t * halfWidth, y + 1.7F * t * t * std::abs(t), z}, {0, 0, -1}, halfHeight, halfDepth});
    }
    tube.around = 8;
    tube.along = 14;
    tube.roundness = 7.0F;
    tube.skin = still;
    addTube(stage.of(part), tube);
  };
  beam(StagePart::Red, 22.6F, 17.2F, 0.75F, 0.75F);
  beam(StagePart::Black, 23.7F, 18.4F, 0.45F, 1.0F);
}

namespace {

void addLantern(StageMeshes& stage, const Vec3& top, float size) {
  const Vec3 centre = top - Vec3(0.0F, 1.25F * size, 0.0F);
  const auto bone = kFirstLantern + static_cast<std::int32_t>(stage.lanterns.size());
  stage.lanterns.push_back(top);
  const SkinRule skin = [bone](const Vec3&) { return rigid(bone); };
  Surface paper;
  paper.columns = 12;
  paper.rows = 4;
  paper.skin = skin;
  paper.edgeScale = 0.6F;
  paper.at = [=](float u, float v) {
    const float a = 2.0F * kPi * u, y = 1.0F - 2.0F * v;
    const float r = 0.82F * size * std::sqrt(1.0F - 0.72F * y * y);
    return centre + Vec3(std::sin(a) * r, y * size, -std::cos(a) * r);
  };
  paper.uv = [](float u, float v) { return Vec2(2.0F * u, v); };
  addSurface(stage.of(StagePart::Paper), paper);
  for (const float end : {-1.0F, 1.0F}) {
    const Vec3 rim = centre + Vec3(0.0F, end * size, 0.0F), half(0.0F, 0.11F * size, 0.0F);
    addPillar(stage.of(StagePart::Black), rim - end * half, rim + end * half, 0.50F * size, 8, skin);
  }
}

/// Adds a cord that sags, with lanterns.
void addGarland(StageMeshes& stage, const Vec3& from, const Vec3& to, float sag, int lanterns, float size) {
  const auto at = [=](float t) { return from + (to - from) * t - Vec3(0.0F, 4.0F * sag * t * (1.0F - t), 0.0F); };
  Tube cord;
  for (int i = 0; i <= 16; ++i) cord.stations.push_back({at(static_cast<float>(i) / 16.0F), {0, 1, 0}, 0.07F, 0.07F});
  cord.around = 4;
  cord.along = 14;
  cord.closedStart = cord.closedEnd = false;
  cord.skin = still;
  addTube(stage.of(StagePart::Black), cord);
  for (int i = 0; i < lanterns; ++i)
    addLantern(stage, at((static_cast<float>(i) + 0.5F) / static_cast<float>(lanterns)), size);
}

}  // namespace

void addLanterns(StageMeshes& stage) {
  for (const float side : {-1.0F, 1.0F}) {
    const Vec3 mast(side * (kHalfWidth - 0.8F), 21.5F, kFront + 1.2F), gate(side * 14.5F, 22.6F, 9.5F);
    addPillar(stage.of(StagePart::Red), {mast.x, 0.0F, mast.z}, mast, 0.55F);
    addEllipsoid(stage.of(StagePart::Gold), mast + Vec3(0, 0.4F, 0), {0.7F, 0.8F, 0.7F}, base::kIdentityRotation, 12,
                 still);
    addGarland(stage, mast, gate, 2.6F, 4, 1.15F);
    const Vec3 far(side * 34.0F, 17.0F, 22.0F);
    addPillar(stage.of(StagePart::Black), {far.x, kStageGround, far.z}, far, 0.3F, 8);
    addGarland(stage, gate, far, 3.0F, 4, 1.1F);
    // On the deck is a box of paper on a stand.
    const Vec3 at(side * 16.2F, 0.0F, kFront + 3.0F);
    addBox(stage.of(StagePart::Black), at + Vec3(0, 0.2F, 0), {1.1F, 0.2F, 1.1F});
    addBox(stage.of(StagePart::Paper), at + Vec3(0, 1.9F, 0), {0.85F, 1.5F, 0.85F});
    addBox(stage.of(StagePart::Black), at + Vec3(0, 3.5F, 0), {1.15F, 0.14F, 1.15F});
  }
  addGarland(stage, {-12.6F, 16.8F, 9.0F}, {12.6F, 16.8F, 9.0F}, 0.4F, 7, 0.95F);
}

}  // namespace demo
