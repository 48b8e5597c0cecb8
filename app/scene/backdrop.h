// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QParameter>

namespace app {

/// This entity is a picture behind everything. It fills the view, keeps its shape, and is cropped
/// at two sides where it is too wide or too high.
class Backdrop : public Qt3DCore::QEntity {
 public:
  /// The entity is made whole and without a parent, as ModelEntity is.
  explicit Backdrop(const QImage& picture);
  void setViewSize(QSize pixels);

 private:
  QSize size_;
  Qt3DRender::QParameter* scale_;
};

/// Returns how much wider and higher than the view a picture is that just fills it. One of the two
/// is 1.
[[nodiscard]] QSizeF fillingScale(QSize picture, QSize view);

}  // namespace app
