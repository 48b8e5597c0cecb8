// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>

namespace app {

enum class Glyph {
  Open,
  Play,
  Pause,
  First,
  StepBack,
  StepForward,
  Loop,
  Ik,
  Bones,
  Physics,
  Camera,
  Ground,
  ResetCamera,
  Close,
  Sound,
  Muted,
  More
};

/// A line drawing of our own, in the palette's text colour at the time of painting, so that it fits light
/// and dark looks and every scale; or in a colour of its own.
[[nodiscard]] QIcon glyphIcon(Glyph glyph, const QColor& ink = {});

/// The program's.
[[nodiscard]] QIcon programIcon();

}  // namespace app
