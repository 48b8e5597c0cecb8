// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/handle_overlay.h"

#include <algorithm>

#include "app/view/overlay_colours.h"
#include "app/view/overlay_pen.h"
#include "app/view/sight.h"

namespace app {
namespace {

using base::Vec2, base::Vec4;

// Sizes are in pixels at scale 1.
constexpr float kHandleHalfWidth = 1.3F, kLitHalfWidth = 2.1F, kHandleOutline = 1.0F;
constexpr float kHeadLength = 11.0F, kHeadHalfWidth = 5.0F;
constexpr float kFarAlpha = 0.22F;  // of the far side of a ring

Vec4 fadedHandle(Vec4 colour, float alpha) {
  colour.a *= alpha;
  return colour;
}

class Handles {
 public:
  explicit Handles(const HandleOverlayJob& job)
      : job_(job), sight_(job.handles->view), pen_(*job.triangles, job.handles->view.pixels) {}

  void ring(int axis) {
    const HandleRing ring(*job_.handles, axis);
    const Vec4 colour = colourOf({BoneHandle::Kind::Ring, axis});
    // Outlines come first, so that none lies over another's fill.
    for (const bool outline : {true, false}) {
      std::optional<Vec2> before;
      for (int i = 0; i <= kRingPieces; ++i) {
        const HandleRingPoint point = ring.at(2.0F * base::kPi * static_cast<float>(i) / kRingPieces);
        const auto now = sight_.pixel(point.seen);
        if (before && now) stroke(*before, *now, {BoneHandle::Kind::Ring, axis}, outline, point.front, colour);
        before = now;
      }
    }
  }

  void arrow(int axis) {
    const auto arrow = arrowOf(*job_.handles, axis);
    const auto from = arrow ? sight_.pixel(arrow->from) : std::nullopt;
    const auto to = arrow ? sight_.pixel(arrow->to) : std::nullopt;
    if (!from || !to || glm::distance(*from, *to) < 1.0F) return;
    const BoneHandle handle{BoneHandle::Kind::Arrow, axis};
    const Vec4 colour = colourOf(handle);
    const Vec2 along = glm::normalize(*to - *from), side(-along.y, along.x);
    const float size = scale() * std::min(1.0F, glm::distance(*from, *to) / (kHeadLength * scale()));
    for (const bool outline : {true, false}) {
      stroke(*from, *to - kHeadLength * size * along, handle, outline, true, colour);
      const float more = outline ? kHandleOutline * scale() : 0.0F;
      const Vec2 back = *to - kHeadLength * size * along - more * along;
      const Vec2 wide = (kHeadHalfWidth * size + 1.5F * more) * side;
      pen_.triangle(*to + 2.0F * more * along, back + wide, back - wide, outline ? overlayColour::kOutline : colour);
    }
  }

 private:
  [[nodiscard]] float scale() const { return job_.handles->view.scale; }
  [[nodiscard]] Vec4 colourOf(BoneHandle handle) const {
    return handle == job_.lit ? overlayColour::kLit : overlayColour::kAxes[handle.axis];
  }
  void stroke(Vec2 from, Vec2 to, BoneHandle handle, bool outline, bool front, const Vec4& colour) {
    if (glm::distance(from, to) < 0.05F) return;
    const float width = (handle == job_.lit ? kLitHalfWidth : kHandleHalfWidth) * scale();
    const float alpha = front ? 1.0F : kFarAlpha;
    if (outline) {
      if (front) pen_.stroke(from, to, width + kHandleOutline * scale(), fadedHandle(overlayColour::kOutline, alpha));
    } else {
      pen_.stroke(from, to, width, fadedHandle(colour, alpha));
    }
  }

  const HandleOverlayJob& job_;
  Sight sight_;
  Pen pen_;
};

}  // namespace

void HandleOverlayJob::run() const {
  if (!handles->any() || !(handles->view.pixels.x > 0.0F && handles->view.pixels.y > 0.0F)) return;
  Handles drawn(*this);
  for (int axis = 0; axis < handles->rings; ++axis) drawn.ring(axis);
  for (int axis = 0; handles->moves && axis < 3; ++axis) drawn.arrow(axis);
}

}  // namespace app
