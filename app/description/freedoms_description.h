// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/description/edits_description.h"
#include "ik/solvers/bone_freedom.h"

namespace app {

/// A FreedomDescription says how a bone that is named may move; `freedom.bone` has no meaning.
struct FreedomDescription {
  EditedPart bone;
  ik::solvers::BoneFreedom freedom;
  bool operator==(const FreedomDescription&) const = default;
};

/// Returns the freedoms for a model, in the order of its bones; of several for one bone the first.
/// Names that it lacks are added to `missing`, as "bone 'name'".
[[nodiscard]] std::vector<ik::solvers::BoneFreedom> freedomsOf(const std::vector<FreedomDescription>& described,
                                                               const pmx::Model& model,
                                                               std::vector<std::string>& missing);
[[nodiscard]] std::vector<FreedomDescription> describeFreedoms(const std::vector<ik::solvers::BoneFreedom>& freedoms,
                                                               const pmx::Model& model);

}  // namespace app
