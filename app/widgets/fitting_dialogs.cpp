// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/fitting_dialogs.h"

#include <algorithm>

#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace app {
namespace {

constexpr double kShare = 0.95;  // of the screen: the window's frame takes the rest
constexpr int kMinLine = 80;     // minimum width of a text field in pixels

/// Takes the row of buttons at a dialog's end out of its layout; null where there is none.
QLayoutItem* takeButtons(QLayout& layout) {
  auto* column = qobject_cast<QVBoxLayout*>(&layout);
  if (column == nullptr || column->count() < 2) return nullptr;
  QLayoutItem* last = column->itemAt(column->count() - 1);
  bool buttons = qobject_cast<QDialogButtonBox*>(last->widget()) != nullptr;
  for (int i = 0; last->layout() != nullptr && i < last->layout()->count(); ++i)
    buttons = buttons || qobject_cast<QPushButton*>(last->layout()->itemAt(i)->widget()) != nullptr;
  return buttons ? column->takeAt(column->count() - 1) : nullptr;
}

/// Returns the height that everything needs, texts with several lines included.
int neededHeight(const QLayout& layout, int width) {
  return layout.hasHeightForWidth() ? layout.totalHeightForWidth(width) : layout.totalMinimumSize().height();
}

}  // namespace

void FittingDialogs::fit(QDialog& dialog, const QSize& room) {
  QLayout* layout = dialog.layout();
  if (layout == nullptr) return;
  // Wide fields first go below their labels, so that the dialog scrolls in one direction only.
  if (layout->totalMinimumSize().width() > room.width() - dialog.style()->pixelMetric(QStyle::PM_ScrollBarExtent)) {
    for (auto* form : dialog.findChildren<QFormLayout*>()) form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (auto* line : dialog.findChildren<QLineEdit*>())
      line->setMinimumWidth(std::min(line->minimumWidth(), kMinLine));
    layout->activate();
  }
  QSize least = layout->totalMinimumSize();
  least.setHeight(std::max(least.height(), neededHeight(*layout, std::min(dialog.width(), room.width()))));
  const QSize wanted = dialog.size().expandedTo(least);
  if (least.width() > room.width() || least.height() > room.height()) {
    // The buttons stay in sight below what scrolls.
    QLayoutItem* buttons = takeButtons(*layout);
    const QMargins margins = layout->contentsMargins();
    auto* area = new QScrollArea;
    auto* page = new QWidget;
    page->setLayout(layout);  // with all its widgets
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);  // Tab goes from field to field, which scrolls
    dialog.setMinimumSize(0, 0);
    dialog.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area, 1);
    if (buttons != nullptr) {
      auto* below = new QVBoxLayout;
      below->setContentsMargins(margins.left(), 0, margins.right(), margins.bottom());
      column->addLayout(below);
      if (buttons->layout() != nullptr) {
        below->addLayout(buttons->layout());
      } else {
        below->addWidget(buttons->widget());
        delete buttons;  // it only held the place of the widget
      }
    }
  }
  // The scroll bar of a dialog that is too high takes room of its own.
  dialog.resize((wanted + QSize(dialog.style()->pixelMetric(QStyle::PM_ScrollBarExtent), 0)).boundedTo(room));
}

void FittingDialogs::grow(QDialog& dialog) { grow(dialog, dialog.screen()->availableSize() * kShare); }

void FittingDialogs::grow(QDialog& dialog, const QSize& room) {
  QLayout& layout = *dialog.layout();
  layout.activate();
  const int wanted = neededHeight(layout, dialog.width());
  // The layout may have enlarged it already.
  const int now = dialog.height();
  if (wanted <= now && now <= room.height()) return;
  if (wanted <= room.height() || !dialog.isVisible()) return dialog.resize(dialog.width(), std::max(now, wanted));
  QWidget* const focused = dialog.focusWidget();
  fit(dialog, room);
  if (focused != nullptr) focused->setFocus();
}

bool FittingDialogs::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Show || event->spontaneous()) return false;
  auto* dialog = qobject_cast<QDialog*>(watched);
  if (dialog == nullptr || qobject_cast<QFileDialog*>(dialog) != nullptr ||
      qobject_cast<QMessageBox*>(dialog) != nullptr)
    return false;
  const QSize room = dialog->screen()->availableSize() * kShare, size = dialog->size();
  if (size.width() > room.width() || size.height() > room.height()) fit(*dialog, room);
  return false;
}

}  // namespace app
