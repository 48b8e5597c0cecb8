// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Light and shadow.
#include "tests/app/scenes/scene_shapes.h"

namespace scenes {
namespace {

namespace fs = std::filesystem;
namespace materialFlag = pmx::materialFlag;

constexpr std::uint8_t kAll = materialFlag::groundShadow | materialFlag::castShadow | materialFlag::receiveShadow;

void toon(pmx::Material& material, std::uint8_t flags, const base::Vec3& colour) {
  material.flags = flags;
  material.ambient = colour;
  material.diffuse = {0, 0, 0, 1};
  material.sharedToon = true;
  material.toon = 2;
}

/// Writes a box and a ball over a low table: all cast and receive shadows, but the small ball
/// doesn't cast and the left wall doesn't receive.
void writeShadow(const fs::path& folder) {
  pmx::Model model = emptyScene();
  toon(addBox(model, {0, 1, 0}, {7, 1, 5}), kAll, {0.9F, 0.85F, 0.7F});
  toon(addBox(model, {2, 5, 0}, {1, 3, 1}), kAll, {0.7F, 0.8F, 0.95F});
  toon(addBall(model, {-2, 5, -1}, 2.0F), kAll, {0.95F, 0.7F, 0.7F});
  toon(addBall(model, {4.5F, 7, -2}, 1.0F), materialFlag::receiveShadow, {0.7F, 0.95F, 0.7F});
  toon(addBox(model, {-6.5F, 4, 0}, {0.5F, 3, 4}), materialFlag::castShadow | materialFlag::groundShadow,
       {0.8F, 0.8F, 0.8F});
  write(model, folder / "shadow.pmx");
}

/// Writes a ball and a floor lit from the side: nothing is in its own shadow but the ball's far
/// half.
void writeSlope(const fs::path& folder) {
  pmx::Model model = emptyScene();
  toon(addFloor(model, {0, 2, 0}, 12.0F), kAll, {0.9F, 0.9F, 0.9F});
  toon(addBall(model, {0, 11, 0}, 6.0F), kAll, {0.9F, 0.8F, 0.7F});
  write(model, folder / "slope.pmx");
}

void writeMotions(const fs::path& folder) {
  vmd::Motion above = vmd::Motion::make("");
  vmd::CameraKey camera;
  camera.distance = -38.0F;
  camera.target = {0, 3.5F, 0};
  camera.rotation = {-0.6F, 0.4F, 0};
  camera.fovDegrees = 30;
  above.cameraKeys = {camera};
  write(above, folder / "above.vmd");

  // The light is halfway from white from the left to red from the right.
  vmd::Motion light = vmd::Motion::make("");
  light.lightKeys = {{0, {1, 1, 1}, {1.0F, -0.5F, 0.5F}}, {30, {1, 0, 0}, {-1.0F, -0.5F, 0.5F}}};
  write(light, folder / "light.vmd");

  // Mode 1 from the start, none from frame 30 on.
  vmd::Motion self = vmd::Motion::make("");
  self.selfShadowKeys = {{0, 1, 0.01125F}, {30, 0, 0.01125F}};
  write(self, folder / "self_shadow.vmd");
}

}  // namespace

void writeShadowScenes(const fs::path& folder) {
  writeShadow(folder);
  writeSlope(folder);
  writeMotions(folder);
}

}  // namespace scenes
