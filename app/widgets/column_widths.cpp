// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/column_widths.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QHeaderView>
#include <QTimer>
#include <QTreeView>

namespace app {
namespace {

constexpr int kMargins = 12;  // pixels beside a text

}  // namespace

int widthOfLetters(const QFontMetrics& font, int letters) { return font.horizontalAdvance(u'x') * letters; }

ColumnWidths::ColumnWidths(QTreeView* list, std::vector<ColumnRoom> rooms)
    : QObject(list), list_(list), rooms_(std::move(rooms)), later_(new QTimer(this)) {
  // The list's header gets its font and its texts after the list does.
  later_->setSingleShot(true);
  later_->setInterval(0);
  connect(later_, &QTimer::timeout, this, &ColumnWidths::measure);
  list_->installEventFilter(this);
  measure();
}

bool ColumnWidths::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange ||
      event->type() == QEvent::StyleChange)
    later_->start();
  return QObject::eventFilter(watched, event);
}

void ColumnWidths::measure() {
  QHeaderView* header = list_->header();
  const QFontMetrics font = list_->fontMetrics();
  for (const ColumnRoom& room : rooms_) {
    // The last column may be stretched to the available width, which isn't the user's choice.
    const bool stretched = header->stretchLastSection() && header->visualIndex(room.column) == header->count() - 1;
    if (const auto set = set_.find(room.column);
        !stretched && set != set_.end() && header->sectionSize(room.column) != set->second)
      continue;
    int width = widthOfLetters(font, room.letters);
    if (room.texts != nullptr)
      for (const QString& text : room.texts()) width = std::max(width, font.horizontalAdvance(text) + kMargins);
    if (!list_->isHeaderHidden()) width = std::max(width, header->sectionSizeHint(room.column));
    header->resizeSection(room.column, width);
    set_[room.column] = header->sectionSize(room.column);
  }
}

}  // namespace app
