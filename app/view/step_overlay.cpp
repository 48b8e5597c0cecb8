// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/step_overlay.h"

#include "app/ik_lab/step_colours.h"
#include "app/view/overlay_colours.h"
#include "app/view/overlay_pen.h"

namespace app {
namespace {

using base::Vec2;

// Sizes are in pixels at scale 1.
constexpr float kStepOutline = 1.2F, kStepDisc = 4.5F, kActiveInner = 6.5F, kActiveOuter = 9.0F, kStepTargetHalf = 8.0F,
                kTargetInner = 5.5F, kMinStroke = 0.5F;

}  // namespace

void StepOverlayJob::run() const {
  const Lens lens{view.camera.projection * view.camera.view, view.pixels};
  Pen pen(*triangles, view.pixels);
  const auto pixelOf = [&](const base::Vec3& point) -> std::optional<Vec2> {
    const base::Vec4 clip = lens.clip(point);
    return Lens::inFront(clip) ? lens.pixel(clip) : std::nullopt;
  };
  const auto stroke = [&](const StepStroke& of, float halfWidth, const base::Vec4& colour) {
    std::optional<Vec2> before;
    for (const base::Vec3& point : of.points) {
      const auto now = pixelOf(point);
      if (!before || !now) {
        before = now;
        continue;
      }
      // Pieces of a circle that are too short to have a direction are joined, as when it is far
      // away.
      if (glm::distance(*before, *now) <= kMinStroke) continue;
      pen.stroke(*before, *now, halfWidth * view.scale, colour);
      before = now;
    }
  };
  for (const StepStroke& of : picture->strokes) {
    const StepLine line = lineOf(of.role);
    if (line.outlined) stroke(of, line.halfWidth + kStepOutline, overlayColour::kOutline);
    stroke(of, line.halfWidth, line.colour);
  }
  const base::Vec4 white = lineOf(StepRole::After).colour, target = lineOf(StepRole::ToTarget).colour;
  for (const StepMark& mark : picture->marks) {
    const auto at = pixelOf(mark.at);
    if (!at) continue;
    const float scale = view.scale;
    switch (mark.kind) {
      case StepMarkKind::Text:
        if (at->x >= 0 && at->y >= 0 && at->x < view.pixels.x && at->y < view.pixels.y)
          texts->push_back({*at, mark.caption, captionColourOf(mark.role)});
        continue;
      case StepMarkKind::Target:
        pen.squareRing(*at, (kTargetInner - kStepOutline) * scale, (kStepTargetHalf + kStepOutline) * scale,
                       overlayColour::kOutline);
        pen.squareRing(*at, kTargetInner * scale, kStepTargetHalf * scale, target);
        continue;
      case StepMarkKind::Active:
        pen.ring(*at, (kActiveInner - kStepOutline) * scale, (kActiveOuter + kStepOutline) * scale,
                 overlayColour::kOutline);
        pen.ring(*at, kActiveInner * scale, kActiveOuter * scale, lineOf(StepRole::Turned).colour);
        break;
      case StepMarkKind::Joint:
      case StepMarkKind::Effector:
        break;
    }
    pen.disc(*at, (kStepDisc + kStepOutline) * scale, overlayColour::kOutline);
    pen.disc(*at, kStepDisc * scale, mark.kind == StepMarkKind::Effector ? lineOf(StepRole::ToEffector).colour : white);
  }
}

}  // namespace app
