// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/motion.h"

#include <algorithm>
#include <iterator>

#include "pmx/base/text.h"
#include "vmd/vmd_layout.h"

namespace vmd {
namespace {

constexpr std::size_t kRowBytes = 16;

template <class Keys>
std::uint32_t lastFrameOf(const Keys& keys, std::uint32_t atLeast) {
  for (const auto& key : keys) atLeast = std::max(atLeast, key.frame);
  return atLeast;
}

}  // namespace

void BoneKey::setCurves(const CurveBytes& x, const CurveBytes& y, const CurveBytes& z, const CurveBytes& turn,
                        bool physicsIsOff) {
  const std::array<std::uint8_t, kRowBytes> row{x.x1, y.x1, z.x1, turn.x1, x.y1, y.y1, z.y1, turn.y1,
                                                x.x2, y.x2, z.x2, turn.x2, x.y2, y.y2, z.y2, turn.y2};
  interpolation.fill(0);
  for (std::size_t shift = 0; shift < 4; ++shift) {
    std::copy(row.begin() + static_cast<std::ptrdiff_t>(shift), row.end(),
              interpolation.begin() + static_cast<std::ptrdiff_t>(shift * kRowBytes));
  }
  interpolation[2] = physicsIsOff ? 0x63 : 0x00;
  interpolation[3] = physicsIsOff ? 0x0F : 0x00;
}

Motion Motion::make(std::string_view modelName) {
  Motion motion;
  std::copy(layout::kSignatureData0002.begin(), layout::kSignatureData0002.end(), motion.signature.begin());
  motion.modelName = makeName<20>(modelName);
  return motion;
}

std::uint32_t Motion::lastFrame() const {
  std::uint32_t last = lastFrameOf(boneKeys, 0);
  last = lastFrameOf(morphKeys, last);
  last = lastFrameOf(cameraKeys, last);
  last = lastFrameOf(lightKeys, last);
  last = lastFrameOf(selfShadowKeys, last);
  return lastFrameOf(ikKeys, last);
}

template <std::size_t N>
NameField<N> makeName(std::string_view utf8) {
  NameField<N> field;
  const std::string key = base::shiftJisKey(utf8, N);
  std::copy_n(key.begin(), std::min(key.size(), N), field.bytes.begin());
  return field;
}

template NameField<15> makeName<15>(std::string_view);
template NameField<20> makeName<20>(std::string_view);

}  // namespace vmd
