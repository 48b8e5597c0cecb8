// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include <Qt3DCore/QBuffer>
#include <Qt3DRender/QParameter>

#include "app/scene/shader_source.h"
#include "pmx/base/math.h"

namespace app {

/// A model's bone palette on the GPU: one uniform buffer of 3x4 rows, or a storage buffer where it is
/// too large for a uniform block. The slot after the last bone is the identity, for weights on no bone.
class PaletteBuffer {
 public:
  /// Nodes belong to `parent`. `boneCount` bones need boneCount + 1 entries.
  PaletteBuffer(std::size_t boneCount, Qt3DCore::QNode* parent);

  void upload(std::span<const base::Mat3x4> palette);
  /// Also the number of the identity's slot.
  [[nodiscard]] std::size_t boneCount() const { return boneCount_; }
  [[nodiscard]] PaletteHome home() const { return home_; }
  /// Binds the buffer to the shader's block.
  [[nodiscard]] Qt3DRender::QParameter* parameter() const { return parameter_; }

 private:
  std::size_t boneCount_;
  PaletteHome home_;
  std::size_t entries_;  ///< entries the buffer holds: the shader's declared size, or what is needed
  Qt3DCore::QBuffer* buffer_;
  Qt3DRender::QParameter* parameter_;
};

}  // namespace app
