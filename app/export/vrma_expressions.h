// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "app/export/baked_clip.h"
#include "pmx/model/model.h"

namespace app {

/// This is an expression of VRM, and the morphs that make it.
struct VrmaExpression {
  std::string name;
  bool preset = false;              ///< one that each avatar has; else it is the morph's own name
  std::vector<std::size_t> morphs;  ///< indices of the model's; the strongest counts

  /// Returns its weight where the model's morphs have these, one per morph; 0 to 1.
  [[nodiscard]] float weight(std::span<const float> morphWeights) const;
};

/// Returns the presets for which a model has a morph of the usual name: vowels, blinks, moods.
[[nodiscard]] std::vector<VrmaExpression> presetExpressions(const pmx::Model& model);

/// Returns presetExpressions(), and after them one for each other morph of the face that is used in
/// the clip. Names occur once.
[[nodiscard]] std::vector<VrmaExpression> vrmaExpressions(const pmx::Model& model, const BakedClip& clip);

}  // namespace app
