// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include <QString>

#include "app/ik_lab/chain_steps.h"
#include "pmx/model/model.h"

namespace app {

/// Describes a step of a chain's solve in plain words, in one line. It is empty where there is no
/// such step.
[[nodiscard]] QString stepText(const ChainSteps& steps, std::size_t step, const pmx::Model& model);

/// Explains the colours of a step's picture, as rich text.
[[nodiscard]] QString stepLegend();

}  // namespace app
