// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pmx/model/model.h"

namespace vmd {

/// This is a name split into the side of the body and the part. `ｌｅｆｔ Arm`, `arm_L` and `左腕` are
/// equal.
struct BonePart {
  char side = 0;  ///< 'L', 'R' or 0
  /// This is the name without the side, in compatible forms, lower case, without separators.
  std::string plain;
  /// This is the standard skeleton's Japanese name of the part where it is known, else `plain`.
  std::string part;
  bool known = false;  ///< it is a part of the standard skeleton
};
[[nodiscard]] BonePart partOf(std::string_view utf8);

/// This class finds the bone of a model for a motion's name that the model doesn't have. By rank: a
/// name equal but for width, case and separators, the English one included; the same part of the
/// standard skeleton in Japanese, English or Chinese; such a part with a number or the D of a D
/// bone more or less; a name that differs by one letter in four, at most three. The model's first
/// such bone counts.
class BoneProposals {
 public:
  explicit BoneProposals(const pmx::Model& model);

  /// Returns a bone; -1: none. `taken`, per bone: 1 where a motion moves it already, so that it
  /// isn't proposed.
  [[nodiscard]] std::int32_t find(std::string_view utf8, std::span<const std::uint8_t> taken) const;

 private:
  struct Candidate {
    std::int32_t bone;
    BonePart part;
    std::u32string letters;  ///< of part.plain
  };
  std::vector<Candidate> candidates_;
};

/// A name is compared with at most this many bones of a model.
inline constexpr std::size_t kMaxCompared = 4096;
/// At most this many letters are compared for one name, then only equal names count.
inline constexpr std::size_t kMaxLetters = 500'000;
inline constexpr std::size_t kLongestCompared = 40;  ///< letters of a name

}  // namespace vmd
