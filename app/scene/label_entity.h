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
#include <QRect>
#include <QSize>

#include "app/scene/atlas_entity.h"
#include "app/view/name_labels.h"

class QPainter;

namespace app {

/// This image holds texts, each drawn once. They are light with a dark edge, so that they can be
/// read on any background. Text after a line break is a second line, smaller and a little dimmer.
class LabelAtlas {
 public:
  /// The image has 1024 pixels a side at scale 1. Texts are drawn in the program's font, `scale`
  /// times as large as at 96 dpi.
  explicit LabelAtlas(float scale);
  /// Returns a text's size in pixels.
  [[nodiscard]] QSize sizeOf(const std::string& text);
  /// Returns the rectangle of a text in pixels. The text is drawn now, in its colour, if it wasn't
  /// yet. The rectangle is empty where there is no room.
  QRect placeOf(const std::string& text, const base::Vec3& colour = kLabelColour);
  /// Removes all texts, so that new ones find room.
  void clear();
  [[nodiscard]] const QImage& image() const { return image_; }
  /// Rises with each text that is drawn.
  [[nodiscard]] int revision() const { return revision_; }

 private:
  void draw(QPainter& painter, QPoint base, const QFont& font, const QString& text, const QColor& colour) const;

  QFont font_, small_;
  QImage image_;
  std::map<std::pair<std::string, QRgb>, QRect> places_;
  std::map<std::string, QSize> sizes_;
  QPoint next_{0, 0};
  int row_ = 0;  // height in pixels of the row that is being filled
  int revision_ = 0;
};

/// This entity shows texts over everything, in pixels of the view.
class LabelEntity : public AtlasEntity {
 public:
  explicit LabelEntity(float scale);
  /// An empty list hides it. Texts that don't fit the atlas together are left out.
  void setLabels(std::span<const OverlayLabel> labels, QSize view);
  [[nodiscard]] LabelAtlas& atlas() { return atlas_; }

 private:
  explicit LabelEntity(LabelAtlas atlas);

  LabelAtlas atlas_;
};

}  // namespace app
