// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/chain_overlay.h"

#include "app/view/overlay_colours.h"
#include "app/view/overlay_pen.h"

namespace app {
namespace {

using base::Vec2;

// Sizes are in pixels at scale 1.
constexpr float kChainHalfWidth = 3.0F, kToTarget = 1.2F, kDisc = 6.0F, kTargetHalf = 9.0F, kChainOutline = 1.5F;

}  // namespace

void ChainOverlayJob::run() const {
  const Lens lens{view.camera.projection * view.camera.view, view.pixels};
  Pen pen(*triangles, view.pixels);
  const float scale = view.scale;
  const auto pixelOf = [&](std::int32_t bone) -> std::optional<Vec2> {
    if (bone < 0 || static_cast<std::size_t>(bone) >= boneModels.size()) return std::nullopt;
    const base::Vec4 clip = lens.clip(boneModels[static_cast<std::size_t>(bone)].translation);
    return Lens::inFront(clip) ? lens.pixel(clip) : std::nullopt;
  };
  const auto line = [&](std::optional<Vec2> from, std::optional<Vec2> to, float halfWidth, const base::Vec4& colour) {
    if (from && to && glm::distance(*from, *to) > 0.5F) pen.stroke(*from, *to, halfWidth * scale, colour);
  };
  for (const bool outline : {true, false}) {
    const base::Vec4& colour = outline ? overlayColour::kOutline : overlayColour::kLit;
    const float more = outline ? kChainOutline : 0.0F;
    std::optional<Vec2> before = pixelOf(chain->effector);
    const auto target = pixelOf(chain->target);
    line(before, target, kToTarget + more, colour);
    if (before) pen.disc(*before, (kDisc + more) * scale, colour);
    for (const ik::Link& link : chain->links) {
      const auto now = pixelOf(link.bone);
      line(before, now, kChainHalfWidth + more, colour);
      if (now) pen.disc(*now, (kDisc + more) * scale, colour);
      before = now;
    }
    if (target) pen.square(*target, (kTargetHalf + more) * scale, colour);
  }
}

}  // namespace app
