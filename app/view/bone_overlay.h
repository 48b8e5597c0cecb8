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

/// This is a corner of the overlay: clip space after the division (-1 … 1, Y up), colour with
/// alpha.
struct OverlayVertex {
  base::Vec2 position;
  base::Vec4 colour;
};

/// This is a bone's position on the screen, for names on hover.
struct OverlayMark {
  std::int32_t bone;
  base::Vec2 pixel;         ///< from the top left
  std::uint32_t actor = 0;  ///< actor of the bone: BoneOverlayJob::actor
  float size = 1.0F;        ///< of the mark, kMinMark to 1
};

/// Marks of a model that is small on the screen shrink down to this part of their size.
inline constexpr float kMinMark = 0.45F;

/// This is the view in which an overlay is drawn.
struct OverlayView {
  CameraMatrices camera;  ///< for model space in a job, see inModelSpace()
  base::Vec2 pixels{1280, 720};
  float scale = 1.0F;  ///< 1 at 96 dpi
  /// Marks of bones shrink where their model is small on the screen, so that they don't cover it.
  bool marksBySize = false;
};

/// These limits hold for all actors of a picture together: bones with a whole mark, others with a
/// dot, rigid bodies, and limits of joints. A mark takes about 36 kB until it is drawn, with all
/// copies, a dot less than 1 kB, a body or a joint's limit up to 50 kB.
inline constexpr std::size_t kMaxWholeMarks = 8192, kMaxDots = 131'072, kMaxOverlayBodies = 8192,
                             kMaxOverlayLimits = 4096;

/// This is the room that a picture's overlay still has.
struct OverlayRoom {
  std::size_t marks = kMaxWholeMarks, dots = kMaxDots, bodies = kMaxOverlayBodies, limits = kMaxOverlayLimits;
  bool full = false;  ///< something was left out

  /// Takes one of `left`. Where there is none, returns false and sets `full`.
  bool take(std::size_t& left) {
    if (left == 0) full = true;
    return left > 0 && left-- > 0;
  }
};

/// This job draws bones as marks and tapers: bones moved by FK blue, links and effectors of chains
/// that are solved at this frame yellow, IK controllers (targets) as concentric squares, others as
/// circles; only bones that are visible. They are triangles over the model without depth. Sizes are
/// in pixels, times the view's scale. Bones off the picture have none. If there are more bones than
/// `room` has, those on top have marks, then others have a dot in their colour.
struct BoneOverlayJob {
  const pmx::Model* model = nullptr;
  const ik::Skeleton* skeleton = nullptr;
  std::span<const base::Transform> boneModels;
  std::span<const std::uint8_t> ikEnabled;
  std::uint32_t actor = 0;  ///< copied into the marks
  /// These are edits by hand, in order of the bone: such marks have an extra dot.
  std::span<const BoneEdit> edited;
  std::int32_t selected = -1;  ///< a bone with a ring around its mark; -1: none
  OverlayView view;
  OverlayRoom* room = nullptr;                      ///< in and out; null: that of a whole picture
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to; null: nothing is drawn
  /// The job adds all bones in front of the camera to them; may be null.
  std::vector<OverlayMark>* marks = nullptr;

  void run() const;
};

/// Returns the mark nearest to a pixel, or null. It lies within `radiusPixels`, which shrinks with
/// the mark, but not below two thirds.
[[nodiscard]] const OverlayMark* markAt(std::span<const OverlayMark> marks, base::Vec2 pixel, float radiusPixels);

}  // namespace app
