// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QPoint>
#include <QSize>

#include "app/film/picture.h"

namespace app {

/// The same pixels as a film takes them; shares them where the layout allows.
[[nodiscard]] Picture toPicture(QImage image);

/// A picture put together from pieces that were drawn one after the other.
class Mosaic {
 public:
  /// `picture` pixels come of it. What is drawn is `samples` times wider and higher, in pieces of `piece` pixels that
  /// overlap so that none cuts through a pixel of the picture.
  Mosaic(QSize picture, QSize piece, int samples);

  [[nodiscard]] int count() const { return across_ * down_; }
  /// Where a piece begins in what is drawn, pixels from the top left.
  [[nodiscard]] QPoint at(int piece) const;
  /// Takes a piece over, averaged; false where it hasn't the size of one.
  bool place(int piece, QImage drawn);
  /// What was placed since the last call.
  [[nodiscard]] Picture take();

 private:
  QSize picture_, piece_, step_;  // step: from piece to piece, in what is drawn
  int samples_, across_, down_;
  std::shared_ptr<std::uint8_t[]> room_;
};

}  // namespace app
