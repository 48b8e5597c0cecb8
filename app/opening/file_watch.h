// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace app {

/// Reports when some of a set of files have changed on the disk, once they are at rest, because a
/// program that saves writes several times. Files that are replaced under the same name stay
/// watched.
class FileWatch : public QObject {
  Q_OBJECT
 public:
  static constexpr int kRestMs = 400;             ///< without a change
  static constexpr std::size_t kMaxFiles = 1000;  ///< watched; later ones aren't

  explicit FileWatch(QObject* parent = nullptr);

  /// Watches these files and no others. With an empty list nothing is watched.
  void watch(const std::vector<std::filesystem::path>& files);

 signals:
  void changed();

 private:
  void addAgain();
  static constexpr int kMaxWaits = 10;  // rests for a file that is gone

  QFileSystemWatcher watcher_;
  QStringList wanted_;
  QTimer rest_;
  int waits_ = 0;
};

}  // namespace app
