// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include <Qt3DCore/QBuffer>
#include <Qt3DRender/QParameter>

#include "app/scene/frame_bytes.h"
#include "app/scene/shader_source.h"
#include "pmx/base/math.h"

namespace app {

class PaletteImage;

/// This is a model's bone palette on the GPU, rows of 3x4 matrices. It is one uniform buffer, or a
/// storage buffer where it is too large for a uniform block, or a texture where there are no
/// storage buffers. The slot after the last bone is the identity, for weights on no bone. Where the
/// processor draws there is none, because it skins vertices before they are drawn.
class PaletteBuffer {
 public:
  /// The nodes belong to `parent`. `boneCount` bones need boneCount + 1 entries; bones beyond
  /// drawableBones() are left out.
  PaletteBuffer(std::size_t boneCount, Qt3DCore::QNode* parent);

  void upload(std::span<const base::Mat3x4> palette);
  /// Returns the index of the identity's slot. Bones from that index on have no slot.
  [[nodiscard]] std::size_t identity() const { return boneCount_; }
  [[nodiscard]] PaletteHome home() const { return home_; }
  /// Returns the parameter that binds the buffer to the shader's block, or the texture to its
  /// sampler; null where there is no palette.
  [[nodiscard]] Qt3DRender::QParameter* parameter() const { return parameter_; }

 private:
  void makeTexture(Qt3DCore::QNode* parent);

  std::size_t boneCount_;  ///< bones that have a slot
  PaletteHome home_;
  /// The buffer has this many entries: the shader's declared size, whole rows, or as many as
  /// needed.
  std::size_t entries_;
  FrameBytes bytes_;
  Qt3DCore::QBuffer* buffer_ = nullptr;
  PaletteImage* image_ = nullptr;  ///< instead of the buffer
  Qt3DRender::QParameter* parameter_ = nullptr;
};

}  // namespace app
