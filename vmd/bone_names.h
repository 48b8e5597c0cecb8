// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pmx/base/text.h"

namespace vmd {

/// This is a bone of a model that stands for a name of motions and poses, by the user's choice.
struct BoneName {
  /// This is UTF-8, as motions' names are shown: without half a character if the name was cut.
  std::string name;
  std::int32_t bone = 0;  ///< index in the model
  bool operator==(const BoneName&) const = default;
};

/// This class looks such names up; it is made once for a binding. They count only where the model
/// has no bone with the name itself.
class BoneNames {
 public:
  BoneNames() = default;
  explicit BoneNames(const std::vector<BoneName>& names) {
    for (const BoneName& each : names) bones_.try_emplace(keyOf(each.name), each.bone);
  }
  /// Returns the bone for the bytes of a motion's field. -1: none.
  [[nodiscard]] std::int32_t find(std::string_view shiftJis) const {
    return bones_.empty() ? -1 : findKey(base::shiftJisLooseKey(shiftJis));
  }
  /// Returns the bone for a whole name.
  [[nodiscard]] std::int32_t find(const base::Text& name) const { return bones_.empty() ? -1 : findKey(keyOf(name)); }

 private:
  static std::string keyOf(const base::Text& name) {
    const std::string bytes = base::encode(name, base::Encoding::ShiftJis);
    // Names with characters that CP932 doesn't have would all become equal.
    const bool sayable = std::ranges::count(bytes, '?') == std::ranges::count(name.utf8, '?');
    return sayable ? base::shiftJisLooseKey(bytes) : name.utf8;
  }
  [[nodiscard]] std::int32_t findKey(const std::string& key) const {
    const auto at = bones_.find(key);
    return at == bones_.end() ? -1 : at->second;
  }

  std::unordered_map<std::string, std::int32_t> bones_;
};

}  // namespace vmd
