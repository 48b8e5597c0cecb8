// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/readout_entity.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QColor>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include "app/scene/atlas_entity.h"
#include "app/scene/coloured_mesh.h"

namespace app {
namespace {

constexpr int kGlyphSide = 512;  // pixels of the atlas at scale 1
constexpr int kMaxGlyphSide = 2048;
constexpr float kGlyphHeight = 13.0F;  // pixels at scale 1
constexpr float kGlyphEdge = 2.6F;     // pixels of the dark edge, both sides together, at scale 1
const QColor kEdgeColour(8, 10, 18, 230);
constexpr QRgb kEdgeOnly = 0;

/// Cuts a polygon at a line: what lies below `most` on an axis, times `sign`, stays.
void cutAt(std::vector<base::Vec2>& polygon, int axis, float sign) {
  std::vector<base::Vec2> kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const base::Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
    const float insideA = 1.0F - sign * a[axis], insideB = 1.0F - sign * b[axis];
    if (insideA >= 0.0F) kept.push_back(a);
    if ((insideA < 0.0F) != (insideB < 0.0F)) kept.push_back(a + insideA / (insideA - insideB) * (b - a));
  }
  polygon = std::move(kept);
}

}  // namespace

GlyphAtlas::GlyphAtlas(float scale)
    : font_(QStringLiteral("Monospace")),
      image_(QSize(1, 1) * std::clamp(static_cast<int>(kGlyphSide * scale), kGlyphSide, kMaxGlyphSide),
             QImage::Format_RGBA8888) {
  font_.setPixelSize(std::clamp(static_cast<int>(std::lround(kGlyphHeight * scale)), 6, 160));
  font_.setStyleHint(QFont::Monospace);
  font_.setFixedPitch(true);
  edge_ = static_cast<double>(kGlyphEdge) * std::max(1.0, font_.pixelSize() / double(kGlyphHeight));
  margin_ = static_cast<int>(std::ceil(edge_ / 2.0)) + 1;
  height_ = QFontMetrics(font_).height() + 2;
  clear();
}

int GlyphAtlas::advanceOf(char32_t letter) {
  const auto [at, isNew] = advances_.try_emplace(letter, 0);
  if (isNew) at->second = QFontMetrics(font_).horizontalAdvance(QString::fromUcs4(&letter, 1));
  return at->second;
}

QSize GlyphAtlas::sizeOf(const std::string& text) {
  int width = 0;
  for (const char32_t letter : QString::fromStdString(text).toUcs4()) width += advanceOf(letter);
  return {width, height_};
}

QRect GlyphAtlas::placeOf(char32_t letter, QRgb colour) {
  const std::pair key(letter, colour);
  const auto known = places_.find(key);
  if (known != places_.end()) return known->second;
  const QSize size(advanceOf(letter) + 2 * margin_, height_ + 2 * margin_);
  if (next_.x() + size.width() > image_.width()) next_ = {0, next_.y() + size.height()};
  if (next_.x() + size.width() > image_.width() || next_.y() + size.height() > image_.height()) return {};
  const QRect place(next_, size);
  next_.rx() += size.width();
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(place);
  QPainterPath path;
  path.addText(place.topLeft() + QPoint(margin_, margin_ + 1 + QFontMetrics(font_).ascent()), font_,
               QString::fromUcs4(&letter, 1));
  if (colour == kEdgeOnly) {
    painter.strokePath(path, QPen(kEdgeColour, edge_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  } else {
    painter.fillPath(path, QColor::fromRgb(colour));
  }
  ++revision_;
  return places_[key] = place;
}

bool GlyphAtlas::add(const OverlayLabel& label, std::vector<AtlasPiece>& pieces) {
  const QRgb colour = QColor::fromRgbF(label.colour.r, label.colour.g, label.colour.b).rgb();
  const auto letters = QString::fromStdString(label.text).toUcs4();
  bool room = true;
  for (const QRgb pass : {kEdgeOnly, colour}) {
    base::Vec2 corner = label.pixel - base::Vec2(static_cast<float>(margin_));
    for (const char32_t letter : letters) {
      if (letter != U' ') {
        const QRect place = placeOf(letter, pass);
        room = room && !place.isEmpty();
        if (!place.isEmpty()) pieces.push_back({corner, place});
      }
      corner.x += static_cast<float>(advanceOf(letter));
    }
  }
  return room;
}

void GlyphAtlas::clear() {
  image_.fill(Qt::transparent);
  places_.clear();
  advances_.clear();
  next_ = {0, 0};
  ++revision_;
}

void addClipped(std::span<const OverlayVertex> triangles, const QRect& view, QSize whole,
                std::vector<OverlayVertex>& out) {
  const base::Vec2 size{static_cast<float>(view.width()) / static_cast<float>(whole.width()),
                        static_cast<float>(view.height()) / static_cast<float>(whole.height())};
  const base::Vec2 corner{2.0F * static_cast<float>(view.x()) / static_cast<float>(whole.width()) - 1.0F,
                          1.0F - 2.0F * static_cast<float>(view.y()) / static_cast<float>(whole.height())};
  const auto inWhole = [&](base::Vec2 at) {
    return base::Vec2(corner.x + (at.x + 1.0F) * size.x, corner.y + (at.y - 1.0F) * size.y);
  };
  std::vector<base::Vec2> polygon;
  for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
    polygon = {triangles[i].position, triangles[i + 1].position, triangles[i + 2].position};
    const auto outside = [](base::Vec2 at) { return !(std::abs(at.x) <= 1.0F && std::abs(at.y) <= 1.0F); };
    if (std::ranges::any_of(polygon, outside)) {
      for (const int axis : {0, 1})
        for (const float sign : {1.0F, -1.0F}) cutAt(polygon, axis, sign);
    }
    for (std::size_t k = 2; k < polygon.size(); ++k) {
      for (const base::Vec2 at : {polygon[0], polygon[k - 1], polygon[k]})
        out.push_back({inWhole(at), triangles[i].colour});
    }
  }
}

ReadoutEntity::ReadoutEntity(float scale, Qt3DRender::QLayer* layer)
    : scale_(scale), atlas_(scale), texts_(new AtlasEntity(atlas_.image())), shapes_(new OverlayEntity(this)) {
  texts_->setParent(this);
  for (Qt3DCore::QEntity* entity : {static_cast<Qt3DCore::QEntity*>(texts_), static_cast<Qt3DCore::QEntity*>(shapes_)})
    entity->addComponent(layer);
}

void ReadoutEntity::show(std::span<const ReadoutDrawing> drawings, std::span<const QRect> views, QSize whole) {
  triangles_.clear();
  const auto count = std::min(drawings.size(), views.size());
  for (std::size_t i = 0; i < count; ++i) addClipped(drawings[i].triangles, views[i], whole, triangles_);
  const auto addAll = [&] {
    pieces_.clear();
    bool room = true;
    for (std::size_t i = 0; i < count; ++i) {
      const base::Vec2 corner{static_cast<float>(views[i].x()), static_cast<float>(views[i].y())};
      for (const OverlayLabel& text : drawings[i].texts)
        room = atlas_.add({text.pixel + corner, text.text, text.colour}, pieces_) && room;
    }
    return room;
  };
  if (!addAll()) {
    atlas_.clear();  // removes letters that aren't shown any more
    addAll();
  }
  if (!pieces_.empty()) texts_->showImage(atlas_.image(), atlas_.revision());
  texts_->showPieces(pieces_, whole);
  shapes_->setTriangles(triangles_);
}

}  // namespace app
