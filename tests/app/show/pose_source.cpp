// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/show/pose_source.h"

#include <utility>

#include "app/files/content_hash.h"
#include "pmx/pmx/pmx_writer.h"
#include "vmd/vmd_writer.h"

namespace support {
namespace {

/// Returns the parts of a model that matter where only bones move.
pmx::Model onlyBones(pmx::Model& whole) {
  pmx::Model left;
  left.name = whole.name;
  left.bones = std::move(whole.bones);
  left.morphs = std::move(whole.morphs);
  for (pmx::Morph& morph : left.morphs) {
    std::visit(
        [](auto& offsets) {
          using Offset = typename std::decay_t<decltype(offsets)>::value_type;
          if constexpr (!std::is_same_v<Offset, pmx::BoneOffset> && !std::is_same_v<Offset, pmx::GroupOffset>) {
            offsets.clear();
          }
        },
        morph.offsets);
  }
  return left;
}

}  // namespace

std::string poseSource(pmx::Model model, const vmd::Motion& motion) {
  std::vector<std::byte> bytes = pmx::writePmx(onlyBones(model));
  const std::vector<std::byte> keys = vmd::writeVmd(motion);
  bytes.insert(bytes.end(), keys.begin(), keys.end());
  std::string digits;
  for (const std::byte part : app::contentHash(bytes)) {
    constexpr const char* kDigits = "0123456789abcdef";
    const auto value = std::to_integer<unsigned>(part);
    digits += kDigits[value / 16];
    digits += kDigits[value % 16];
  }
  return digits;
}

}  // namespace support
