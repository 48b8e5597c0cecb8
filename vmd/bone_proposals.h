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

/// A name taken apart: which side of the body, and which part. `ｌｅｆｔ Arm`, `arm_L` and `左腕` are one.
struct BonePart {
  char side = 0;       ///< 'L', 'R' or 0
  std::string plain;   ///< without the side: compatible forms made one, lower case, without separators
  std::string part;    ///< the standard skeleton's Japanese name of it where it is known, else `plain`
  bool known = false;  ///< of the standard skeleton
};
[[nodiscard]] BonePart partOf(std::string_view utf8);

/// Finds the bone of a model that a name of a motion may mean, which the model doesn't have. By rank: the same name but for
/// width, case and separators, also the English one; the same part of the standard skeleton in Japanese, English or
/// Chinese; such a part with a number or the D of a D bone more or less; a name that differs by a letter in four, three at
/// most. The model's first such bone counts.
class BoneProposals {
 public:
  explicit BoneProposals(const pmx::Model& model);

  /// -1: none. `taken`, per bone: 1 where a motion moves it already, and it isn't proposed.
  [[nodiscard]] std::int32_t find(std::string_view utf8, std::span<const std::uint8_t> taken) const;

 private:
  struct Candidate {
    std::int32_t bone;
    BonePart part;
    std::u32string letters;  ///< of part.plain
  };
  std::vector<Candidate> candidates_;
};

inline constexpr std::size_t kMaxCompared = 4096;    ///< bones of a model that a name is compared with
inline constexpr std::size_t kMaxLetters = 500'000;  ///< compared with letters for one name, then equal names only
inline constexpr std::size_t kLongestCompared = 40;  ///< letters of a name

}  // namespace vmd
