// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include <QImage>
#include <QObject>
#include <QString>

#include "app/language/live_text.h"
#include "app/playback/screenshot.h"
#include "pmx/base/result.h"

namespace app {

/// This saves pictures of what the view shows: to a folder, a file or the clipboard.
class ViewPictures : public QObject {
  Q_OBJECT
 public:
  /// Returns a picture of the view's present moment. Errors: the reason why there is none.
  using Taker = std::function<base::Result<QImage>(const Screenshot& like)>;
  explicit ViewPictures(Taker taker, QObject* parent = nullptr);

  [[nodiscard]] const Screenshot& like() const { return like_; }
  void setTransparent(bool transparent) { like_.transparent = transparent; }
  void setAsShown(bool asShown) { like_.asShown = asShown; }
  /// Sets the size in pixels, each side from 1 to Screenshot::kMaxSide; empty: the view's.
  void setSize(QSize size) { like_.size = size; }
  /// Sets the folder for save(); the default is the user's folder of pictures.
  void setFolder(const std::filesystem::path& folder) { folder_ = folder; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  [[nodiscard]] static std::filesystem::path standardFolder();  ///< the user's folder of pictures
  /// Returns the folder of the picture that was saved last; empty: none was.
  [[nodiscard]] std::filesystem::path savedIn() const { return saved_.parent_path(); }

  /// Saves a PNG in the folder, under an unused name (pictureStem()). Emits saved() or failed().
  void save(const QString& name, double frame);
  /// Saves a PNG, JPEG (never transparent) or WebP by the ending. Errors: another ending, failure
  /// of writing, those of Taker, a file of `inputs`.
  [[nodiscard]] base::Result<void> saveAs(const std::filesystem::path& file,
                                          const std::vector<std::filesystem::path>& inputs);
  /// Copies the picture to the clipboard. Returns false, after failed(), where there is none.
  bool copy();

 signals:
  void saved(const std::filesystem::path& file);
  void failed(const app::LiveText& why);

 private:
  [[nodiscard]] base::Result<std::filesystem::path> saveNew(const QString& name, double frame) const;
  [[nodiscard]] base::Result<std::vector<std::byte>> bytesFor(const std::filesystem::path& file) const;

  Taker taker_;
  std::filesystem::path folder_, saved_;
  Screenshot like_;
};

}  // namespace app
