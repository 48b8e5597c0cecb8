// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include <QPoint>
#include <QRect>
#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QLayer>

#include "app/view/bone_overlay.h"
#include "app/view/name_labels.h"

namespace app {

class LabelEntity;
class OverlayEntity;

/// This entity shows lines of text over the picture, light on dark plates, so that they can be read
/// on any background. Call begin(), then add() for each plate, then end().
class TextPlates : public Qt3DCore::QEntity {
 public:
  /// It is in `layer` alone. `scale` is pixels drawn per pixel at 96 dpi; letters are `larger`
  /// times as large as those of other labels.
  TextPlates(float scale, float larger, Qt3DRender::QLayer* layer);

  /// Begins anew, in a picture of `whole` pixels.
  void begin(QSize whole);
  /// Adds a plate with one line of UTF-8, cut to `width` pixels; returns its area in pixels. Empty,
  /// where not a letter fits or there is no text.
  QRect add(const std::string& text, QPoint corner, int width);
  /// Adds a grey line between two parts of the picture.
  void addLine(const QRect& area);
  void end();

  [[nodiscard]] float scale() const { return scale_; }
  /// Returns that many pixels at 96 dpi in pixels of the picture, at least 1.
  [[nodiscard]] int pixels(float units) const;

 private:
  [[nodiscard]] std::string fitting(const std::string& text, int width);
  void box(const QRect& area, const base::Vec4& colour);

  float scale_;
  LabelEntity* texts_;
  OverlayEntity* plates_;
  QSize whole_;
  std::vector<OverlayVertex> triangles_;
  std::vector<OverlayLabel> labels_;
};

}  // namespace app
