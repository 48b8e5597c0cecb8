// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "resources/demo/mesh.h"
#include "resources/demo/outfit.h"
#include "resources/demo/skeleton.h"

namespace demo {

/// These are the parts of the figure. Each is one material, and they are drawn in this order
/// (transparent ones last).
enum class Part {
  Body,
  Face,
  Blush,
  EyeWhite,
  Mouth,
  Iris,
  Lashes,
  Socks,
  Sandals,
  Kimono,
  Trim,
  Skirt,
  Obi,
  Gold,
  Hair,
  Ponytail,
  Ribbon,
  Flower,
  Veil,
  Count
};
inline constexpr std::size_t kPartCount = static_cast<std::size_t>(Part::Count);

/// This is a vertex of a part that a vertex morph moves.
struct Moved {
  Part part;
  std::uint32_t vertex;
  Vec3 offset;
};

/// This is the figure in the making.
struct Figure {
  Skeleton skeleton;
  std::array<Mesh, kPartCount> meshes;
  std::map<std::string, std::vector<Moved>> moves;  ///< by morph name

  [[nodiscard]] Mesh& mesh(Part part) { return meshes[static_cast<std::size_t>(part)]; }
};

void addFace(Figure& figure);
void addEyes(Figure& figure);
void addHair(Figure& figure);
void addPonytail(Figure& figure);
void addTrunk(Figure& figure);
void addArms(Figure& figure);
void addHands(Figure& figure);
void addLegs(Figure& figure);
void addKimono(Figure& figure);
void addSkirt(Figure& figure);
void addOrnaments(Figure& figure);

// Clothes follow these shapes.

/// Returns a point of the trunk at an angle (0 front, positive to the figure's left) and height;
/// `lift` units off the skin.
[[nodiscard]] Vec3 trunkPoint(float angle, float y, float lift);
[[nodiscard]] Skin trunkSkin(const Skeleton& skeleton, const Vec3& position);
/// Returns a point of the left leg at a height; `lift` units off the skin.
[[nodiscard]] Vec3 legPoint(float angle, float y, float lift);
[[nodiscard]] Skin legSkin(const Skeleton& skeleton, Side side, const Vec3& position);
/// These give centre, radius, length and skin of the left arm. `along` is the distance from the
/// shoulder (0) over the elbow to the wrist.
[[nodiscard]] Vec3 armCentre(float along);
[[nodiscard]] float armRadius(float along);
[[nodiscard]] float armLength();
[[nodiscard]] Skin armSkin(const Skeleton& skeleton, Side side, const Vec3& position);

/// Returns the finished figure as a model: meshes, bones, morphs, bodies and materials.
[[nodiscard]] pmx::Model makeModel(Who who);

}  // namespace demo
