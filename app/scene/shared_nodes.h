// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QImage>
#include <Qt3DCore/QBuffer>
#include <Qt3DRender/QAbstractTexture>

#include "app/scene/texture_node.h"

namespace app {

/// This class shares buffers and textures that don't change, so that five actors with one file need
/// the memory of one. They are deleted with their last holder.
class SharedNodes {
 public:
  /// The nodes belong to `parent`, which must outlive all that is handed out.
  explicit SharedNodes(Qt3DCore::QNode* parent) : parent_(parent) {}
  /// Returns a buffer with these bytes.
  [[nodiscard]] std::shared_ptr<Qt3DCore::QBuffer> buffer(const QByteArray& bytes);
  /// Returns a texture of this picture. It is shared by copies of one QImage, not by images that
  /// are merely equal.
  [[nodiscard]] std::shared_ptr<Qt3DRender::QAbstractTexture> texture(const QImage& image, TextureUse use);

 private:
  struct Texture {
    std::pair<qint64, TextureUse> key;
    std::weak_ptr<Qt3DRender::QAbstractTexture> node;
  };
  Qt3DCore::QNode* parent_;
  std::vector<std::weak_ptr<Qt3DCore::QBuffer>> buffers_;
  std::vector<Texture> textures_;
};

}  // namespace app
