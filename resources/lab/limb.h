// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "resources/lab/model_kit.h"
#include "resources/lab/scene.h"

namespace lab {

/// This is a row of links through joints, with a tip at its end.
struct Limb {
  std::string name, english;  ///< of its bones, which are numbered from 1
  std::string tip{};          ///< its tip's English name; empty: `english` and "tip"
  std::vector<Vec3> joints;
  std::int32_t parent = -1;
  const Colour* first = &colour::blue;  ///< links have these colours in turn
  const Colour* second = &colour::teal;
  float radius = 0.32F;  ///< at its first joint; the tip has two thirds of it
};

/// Adds a limb and returns its bones: a link for each joint but the last, then the tip, which is
/// called `name` and 先.
std::vector<std::int32_t> addLimb(ModelKit& kit, const Limb& limb);

/// Returns joints on a straight line: `count` links of equal length.
[[nodiscard]] std::vector<Vec3> straight(const Vec3& from, const Vec3& to, int count);

/// Adds a target that a goal refers to: a mark with a bone that is moved.
std::int32_t addTarget(ModelKit& kit, const std::string& name, const std::string& english, const Vec3& at,
                       float radius = 0.42F);

/// Returns a goal that brings a bone to the target bone of the same model, by the bones from `root`
/// on.
[[nodiscard]] Json reachGoal(const std::string& bone, const std::string& root, const std::string& target,
                             const std::string& solver);
/// Adds another bone to a goal, which is solved together with the others.
void alsoReach(Json& goal, const std::string& bone, const std::string& target);

}  // namespace lab
