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

/// Buffers and textures that nobody changes, each once however many models have it: five dancers of one file cost the
/// memory of one. They go with the last that holds them.
class SharedNodes {
 public:
  /// Nodes belong to `parent`, which outlives what is given out.
  explicit SharedNodes(Qt3DCore::QNode* parent) : parent_(parent) {}
  /// One with these bytes.
  [[nodiscard]] std::shared_ptr<Qt3DCore::QBuffer> buffer(const QByteArray& bytes);
  /// One of this picture: the same one, copied or not, not just an equal one.
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
