// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <fmt/format.h>

#include "app/description/edits_description.h"
#include "pmx/base/printable.h"

namespace app {

/// A NamedParts finds bones or morphs by name: the first that has it, in Japanese before English.
template <class Item>
class NamedParts {
 public:
  explicit NamedParts(const std::vector<Item>& items) : items_(items) {
    for (const auto member : {&Item::name, &Item::englishName}) {
      for (std::size_t i = 0; i < items.size(); ++i)
        places_.try_emplace((items[i].*member).utf8, static_cast<std::int32_t>(i));
    }
  }
  /// Returns the index, or -1 where there is none.
  [[nodiscard]] std::int32_t find(const EditedPart& part) const {
    if (has(part.place)) {
      const Item& item = items_[static_cast<std::size_t>(part.place)];
      // as describe() writes it
      const auto& named = item.name.utf8.empty() ? item.englishName.utf8 : item.name.utf8;
      if (named == part.name || (!part.name.empty() && item.englishName.utf8 == part.name)) return part.place;
    }
    const auto at = part.name.empty() ? places_.end() : places_.find(part.name);
    return at == places_.end() ? -1 : at->second;
  }
  [[nodiscard]] EditedPart describe(std::int32_t place) const {
    const Item& item = items_[static_cast<std::size_t>(place)];
    const EditedPart part{item.name.utf8.empty() ? item.englishName.utf8 : item.name.utf8};
    return find(part) == place ? part : EditedPart{part.name, place};
  }
  [[nodiscard]] bool has(std::int32_t place) const {
    return place >= 0 && static_cast<std::size_t>(place) < items_.size();
  }

 private:
  const std::vector<Item>& items_;
  std::unordered_map<std::string_view, std::int32_t> places_;
};

/// Returns a part that a model lacks, as "bone 'name'" or "bone 3".
[[nodiscard]] inline std::string lacking(const char* what, const EditedPart& part) {
  return part.name.empty() ? fmt::format("{} {}", what, part.place)
                           : fmt::format("{} '{}'", what, base::printable(part.name, 60));
}

}  // namespace app
