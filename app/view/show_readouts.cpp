// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/show_readouts.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "app/view/readout_blocks.h"
#include "app/view/readout_shapes.h"

namespace app {
namespace {

/// Returns who shows an actor in a view: a stand-in, or itself.
const ShownActor& shownIn(std::size_t view, const ShownActor& actor, std::span<const ShownActor> standIns) {
  const auto at = std::ranges::find_if(
      standIns, [&](const ShownActor& of) { return of.ghostOf == actor.id && (of.views >> view & 1U) != 0; });
  return at != standIns.end() ? *at : actor;
}

}  // namespace

bool hasReadouts(const Show& show) {
  return std::ranges::any_of(show.order(), [&show](ActorId id) {
    return std::ranges::any_of(show.actor(id)->switches().readouts, &Readout::on);
  });
}

void ShowReadouts::clear() {
  for (ReadoutDrawing& drawing : drawings_) drawing.clear();
  count_ = 0;
}

void ShowReadouts::draw(const Show& show, const ShowFrame& frame, std::size_t views, const OverlayView& view, float top,
                        const ReadoutSize& size, const ReadoutWords& words) {
  clear();
  if (!hasReadouts(show)) return;
  frame_ = frame.scene.frame;
  for (auto at = shakes_.begin(); at != shakes_.end();)
    at = show.actor(at->first) == nullptr && show.ghostOf(at->first) == nullptr ? shakes_.erase(at) : std::next(at);
  count_ = std::clamp<std::size_t>(views, 1, kMaxViews);
  for (std::size_t i = 0; i < count_; ++i) {
    ReadoutSheet sheet(view.pixels, view.scale, top, size, drawings_[i]);
    std::size_t left = kMaxShownReadouts;
    for (const ShownActor& of : frame.actors) {
      const ShownActor& shown = shownIn(i, of, frame.standIns);
      const Actor* actor = shown.id == of.id ? show.actor(of.id) : show.ghostOf(shown.id);
      if (actor == nullptr || !shown.frame->visible || actor->switches().readouts.empty()) continue;
      const OverlayView own{inModelSpace(view.camera, shown.frame->placement), view.pixels, view.scale, false};
      drawActor(shown.id, *actor, own, words, sheet, left);
    }
  }
}

const ChainShake& ShowReadouts::shakeOf(ActorId id, const Actor& actor) {
  std::unique_ptr<ChainShake>& shake = shakes_[id];
  if (shake == nullptr || !shake->fits(actor)) shake = std::make_unique<ChainShake>(actor);
  shake->pose(actor, frame_);
  return *shake;
}

void ShowReadouts::drawActor(ActorId id, const Actor& actor, const OverlayView& view, const ReadoutWords& words,
                             ReadoutSheet& sheet, std::size_t& left) {
  const ChainShake* shake = readsChains(actor.switches().readouts) ? &shakeOf(id, actor) : nullptr;
  const auto letters = static_cast<std::size_t>(std::max(0.0F, sheet.blockWidth() / sheet.size()("0").x));
  std::vector<const Readout*> shown;
  for (const Readout& readout : actor.switches().readouts) {
    if (!readout.on || left == 0) continue;
    --left;
    shown.push_back(&readout);
  }
  // Blocks come first, so that the numbers beside bones keep out of their way.
  for (const Readout* of : shown) {
    if (isBlock(of->kind) && sheet.hasRoom(of->corner))
      sheet.block(of->corner, readoutRows(*of, actor, words, letters, shake));
  }
  for (const Readout* of : shown) ReadoutShapeJob{of, &actor, view, &words, &sheet}.run();
}

}  // namespace app
