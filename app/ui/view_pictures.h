// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include <QImage>
#include <QObject>
#include <QString>

#include "pmx/base/result.h"

namespace app {

/// Pictures of the view, as it is seen: to a folder, a file or the clipboard.
class ViewPictures : public QObject {
  Q_OBJECT
 public:
  /// The view's picture now, null where there is none; transparent: without what is behind the models.
  using Taker = std::function<QImage(bool transparent)>;
  explicit ViewPictures(Taker taker, QObject* parent = nullptr);

  void setTransparent(bool transparent) { transparent_ = transparent; }
  /// Where save() puts pictures: the user's folder of pictures unless set.
  void setFolder(const std::filesystem::path& folder) { folder_ = folder; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  [[nodiscard]] static std::filesystem::path standardFolder();  ///< the user's folder of pictures
  /// Of the picture that was saved last; empty: none was.
  [[nodiscard]] std::filesystem::path savedIn() const { return saved_.parent_path(); }

  /// A PNG in the folder, under a name that nothing has there (pictureStem()). Says where, or what went wrong.
  void save(const QString& name, double frame);
  /// A PNG, JPEG (never transparent) or WebP by the ending. Errors: another ending, of writing, no picture, one of `inputs`.
  [[nodiscard]] base::Result<void> saveAs(const std::filesystem::path& file,
                                          const std::vector<std::filesystem::path>& inputs);
  /// False where there is no picture.
  bool copy();

 signals:
  void saved(const std::filesystem::path& file);
  void failed(const QString& why);

 private:
  [[nodiscard]] base::Result<std::filesystem::path> saveNew(const QString& name, double frame) const;
  [[nodiscard]] base::Result<std::vector<std::byte>> bytesFor(const std::filesystem::path& file) const;

  Taker taker_;
  std::filesystem::path folder_, saved_;
  bool transparent_ = false;
};

}  // namespace app
