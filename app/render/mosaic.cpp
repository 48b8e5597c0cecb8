// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/mosaic.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

#include "app/film/shrink.h"

namespace app {

Picture toPicture(QImage image) {
  // On a little-endian machine Qt's ARGB is blue, green, red, alpha in memory.
  image.convertTo(QImage::Format_ARGB32_Premultiplied);
  const auto held = std::make_shared<const QImage>(std::move(image));
  return {held->width(), held->height(), static_cast<std::ptrdiff_t>(held->bytesPerLine()), {held, held->constBits()}};
}

QImage toImage(const Picture& picture, bool alpha) {
  auto held = std::make_unique<Picture>(picture);
  const auto format = alpha ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
  const auto drop = [](void* of) { delete static_cast<Picture*>(of); };
  return {picture.bytes.get(), picture.width, picture.height, picture.stride, format, drop, held.release()};
}

Mosaic::Mosaic(QSize picture, QSize piece, int samples) : picture_(picture), piece_(piece), samples_(samples) {
  // A step has whole pixels of the picture, and whole squares of two by two, in which derivatives
  // are taken.
  const int unit = 2 * samples;
  step_ = {piece.width() - piece.width() % unit, piece.height() - piece.height() % unit};
  assert(step_.width() > 0 && step_.height() > 0);
  across_ = (picture.width() * samples + step_.width() - 1) / step_.width();
  down_ = (picture.height() * samples + step_.height() - 1) / step_.height();
}

QPoint Mosaic::at(int piece) const { return {piece % across_ * step_.width(), piece / across_ * step_.height()}; }

bool Mosaic::place(int piece, QImage drawn) {
  if (drawn.size() != piece_) return false;
  if (!room_) room_.reset(new std::uint8_t[std::size_t{4} * picture_.width() * picture_.height()]);
  const QPoint corner = at(piece) / samples_;
  Picture part = toPicture(std::move(drawn));
  part.width = std::min(step_.width(), (picture_.width() - corner.x()) * samples_);
  part.height = std::min(step_.height(), (picture_.height() - corner.y()) * samples_);
  const Picture small = shrink(part, samples_);
  for (int y = 0; y < small.height; ++y) {
    const std::size_t row = std::size_t(corner.y() + y) * std::size_t(picture_.width()) + std::size_t(corner.x());
    std::memcpy(room_.get() + 4 * row, small.row(y), std::size_t{4} * small.width);
  }
  return true;
}

Picture Mosaic::take() {
  const auto room = std::exchange(room_, nullptr);
  return {picture_.width(), picture_.height(), std::ptrdiff_t{4} * picture_.width(), {room, room.get()}};
}

}  // namespace app
