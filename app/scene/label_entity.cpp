// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/label_entity.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

namespace app {
namespace {

constexpr int kSide = 1024;  // pixels of the atlas at scale 1
constexpr int kMaxSide = 2048;
constexpr float kLetters = 12.0F;     // pixels high at scale 1
constexpr float kEdge = 2.5F;         // pixels of the dark edge, both sides together, at scale 1
constexpr double kSecondLine = 0.85;  // of the first one's height
const QColor kDimmer(206, 210, 220);
constexpr std::size_t kMaxKnown = 20000;  // texts whose sizes are cached

}  // namespace

LabelAtlas::LabelAtlas(float scale)
    : font_(QGuiApplication::font()),
      image_(QSize(1, 1) * std::clamp(static_cast<int>(kSide * scale), kSide, kMaxSide), QImage::Format_RGBA8888) {
  font_.setPixelSize(std::clamp(static_cast<int>(std::lround(kLetters * scale)), 6, 96));
  small_ = font_;
  small_.setPixelSize(std::max(6, static_cast<int>(std::lround(font_.pixelSize() * kSecondLine))));
  clear();
}

QSize LabelAtlas::sizeOf(const std::string& text) {
  const auto known = sizes_.find(text);
  if (known != sizes_.end()) return known->second;
  const QStringList lines = QString::fromStdString(text).split(u'\n');
  const QFontMetrics metrics(font_), small(small_);
  int width = metrics.horizontalAdvance(lines.front()), height = metrics.height();
  if (lines.size() > 1) {
    width = std::max(width, small.horizontalAdvance(lines[1]));
    height += small.height();
  }
  const QSize size(width + 6, height + 2);
  if (sizes_.size() >= kMaxKnown) sizes_.clear();
  return sizes_[text] = size.boundedTo(image_.size());
}

QRect LabelAtlas::placeOf(const std::string& text, const base::Vec3& colour) {
  const QColor light = QColor::fromRgbF(colour.r, colour.g, colour.b);
  const std::pair key(text, light.rgb());
  const auto known = places_.find(key);
  if (known != places_.end()) return known->second;
  const QSize size = sizeOf(text);
  if (next_.x() + size.width() > image_.width()) {
    next_ = {0, next_.y() + row_};
    row_ = 0;
  }
  if (next_.y() + size.height() > image_.height()) return {};
  row_ = std::max(row_, size.height());
  const QRect place(next_, size);
  next_.rx() += size.width();
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(place);
  const QStringList lines = QString::fromStdString(text).split(u'\n');
  const QFontMetrics metrics(font_);
  draw(painter, place.topLeft() + QPoint(3, 1 + metrics.ascent()), font_, lines.front(), light);
  if (lines.size() > 1) {
    const int base = 1 + metrics.height() + QFontMetrics(small_).ascent();
    draw(painter, place.topLeft() + QPoint(3, base), small_, lines[1], kDimmer);
  }
  ++revision_;
  return places_[key] = place;
}

void LabelAtlas::draw(QPainter& painter, QPoint base, const QFont& font, const QString& text,
                      const QColor& colour) const {
  QPainterPath path;
  path.addText(base, font, text);
  const double edge = static_cast<double>(kEdge) * std::max(1.0, font_.pixelSize() / double(kLetters));
  painter.strokePath(path, QPen(QColor(8, 10, 18, 230), edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.fillPath(path, colour);
}

void LabelAtlas::clear() {
  image_.fill(Qt::transparent);
  places_.clear();
  next_ = {0, 0};
  row_ = 0;
  ++revision_;
}

// The base needs the image before the atlas is a member.
LabelEntity::LabelEntity(float scale) : LabelEntity(LabelAtlas(scale)) {}
LabelEntity::LabelEntity(LabelAtlas atlas) : AtlasEntity(atlas.image()), atlas_(std::move(atlas)) {}

void LabelEntity::setLabels(std::span<const OverlayLabel> labels, QSize view) {
  std::vector<AtlasPiece> pieces;
  pieces.reserve(labels.size());
  const auto addAll = [&] {
    pieces.clear();
    bool room = true;
    for (const OverlayLabel& label : labels) {
      const QRect place = atlas_.placeOf(label.text, label.colour);
      room = room && !place.isEmpty();
      if (!place.isEmpty()) pieces.push_back({label.pixel, place});
    }
    return room;
  };
  if (!addAll()) {
    atlas_.clear();  // removes texts that aren't shown any more
    addAll();
  }
  if (!labels.empty()) showImage(atlas_.image(), atlas_.revision());
  showPieces(pieces, view);
}

}  // namespace app
