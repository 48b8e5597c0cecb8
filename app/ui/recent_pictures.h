// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

namespace app {

/// These are small pictures of files that were used lately, in a folder of the cache: a PNG for
/// each, named by a hash of the file's path, which is stored in it as a text. Nothing is read or
/// written on the caller's thread. There are never more than recent files, and each is small. Other
/// files in the folder stay, whatever their names are.
class RecentPictures : public QObject {
  Q_OBJECT
 public:
  static constexpr QSize kSize{240, 180};          ///< pixels
  static constexpr qint64 kMaxBytes = 256 * 1024;  ///< per file; larger ones aren't read

  /// Returns the user's own folder: odori/recent in XDG_CACHE_HOME.
  [[nodiscard]] static std::filesystem::path standardFolder();
  /// With an empty folder nothing is stored. `size` is in pixels. `transparent`:
  /// pictures keep their transparency; otherwise they are opaque.
  explicit RecentPictures(std::filesystem::path folder, QObject* parent = nullptr, QSize size = kSize,
                          bool transparent = false);
  ~RecentPictures() override;

  /// Stores the middle of the picture, made small, for these files. Pictures of files outside
  /// `recent` are removed.
  void keep(const QImage& picture, const QStringList& files, const QStringList& recent);
  /// Emits ready() for those that have a picture.
  void want(const QStringList& files);
  /// Removes the pictures of all other files.
  void keepOnly(const QStringList& recent);
  /// Returns where a file's picture is, or would be.
  [[nodiscard]] std::filesystem::path pictureOf(const QString& file) const;

 signals:
  void ready(const QString& file, const QImage& picture);

 private:
  std::filesystem::path folder_;
  QSize size_;
  bool transparent_;
  QThreadPool pool_;  // one thread: in the order of requests
};

}  // namespace app
