// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/bone_trail.h"

#include <algorithm>

namespace app {

void BoneTrail::add(std::int32_t bone) {
  const auto at = std::ranges::lower_bound(bones_, bone);
  if (at == bones_.end() || *at != bone) bones_.insert(at, bone);
}

std::size_t BoneTrail::slotOf(std::int32_t bone) const {
  return static_cast<std::size_t>(std::ranges::lower_bound(bones_, bone) - bones_.begin());
}

void BoneTrail::begin(std::int64_t first, std::int64_t last, bool late) {
  first_ = first;
  late_ = late;
  rows_.resize(static_cast<std::size_t>(last - first + 1) * bones_.size());
}

void BoneTrail::record(std::int64_t tick) {
  const std::size_t row = static_cast<std::size_t>(tick - first_) * bones_.size();
  for (std::size_t slot = 0; slot < bones_.size(); ++slot) rows_[row + slot] = now(slot);
}

}  // namespace app
