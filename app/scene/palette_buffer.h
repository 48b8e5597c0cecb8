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

/// A model's bone palette on the GPU, rows of 3x4 matrices: one uniform buffer, or a storage buffer where it is too large
/// for a uniform block, or a texture where there are none. The slot after the last bone is the identity, for weights on
/// no bone.
class PaletteBuffer {
 public:
  /// Nodes belong to `parent`. `boneCount` bones need boneCount + 1 entries; those beyond drawableBones() are left out.
  PaletteBuffer(std::size_t boneCount, Qt3DCore::QNode* parent);

  void upload(std::span<const base::Mat3x4> palette);
  /// The number of the identity's slot; bones from there on have none.
  [[nodiscard]] std::size_t identity() const { return boneCount_; }
  [[nodiscard]] PaletteHome home() const { return home_; }
  /// Binds the buffer to the shader's block, or the texture to its sampler.
  [[nodiscard]] Qt3DRender::QParameter* parameter() const { return parameter_; }

 private:
  void makeTexture(Qt3DCore::QNode* parent);

  std::size_t boneCount_;  ///< that are drawn with
  PaletteHome home_;
  std::size_t entries_;  ///< entries the buffer holds: the shader's declared size, whole rows, or what is needed
  FrameBytes bytes_;
  Qt3DCore::QBuffer* buffer_ = nullptr;
  PaletteImage* image_ = nullptr;  ///< instead of the buffer
  Qt3DRender::QParameter* parameter_ = nullptr;
};

}  // namespace app
