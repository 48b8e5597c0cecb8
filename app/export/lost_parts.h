// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/export/loss.h"
#include "pmx/model/model.h"

namespace app {

// These list what of a model a format can't hold, with counts. What the model doesn't have isn't
// listed.

/// `toon`: MToon is in the file, too (GlbInput::toon).
[[nodiscard]] Losses lostInGlb(const pmx::Model& model, bool toon);
[[nodiscard]] Losses lostInBvh(const pmx::Model& model);
[[nodiscard]] Losses lostInMeshCache(const pmx::Model& model);

}  // namespace app
