// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/issue_rows.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/widgets/text.h"

namespace app {

void IssueRows::fill(std::vector<Odd> files) {
  files_ = std::move(files);
  listed_.clear();
  headings_.clear();
  std::vector<Row> rows;
  for (std::uint32_t i = 0; i < files_.size(); ++i) addFile(i, rows);
  setRows(std::move(rows));
}

void IssueRows::addFile(std::uint32_t file, std::vector<Row>& rows) {
  std::array<std::vector<const base::Issue*>, kIssueKinds> byKind;
  std::size_t count = 0;
  const auto add = [&](const base::Issue& issue, IssueKind kind) {
    byKind[static_cast<std::size_t>(kind)].push_back(&issue);
    ++count;
  };
  for (const auto& issues : files_[file].own)
    for (const base::Issue& issue : *issues) add(issue, issueKind(issue.section));
  for (const base::Issue& issue : files_[file].playing) add(issue, IssueKind::Playing);
  if (count == 0) return;
  const auto head = [&](std::int32_t parent, std::size_t counted, bool ofKind) {
    const auto place = static_cast<std::int32_t>(rows.size());
    headings_.push_back(
        {place, file, static_cast<std::uint32_t>(listed_.size()), static_cast<std::uint32_t>(counted), ofKind});
    rows.push_back({parent, -1});
    return place;
  };
  const std::int32_t top = head(-1, count, false);
  for (int kind = 0; kind < kIssueKinds; ++kind) {
    const auto& issues = byKind[static_cast<std::size_t>(kind)];
    if (issues.empty()) continue;
    const std::int32_t below = head(top, issues.size(), true);
    for (const base::Issue* issue : issues) {
      rows.push_back({below, static_cast<std::int32_t>(listed_.size())});
      listed_.push_back({issue, file, static_cast<IssueKind>(kind)});
    }
  }
}

std::optional<IssueRows::HeadingKey> IssueRows::headingAt(const QModelIndex& index) const {
  const auto found = std::ranges::lower_bound(headings_, placeOf(index), {}, &Heading::place);
  if (!index.isValid() || found == headings_.end() || found->place != placeOf(index)) return {};
  return HeadingKey{keyOf(files_[found->file].file), found->ofKind ? static_cast<int>(listed_[found->first].kind) : -1};
}

const IssueRows::Heading& IssueRows::heading(const Row& row) const {
  const auto place = static_cast<std::int32_t>(&row - rows().data());
  return *std::ranges::lower_bound(headings_, place, {}, &Heading::place);
}

int IssueRows::columnCount(const QModelIndex&) const { return 1; }

QVariant IssueRows::headingCell(const Heading& of, int role) const {
  const std::filesystem::path& path = files_[of.file].file.path();
  const IssueKind kind = listed_[of.first].kind;
  const QString name = of.ofKind ? issueKindName(kind) : shownName(path);
  const QString what = of.ofKind       ? issueKindMeaning(kind)
                       : of.count == 1 ? tr("1 issue")
                                       : tr("%n issues", nullptr, static_cast<int>(of.count));
  switch (role) {
    case kNameRole:
      return of.ofKind ? QStringLiteral("%1 (%2)").arg(name).arg(of.count) : name;
    case kWhatRole:
      return what;
    case Qt::DisplayRole:
      return QStringLiteral("%1: %2").arg(name, what);
    case Qt::ToolTipRole:
      return plainToolTip(of.ofKind ? what : oneLine(shownPath(path).toStdString()));
    default:
      return {};
  }
}

QVariant IssueRows::cell(const Row& row, int, int role) const {
  if (role != kNameRole && role != kWhatRole && role != kPlaceRole && role != Qt::DisplayRole &&
      role != Qt::ToolTipRole)
    return {};
  if (row.item < 0) return headingCell(heading(row), role);
  const ListedIssue& of = listed_[static_cast<std::size_t>(row.item)];
  const IssueWords words = issueWords(fileOf(of), *of.issue);
  switch (role) {
    case kNameRole:
      return words.name;
    case kWhatRole:
      return words.what;
    case kPlaceRole:
      return words.place;
    case Qt::ToolTipRole:
      return plainToolTip(words.english.isEmpty() ? words.line()
                                                  : QStringLiteral("%1\n%2").arg(words.english, words.line()));
    default:
      return words.line();
  }
}

QString IssueRows::searchedText(const Row& row) const {
  if (row.item < 0) {
    const Heading& of = heading(row);
    return of.ofKind ? issueKindName(listed_[of.first].kind) : shownName(files_[of.file].file.path());
  }
  const ListedIssue& of = listed_[static_cast<std::size_t>(row.item)];
  const IssueWords words = issueWords(fileOf(of), *of.issue);
  return words.line() + u'\n' + words.english;
}

QString IssueRows::copiedLine(const ListedIssue& issue) const {
  return QStringLiteral("%1: %2").arg(shownName(fileOf(issue).path()), issueWords(fileOf(issue), *issue.issue).line());
}

QStringList IssueRows::copied(const QModelIndex& index) const {
  const std::int32_t place = placeOf(index), item = itemOf(index);
  if (place < 0) return {};
  if (item >= 0) return {copiedLine(listed_[static_cast<std::size_t>(item)])};
  const Heading& of = heading(rows()[static_cast<std::size_t>(place)]);
  QStringList lines;
  for (std::uint32_t i = of.first; i < of.first + of.count; ++i) lines << copiedLine(listed_[i]);
  return lines;
}

QStringList IssueRows::copiedAll() const {
  QStringList lines;
  for (const ListedIssue& issue : listed_) lines << copiedLine(issue);
  return lines;
}

}  // namespace app
