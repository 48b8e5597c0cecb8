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

/// Of all actors in a picture: bones that have a whole mark, others that have a dot, and rigid bodies. A mark takes about 36 kB
/// until it is drawn, by all that keeps a copy, a dot less than 1 kB, a body up to 50 kB.
inline constexpr std::size_t kMaxWholeMarks = 8192, kMaxDots = 131'072, kMaxOverlayBodies = 8192;

/// What a picture's overlay may still hold.
struct OverlayRoom {
  std::size_t marks = kMaxWholeMarks, dots = kMaxDots, bodies = kMaxOverlayBodies;
  bool full = false;  ///< there were more

  /// One of `left`; false, and full, where there is none.
  bool take(std::size_t& left) {
    if (left == 0) full = true;
    return left > 0 && left-- > 0;
  }
};

/// Bones as marks and tapers: bones moved by FK blue, links and effectors of chains that are solved at
/// this frame yellow, IK controllers (targets) as concentric squares, others as circles; only bones that are visible.
/// Triangles, drawn over the model without depth. Sizes are in pixels, times the view's scale. What lies off the picture has
/// none. Of more bones than `room` has, those that lie on top have marks, then others a dot in their colour.
struct BoneOverlayJob {
  const pmx::Model* model = nullptr;
  const ik::Skeleton* skeleton = nullptr;
  std::span<const base::Transform> boneModels;
  std::span<const std::uint8_t> ikEnabled;
  std::uint32_t actor = 0;           ///< for the marks
  std::span<const BoneEdit> edited;  ///< by hand, in order of the bone: their marks have a dot of their own
  std::int32_t selected = -1;        ///< a bone that a ring around its mark makes stand out; -1: none
  OverlayView view;
  OverlayRoom* room = nullptr;                      ///< in and out; null: that of a whole picture
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to; may be null: nothing is drawn
  std::vector<OverlayMark>* marks = nullptr;        ///< out, added to, of all in front of the camera; may be null

  void run() const;
};

/// The mark nearest to a pixel within `radiusPixels`, or null.
[[nodiscard]] const OverlayMark* markAt(std::span<const OverlayMark> marks, base::Vec2 pixel, float radiusPixels);

}  // namespace app
