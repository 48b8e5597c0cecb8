// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>

#include <QObject>
#include <QThreadPool>

#include "app/opening/file_reading.h"
#include "app/playlist/playlist.h"

namespace app {

/// This reads a dance of a playlist before it is opened, one at a time, on a thread of its own, so
/// that what a user opens needn't wait for it.
class ReadAhead : public QObject {
  Q_OBJECT
 public:
  explicit ReadAhead(QObject* parent = nullptr);
  ~ReadAhead() override;

  /// Reads a dance in place of the one before. `entry` must be a row of the list. `ways` must be
  /// valid as long as this object.
  void begin(Playlist list, std::size_t entry, FileReading::Ways ways);
  [[nodiscard]] bool any() const { return dance_ != nullptr; }  ///< one is read, or was
  [[nodiscard]] bool isRead() const;
  /// Returns what was read; null: nothing was.
  [[nodiscard]] const LoadedFiles* files() const;
  /// These are the files of a dance, for the one who opens it.
  struct Taken {
    std::shared_ptr<LoadedFiles> files;
    bool hasModel = false;
  };
  /// Hands out what was read, once isRead(); nothing is there afterwards.
  [[nodiscard]] Taken take();
  /// Reads no more, and forgets what was read.
  void drop();

 signals:
  void read();  ///< isRead() has become true

 private:
  struct Dance;

  std::shared_ptr<Dance> dance_;  // null: none
  QThreadPool thread_;
};

}  // namespace app
