// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "pmx/base/result.h"
#include "pmx/model/model.h"
#include "resources/demo/mesh.h"
#include "vmd/motion.h"

namespace demo {

/// These are the parts of the stage: a material each, in drawing order. Near parts come first, so
/// that whatever they hide needn't be painted: without a graphics card that is half the picture's
/// time. Blossom is last, because sky and hills are seen through its edges.
enum class StagePart {
  Petal,
  Wood,
  Red,
  Gold,
  Paper,
  Black,
  Cloth,
  Trunk,
  Ground,
  Hills,
  FarHills,
  Moon,
  Sky,
  Blossom,
  Count
};
inline constexpr std::size_t kStagePartCount = static_cast<std::size_t>(StagePart::Count);

/// This is the stage in the making: its deck's top is at y = 0, the figures' ground, and its front
/// at z = -10.
struct StageMeshes {
  std::array<Mesh, kStagePartCount> meshes;
  std::vector<Vec3> lanterns;  ///< position of each; it has the bone lanternBone()
  [[nodiscard]] Mesh& of(StagePart part) { return meshes[static_cast<std::size_t>(part)]; }
};
inline constexpr int kPetals = 40;
[[nodiscard]] std::string lanternBone(std::size_t lantern);
[[nodiscard]] std::string petalBone(int petal);
/// Bones are in this order: the root, all petals, all lanterns.
inline constexpr std::int32_t kFirstPetal = 1, kFirstLantern = kFirstPetal + kPetals;
inline constexpr float kStageGround = -3.2F;  ///< height of the meadow around it

void addDeck(StageMeshes& stage);
void addGate(StageMeshes& stage);
void addLanterns(StageMeshes& stage);
void addLand(StageMeshes& stage);
void addPetals(StageMeshes& stage);

/// Adds a box. The picture covers each side, `picture` units of it wide and high, or once where
/// that is 0.
void addBox(Mesh& mesh, const Vec3& centre, const Vec3& half, float picture = 0.0F);

/// Makes a stage for a festival in the evening, as a model.
[[nodiscard]] pmx::Model makeStage();
/// Makes the motion of makeStage() with its `lanterns`: lanterns sway and petals fall, as long as
/// the dance, and the end continues at the start.
[[nodiscard]] vmd::Motion makeStageMotion(std::size_t lanterns);
[[nodiscard]] std::size_t lanternCount(const pmx::Model& stage);
/// Draws its textures into `folder` as PNG. Errors: CannotWrite with the path.
[[nodiscard]] base::Result<void> writeStagePictures(const std::filesystem::path& folder);

}  // namespace demo
