// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <deque>
#include <filesystem>
#include <memory>

#include <QColor>
#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/files/loaded_files.h"
#include "app/render/still_maker.h"
#include "app/textures/model_textures.h"

namespace app {

/// Draws small pictures of models in their bind pose, one after the other beside a running event
/// loop, which goes on while they are drawn. Another thread reads.
class Thumbnails : public QObject {
  Q_OBJECT
 public:
  static constexpr int kSide = 128;  ///< pixels; models of more than kMaxPictureBytes get none

  /// `side`: pixels. `behind` is what is around the model, and may be transparent.
  explicit Thumbnails(OpenContext context, QObject* parent = nullptr, int side = kSide, QColor behind = Qt::white);
  ~Thumbnails() override;

  /// Requests a picture of this model. Models are drawn in the order of requests.
  void want(const std::filesystem::path& model);
  /// Requests a picture of a model that was read already.
  void want(const std::shared_ptr<const LoadedModel>& model, const std::shared_ptr<const ModelTextures>& textures);

 signals:
  void ready(const std::filesystem::path& model, const QImage& picture);
  void idle();  ///< nothing is requested any more, whether each got a picture or not

 private:
  struct Read {
    std::shared_ptr<const LoadedModel> model;
    std::shared_ptr<const ModelTextures> textures;
  };
  struct Wanted {
    std::filesystem::path path;
    Read read;  ///< without a model: not yet
  };
  void readNext();
  void draw(const Read& read);
  void drawSoon(const Read& read);
  void goOn();

  OpenContext context_;
  int side_;
  QColor behind_;
  std::deque<Wanted> wanted_;
  bool reading_ = false;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
  QThreadPool pool_;
  StillMaker maker_;
};

}  // namespace app
