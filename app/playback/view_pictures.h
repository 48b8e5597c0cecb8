// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QObject>
#include <QString>

#include "app/language/live_text.h"
#include "app/playback/screenshot.h"
#include "app/render/still_maker.h"
#include "pmx/base/result.h"

namespace app {

/// This saves pictures of what the view shows: to a folder, a file or the clipboard. Each shows the
/// moment at which it was asked for. It is drawn beside the event loop, and encoded and written on
/// a thread; its file appears whole. While one is drawn another is refused.
class ViewPictures : public QObject {
  Q_OBJECT
 public:
  /// Returns what draws the view's present moment in steps. Errors: the reason why nothing does.
  using Taker = std::function<base::Result<std::unique_ptr<StillDrawing>>(const Screenshot& like)>;
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

  /// Saves a PNG in the folder, under an unused name (pictureStem()). saved(), failed() or
  /// dropped() follows.
  void save(const QString& name, double frame);
  /// Saves a PNG, JPEG (never transparent) or WebP by the ending, as save() does. Errors: another
  /// ending, those of Taker, a file of `inputs`, a picture is being drawn; then nothing follows.
  [[nodiscard]] base::Result<void> saveAs(const std::filesystem::path& file,
                                          const std::vector<std::filesystem::path>& inputs);
  /// Copies the picture to the clipboard. copied(), failed() or dropped() follows.
  void copy();
  /// Returns whether a picture is drawn. Then no other can begin.
  [[nodiscard]] bool drawing() const { return maker_.drawing(); }
  /// Returns whether a picture is drawn, or written.
  [[nodiscard]] bool working() const { return maker_.working(); }
  /// Drops the picture that is being drawn, if any; one that is drawn gets into its file.
  void drop() { maker_.drop(); }

 signals:
  void saved(const std::filesystem::path& file);
  void copied();
  void failed(const app::LiveText& why);
  void begun();                  ///< a picture is drawn from now on
  void progressed(double done);  ///< of the drawing, from 0 to 1
  void drawn();                  ///< it can't be dropped any more
  void dropped();
  void idle();  ///< no picture is drawn or written any more

 private:
  /// This saves a picture on a thread and returns its file; an empty path where no name is left.
  using Save = std::function<base::Result<std::filesystem::path>(const Picture& picture, bool alpha)>;
  using Make = std::function<base::Result<void>(const Picture& picture)>;
  using End = std::function<void(const Picture& made)>;
  [[nodiscard]] base::Result<void> start(const std::filesystem::path& file, Save save);
  /// Errors name `file`, which may be empty.
  [[nodiscard]] base::Result<void> begin(const Screenshot& like, const std::filesystem::path& file, Make make, End end);
  void tellFailed(const base::Error& why);

  Taker taker_;
  std::filesystem::path folder_, saved_;
  Screenshot like_;
  StillMaker maker_;
};

}  // namespace app
