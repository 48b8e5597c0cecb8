// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/named_rows.h"

#include <algorithm>
#include <numeric>

#include <QCollator>
#include <QLocale>

#include "app/language/speech.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::size_t kMaxRemembered = 4096;  // rows; a screen has some hundred

const base::Text& textOf(const base::Text* text) {
  static const base::Text none;
  return text != nullptr ? *text : none;
}

}  // namespace

NamedRows::NamedRows(QObject* parent) : TreeRows(parent) {
  // The names are made again when rows or the language change.
  connect(this, &QAbstractItemModel::modelAboutToBeReset, this, [this] { lines_.clear(); });
}

NameLines NamedRows::linesOf(const Row& row) const {
  const FileNames names = namesOf(row);
  NameLines lines = nameLines(textOf(names.name), textOf(names.english), {});
  if (lines.name.isEmpty()) lines.name = unnamed(row);
  return lines;
}

const NameLines& NamedRows::lines(const Row& row) const {
  const auto known = lines_.find(&row);
  if (known != lines_.end()) return known->second;
  if (lines_.size() >= kMaxRemembered) lines_.clear();
  return lines_.emplace(&row, linesOf(row)).first->second;
}

bool NamedRows::hasTwoLines() const {
  return std::ranges::any_of(rows(), [this](const Row& row) {
    const FileNames names = namesOf(row);
    return mayBeReadable(textOf(names.name), textOf(names.english));
  });
}

QVariant NamedRows::cell(const Row& row, int column, int role) const {
  if (column != kNameColumn) return moreOf(row, column, role);
  switch (role) {
    case Qt::DisplayRole:
      return lines(row).name;
    case kReadableRole:
      return lines(row).readable;
    case Qt::ToolTipRole:
      return row.item < 0 ? QVariant() : plainToolTip(inOneLine(lines(row)));
    case Qt::AccessibleTextRole:
      return inOneLine(lines(row));
    default:
      return moreOf(row, column, role);
  }
}

QString NamedRows::moreSearched(const Row&) const { return {}; }

QString NamedRows::searchedText(const Row& row) const {
  const FileNames names = namesOf(row);
  QString text = searchedNames(textOf(names.name), textOf(names.english));
  if (text.isEmpty()) text = unnamed(row);
  if (const QString more = moreSearched(row); !more.isEmpty()) text += u'\n' + more;
  return text;
}

std::vector<std::int32_t> NamedRows::ranks() const {
  QCollator collator{QLocale(spoken())};
  collator.setNumericMode(true);
  collator.setCaseSensitivity(Qt::CaseInsensitive);
  const bool byName = readsKanji();
  std::vector<QCollatorSortKey> keys;
  keys.reserve(rows().size());
  for (const Row& row : rows()) {
    const NameLines of = linesOf(row);
    keys.push_back(collator.sortKey(byName || of.readable.isEmpty() ? of.name : of.readable));
  }
  std::vector<std::int32_t> places(keys.size());
  std::iota(places.begin(), places.end(), 0);
  const auto less = [&keys](std::int32_t a, std::int32_t b) {
    return keys[static_cast<std::size_t>(a)].compare(keys[static_cast<std::size_t>(b)]) < 0;
  };
  std::stable_sort(places.begin(), places.end(), less);
  std::vector<std::int32_t> ranks(keys.size());
  for (std::size_t i = 0, rank = 0; i < places.size(); ++i) {
    if (i > 0 && less(places[i - 1], places[i])) rank = i;
    ranks[static_cast<std::size_t>(places[i])] = static_cast<std::int32_t>(rank);
  }
  return ranks;
}

}  // namespace app
