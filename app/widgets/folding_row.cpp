// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/folding_row.h"

#include <algorithm>

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QScreen>
#include <QToolButton>

#include "app/language/live_text.h"
#include "app/widgets/icons.h"

namespace app {
namespace {

/// Returns whether a part is shown or will be with its window: it wasn't hidden explicitly.
bool isWanted(const QWidget& part) { return !(part.isHidden() && part.testAttribute(Qt::WA_WState_ExplicitShowHide)); }

QSize leastOf(const QWidget& part) {
  return part.minimumSizeHint().expandedTo(part.minimumSize()).boundedTo(part.maximumSize());
}

}  // namespace

FoldingRow::FoldingRow(QWidget* parent)
    : QWidget(parent), row_(new QHBoxLayout(this)), more_(new QToolButton(this)), window_(new QFrame(this, Qt::Popup)) {
  row_->setContentsMargins(0, 0, 0, 0);
  row_->addWidget(more_);
  window_->setFrameStyle(static_cast<int>(QFrame::StyledPanel) | static_cast<int>(QFrame::Raised));
  behind_ = new QHBoxLayout(window_);
  behind_->setContentsMargins(6, 4, 6, 4);
  more_->setAutoRaise(true);
  more_->setFocusPolicy(Qt::TabFocus);
  more_->setIcon(glyphIcon(Glyph::More));
  more_->hide();
  keepTranslated(this, [this] { setTexts(); });
  connect(more_, &QToolButton::clicked, this, &FoldingRow::openMore);
}

void FoldingRow::setTexts() {
  more_->setAccessibleName(tr("More controls"));
  more_->setToolTip(tr("Controls that don't fit here"));
}

void FoldingRow::add(QWidget* part, int goes, int stretch) {
  parts_.push_back({part, goes, stretch});
  row_->insertWidget(row_->count() - 1, part, stretch);
  part->installEventFilter(this);
  orderTabs();
}

/// A part that appears or disappears changes the available room, wherever it is.
bool FoldingRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
    QMetaObject::invokeMethod(this, &FoldingRow::fit, Qt::QueuedConnection);
  return QWidget::eventFilter(watched, event);
}

bool FoldingRow::isFolded(const QWidget& part) const {
  return std::ranges::any_of(parts_, [&](const Part& each) { return each.widget == &part && each.folded; });
}

int FoldingRow::widthOf(const std::vector<bool>& folded) const {
  const QMargins margins = row_->contentsMargins();
  int width = margins.left() + margins.right(), count = 0;
  bool any = false;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const Part& each = parts_[i];
    if (!isWanted(*each.widget)) continue;
    any = any || folded[i];
    if (folded[i]) continue;
    width += leastOf(*each.widget).width();
    ++count;
  }
  if (any) {
    width += more_->sizeHint().width();
    ++count;
  }
  return width + std::max(0, count - 1) * row_->spacing();
}

int FoldingRow::heightOfAll() const {
  int height = 0;
  for (const Part& each : parts_)
    if (isWanted(*each.widget)) height = std::max(height, leastOf(*each.widget).height());
  const QMargins margins = row_->contentsMargins();
  return height + margins.top() + margins.bottom();
}

QSize FoldingRow::sizeHint() const { return {widthOf(std::vector<bool>(parts_.size(), false)), heightOfAll()}; }

QSize FoldingRow::minimumSizeHint() const {
  std::vector<bool> folded(parts_.size());
  for (std::size_t i = 0; i < parts_.size(); ++i) folded[i] = parts_[i].goes != kStays;
  return {widthOf(folded), heightOfAll()};
}

void FoldingRow::fit() {
  std::vector<bool> folded(parts_.size(), false);
  while (widthOf(folded) > width()) {
    std::size_t next = parts_.size();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      if (folded[i] || parts_[i].goes == kStays || !isWanted(*parts_[i].widget)) continue;
      if (next == parts_.size() || parts_[i].goes > parts_[next].goes) next = i;
    }
    if (next == parts_.size()) break;
    folded[next] = true;
  }
  bool changed = false;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    changed = changed || parts_[i].folded != folded[i];
    parts_[i].folded = folded[i];
  }
  if (changed) place();
}

/// Puts each part where it belongs, in the order in which parts were added.
void FoldingRow::place() {
  closeMore();
  bool any = false;
  int inRow = 0;
  for (const Part& each : parts_) {
    if (each.folded) {
      behind_->addWidget(each.widget);  // moves a part that is already there to the end
    } else {
      row_->insertWidget(inRow++, each.widget, each.stretch);
    }
    any = any || each.folded;
  }
  more_->setVisible(any);
  orderTabs();
  row_->activate();
}

/// Tab follows the visible order, whenever the parts were made.
void FoldingRow::orderTabs() {
  QWidget* before = nullptr;
  const auto next = [&before](QWidget* part) {
    if ((part->focusPolicy() & Qt::TabFocus) == 0 || part->focusProxy() != nullptr) return false;
    if (before != nullptr) QWidget::setTabOrder(before, part);
    before = part;
    return true;
  };
  for (const Part& each : parts_) {
    if (each.folded || next(each.widget)) continue;
    for (auto* inside : each.widget->findChildren<QWidget*>()) next(inside);
  }
  next(more_);
}

void FoldingRow::openMore() {
  window_->adjustSize();
  const QRect room = screen()->availableGeometry();
  const QPoint corner = more_->mapToGlobal(QPoint(more_->width(), 0));
  const QSize size = window_->size();
  const int above = corner.y() - size.height(), below = corner.y() + more_->height();
  const int left = std::max(room.left(), std::min(corner.x(), room.right() + 1) - size.width());
  window_->move(left, above >= room.top() ? above : below);
  window_->show();
  window_->setFocus(Qt::PopupFocusReason);
}

void FoldingRow::closeMore() { window_->close(); }

void FoldingRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

/// A text became longer.
bool FoldingRow::event(QEvent* event) {
  const bool done = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) {
    fit();
    updateGeometry();
  }
  return done;
}

}  // namespace app
