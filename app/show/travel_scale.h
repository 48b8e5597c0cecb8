// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// The bones whose ways in a motion carry the figure about, and depend on how long the legs are of the model that it was made
/// for: those that lead the feet (足ＩＫ), and all that they and the legs hang from, in whatever language. Multiplied by the
/// ratio of leg lengths, their ways put feet where legs of another length can be. (docs/legs.md) Rising.
[[nodiscard]] std::vector<std::int32_t> travellersOf(const pmx::Model& model, const ik::Skeleton& skeleton);

/// Whether a bone leads a foot: 足ＩＫ of a side, in whatever language.
[[nodiscard]] bool leadsFoot(const pmx::Model& model, std::int32_t bone);

}  // namespace app
