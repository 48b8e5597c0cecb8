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
  More,
  SideBySide,
  ScenePanels,
  IkPanels,
  Shuffle,
  RepeatOne
};

/// Makes an icon from a line drawing, in the palette's text colour at the time of painting, so that
/// it fits light and dark looks and every scale; or in the given colour.
[[nodiscard]] QIcon glyphIcon(Glyph glyph, const QColor& ink = {});

/// Returns the program's icon.
[[nodiscard]] QIcon programIcon();

}  // namespace app
