// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "app/document/open_playlist.h"
#include "app/playlist/playlist_length.h"

namespace app {

/// Reads what a list says about the dances of the open playlist (factsOf()), on another thread, one
/// after the other: first those that are wanted first, then all others in the list's order. When
/// files or the dancer change, the dances that this concerns are read again.
class PlaylistFacts : public QObject {
  Q_OBJECT
 public:
  PlaylistFacts(OpenPlaylist& list, OpenContext context, QObject* parent = nullptr);
  ~PlaylistFacts() override;

  /// These are read before all others: those that are in sight.
  void wantFirst(std::vector<EntryId> ids);

 signals:
  /// An entry that can't be described has its error as an issue, and a length of 0.
  void ready(app::EntryId id, const app::EntryFacts& facts);

 private:
  using Files = std::vector<std::filesystem::path>;
  struct Read {
    Files files;  ///< of the entry
    std::filesystem::path dancer;
    bool operator==(const Read&) const = default;
  };
  void follow();
  void readNext();
  [[nodiscard]] std::optional<EntryId> next();
  [[nodiscard]] bool isKnown(std::size_t row) const;
  void take(EntryId id, Read read, const EntryFacts& facts);

  OpenPlaylist& list_;
  OpenContext context_;
  std::unordered_map<EntryId, Read> read_;
  std::vector<EntryId> first_;
  std::size_t from_ = 0;  // rows before it are known
  bool reading_ = false;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
  QThreadPool pool_;
};

}  // namespace app
