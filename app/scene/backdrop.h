// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QParameter>

namespace app {

/// A picture behind everything: it fills the view, keeps its shape, and loses what is too much at two sides.
class Backdrop : public Qt3DCore::QEntity {
 public:
  /// Made whole and without a parent, as ModelEntity is.
  explicit Backdrop(const QImage& picture);
  void setViewSize(QSize pixels);

 private:
  QSize size_;
  Qt3DRender::QParameter* scale_;
};

/// How much wider and higher than the view a picture is that just fills it: one of the two is 1.
[[nodiscard]] QSizeF fillingScale(QSize picture, QSize view);

}  // namespace app
