// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QPoint>
#include <QSize>

#include "app/film/picture.h"

namespace app {

/// Returns the image in a film's pixel layout. The pixels are shared where the layout allows.
[[nodiscard]] Picture toPicture(QImage image);
/// Returns a picture as an image that shares its bytes, with alpha or without.
[[nodiscard]] QImage toImage(const Picture& picture, bool alpha);

/// This class puts a picture together from pieces that are drawn one after the other.
class Mosaic {
 public:
  /// The result has `picture` pixels. The drawn picture is `samples` times wider and higher, in
  /// pieces of `piece` pixels that overlap so that none cuts through a pixel of the result.
  Mosaic(QSize picture, QSize piece, int samples);

  [[nodiscard]] int count() const { return across_ * down_; }
  /// Returns where a piece begins in the drawn picture, in pixels from the top left.
  [[nodiscard]] QPoint at(int piece) const;
  /// Averages a piece into the picture. Returns false if it doesn't have a piece's size.
  bool place(int piece, QImage drawn);
  /// Returns what was placed since the last call.
  [[nodiscard]] Picture take();

 private:
  QSize picture_, piece_, step_;  // step: from piece to piece, in drawn pixels
  int samples_, across_, down_;
  std::shared_ptr<std::uint8_t[]> room_;
};

}  // namespace app
