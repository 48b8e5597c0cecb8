// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/document/open_playlist.h"

#include <algorithm>
#include <deque>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <QUndoCommand>
#include <QUndoStack>

namespace app {
namespace {

constexpr int kMaxListSteps = 50;  // each has the whole list

}  // namespace

/// This step has the list before it and after it.
class OpenPlaylist::Step : public QUndoCommand {
 public:
  Step(OpenPlaylist& owner, const LiveText& name, Rows before, Rows after)
      : owner_(owner), before_(std::move(before)), after_(std::move(after)) {
    keepTranslated(&texts_, [this, name] { setText(name()); });
  }
  void undo() override { owner_.apply(before_); }
  void redo() override { owner_.apply(after_); }

 private:
  QObject texts_;  // of the connection to the language
  OpenPlaylist& owner_;
  Rows before_, after_;
};

OpenPlaylist::OpenPlaylist(std::uint64_t seed, QObject* parent)
    : QObject(parent), order_(0, Repeat::Off, false, seed), undo_(new QUndoStack(this)) {
  undo_->setUndoLimit(kMaxListSteps);
  connect(undo_, &QUndoStack::cleanChanged, this, &OpenPlaylist::fileChanged);
}

// The stack tells of its end.
OpenPlaylist::~OpenPlaylist() { undo_->disconnect(this); }

std::optional<std::size_t> OpenPlaylist::rowOf(EntryId id) const {
  const auto at = std::ranges::find(rows_.ids, id);
  if (at == rows_.ids.end()) return std::nullopt;
  return static_cast<std::size_t>(at - rows_.ids.begin());
}

std::optional<EntryId> OpenPlaylist::idAt(std::optional<std::size_t> row) const {
  if (!row) return std::nullopt;
  return rows_.ids[*row];
}

bool OpenPlaylist::modified() const { return !undo_->isClean(); }

void OpenPlaylist::open(Playlist list, const std::filesystem::path& file, const std::optional<ContentHash>& hash) {
  rows_ = {std::move(list), {}};
  if (rows_.list.entries.size() > kMaxDances) rows_.list.entries.resize(kMaxDances);
  for (std::size_t i = 0; i < rows_.list.entries.size(); ++i) rows_.ids.push_back(++lastId_);
  order_.begin(rows_.ids.size(), rows_.list.repeat, rows_.list.shuffle);
  file_ = file;
  hash_ = hash;
  undo_->clear();
  emit changed();
  emit presentChanged();
  emit fileChanged();
  emit opened();
}

void OpenPlaylist::openUnsaved(Playlist list, const std::filesystem::path& file,
                               const std::optional<ContentHash>& hash) {
  open(std::move(list), file, hash);
  undo_->resetClean();
}

void OpenPlaylist::reload(Playlist list, const std::optional<ContentHash>& hash) {
  if (list.entries.size() > kMaxDances) list.entries.resize(kMaxDances);
  change([] { return tr("Reload playlist"); },
         [&](Rows& rows) {
           // The first of several entries with the same files stays the first of them.
           std::map<std::vector<std::filesystem::path>, std::deque<EntryId>> known;
           for (std::size_t i = 0; i < rows.ids.size(); ++i) known[rows.list.entries[i].files].push_back(rows.ids[i]);
           rows.ids.clear();
           for (const PlaylistEntry& entry : list.entries) {
             const auto at = known.find(entry.files);
             const bool stays = at != known.end() && !at->second.empty();
             rows.ids.push_back(stays ? at->second.front() : ++lastId_);
             if (stays) at->second.pop_front();
           }
           rows.list = std::move(list);
         });
  setSaved(file_, hash);
}

void OpenPlaylist::setSaved(const std::filesystem::path& file, const std::optional<ContentHash>& hash) {
  file_ = file;
  hash_ = hash;
  undo_->setClean();
  emit fileChanged();
}

void OpenPlaylist::change(const LiveText& name, const std::function<void(Rows&)>& how) {
  Rows after = rows_;
  how(after);
  if (after == rows_) return;
  undo_->push(new Step(*this, name, rows_, std::move(after)));
}

void OpenPlaylist::apply(Rows rows) {
  std::unordered_map<EntryId, std::size_t> places;
  for (std::size_t i = 0; i < rows.ids.size(); ++i) places.emplace(rows.ids[i], i);
  std::vector<std::optional<std::size_t>> moved(rows_.ids.size());
  for (std::size_t i = 0; i < rows_.ids.size(); ++i) {
    const auto at = places.find(rows_.ids[i]);
    if (at != places.end()) moved[i] = at->second;
  }
  const auto before = present();
  rows_ = std::move(rows);
  order_.follow(moved, rows_.ids.size());
  order_.setRepeat(rows_.list.repeat);
  order_.setShuffled(rows_.list.shuffle);
  emit changed();
  if (present() != before) emit presentChanged();
}

std::size_t OpenPlaylist::add(std::vector<PlaylistEntry> entries, std::size_t at, const std::filesystem::path& dancer) {
  entries.resize(std::min(entries.size(), kMaxDances - size()));
  const std::size_t count = entries.size();
  const int shown = static_cast<int>(count);
  change([shown] { return tr("Add %n dances", nullptr, shown); },
         [&](Rows& rows) {
           const auto place = static_cast<std::ptrdiff_t>(std::min(at, rows.ids.size()));
           std::vector<EntryId> ids(count);
           for (EntryId& id : ids) id = ++lastId_;
           if (!dancer.empty()) rows.list.dancer = dancer;
           rows.ids.insert(rows.ids.begin() + place, ids.begin(), ids.end());
           rows.list.entries.insert(rows.list.entries.begin() + place, std::make_move_iterator(entries.begin()),
                                    std::make_move_iterator(entries.end()));
         });
  return count;
}

void OpenPlaylist::remove(const std::vector<EntryId>& ids) {
  const std::unordered_set<EntryId> gone(ids.begin(), ids.end());
  const int shown = static_cast<int>(gone.size());
  change([shown] { return tr("Remove %n dances", nullptr, shown); },
         [&gone](Rows& rows) {
           Rows rest;
           std::swap(rest.list, rows.list);
           auto entries = std::exchange(rest.list.entries, {});
           for (std::size_t i = 0; i < entries.size(); ++i) {
             if (gone.contains(rows.ids[i])) continue;
             rest.list.entries.push_back(std::move(entries[i]));
             rest.ids.push_back(rows.ids[i]);
           }
           rows = std::move(rest);
         });
}

void OpenPlaylist::move(const std::vector<EntryId>& ids, std::size_t at) {
  const std::unordered_set<EntryId> moving(ids.begin(), ids.end());
  change([] { return tr("Move dances"); },
         [&moving, at](Rows& rows) {
           std::vector<std::size_t> before, among, after;
           for (std::size_t i = 0; i < rows.ids.size(); ++i)
             (moving.contains(rows.ids[i]) ? among : i < at ? before : after).push_back(i);
           Rows sorted;
           for (const auto* part : {&before, &among, &after}) {
             for (const std::size_t i : *part) {
               sorted.ids.push_back(rows.ids[i]);
               sorted.list.entries.push_back(std::move(rows.list.entries[i]));
             }
           }
           rows.ids = std::move(sorted.ids);
           rows.list.entries = std::move(sorted.list.entries);
         });
}

void OpenPlaylist::setTitle(EntryId id, const std::string& title) {
  const auto row = rowOf(id);
  if (!row) return;
  change([] { return tr("Title of a dance"); }, [&](Rows& rows) { rows.list.entries[*row].title = title; });
}

void OpenPlaylist::setFavourite(const std::vector<EntryId>& ids, bool favourite) {
  const std::unordered_set<EntryId> wanted(ids.begin(), ids.end());
  change([] { return tr("Favourites"); },
         [&](Rows& rows) {
           for (std::size_t i = 0; i < rows.ids.size(); ++i)
             if (wanted.contains(rows.ids[i])) rows.list.entries[i].favourite = favourite;
         });
}

void OpenPlaylist::setFiles(EntryId id, const std::vector<std::filesystem::path>& files) {
  const auto row = rowOf(id);
  if (!row || files.empty()) return;
  change([] { return tr("Files of a dance"); }, [&](Rows& rows) { rows.list.entries[*row].files = files; });
}

void OpenPlaylist::setEntry(EntryId id, const std::vector<std::filesystem::path>& files, const std::string& title) {
  const auto row = rowOf(id);
  if (!row || files.empty()) return;
  change([] { return tr("Files of a dance"); },
         [&](Rows& rows) {
           rows.list.entries[*row].files = files;
           rows.list.entries[*row].title = title;
         });
}

void OpenPlaylist::setDancer(const std::filesystem::path& dancer) {
  change([] { return tr("Dancer of all"); }, [&](Rows& rows) { rows.list.dancer = dancer; });
}

void OpenPlaylist::setRepeat(Repeat repeat) {
  change([] { return tr("Repeat"); }, [repeat](Rows& rows) { rows.list.repeat = repeat; });
}

void OpenPlaylist::setShuffle(bool shuffle) {
  change([] { return tr("Shuffle"); }, [shuffle](Rows& rows) { rows.list.shuffle = shuffle; });
}

void OpenPlaylist::setFade(double seconds) {
  const double wanted = std::clamp(seconds, 0.0, kMaxFade);
  change([] { return tr("Fade"); }, [wanted](Rows& rows) { rows.list.fade = wanted; });
}

std::optional<EntryId> OpenPlaylist::present() const { return idAt(order_.present()); }

/// Moves in the order until there is a usable entry, once through all of them at most.
std::optional<std::size_t> OpenPlaylist::firstUsable(PlayOrder& order, Move first, Move then,
                                                     const Usable& usable) const {
  auto row = (order.*first)();
  for (std::size_t tried = 0; row && !usable(rows_.ids[*row]); row = (order.*then)())
    if (++tried > rows_.ids.size()) return std::nullopt;
  return row;
}

/// Stays where it is if there is nothing to go to.
std::optional<EntryId> OpenPlaylist::go(Move first, Move then, const Usable& usable) {
  PlayOrder order = order_;
  const auto row = firstUsable(order, first, then, usable);
  if (!row) return std::nullopt;
  order_ = std::move(order);
  emit presentChanged();
  return rows_.ids[*row];
}

std::optional<EntryId> OpenPlaylist::upcoming(const Usable& usable) const {
  PlayOrder later = order_;
  return idAt(firstUsable(later, &PlayOrder::next, &PlayOrder::skip, usable));
}

bool OpenPlaylist::hasNext() const {
  PlayOrder later = order_;
  return later.skip().has_value();
}

bool OpenPlaylist::hasPrevious() const {
  PlayOrder earlier = order_;
  return earlier.previous().has_value();
}

std::optional<EntryId> OpenPlaylist::goOn(const Usable& usable) {
  return go(&PlayOrder::next, &PlayOrder::skip, usable);
}

std::optional<EntryId> OpenPlaylist::skip(const Usable& usable) {
  return go(&PlayOrder::skip, &PlayOrder::skip, usable);
}

std::optional<EntryId> OpenPlaylist::goBack(const Usable& usable) {
  return go(&PlayOrder::previous, &PlayOrder::previous, usable);
}

void OpenPlaylist::goTo(EntryId id) {
  const auto row = rowOf(id);
  if (!row) return;
  order_.goTo(*row);
  emit presentChanged();
}

void OpenPlaylist::returnTo(EntryId id) {
  const auto row = rowOf(id);
  if (!row) return;
  order_.returnTo(*row);
  emit presentChanged();
}

void OpenPlaylist::leave() {
  if (!order_.present()) return;
  order_.leave();
  emit presentChanged();
}

}  // namespace app
