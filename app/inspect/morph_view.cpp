// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/morph_view.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include "app/widgets/list_keys.h"

namespace app {
namespace {

constexpr int kBesideSlider = 5;  // pixels left and right of a slider
constexpr int kHeight = 8;

int xOf(const QRect& groove, float weight) {
  const float inside = std::isfinite(weight) ? std::clamp(weight, 0.0F, 1.0F) : 0.0F;
  return groove.left() + static_cast<int>(std::lround(inside * static_cast<float>(groove.width() - 1)));
}

}  // namespace

MorphView::MorphView(QWidget* parent) : ItemView(parent) {
  setItemDelegateForColumn(MorphRows::kWeight, new MorphDelegate(this));
}

MorphRows* MorphView::rows() const { return static_cast<MorphRows*>(model()); }

QRect MorphView::groove(const QRect& cell) {
  QRect all(cell.left() + kBesideSlider, 0, std::max(cell.width() - 2 * kBesideSlider, 1), kHeight);
  all.moveTop(cell.center().y() - kHeight / 2);
  return all;
}

float MorphView::weightAt(const QRect& cell, int x) {
  const QRect all = groove(cell);
  const float along = static_cast<float>(x - all.left()) / static_cast<float>(std::max(all.width() - 1, 1));
  return std::clamp(std::round(along * 100.0F) / 100.0F, 0.0F, 1.0F);
}

void MorphView::mousePressEvent(QMouseEvent* event) {
  const QModelIndex at = indexAt(event->pos());
  if (event->button() != Qt::LeftButton || at.column() != MorphRows::kWeight || rows()->itemOf(at) < 0)
    return ItemView::mousePressEvent(event);
  setCurrentIndex(at);
  dragged_ = at;
  dragTo(event->pos().x(), true);
}

void MorphView::mouseMoveEvent(QMouseEvent* event) {
  if (!dragged_.isValid()) return ItemView::mouseMoveEvent(event);
  dragTo(event->pos().x(), false);
}

void MorphView::mouseReleaseEvent(QMouseEvent* event) {
  if (!dragged_.isValid()) return ItemView::mouseReleaseEvent(event);
  dragged_ = QPersistentModelIndex();
}

/// Two quick presses on a slider are two presses, not a double click.
void MorphView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (indexAt(event->pos()).column() == MorphRows::kWeight) return mousePressEvent(event);
  ItemView::mouseDoubleClickEvent(event);
}

void MorphView::dragTo(int x, bool begins) {
  emit moved(rows()->itemOf(dragged_), weightAt(visualRect(dragged_), x), begins);
}

void MorphView::keyPressEvent(QKeyEvent* event) {
  const auto weights = rows()->weightsOf(currentIndex());
  if (!isPlainKey(*event) || !weights) return ItemView::keyPressEvent(event);
  const std::int32_t morph = rows()->itemOf(currentIndex());
  const auto step = [&](float by) {
    // The last weight set by hand counts, even if no picture has it yet.
    const float to = std::round((weights->hand.value_or(weights->shown) + by) * 100.0F) / 100.0F;
    emit moved(morph, std::clamp(to, 0.0F, 1.0F), !event->isAutoRepeat());
  };
  switch (event->key()) {
    case Qt::Key_Left:
      return step(-kStep);
    case Qt::Key_Right:
      return step(kStep);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      emit fieldWanted();
      return;
    default:
      ItemView::keyPressEvent(event);
  }
}

void MorphDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  RowDelegate::paint(painter, option, index);
  const auto weights = static_cast<const MorphRows*>(index.model())->weightsOf(index);
  if (!weights) return;
  const QRect all = MorphView::groove(option.rect);
  const QPalette& colours = option.palette;
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  painter->save();
  painter->setPen(colours.color(QPalette::Mid));
  painter->setBrush(colours.color(QPalette::Base));
  painter->drawRect(all.adjusted(0, 0, -1, -1));
  QRect filled = all.adjusted(1, 1, -1, -1);
  filled.setRight(std::max(xOf(all, weights->shown) - 1, filled.left() - 1));
  const QColor hand(0xE0, 0x7B, 0x00);  // the colour of edits, on light and on dark
  const QColor motion = colours.color(selected ? QPalette::Dark : QPalette::Highlight);
  painter->fillRect(filled, weights->hand ? hand : motion);
  if (weights->hand) {
    const int x = xOf(all, weights->motion);
    painter->fillRect(QRect(x - 1, all.top() - 3, 2, all.height() + 6), motion);
  }
  const int knob = xOf(all, weights->shown);
  painter->setPen(colours.color(QPalette::Text));
  painter->setBrush(weights->hand ? hand : colours.color(QPalette::Button));
  painter->drawRect(QRect(knob - 3, all.top() - 2, 6, all.height() + 3));
  painter->restore();
}

}  // namespace app
