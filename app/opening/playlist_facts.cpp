// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/playlist_facts.h"

#include <exception>
#include <utility>

#include "pmx/base/result.h"

namespace app {
namespace {

EntryFacts factsOfEntry(const Playlist& ofOne, const OpenContext& context) {
  try {
    auto facts = factsOf(entryFiles(ofOne, 0, context), context);
    if (facts) return std::move(*facts);
    EntryFacts none;
    none.issues.push_back({facts.error().file, -1, -1, facts.error().detail});
    return none;
  } catch (const std::exception&) {  // no memory for it
    EntryFacts none;
    none.issues.push_back({"", -1, -1, "there is no memory to read it"});
    return none;
  }
}

}  // namespace

PlaylistFacts::PlaylistFacts(OpenPlaylist& list, OpenContext context, QObject* parent)
    : QObject(parent), list_(list), context_(std::move(context)) {
  pool_.setMaxThreadCount(1);
  pool_.setThreadPriority(QThread::LowPriority);
  connect(&list_, &OpenPlaylist::changed, this, &PlaylistFacts::follow);
  follow();
}

PlaylistFacts::~PlaylistFacts() {
  *stop_ = true;
  pool_.waitForDone();
}

void PlaylistFacts::wantFirst(std::vector<EntryId> ids) {
  first_ = std::move(ids);
  readNext();
}

void PlaylistFacts::follow() {
  std::unordered_map<EntryId, Read> kept;
  for (std::size_t row = 0; row < list_.size(); ++row) {
    const EntryId id = list_.idOf(row);
    if (isKnown(row)) kept.emplace(id, std::move(read_.at(id)));
  }
  read_ = std::move(kept);
  from_ = 0;
  readNext();
}

bool PlaylistFacts::isKnown(std::size_t row) const {
  const auto known = read_.find(list_.idOf(row));
  return known != read_.end() && known->second.files == list_.list().entries[row].files &&
         known->second.dancer == list_.list().dancer;
}

std::optional<EntryId> PlaylistFacts::next() {
  while (!first_.empty()) {
    const auto row = list_.rowOf(first_.front());
    if (row && !isKnown(*row)) return first_.front();
    first_.erase(first_.begin());
  }
  while (from_ < list_.size() && isKnown(from_)) ++from_;
  return from_ < list_.size() ? std::optional(list_.idOf(from_)) : std::nullopt;
}

void PlaylistFacts::readNext() {
  if (reading_) return;
  const auto id = next();
  if (!id) return;
  reading_ = true;
  const PlaylistEntry& entry = list_.list().entries[*list_.rowOf(*id)];
  Playlist ofOne;
  ofOne.entries.push_back({.files = entry.files});
  ofOne.dancer = list_.list().dancer;
  pool_.start([this, id = *id, ofOne = std::move(ofOne), stop = stop_, context = context_] {
    if (*stop) return;
    EntryFacts facts = factsOfEntry(ofOne, context);
    QMetaObject::invokeMethod(
        this,
        [this, id, read = Read{ofOne.entries[0].files, ofOne.dancer}, facts = std::move(facts)] {
          take(id, read, facts);
        },
        Qt::QueuedConnection);
  });
}

/// An entry that was changed meanwhile is read again by readNext().
void PlaylistFacts::take(EntryId id, Read read, const EntryFacts& facts) {
  reading_ = false;
  if (list_.rowOf(id)) {
    read_.insert_or_assign(id, std::move(read));
    emit ready(id, facts);
  }
  readNext();
}

}  // namespace app
