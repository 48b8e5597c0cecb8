// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <span>

#include <QByteArray>

namespace app {

/// This pool gives arrays for a buffer that is filled anew with each frame. Qt 3D keeps an array
/// until it has the next one. Arrays that it has released are written again, so that no frame
/// allocates memory.
class FrameBytes {
 public:
  /// Returns `size` bytes that nobody else reads. Their content is unspecified.
  [[nodiscard]] QByteArray& next(qsizetype size) {
    for (QByteArray& array : arrays_) {
      if (array.size() == size && array.isDetached()) return array;
    }
    QByteArray& array = arrays_[oldest_];
    oldest_ = (oldest_ + 1) % arrays_.size();
    array = QByteArray(size, Qt::Uninitialized);
    return array;
  }
  /// Returns a copy of the items.
  template <class T>
  [[nodiscard]] const QByteArray& copy(std::span<const T> items) {
    QByteArray& array = next(static_cast<qsizetype>(items.size_bytes()));
    if (!items.empty()) std::memcpy(array.data(), items.data(), items.size_bytes());
    return array;
  }

 private:
  std::array<QByteArray, 3> arrays_;  // Qt 3D holds two at times: the shown one and the next one
  std::size_t oldest_ = 0;
};

}  // namespace app
