// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include <QObject>

#include "app/files/content_hash.h"
#include "app/language/live_text.h"
#include "app/playlist/play_order.h"
#include "app/playlist/playlist.h"

class QUndoStack;

namespace app {

/// An EntryId names an entry of the open playlist while rows move, are removed, and come back. It
/// is never 0, and never used again for another entry.
using EntryId = std::uint64_t;

/// The OpenPlaylist is the window's playlist, and the only place that changes it. It has its own
/// steps to undo, because those of a show end with the next dance. It knows which entry plays and
/// what comes next, and plays nothing itself.
class OpenPlaylist : public QObject {
  Q_OBJECT
 public:
  /// `seed` is for shuffling: equal seeds shuffle equally.
  explicit OpenPlaylist(std::uint64_t seed, QObject* parent = nullptr);
  ~OpenPlaylist() override;

  [[nodiscard]] const Playlist& list() const { return rows_.list; }
  [[nodiscard]] std::size_t size() const { return rows_.ids.size(); }
  [[nodiscard]] bool empty() const { return rows_.ids.empty(); }
  [[nodiscard]] EntryId idOf(std::size_t row) const { return rows_.ids[row]; }
  /// Returns none where there is no such entry (any more).
  [[nodiscard]] std::optional<std::size_t> rowOf(EntryId id) const;
  /// Returns the file that it was opened from or saved to; empty: there is none.
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  /// Returns the hash of its bytes at that time; none: unknown.
  [[nodiscard]] const std::optional<ContentHash>& hash() const { return hash_; }
  /// Returns whether there are changes that no file has.
  [[nodiscard]] bool modified() const;
  /// Returns whether something would be lost with the list: modified(), but for an empty new one.
  [[nodiscard]] bool unsaved() const { return modified() && !(empty() && file_.empty()); }
  [[nodiscard]] QUndoStack& undoStack() { return *undo_; }

  /// Takes a list in place of the present one; no step is made. Nothing plays.
  void open(Playlist list, const std::filesystem::path& file, const std::optional<ContentHash>& hash = std::nullopt);
  /// Takes a list likewise that has changes which aren't in its file.
  void openUnsaved(Playlist list, const std::filesystem::path& file, const std::optional<ContentHash>& hash);
  void close() { open({}, {}); }
  /// Takes the list that its file has now, in one step. Entries that are in both keep their ids, so
  /// that what plays goes on. Afterwards there are no changes that the file hasn't.
  void reload(Playlist list, const std::optional<ContentHash>& hash);
  /// Tells that the list was written to this file.
  void setSaved(const std::filesystem::path& file, const std::optional<ContentHash>& hash = std::nullopt);

  // Each of these makes a step, unless it changes nothing.
  /// Adds entries before row `at`; beyond the end: behind the last one. What exceeds kMaxDances is
  /// left out. Returns how many were added. A `dancer` that isn't empty is set in the same step.
  std::size_t add(std::vector<PlaylistEntry> entries, std::size_t at, const std::filesystem::path& dancer = {});
  void remove(const std::vector<EntryId>& ids);
  /// Moves entries, in the order in which they stand, before row `at` of the rows as they are now.
  void move(const std::vector<EntryId>& ids, std::size_t at);
  void setTitle(EntryId id, const std::string& title);  ///< UTF-8; empty: by its files
  /// Sets files and title of an entry, in one step.
  void setEntry(EntryId id, const std::vector<std::filesystem::path>& files, const std::string& title);
  void setFavourite(const std::vector<EntryId>& ids, bool favourite);
  void setFiles(EntryId id, const std::vector<std::filesystem::path>& files);  ///< at least one
  void setDancer(const std::filesystem::path& dancer);                         ///< empty: each has its own
  void setRepeat(Repeat repeat);
  void setShuffle(bool shuffle);
  void setFade(double seconds);  ///< clamped to 0 … kMaxFade

  /// Returns the entry that plays; none: nothing of the list does.
  [[nodiscard]] std::optional<EntryId> present() const;
  /// Entries that can't be played are passed over by upcoming(), goOn() and skip().
  using Usable = std::function<bool(EntryId)>;
  /// Returns the entry that follows by itself when the present one has ended; none: the end.
  [[nodiscard]] std::optional<EntryId> upcoming(const Usable& usable) const;
  /// Returns what goOn(), skip() and goBack() would lead to.
  [[nodiscard]] bool hasNext() const;
  [[nodiscard]] bool hasPrevious() const;
  // These go to an entry, and return it; none, where there is nothing to go to.
  std::optional<EntryId> goOn(const Usable& usable);    ///< the present one has ended
  std::optional<EntryId> skip(const Usable& usable);    ///< the user wants the next one
  std::optional<EntryId> goBack(const Usable& usable);  ///< the user wants the one before
  /// Goes to an entry, which the others follow; nothing where it isn't there.
  void goTo(EntryId id);
  /// Goes back to an entry that still plays, as if it had never been left.
  void returnTo(EntryId id);
  /// Nothing of the list plays any more. What comes next stays.
  void leave();

 signals:
  void opened();   ///< another list has taken the place of the one before
  void changed();  ///< entries, their order, or what is to be played how
  void presentChanged();
  void fileChanged();  ///< file() or modified()

 private:
  struct Rows {
    Playlist list;
    std::vector<EntryId> ids;  // of list.entries
    bool operator==(const Rows&) const = default;
  };
  class Step;
  void change(const LiveText& name, const std::function<void(Rows&)>& how);
  void apply(Rows rows);
  using Move = std::optional<std::size_t> (PlayOrder::*)();
  [[nodiscard]] std::optional<std::size_t> firstUsable(PlayOrder& order, Move first, Move then,
                                                       const Usable& usable) const;
  std::optional<EntryId> go(Move first, Move then, const Usable& usable);
  [[nodiscard]] std::optional<EntryId> idAt(std::optional<std::size_t> row) const;

  Rows rows_;
  PlayOrder order_;
  EntryId lastId_ = 0;
  std::filesystem::path file_;
  std::optional<ContentHash> hash_;
  QUndoStack* undo_;
};

}  // namespace app
