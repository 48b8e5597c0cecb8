// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <span>
#include <string>
#include <utility>

#include <QColor>
#include <QFont>
#include <QImage>
#include <QRectF>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QParameter>

#include "app/view/name_labels.h"

class QPainter;

namespace app {

/// Texts as they lie in one image, each drawn once: light with a dark edge, so that they read on anything. What follows a
/// line break is a second line, smaller and a little dimmer.
class LabelAtlas {
 public:
  /// Pixels a side; texts are drawn in the program's font, `scale` times as large as at 96 dpi.
  explicit LabelAtlas(float scale);
  /// Of a text, pixels.
  [[nodiscard]] QSize sizeOf(const std::string& text);
  /// Where a text lies, pixels; it is drawn now if it wasn't, in its colour. Empty where there is no room.
  QRect placeOf(const std::string& text, const base::Vec3& colour = kLabelColour);
  /// All texts go; what is drawn next finds room.
  void clear();
  [[nodiscard]] const QImage& image() const { return image_; }
  /// Counts what was drawn.
  [[nodiscard]] int revision() const { return revision_; }

 private:
  void draw(QPainter& painter, QPoint base, const QFont& font, const QString& text, const QColor& colour) const;

  QFont font_, small_;
  QImage image_;
  std::map<std::pair<std::string, QRgb>, QRect> places_;
  std::map<std::string, QSize> sizes_;
  QPoint next_{0, 0};
  int row_ = 0;  // pixels that the texts of the row are high that is being filled
  int revision_ = 0;
};

/// Texts over everything, in pixels of the view.
class LabelEntity : public Qt3DCore::QEntity {
 public:
  explicit LabelEntity(float scale);
  /// Empty hides it. Texts that don't fit the atlas together are left out.
  void setLabels(std::span<const OverlayLabel> labels, QSize view);
  [[nodiscard]] LabelAtlas& atlas() { return atlas_; }

 private:
  void showAtlas();

  LabelAtlas atlas_;
  int shown_ = -1;  // its revision that the texture has
  Qt3DRender::QAbstractTexture* texture_ = nullptr;
  Qt3DRender::QParameter* parameter_ = nullptr;
  Qt3DCore::QBuffer* buffer_ = nullptr;
  Qt3DRender::QGeometryRenderer* mesh_ = nullptr;
};

}  // namespace app
