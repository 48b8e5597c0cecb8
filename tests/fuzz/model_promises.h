// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/model/model.h"
#include "tests/fuzz/fuzz_target.h"

namespace support {

/// Checks validate()'s promises about indices.
inline void expectIndicesInRange(const pmx::Model& model) {
  const auto inRange = [](std::int64_t index, std::size_t count) {
    return index >= -1 && index < static_cast<std::int64_t>(count);
  };
  for (const auto& vertex : model.vertices) {
    for (const auto bone : vertex.bones) FUZZ_EXPECT(inRange(bone, model.bones.size()));
  }
  for (const auto index : model.indices) FUZZ_EXPECT(index < model.vertices.size());
  std::int64_t drawn = 0;
  for (const auto& material : model.materials) {
    FUZZ_EXPECT(material.indexCount >= 0);
    drawn += material.indexCount;
    FUZZ_EXPECT(inRange(material.texture, model.textures.size()));
    FUZZ_EXPECT(inRange(material.sphereTexture, model.textures.size()));
  }
  FUZZ_EXPECT(drawn <= static_cast<std::int64_t>(model.indices.size()));
  for (const auto& bone : model.bones) {
    FUZZ_EXPECT(inRange(bone.parent, model.bones.size()));
    FUZZ_EXPECT(inRange(bone.appendParent, model.bones.size()) ||
                !(bone.has(pmx::boneFlag::appendRotation) || bone.has(pmx::boneFlag::appendTranslation)));
  }
}

}  // namespace support
