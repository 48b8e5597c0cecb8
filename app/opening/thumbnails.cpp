// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/thumbnails.h"

#include <utility>

#include "app/render/model_picture.h"
#include "app/scene/drawing_limits.h"

namespace app {
Thumbnails::Thumbnails(OpenContext context, QObject* parent, int side, QColor behind)
    : QObject(parent), context_(std::move(context)), side_(side), behind_(behind) {
  pool_.setMaxThreadCount(1);
}

Thumbnails::~Thumbnails() {
  *stop_ = true;
  pool_.clear();
  pool_.waitForDone();
}

void Thumbnails::want(const std::filesystem::path& model) {
  wanted_.push_back({model, {}});
  readNext();
}

void Thumbnails::want(const std::shared_ptr<const LoadedModel>& model,
                      const std::shared_ptr<const ModelTextures>& textures) {
  wanted_.push_back({model->path, {model, textures}});
  readNext();
}

void Thumbnails::drawSoon(const Read& read) {
  QMetaObject::invokeMethod(
      this, [this, read] { draw(read); }, Qt::QueuedConnection);
}

void Thumbnails::readNext() {
  if (wanted_.empty() || std::exchange(reading_, true)) return;
  if (wanted_.front().read.model) return drawSoon(wanted_.front().read);
  pool_.start([this, path = wanted_.front().path, stop = stop_, context = context_] {
    Read read;
    try {
      const auto file = findFile(path, context);
      const bool small = file && file->tree->sizeOf(file->name) <= kMaxPictureBytes;
      auto model =
          small && !*stop ? loadModel(path, context) : base::Result<std::shared_ptr<const LoadedModel>>(nullptr);
      if (model && *model && !*stop) {
        read.textures = std::make_shared<const ModelTextures>(loadTexturesToDraw(**model));
        read.model = std::move(*model);
      }
    } catch (const std::exception&) {
      read = {};  // no memory for it: no picture
    }
    drawSoon(read);
  });
}

void Thumbnails::draw(const Read& read) {
  const auto path = wanted_.front().path;
  wanted_.pop_front();
  if (!read.model) return goOn();
  const auto end = [this, path](const base::Result<Picture>& picture) {
    if (picture) {
      const QImage shared(picture->bytes.get(), picture->width, picture->height, picture->stride,
                          QImage::Format_ARGB32_Premultiplied);
      emit ready(path, shared.scaled(side_, side_, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    }
    goOn();
  };
  maker_.start({.drawing = beginModelPicture(read.model, read.textures, side_, behind_), .end = end});
}

void Thumbnails::goOn() {
  reading_ = false;
  if (wanted_.empty()) emit idle();
  readNext();
}

}  // namespace app
