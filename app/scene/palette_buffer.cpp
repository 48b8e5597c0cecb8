// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/palette_buffer.h"

#include <algorithm>
#include <cstring>

namespace app {

PaletteBuffer::PaletteBuffer(std::size_t boneCount, Qt3DCore::QNode* parent)
    : boneCount_(boneCount),
      home_(paletteHome(boneCount + 1)),
      entries_(home_ == PaletteHome::UniformBlock ? static_cast<std::size_t>(gpuLimits().uniformBlockBones())
                                                  : boneCount + 1),
      buffer_(new Qt3DCore::QBuffer(parent)),
      parameter_(new Qt3DRender::QParameter(QStringLiteral("Bones"), QVariant::fromValue(buffer_), parent)) {
  buffer_->setUsage(Qt3DCore::QBuffer::DynamicDraw);
  upload({});
}

void PaletteBuffer::upload(std::span<const base::Mat3x4> palette) {
  // A fresh array and setData, never updateData: that one queues while nothing renders. (qt3d-notes.md 2)
  QByteArray bytes(static_cast<qsizetype>(entries_ * sizeof(base::Mat3x4)), Qt::Uninitialized);
  const std::size_t copied = std::min({palette.size(), boneCount_, entries_ - 1});
  auto* out = bytes.data();
  if (copied > 0) std::memcpy(out, palette.data(), copied * sizeof(base::Mat3x4));
  const base::Mat3x4 identity;
  for (std::size_t i = copied; i < entries_; ++i) std::memcpy(out + i * sizeof(identity), &identity, sizeof(identity));
  buffer_->setData(bytes);
}

}  // namespace app
