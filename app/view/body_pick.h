// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "app/view/body_overlay.h"

namespace app {

/// This is a rigid body under a pixel.
struct PickedBody {
  std::int32_t body = -1;  ///< -1: none
  float depth = 0.0F;      ///< world units from the eye's plane, to compare several models
};

/// Returns the rigid body under a pixel that is nearest to the eye. `view` is in the model's space.
/// Bodies count as some pixels larger than they are, so that thin ones can be pointed at.
[[nodiscard]] PickedBody bodyAt(const pmx::Model& model, std::span<const OverlayBody> bodies, const OverlayView& view,
                                base::Vec2 pixel);

}  // namespace app
