// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/label_entity.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QMaterial>

#include "app/scene/frame_graph.h"
#include "app/scene/texture_node.h"
#include "app/scene/view_quad.h"

namespace app {
namespace {

using namespace Qt3DCore;

constexpr int kSide = 1024;  // pixels of the atlas at scale 1
constexpr int kMaxSide = 2048;
constexpr float kLetters = 12.0F;     // pixels high at scale 1
constexpr float kEdge = 2.5F;         // pixels of the dark edge, both sides together, at scale 1
constexpr double kSecondLine = 0.85;  // of the first one's height
const QColor kDimmer(206, 210, 220);
constexpr std::size_t kMaxKnown = 20000;  // texts whose sizes are cached

struct LabelVertex {
  float position[2];  // clip space
  float at[2];        // in the atlas, 0 to 1
};

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

LabelEntity::LabelEntity(float scale) : atlas_(scale) {
  auto* geometry = new QGeometry(this);
  buffer_ = new Qt3DCore::QBuffer(geometry);
  buffer_->setUsage(Qt3DCore::QBuffer::DynamicDraw);
  for (const auto& [name, offset] : {std::pair{"overlayPosition", 0U}, {"labelAt", 8U}}) {
    geometry->addAttribute(new QAttribute(buffer_, QString::fromLatin1(name), QAttribute::Float, 2, 0, offset,
                                          sizeof(LabelVertex), geometry));
  }
  // Qt 3D computes bounds that nobody needs, and warns of corners with two numbers.
  static constexpr float middle[3] = {0.0F, 0.0F, 0.0F};
  auto* still = new Qt3DCore::QBuffer(geometry);
  still->setData(QByteArray(reinterpret_cast<const char*>(middle), sizeof(middle)));
  geometry->setBoundingVolumePositionAttribute(
      new QAttribute(still, QStringLiteral("still"), QAttribute::Float, 3, 1, 0, sizeof(middle), geometry));
  mesh_ = new Qt3DRender::QGeometryRenderer(this);
  mesh_->setGeometry(geometry);
  mesh_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  mesh_->setSortIndex(DrawOrder::kLabels);
  addComponent(mesh_);
  auto* material = makeViewMaterial("main", shaders::kLabel, true, this);
  texture_ = makeTexture(atlas_.image(), TextureUse::Toon, this);
  parameter_ = new Qt3DRender::QParameter(QStringLiteral("labels"), QVariant::fromValue(texture_), material);
  material->addParameter(parameter_);
  addComponent(material);
  setEnabled(false);
}

void LabelEntity::showAtlas() {
  if (shown_ == atlas_.revision()) return;
  shown_ = atlas_.revision();
  auto* before = texture_;
  texture_ = makeTexture(atlas_.image(), TextureUse::Toon, this);
  parameter_->setValue(QVariant::fromValue(texture_));
  before->deleteLater();
}

void LabelEntity::setLabels(std::span<const OverlayLabel> labels, QSize view) {
  setEnabled(!labels.empty());
  if (labels.empty() || view.isEmpty()) return;
  std::vector<LabelVertex> corners;
  corners.reserve(labels.size() * 6);
  const float side = static_cast<float>(atlas_.image().width());
  const auto add = [&](const OverlayLabel& label, const QRect& place) {
    const auto corner = [&](int x, int y) {
      const float right = label.pixel.x + static_cast<float>(x * place.width()),
                  down = label.pixel.y + static_cast<float>(y * place.height());
      return LabelVertex{{2.0F * right / static_cast<float>(view.width()) - 1.0F,
                          1.0F - 2.0F * down / static_cast<float>(view.height())},
                         {static_cast<float>(place.x() + x * place.width()) / side,
                          static_cast<float>(place.y() + y * place.height()) / side}};
    };
    for (const auto& [x, y] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}})
      corners.push_back(corner(x, y));
  };
  const auto addAll = [&] {
    corners.clear();
    bool room = true;
    for (const OverlayLabel& label : labels) {
      const QRect place = atlas_.placeOf(label.text, label.colour);
      room = room && !place.isEmpty();
      if (!place.isEmpty()) add(label, place);
    }
    return room;
  };
  if (!addAll()) {
    atlas_.clear();  // removes texts that aren't shown any more
    addAll();
  }
  showAtlas();
  buffer_->setData(QByteArray(reinterpret_cast<const char*>(corners.data()),
                              static_cast<qsizetype>(corners.size() * sizeof(LabelVertex))));
  for (auto* attribute : mesh_->geometry()->attributes()) attribute->setCount(static_cast<uint>(corners.size()));
  mesh_->setVertexCount(static_cast<int>(corners.size()));
}

}  // namespace app
