// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// Returns those of very many steps that a strip of pictures has: the first ones and the end,
/// `most` (2 or more) in all.
[[nodiscard]] std::vector<std::int32_t> travellersOf(const pmx::Model& model, const ik::Skeleton& skeleton);

}  // namespace app
