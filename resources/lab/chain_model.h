// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "resources/lab/model_kit.h"

namespace lab {

/// The target's bone of all chains of the lab has this name.
inline constexpr const char* kTargetBone = "目標";
/// The bone of their foot, on the ground, has this one.
inline constexpr const char* kFootBone = "台";

/// This is a chain of links of one length, whose root is above a foot on the ground. At rest it
/// stands in a flat S, so that every solver finds a side to bend to.
struct ChainShape {
  int links = 8;
  float length = 8.0F;                  ///< of all links together, units
  Vec3 root{0.0F, 1.0F, 0.0F};          ///< of the first link
  Vec3 target{0.0F, 8.5F, 0.0F};        ///< of the target's bone at rest
  const Colour* first = &colour::blue;  ///< links have these colours in turn
  const Colour* second = &colour::teal;
  float radius = 0.34F;    ///< of the first link; the last has half of it
  float lean = 20.0F;      ///< degrees that links lean at most, at rest
  int loops = 40;          ///< of MMD's solver
  float unitAngle = 0.1F;  ///< radians
};

/// Returns the name of a link's bone, from 1.
[[nodiscard]] std::string linkBone(int link);

/// Returns the chain as a model: its root (台), its links (節1 …), its effector (先) and its target.
[[nodiscard]] pmx::Model makeChain(const ChainShape& shape, const std::string& name);

}  // namespace lab
