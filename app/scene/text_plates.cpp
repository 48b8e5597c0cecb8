// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/text_plates.h"

#include <algorithm>
#include <cmath>

#include <QString>

#include "app/scene/coloured_mesh.h"
#include "app/scene/label_entity.h"
#include "app/view/overlay_pen.h"

namespace app {
namespace {

constexpr float kPadding = 4.0F;  // pixels at scale 1
const base::Vec4 kPlate{0.05F, 0.06F, 0.09F, 0.78F}, kBetween{0.5F, 0.5F, 0.5F, 0.9F};

}  // namespace

TextPlates::TextPlates(float scale, float larger, Qt3DRender::QLayer* layer)
    : scale_(scale), texts_(new LabelEntity(larger * scale)), plates_(new OverlayEntity(this)) {
  texts_->setParent(this);
  for (Qt3DCore::QEntity* entity : {static_cast<Qt3DCore::QEntity*>(texts_), static_cast<Qt3DCore::QEntity*>(plates_)})
    entity->addComponent(layer);
}

int TextPlates::pixels(float units) const { return std::max(1, static_cast<int>(std::lround(units * scale_))); }

std::string TextPlates::fitting(const std::string& text, int width) {
  LabelAtlas& atlas = texts_->atlas();
  if (atlas.sizeOf(text).width() <= width) return text;
  for (QString cut = QString::fromStdString(text); !cut.isEmpty(); cut.chop(1)) {
    const std::string shorter = (cut + u'…').toStdString();
    if (atlas.sizeOf(shorter).width() <= width) return shorter;
  }
  return {};
}

void TextPlates::box(const QRect& area, const base::Vec4& colour) {
  Pen pen(triangles_, {static_cast<float>(whole_.width()), static_cast<float>(whole_.height())});
  const auto x = static_cast<float>(area.x()), y = static_cast<float>(area.y());
  const auto right = x + static_cast<float>(area.width()), bottom = y + static_cast<float>(area.height());
  pen.quad({x, y}, {right, y}, {right, bottom}, {x, bottom}, colour);
}

void TextPlates::begin(QSize whole) {
  whole_ = whole;
  triangles_.clear();
  labels_.clear();
}

QRect TextPlates::add(const std::string& text, QPoint corner, int width) {
  const int padding = pixels(kPadding);
  const std::string line = fitting(text, width - 2 * padding);
  if (line.empty()) return {};
  const QRect area(corner, texts_->atlas().sizeOf(line) + QSize(2 * padding, 2 * padding));
  box(area, kPlate);
  labels_.push_back({{static_cast<float>(corner.x() + padding), static_cast<float>(corner.y() + padding)}, line});
  return area;
}

void TextPlates::addLine(const QRect& area) { box(area, kBetween); }

void TextPlates::end() {
  plates_->setTriangles(triangles_);
  texts_->setLabels(labels_, whole_);
}

}  // namespace app
