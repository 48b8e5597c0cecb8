// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "app/view/body_overlay.h"

namespace app {

/// A rigid body under a pixel.
struct PickedBody {
  std::int32_t body = -1;  ///< -1: none
  float depth = 0.0F;      ///< units of the world from the eye's plane, for who asks several models
};

/// The rigid body nearest to the eye of those under a pixel. `view` is of the model's space. Bodies are taken for some
/// pixels larger than they are, so that thin ones can be pointed at.
[[nodiscard]] PickedBody bodyAt(const pmx::Model& model, std::span<const OverlayBody> bodies, const OverlayView& view,
                                base::Vec2 pixel);

}  // namespace app
