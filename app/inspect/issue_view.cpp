// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/issue_view.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>

#include "app/language/action_text.h"
#include "app/language/live_text.h"
#include "app/widgets/contrast.h"

namespace app {
namespace {

constexpr int kBeside = 4, kAbove = 2;  // pixels around the text

}  // namespace

QSize IssueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  return {100, 2 * lineHeight(option.fontMetrics) + 2 * kAbove};
}

void IssueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem row = option;
  row.text.clear();
  const QStyle* style = row.widget != nullptr ? row.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
  const bool selected = row.state.testFlag(QStyle::State_Selected);
  const QColor behind = row.palette.color(selected ? QPalette::Highlight : QPalette::Base);
  const QColor text = row.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
  const int height = lineHeight(row.fontMetrics);
  QRect line(row.rect.left() + kBeside, row.rect.top() + kAbove, row.rect.width() - 2 * kBeside, height);
  const bool isIssue = !index.data(IssueRows::kPlaceRole).isNull();
  painter->save();
  QFont strong = row.font;
  strong.setBold(true);
  const QFontMetrics strongly(strong);
  const auto draw = [&](const QRect& where, const QFontMetrics& metrics, const QString& said, Qt::Alignment side) {
    painter->drawText(where, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                      metrics.elidedText(said, Qt::ElideRight, where.width()));
  };
  // The location is shortened before the name is.
  const QString name = index.data(IssueRows::kNameRole).toString();
  const QString place = index.data(IssueRows::kPlaceRole).toString();
  const int nameWidth = std::min(strongly.horizontalAdvance(name), line.width());
  painter->setFont(row.font);
  painter->setPen(dimmed(text, behind));
  QRect rest = line.adjusted(nameWidth + 2 * kBeside, 0, 0, 0);
  if (!place.isEmpty() && rest.width() > height) draw(rest, row.fontMetrics, place, Qt::AlignRight);
  if (isIssue) painter->setPen(text);
  draw(line.translated(0, height), row.fontMetrics, index.data(IssueRows::kWhatRole).toString(), Qt::AlignLeft);
  painter->setPen(text);
  painter->setFont(strong);
  draw(line, strongly, name, Qt::AlignLeft);
  painter->restore();
}

IssueView::IssueView(QWidget* parent) : ItemView(parent), copySelected(new QAction(this)), copyAll(new QAction(this)) {
  keepTranslated(this, [this] {
    setActionText(*copySelected, tr("&Copy"));
    setActionText(*copyAll, tr("Copy &All"));
  });
  setItemDelegate(new IssueDelegate(this));
  setHeaderHidden(true);
  setIndentation(12);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  header()->setSectionResizeMode(QHeaderView::Stretch);
  setMenu([this](const QModelIndex&) {
    copySelected->setEnabled(selectionModel()->hasSelection());
    return QList<QAction*>{copySelected, copyAll};
  });
  connect(copySelected, &QAction::triggered, this, &IssueView::copy);
  connect(copyAll, &QAction::triggered, this,
          [this] { QGuiApplication::clipboard()->setText(rows().copiedAll().join(u'\n')); });
}

void IssueView::copy() const {
  QModelIndexList selected = selectionModel()->selectedRows();
  // Rows are copied in their order, each once, even where its heading is also selected.
  std::ranges::sort(selected, {}, &TreeRows::placeOf);
  QStringList lines;
  for (const QModelIndex& at : selected) {
    const auto within = [&](const QModelIndex& of) { return selected.contains(of); };
    if (within(at.parent()) || within(at.parent().parent())) continue;
    lines << rows().copied(at);
  }
  QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

const IssueRows& IssueView::rows() const { return *static_cast<const IssueRows*>(model()); }

void IssueView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return copy();
  ItemView::keyPressEvent(event);
}

}  // namespace app
