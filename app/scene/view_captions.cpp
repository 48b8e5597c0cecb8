// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/view_captions.h"

#include <algorithm>
#include <cmath>

#include <QString>

#include "app/scene/coloured_mesh.h"
#include "app/scene/label_entity.h"
#include "app/view/name_labels.h"
#include "app/view/overlay_pen.h"

namespace app {
namespace {

constexpr float kLarger = 1.25F;                                // relative to other labels
constexpr float kMargin = 8.0F, kPadding = 4.0F, kLine = 1.5F;  // pixels at scale 1
const base::Vec4 kPlate{0.05F, 0.06F, 0.09F, 0.78F}, kBetween{0.5F, 0.5F, 0.5F, 0.9F};

void box(Pen& pen, const QRect& area, const base::Vec4& colour) {
  const auto x = static_cast<float>(area.x()), y = static_cast<float>(area.y());
  const auto right = x + static_cast<float>(area.width()), bottom = y + static_cast<float>(area.height());
  pen.quad({x, y}, {right, y}, {right, bottom}, {x, bottom}, colour);
}

}  // namespace

ViewCaptions::ViewCaptions(float scale, Qt3DRender::QLayer* layer)
    : scale_(scale), texts_(new LabelEntity(kLarger * scale)), plates_(new OverlayEntity(this)) {
  texts_->setParent(this);
  for (Qt3DCore::QEntity* entity : {static_cast<Qt3DCore::QEntity*>(texts_), static_cast<Qt3DCore::QEntity*>(plates_)})
    entity->addComponent(layer);
}

std::string ViewCaptions::fitting(const std::string& text, int width) {
  LabelAtlas& atlas = texts_->atlas();
  if (atlas.sizeOf(text).width() <= width) return text;
  for (QString cut = QString::fromStdString(text); !cut.isEmpty(); cut.chop(1)) {
    const std::string shorter = (cut + u'…').toStdString();
    if (atlas.sizeOf(shorter).width() <= width) return shorter;
  }
  return {};
}

void ViewCaptions::show(std::span<const std::string> captions, std::span<const QRect> views, QSize whole) {
  const auto pixels = [this](float units) { return std::max(1, static_cast<int>(std::lround(units * scale_))); };
  const int margin = pixels(kMargin), padding = pixels(kPadding), line = pixels(kLine);
  std::vector<OverlayVertex> triangles;
  std::vector<OverlayLabel> labels;
  Pen pen(triangles, {static_cast<float>(whole.width()), static_cast<float>(whole.height())});
  areas_.clear();
  for (std::size_t i = 0; i < views.size() && i < captions.size(); ++i) {
    const QRect& view = views[i];
    if (view.x() > 0) box(pen, {view.x(), view.y(), line, view.height()}, kBetween);
    if (view.y() > 0) box(pen, {view.x(), view.y(), view.width(), line}, kBetween);
    const std::string text = fitting(captions[i], view.width() - 2 * (margin + padding));
    areas_.emplace_back();
    if (text.empty()) continue;
    const QPoint corner = view.topLeft() + QPoint(margin, margin);
    areas_.back() = QRect(corner, texts_->atlas().sizeOf(text) + QSize(2 * padding, 2 * padding));
    box(pen, areas_.back(), kPlate);
    labels.push_back({{static_cast<float>(corner.x() + padding), static_cast<float>(corner.y() + padding)}, text});
  }
  plates_->setTriangles(triangles);
  texts_->setLabels(labels, whole);
}

}  // namespace app
