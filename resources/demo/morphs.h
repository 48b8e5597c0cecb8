// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "resources/demo/figure.h"

namespace demo {

/// Adds every morph; `firstVertex` is where each part's vertices begin in the model.
void addMorphs(const Figure& figure, const std::array<std::uint32_t, kPartCount>& firstVertex, pmx::Model& model);

}  // namespace demo
