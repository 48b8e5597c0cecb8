// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/playlist_model.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

#include "app/files/kind_by_extension.h"
#include "app/widgets/name_lines.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr qsizetype kMaxKeys = 20'000;  // more than a list has dances
constexpr std::size_t kMaxBlocks = 16;  // of rows that come or go, each told of by itself
const QString kDraggedDances = QStringLiteral("application/x-odori-dances");

/// Returns the names in which a search looks: the title, those of the files without endings, and
/// that of the dance's folder or archive.
QString namesOf(const PlaylistEntry& entry) {
  QString names = oneLine(entryTitle(entry));
  for (const auto& file : entry.files) names += u'\n' + shownName(file.stem());
  names += u'\n' + oneLine(entryFolder(entry));
  return names;
}

QString keyOf(const QString& names) {
  QStringList all;
  for (const QString& name : names.split(u'\n')) all << searchedNames(base::Text(name.toStdString()), {});
  return searchKey(all.join(u'\n'));
}

}  // namespace

PlaylistModel::PlaylistModel(OpenPlaylist& list, QObject* parent)
    : QAbstractTableModel(parent), list_(list), pictures_(kMaxPictures) {
  connect(&list_, &OpenPlaylist::changed, this, &PlaylistModel::follow);
  connect(&list_, &OpenPlaylist::presentChanged, this, [this] {
    const auto before = std::exchange(present_, list_.present());
    if (before) refreshRow(*before);
    if (present_) refreshRow(*present_);
  });
  follow();
}

std::optional<int> PlaylistModel::rowOf(EntryId id) const {
  const auto at = std::ranges::find(rows_, id);
  if (at == rows_.end()) return std::nullopt;
  return static_cast<int>(at - rows_.begin());
}

std::size_t PlaylistModel::placeBefore(int row) const {
  if (rows_.empty()) return list_.size();
  if (row < 0 || row >= rowCount()) return places_.at(rows_.back()) + 1;
  return places_.at(idAt(row));
}

void PlaylistModel::search(const QString& typed) {
  SearchWords words(typed);
  if (words == words_) return;
  words_ = std::move(words);
  showMatches();
}

void PlaylistModel::setOnlyFavourites(bool only) {
  if (std::exchange(onlyFavourites_, only) != only) showMatches();
}

void PlaylistModel::follow() {
  places_.clear();
  for (std::size_t i = 0; i < list_.size(); ++i) places_.emplace(list_.idOf(i), i);
  std::erase_if(about_, [this](const auto& each) { return !places_.contains(each.first); });
  std::erase_if(troubles_, [this](const auto& each) { return !places_.contains(each.first); });
  present_ = list_.present();
  showMatches();
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
  emit factsChanged();
}

bool PlaylistModel::matches(const PlaylistEntry& entry) {
  if (onlyFavourites_ && !entry.favourite) return false;
  if (words_.empty()) return true;
  const QString names = namesOf(entry);
  auto known = keys_.constFind(names);
  if (known == keys_.cend()) {
    if (keys_.size() >= kMaxKeys) keys_.clear();
    known = keys_.insert(names, keyOf(names));
  }
  return words_.findIn(*known);
}

void PlaylistModel::showMatches() {
  std::vector<EntryId> wanted;
  wanted.reserve(list_.size());
  for (std::size_t i = 0; i < list_.size(); ++i)
    if (matches(list_.list().entries[i])) wanted.push_back(list_.idOf(i));
  showRows(wanted);
}

/// Rows that stay are never removed, so that views know them again.
void PlaylistModel::showRows(const std::vector<EntryId>& wanted) {
  if (wanted == rows_) return;
  const std::unordered_set<EntryId> stay(wanted.begin(), wanted.end());
  removeOthers(stay);
  const std::unordered_set<EntryId> now(rows_.begin(), rows_.end());
  std::vector<EntryId> order;
  for (const EntryId id : wanted)
    if (now.contains(id)) order.push_back(id);
  reorder(std::move(order));
  insertMissing(wanted);
}

/// Many separate rows are brought together first, because views take as long for one as for all.
void PlaylistModel::removeOthers(const std::unordered_set<EntryId>& wanted) {
  const auto blocks = [&] {
    std::vector<std::pair<std::size_t, std::size_t>> found;  // first and end
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (wanted.contains(rows_[i])) continue;
      if (found.empty() || found.back().second != i) found.emplace_back(i, i);
      found.back().second = i + 1;
    }
    return found;
  };
  auto gone = blocks();
  if (gone.size() > kMaxBlocks) {
    std::vector<EntryId> order = rows_;
    std::stable_partition(order.begin(), order.end(), [&](EntryId id) { return wanted.contains(id); });
    reorder(std::move(order));
    gone = blocks();
  }
  for (auto block = gone.rbegin(); block != gone.rend(); ++block) {
    beginRemoveRows({}, static_cast<int>(block->first), static_cast<int>(block->second) - 1);
    rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(block->first),
                rows_.begin() + static_cast<std::ptrdiff_t>(block->second));
    endRemoveRows();
  }
}

/// The rows that are there must be in the order of the wanted ones.
void PlaylistModel::insertMissing(const std::vector<EntryId>& wanted) {
  struct Block {
    std::size_t at, count;
  };
  std::vector<Block> blocks;
  std::vector<EntryId> missing;
  for (std::size_t i = 0, known = 0; i < wanted.size(); ++i) {
    if (known < rows_.size() && rows_[known] == wanted[i]) {
      ++known;
      continue;
    }
    missing.push_back(wanted[i]);
    if (blocks.empty() || blocks.back().at + blocks.back().count != i) blocks.push_back({i, 0});
    ++blocks.back().count;
  }
  const bool apart = blocks.size() > kMaxBlocks;
  if (apart) blocks = {{rows_.size(), missing.size()}};
  auto next = missing.begin();
  for (const Block& block : blocks) {
    beginInsertRows({}, static_cast<int>(block.at), static_cast<int>(block.at + block.count) - 1);
    rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(block.at), next,
                 next + static_cast<std::ptrdiff_t>(block.count));
    next += static_cast<std::ptrdiff_t>(block.count);
    endInsertRows();
  }
  if (apart) reorder(wanted);
}

/// `order` has the same rows.
void PlaylistModel::reorder(std::vector<EntryId> order) {
  if (order == rows_) return;
  emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
  std::unordered_map<EntryId, int> to;
  for (std::size_t i = 0; i < order.size(); ++i) to.emplace(order[i], static_cast<int>(i));
  const QModelIndexList before = persistentIndexList();
  QModelIndexList after;
  for (const QModelIndex& each : before) after << index(to.at(idAt(each.row())), each.column());
  rows_ = std::move(order);
  changePersistentIndexList(before, after);
  emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void PlaylistModel::refreshRow(EntryId id) {
  if (const auto row = rowOf(id)) emit dataChanged(index(*row, 0), index(*row, kColumns - 1));
}

void PlaylistModel::setFacts(EntryId id, const EntryFacts& facts) {
  if (!places_.contains(id)) return;
  About about{.dancers = {}, .song = {}, .pictured = {}, .seconds = facts.seconds, .issues = {}};
  QStringList dancers;
  for (const auto& model : facts.models) dancers << shownName(model.stem());
  about.dancers = enumerated(dancers);
  if (!facts.song.empty()) about.song = shownName(facts.song.stem());
  if (!facts.models.empty()) about.pictured = facts.models.front();
  for (const auto& issue : facts.issues) about.issues << oneLine(base::describe(issue));
  about_.insert_or_assign(id, std::move(about));
  refreshRow(id);
  emit factsChanged();
}

void PlaylistModel::setTrouble(EntryId id, const QString& line) {
  if (!places_.contains(id)) return;
  if (line.isEmpty() ? troubles_.erase(id) > 0 : std::exchange(troubles_[id], line) != line) refreshRow(id);
}

std::filesystem::path PlaylistModel::pictured(EntryId id) const {
  const About* about = aboutOf(id);
  return about != nullptr ? about->pictured : std::filesystem::path();
}

void PlaylistModel::setPicture(const std::filesystem::path& model, const QImage& picture) {
  pictures_.insert(shownPath(model), new QPixmap(QPixmap::fromImage(picture)));
  if (rowCount() > 0) emit dataChanged(index(0, kDance), index(rowCount() - 1, kDance), {Qt::DecorationRole});
}

bool PlaylistModel::hasPicture(const std::filesystem::path& model) const {
  return pictures_.contains(shownPath(model));
}

PlaylistModel::Length PlaylistModel::length() const {
  Length sum;
  for (const EntryId id : rows_) {
    const About* about = aboutOf(id);
    sum.whole = sum.whole && about != nullptr;
    if (about != nullptr) sum.seconds += about->seconds;
  }
  return sum;
}

const PlaylistEntry* PlaylistModel::entryOf(EntryId id) const {
  const auto place = places_.find(id);
  return place != places_.end() ? &list_.list().entries[place->second] : nullptr;
}

const PlaylistModel::About* PlaylistModel::aboutOf(EntryId id) const {
  const auto known = about_.find(id);
  return known != about_.end() ? &known->second : nullptr;
}

QStringList PlaylistModel::troublesOf(EntryId id) const {
  QStringList lines;
  if (const auto known = troubles_.find(id); known != troubles_.end()) lines << known->second;
  if (const About* about = aboutOf(id)) lines += about->issues;
  return lines;
}

bool PlaylistModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || index.column() != kDance) return false;
  const EntryId id = idAt(index.row());
  const PlaylistEntry* entry = entryOf(id);
  const std::string title = value.toString().trimmed().toStdString();
  // A title that is as that of the files stays one that follows them.
  if (entry == nullptr || title == entryTitle(*entry)) return false;
  list_.setTitle(id, title);
  return true;
}

QStringList PlaylistModel::mimeTypes() const { return {kDraggedDances, QStringLiteral("text/uri-list")}; }

QMimeData* PlaylistModel::mimeData(const QModelIndexList& indexes) const {
  std::vector<int> rows;
  for (const QModelIndex& each : indexes) rows.push_back(each.row());
  std::ranges::sort(rows);
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  QByteArray bytes;
  QDataStream out(&bytes, QIODevice::WriteOnly);
  out << QCoreApplication::applicationPid() << reinterpret_cast<quintptr>(this);
  for (const int row : rows) out << static_cast<quint64>(idAt(row));
  auto* dragged = new QMimeData;
  dragged->setData(kDraggedDances, bytes);
  return dragged;
}

/// Returns none where the dances are those of another window.
std::optional<std::vector<EntryId>> PlaylistModel::draggedOf(const QMimeData& dragged) const {
  QDataStream in(dragged.data(kDraggedDances));
  qint64 program = 0;
  quintptr model = 0;
  in >> program >> model;
  if (program != QCoreApplication::applicationPid() || model != reinterpret_cast<quintptr>(this)) return std::nullopt;
  std::vector<EntryId> ids;
  while (!in.atEnd()) {
    quint64 id = 0;
    in >> id;
    if (in.status() != QDataStream::Ok) break;
    ids.push_back(id);
  }
  return ids;
}

void PlaylistModel::setDragged(const QMimeData& dragged) {
  const auto files = localFiles(dragged);
  partsDragged_ = !files.empty() && !draggedOf(dragged) && std::ranges::all_of(files, [](const auto& file) {
    const FileKind kind = kindByExtension(file);
    return kind == FileKind::Sound || kind == FileKind::Motion || kind == FileKind::Model;
  });
}

bool PlaylistModel::canDropMimeData(const QMimeData* dragged, Qt::DropAction, int, int, const QModelIndex&) const {
  return dragged != nullptr && (draggedOf(*dragged) || !localFiles(*dragged).empty());
}

bool PlaylistModel::dropMimeData(const QMimeData* dragged, Qt::DropAction, int row, int, const QModelIndex& parent) {
  if (dragged == nullptr) return false;
  const std::size_t place = placeBefore(parent.isValid() ? parent.row() : row);
  if (const auto ids = draggedOf(*dragged)) {
    list_.move(*ids, place);
    return true;
  }
  const auto files = localFiles(*dragged);
  if (files.empty()) return false;
  if (parent.isValid()) {
    emit filesDroppedOn(files, idAt(parent.row()));
    return true;
  }
  emit filesDropped(files, place);
  return true;
}

}  // namespace app
