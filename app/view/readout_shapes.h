// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/show/actor.h"
#include "app/view/readout_sheet.h"
#include "app/view/readout_words.h"

namespace app {

/// This job draws a readout that lies beside a bone, as books of geometry do: an angle as an arc
/// between its sides, a square where it is a right one; a turn as an arrow around its axis; a
/// length as a dimension line; axes in red, green and blue; the vertex of a matrix as a dot.
/// Anything behind the camera is left out.
struct ReadoutShapeJob {
  const Readout* readout = nullptr;
  const Actor* actor = nullptr;  ///< as its last frame was made
  OverlayView view;              ///< of model space; its scale is the sheet's
  const ReadoutWords* words = nullptr;
  ReadoutSheet* sheet = nullptr;  ///< out

  void run() const;
};

}  // namespace app
