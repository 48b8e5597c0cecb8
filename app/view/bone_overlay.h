// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/show/edits.h"
#include "app/view/camera.h"
#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// A corner of the overlay: clip space after the division (-1 … 1, Y up), colour with alpha.
struct OverlayVertex {
  base::Vec2 position;
  base::Vec4 colour;
};

/// A bone's place on screen, for names on hover.
struct OverlayMark {
  std::int32_t bone;
  base::Vec2 pixel;         ///< from the top left
  std::uint32_t actor = 0;  ///< whose bone: BoneOverlayJob::actor
};

/// Where an overlay is drawn.
struct OverlayView {
  CameraMatrices camera;  ///< a job's is of its model's space, see inModelSpace()
  base::Vec2 pixels{1280, 720};
  float scale = 1.0F;  ///< 1 at 96 dpi
};

/// Bones as marks and tapers: bones moved by FK blue, links and effectors of chains that are solved at
/// this frame yellow, IK controllers (targets) as concentric squares, others as circles; only bones that are visible.
/// Triangles, drawn over the model without depth. Sizes are in pixels, times the view's scale.
struct BoneOverlayJob {
  const pmx::Model* model = nullptr;
  const ik::Skeleton* skeleton = nullptr;
  std::span<const base::Transform> boneModels;
  std::span<const std::uint8_t> ikEnabled;
  std::uint32_t actor = 0;           ///< for the marks
  std::span<const BoneEdit> edited;  ///< by hand, in order of the bone: their marks have a dot of their own
  std::int32_t selected = -1;        ///< a bone that a ring around its mark makes stand out; -1: none
  OverlayView view;
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to
  std::vector<OverlayMark>* marks = nullptr;        ///< out, added to; may be null

  void run() const;
};

/// The mark nearest to a pixel within `radiusPixels`, or null.
[[nodiscard]] const OverlayMark* markAt(std::span<const OverlayMark> marks, base::Vec2 pixel, float radiusPixels);

}  // namespace app
