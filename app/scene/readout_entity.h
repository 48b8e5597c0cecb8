// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <QFont>
#include <QImage>
#include <QRect>
#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QLayer>

#include "app/view/readout_sheet.h"

namespace app {

class AtlasEntity;
struct AtlasPiece;
class OverlayEntity;

/// This image holds single letters, each drawn once: so texts that change with each picture cost
/// nothing new. Letters of the Latin script and figures have one width. The dark edges are drawn
/// apart, so that one letter's doesn't lie over another.
class GlyphAtlas {
 public:
  /// Letters are `scale` times as large as at 96 dpi.
  explicit GlyphAtlas(float scale);
  /// Returns the size of a line in pixels.
  [[nodiscard]] QSize sizeOf(const std::string& text);
  /// Adds the pieces of a line whose upper left corner is at a pixel. Returns false where the image
  /// has no room for all of its letters.
  bool add(const OverlayLabel& label, std::vector<AtlasPiece>& pieces);
  /// Removes all letters, so that new ones find room.
  void clear();
  [[nodiscard]] const QImage& image() const { return image_; }
  /// Rises with each letter that is drawn.
  [[nodiscard]] int revision() const { return revision_; }

 private:
  [[nodiscard]] int advanceOf(char32_t letter);
  [[nodiscard]] QRect placeOf(char32_t letter, QRgb colour);

  QFont font_;
  int height_ = 0, margin_ = 0;  // pixels of a line, and around each letter
  double edge_ = 0.0;            // pixels of the dark edge, both sides together
  QImage image_;
  std::map<char32_t, int> advances_;
  std::map<std::pair<char32_t, QRgb>, QRect> places_;  // transparent: the edge
  QPoint next_{0, 0};
  int revision_ = 0;
};

/// This entity has the readouts of all views, over the whole picture.
class ReadoutEntity : public Qt3DCore::QEntity {
 public:
  /// It is in `layer` alone. `scale` is pixels drawn per pixel at 96 dpi.
  ReadoutEntity(float scale, Qt3DRender::QLayer* layer);
  /// Shows one drawing for each of the views, which are in pixels of `whole`. Nothing of a view
  /// lies over another.
  void show(std::span<const ReadoutDrawing> drawings, std::span<const QRect> views, QSize whole);
  [[nodiscard]] float scale() const { return scale_; }
  [[nodiscard]] QSize sizeOf(const std::string& text) { return atlas_.sizeOf(text); }

 private:
  float scale_;
  GlyphAtlas atlas_;
  AtlasEntity* texts_;
  OverlayEntity* shapes_;
  std::vector<OverlayVertex> triangles_;
  std::vector<AtlasPiece> pieces_;
};

/// Adds the part of triangles of a view that lies in it, in clip space of the whole picture.
void addClipped(std::span<const OverlayVertex> triangles, const QRect& view, QSize whole,
                std::vector<OverlayVertex>& out);

}  // namespace app
