// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

namespace app {

/// Small pictures of recent files, in a folder of the cache: a PNG for each, under a hash of the file's path, which it has as a
/// text. Nothing is read or written on the caller's thread. There are never more than recent files, and each is small. What
/// isn't such a picture stays, whatever it is called.
class RecentPictures : public QObject {
  Q_OBJECT
 public:
  static constexpr QSize kSize{240, 180};          ///< pixels
  static constexpr qint64 kMaxBytes = 256 * 1024;  ///< of a file; larger ones aren't read

  /// The user's own: odori/recent in XDG_CACHE_HOME.
  [[nodiscard]] static std::filesystem::path standardFolder();
  /// An empty folder: nothing is kept.
  explicit RecentPictures(std::filesystem::path folder, QObject* parent = nullptr);
  ~RecentPictures() override;

  /// The picture, of any size, is that of these files from now on: its middle, made small. `first`: files that get it
  /// only where they have none. Pictures of others than `recent` are removed.
  void keep(const QImage& picture, const QStringList& files, const QStringList& first, const QStringList& recent);
  /// Tells ready() of those that have a picture.
  void want(const QStringList& files);
  /// Removes the pictures of all others.
  void keepOnly(const QStringList& recent);
  /// Where a file's picture is, or would be.
  [[nodiscard]] std::filesystem::path pictureOf(const QString& file) const;

 signals:
  void ready(const QString& file, const QImage& picture);

 private:
  std::filesystem::path folder_;
  QThreadPool pool_;  // one thread: in the order asked for
};

}  // namespace app
