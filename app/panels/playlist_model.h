// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <QAbstractTableModel>
#include <QCache>
#include <QHash>
#include <QPixmap>

#include "app/document/open_playlist.h"
#include "app/inspect/search_key.h"
#include "app/playlist/playlist_length.h"

namespace app {

/// These are the rows of the open playlist, of which a search and a filter show those that match.
/// Changes of the list become few moves of rows, so that views keep selection and scrolling. The
/// text of a cell is made when it is painted.
class PlaylistModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { kNumber, kDance, kLength, kFavourite, kColumns };
  static constexpr int kPictureSide = 40;   ///< device-independent pixels of a row's picture
  static constexpr int kMaxPictures = 500;  ///< the latest ones are held

  explicit PlaylistModel(OpenPlaylist& list, QObject* parent = nullptr);

  /// Shows the dances with all words in their title or in the names of their files.
  void search(const QString& typed);
  void setOnlyFavourites(bool only);
  [[nodiscard]] bool isFiltered() const { return onlyFavourites_ || !words_.empty(); }

  [[nodiscard]] EntryId idAt(int row) const { return rows_[static_cast<std::size_t>(row)]; }
  /// Returns none for a dance that isn't in the list or isn't shown.
  [[nodiscard]] std::optional<int> rowOf(EntryId id) const;
  /// Returns the row of the list before which something goes that is dropped before a shown row;
  /// behind the last shown row for -1 and beyond.
  [[nodiscard]] std::size_t placeBefore(int row) const;

  /// Sets what is known of a dance's files. It is shown until it is set anew.
  void setFacts(EntryId id, const EntryFacts& facts);
  /// Sets the line that says why a dance couldn't be played; empty: it can.
  void setTrouble(EntryId id, const QString& line);
  /// Returns the model that is shown for a dance; empty: none, or not known yet.
  [[nodiscard]] std::filesystem::path pictured(EntryId id) const;
  void setPicture(const std::filesystem::path& model, const QImage& picture);
  /// Tells what is being dragged over the rows: files that may all be parts of a dance (songs,
  /// motions, models) can be dropped on rows, everything else between them.
  void setDragged(const QMimeData& dragged);
  [[nodiscard]] bool hasPicture(const std::filesystem::path& model) const;

  /// These are the lengths of the dances that are shown together, as far as they are known.
  struct Length {
    double seconds = 0.0;
    bool whole = true;  ///< they are all known
  };
  [[nodiscard]] Length length() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QStringList mimeTypes() const override;
  [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
  [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
  [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
  [[nodiscard]] bool canDropMimeData(const QMimeData* dragged, Qt::DropAction action, int row, int column,
                                     const QModelIndex& parent) const override;
  bool dropMimeData(const QMimeData* dragged, Qt::DropAction action, int row, int column,
                    const QModelIndex& parent) override;

 signals:
  /// Files were dropped before this row of the list.
  void filesDropped(const std::vector<std::filesystem::path>& files, std::size_t place);
  /// Files that may be parts of a dance were dropped on it.
  void filesDroppedOn(const std::vector<std::filesystem::path>& files, app::EntryId id);
  void factsChanged();

 private:
  struct About {
    QString dancers, song;  // names
    std::filesystem::path pictured;
    double seconds = 0.0;
    QStringList issues;
  };
  void follow();
  void showMatches();
  void showRows(const std::vector<EntryId>& wanted);
  void removeOthers(const std::unordered_set<EntryId>& wanted);
  void insertMissing(const std::vector<EntryId>& wanted);
  void reorder(std::vector<EntryId> order);
  void refreshRow(EntryId id);
  [[nodiscard]] bool matches(const PlaylistEntry& entry);
  [[nodiscard]] const PlaylistEntry* entryOf(EntryId id) const;
  [[nodiscard]] const About* aboutOf(EntryId id) const;
  [[nodiscard]] QStringList troublesOf(EntryId id) const;
  [[nodiscard]] QVariant numberCell(EntryId id, int role) const;
  [[nodiscard]] QVariant danceCell(EntryId id, const PlaylistEntry& entry, int role) const;
  [[nodiscard]] QVariant lengthCell(EntryId id, int role) const;
  [[nodiscard]] static QVariant favouriteCell(const PlaylistEntry& entry, int role);
  [[nodiscard]] std::optional<std::vector<EntryId>> draggedOf(const QMimeData& dragged) const;

  OpenPlaylist& list_;
  std::vector<EntryId> rows_;                        // those that are shown
  std::unordered_map<EntryId, std::size_t> places_;  // of all, in the list
  std::unordered_map<EntryId, About> about_;
  std::unordered_map<EntryId, QString> troubles_;
  std::optional<EntryId> present_;
  SearchWords words_;
  bool onlyFavourites_ = false;
  bool partsDragged_ = false;
  QHash<QString, QString> keys_;       // by the names that they are made of
  QCache<QString, QPixmap> pictures_;  // by the model's path
};

}  // namespace app
