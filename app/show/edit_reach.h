// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/show/edits.h"
#include "pmx/model/model.h"

namespace app {

/// Whether a bone of the model may stand elsewhere by these edits than by those: a bone is edited in another way, or the
/// weight of a morph of bones, or of a group with one in it. What only changes the surface moves none. Time: as many steps
/// as the model's groups have members, at most.
[[nodiscard]] bool moveBones(const pmx::Model& model, const Edits& before, const Edits& after);

}  // namespace app
