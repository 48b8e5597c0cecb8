// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/shared_nodes.h"

#include <QPointer>

namespace app {
namespace {

/// Holds a node that is deleted with its last holder, unless the scene was deleted before.
template <class Node>
std::shared_ptr<Node> held(Node* node) {
  return {node, [there = QPointer<Node>(node)](Node*) { delete there.data(); }};
}

}  // namespace

std::shared_ptr<Qt3DCore::QBuffer> SharedNodes::buffer(const QByteArray& bytes) {
  std::erase_if(buffers_, [](const auto& known) { return known.expired(); });
  for (const auto& known : buffers_) {
    if (auto same = known.lock(); same->data() == bytes) return same;
  }
  const auto made = held(new Qt3DCore::QBuffer);
  made->setData(bytes);
  made->setParent(parent_);  // it is complete before it joins the scene (see ModelEntity)
  buffers_.push_back(made);
  return made;
}

std::shared_ptr<Qt3DRender::QAbstractTexture> SharedNodes::texture(const QImage& image, TextureUse use) {
  std::erase_if(textures_, [](const Texture& known) { return known.node.expired(); });
  const std::pair key{image.cacheKey(), use};
  for (const Texture& known : textures_) {
    if (known.key == key) return known.node.lock();
  }
  const auto made = held(makeTexture(image, use, nullptr));
  made->setParent(parent_);
  textures_.push_back({key, made});
  return made;
}

}  // namespace app
