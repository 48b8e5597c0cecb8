// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ik/solvers/model_chain.h"
#include "ik/solvers/whole_body.h"

namespace ik::solvers {

/// This is a model's body by MMD's names of bones: センター, 上半身, 上半身2, 首, 頭, and on both sides 肩, 腕,
/// ひじ, 手首, 足, ひざ, 足首, left first.
struct ModelBody {
  /// This has all bones from the root to these, with the limits that the model's own chains give
  /// them.
  ModelChain source;
  BodyParts parts;  ///< indices in source.chain
};

/// Returns none where the model has no センター, or neither a spine with a head nor a whole limb that
/// descends from it.
[[nodiscard]] std::optional<ModelBody> bodyOfModel(const pmx::Model& model, const Skeleton& skeleton);

}  // namespace ik::solvers
