// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <span>

#include "app/ik_lab/chain_shake.h"
#include "app/show/show.h"
#include "app/view/readout_sheet.h"
#include "app/view/readout_words.h"

namespace app {

/// Returns whether some actor of a show has a readout that is switched on.
[[nodiscard]] bool hasReadouts(const Show& show);

/// These are the readouts of a show's picture, for the window and for files. It keeps its memory
/// from picture to picture.
class ShowReadouts {
 public:
  /// Makes those of a frame that `show` has just made, for each of `views` views (1 to kMaxViews).
  /// Where a view shows a stand-in for an actor, it has the stand-in's. `view` has the camera of
  /// world space and the size of one view; `top` pixels at the upper edge of each belong to others.
  /// At most kMaxShownReadouts are drawn in a view.
  void draw(const Show& show, const ShowFrame& frame, std::size_t views, const OverlayView& view, float top,
            const ReadoutSize& size, const ReadoutWords& words);
  void clear();

  /// Returns one drawing per view; none without readouts.
  [[nodiscard]] std::span<const ReadoutDrawing> drawings() const { return std::span(drawings_).first(count_); }

 private:
  /// This is an actor in a view, or who stands in for it.
  struct Shown {
    ActorId id = 0;
    const Actor* actor = nullptr;
    const ActorFrame* frame = nullptr;
  };
  void drawActor(const Shown& shown, const OverlayView& view, bool named, const ReadoutWords& words,
                 ReadoutSheet& sheet, std::size_t& left);
  const ChainShake& shakeOf(ActorId id, const Actor& actor);

  std::array<ReadoutDrawing, kMaxViews> drawings_;
  std::size_t count_ = 0;
  double frame_ = 0.0;  // of the drawings
  // These are of actors and stand-ins, by their ids, as far as they have readouts of chains.
  std::map<ActorId, std::unique_ptr<ChainShake>> shakes_;
};

}  // namespace app
