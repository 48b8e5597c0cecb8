// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <vector>

#include <QImage>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/opening/thumbnails.h"
#include "app/ui/recent_pictures.h"

namespace app {

/// These are the pictures of the models in the playlist's rows. Those that were drawn once are read
/// from a folder of the cache, until the model's file changes; the others are drawn one after the
/// other. The folder has kMaxKept at most.
class PlaylistPictures : public QObject {
  Q_OBJECT
 public:
  static constexpr int kSide = 96;  ///< pixels
  static constexpr qsizetype kMaxKept = 500;

  /// Returns the user's own folder: odori/dancers in XDG_CACHE_HOME.
  [[nodiscard]] static std::filesystem::path standardFolder();
  /// With an empty folder nothing is stored.
  PlaylistPictures(OpenContext context, const std::filesystem::path& folder);

  /// Requests pictures of these models, in the place of those that were requested before and aren't
  /// begun. Those that got none aren't tried again.
  void want(std::vector<std::filesystem::path> models);

 signals:
  void ready(const std::filesystem::path& model, const QImage& picture);

 private:
  void drawNext();

  Thumbnails thumbnails_;
  RecentPictures stored_;
  std::map<QString, std::filesystem::path> asked_;  // by key, without those that are ready
  std::vector<std::filesystem::path> wanted_;       // not begun
  QStringList kept_;                                // keys of the latest ones, oldest first
  bool drawing_ = false;
};

}  // namespace app
