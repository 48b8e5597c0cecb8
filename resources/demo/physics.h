// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/model/model.h"
#include "resources/demo/skeleton.h"

namespace demo {

/// Adds rigid bodies for trunk, limbs, hair, skirt and ribbons, and the joints between them.
void addPhysics(const Skeleton& skeleton, pmx::Model& model);

}  // namespace demo
