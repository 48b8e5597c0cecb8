// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/show_readouts.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "app/view/readout_blocks.h"
#include "app/view/readout_shapes.h"
#include "app/view/sight.h"

namespace app {
namespace {

/// Returns who shows an actor in a view: a stand-in, or itself.
const ShownActor& shownIn(std::size_t view, const ShownActor& actor, std::span<const ShownActor> standIns) {
  const auto at = std::ranges::find_if(
      standIns, [&](const ShownActor& of) { return of.ghostOf == actor.id && (of.views >> view & 1U) != 0; });
  return at != standIns.end() ? *at : actor;
}

bool writesBlocks(std::span<const Readout> readouts) {
  return std::ranges::any_of(readouts, [](const Readout& of) { return of.on && isBlock(of.kind); });
}

/// Returns whether blocks of an actor are about several bones, or about vertices, so that the name
/// of the model alone wouldn't tell them apart.
bool saysSeveralBones(std::span<const Readout* const> readouts) {
  const Readout* first = nullptr;
  for (const Readout* of : readouts) {
    if (!isBlock(of->kind) || of->kind == ReadoutKind::Name) continue;
    if (of->kind == ReadoutKind::Matrix || (first != nullptr && first->bone != of->bone)) return true;
    first = of;
  }
  return false;
}

/// Returns the bone that moves a vertex most; -1 where none does.
std::int32_t heaviestBone(const pmx::Model& model, std::int32_t vertex) {
  if (vertex < 0 || static_cast<std::size_t>(vertex) >= model.vertices.size()) return -1;
  const pmx::Vertex& of = model.vertices[static_cast<std::size_t>(vertex)];
  std::size_t heaviest = 0;
  for (std::size_t i = 1; i < of.bones.size(); ++i) {
    if (of.bones[i] >= 0 && of.weights[i] > of.weights[heaviest]) heaviest = i;
  }
  return of.bones[heaviest];
}

/// Returns the pixel of the bone below which a block lies; a vertex that is named without a bone
/// has the one that moves it most. None where there is no such bone, or where it is behind the eye.
std::optional<base::Vec2> pixelOf(const Readout& readout, const Actor& actor, const OverlayView& view) {
  std::int32_t named = readout.to >= 0 ? readout.to : readout.bone;
  if (named < 0) named = heaviestBone(actor.model(), readout.vertex);
  const auto bone = static_cast<std::size_t>(named);
  const auto& bones = actor.pose().models;
  if (bone >= bones.size()) return {};
  const Sight sight(view);
  return sight.pixel(sight.seen(bones[bone].translation));
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
    std::vector<Shown> all;
    for (const ShownActor& of : frame.actors) {
      const ShownActor& shown = shownIn(i, of, frame.standIns);
      const Actor* actor = shown.id == of.id ? show.actor(of.id) : show.ghostOf(shown.id);
      if (actor != nullptr && shown.frame->visible && !actor->switches().readouts.empty())
        all.push_back({shown.id, actor, shown.frame});
    }
    // Where several models have blocks, each says whose it is.
    const bool named =
        std::ranges::count_if(all, [](const Shown& of) { return writesBlocks(of.actor->switches().readouts); }) > 1;
    for (const Shown& of : all) {
      const OverlayView own{inModelSpace(view.camera, of.frame->placement), view.pixels, view.scale, false};
      drawActor(of, own, named, words, sheet, left);
    }
  }
}

const ChainShake& ShowReadouts::shakeOf(ActorId id, const Actor& actor) {
  std::unique_ptr<ChainShake>& shake = shakes_[id];
  if (shake == nullptr || !shake->fits(actor)) shake = std::make_unique<ChainShake>(actor);
  shake->pose(actor, frame_);
  return *shake;
}

void ShowReadouts::drawActor(const Shown& of, const OverlayView& view, bool named, const ReadoutWords& words,
                             ReadoutSheet& sheet, std::size_t& left) {
  const Actor& actor = *of.actor;
  const ChainShake* shake = readsChains(actor.switches().readouts) ? &shakeOf(of.id, actor) : nullptr;
  const auto letters = static_cast<std::size_t>(std::max(0.0F, sheet.blockWidth() / sheet.size()("0").x));
  std::vector<const Readout*> shown;
  for (const Readout& readout : actor.switches().readouts) {
    if (!readout.on || left == 0) continue;
    --left;
    shown.push_back(&readout);
  }
  // Blocks come first, so that the numbers beside bones keep out of their way.
  const bool several = saysSeveralBones(shown);
  for (const Readout* readout : shown) {
    const bool atBone = readout->corner == ReadoutCorner::Bone;
    if (!isBlock(readout->kind) || (!atBone && !sheet.hasRoom(readout->corner))) continue;
    std::vector<ReadoutRow> rows = readoutRows(*readout, actor, words, letters, shake);
    if (rows.empty()) continue;
    if (named && readout->kind != ReadoutKind::Name) {
      const std::string model = words.nameIn(actor.model().name, actor.model().englishName);
      rows.front().left = several ? model + " · " + rows.front().left : model;
    }
    if (!atBone) {
      sheet.block(readout->corner, rows);
    } else if (const auto pixel = pixelOf(*readout, actor, view)) {
      sheet.blockBelow(*pixel, rows);
    }
  }
  for (const Readout* readout : shown) ReadoutShapeJob{readout, &actor, view, &words, &sheet}.run();
}

}  // namespace app
