// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

namespace app {

/// This says what a screenshot of the view is like.
struct Screenshot {
  static constexpr int kMaxSide = 8192;  ///< pixels, as an image by `odori render`

  /// Its size in pixels; empty: the view's.
  QSize size{};
  /// It shows the models alone, without ground, background and picture behind everything.
  bool transparent = false;
  /// It has what the view shows besides the show: ground, marks of bones, names, wireframe. Then it
  /// is as large as the view.
  bool asShown = false;
};

}  // namespace app
