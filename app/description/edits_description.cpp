// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/edits_description.h"

#include <string_view>
#include <unordered_map>

#include <fmt/format.h>

#include "pmx/base/printable.h"

namespace app {
namespace {

/// A Parts finds bones or morphs by name: the first that has it, in Japanese before English.
template <class Item>
class Parts {
 public:
  explicit Parts(const std::vector<Item>& items) : items_(items) {
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

std::string lacking(const char* what, const EditedPart& part) {
  return part.name.empty() ? fmt::format("{} {}", what, part.place)
                           : fmt::format("{} '{}'", what, base::printable(part.name, 60));
}

}  // namespace

EditsDescription describeEdits(const Edits& edits, bool on, const pmx::Model& model) {
  EditsDescription described;
  described.on = on;
  if (!edits.bones().empty()) {
    const Parts bones(model.bones);
    for (const BoneEdit& edit : edits.bones()) {
      if (bones.has(edit.bone) && described.bones.size() < kMaxEdits)
        described.bones.push_back({bones.describe(edit.bone), edit.kind, edit.local});
    }
  }
  if (!edits.morphs().empty()) {
    const Parts morphs(model.morphs);
    for (const MorphEdit& edit : edits.morphs()) {
      if (morphs.has(edit.morph) && described.morphs.size() < kMaxEdits)
        described.morphs.push_back({morphs.describe(edit.morph), edit.kind, edit.weight});
    }
  }
  return described;
}

Edits editsOf(const EditsDescription& described, const pmx::Model& model, std::vector<std::string>& missing) {
  Edits edits;
  if (!described.bones.empty()) {
    const Parts bones(model.bones);
    for (const auto& edit : described.bones) {
      if (const std::int32_t bone = bones.find(edit.bone); bone >= 0) {
        edits.set(BoneEdit{bone, edit.kind, edit.local});
      } else {
        missing.push_back(lacking("bone", edit.bone));
      }
    }
  }
  if (!described.morphs.empty()) {
    const Parts morphs(model.morphs);
    for (const auto& edit : described.morphs) {
      if (const std::int32_t morph = morphs.find(edit.morph); morph >= 0) {
        edits.set(MorphEdit{morph, edit.kind, edit.weight});
      } else {
        missing.push_back(lacking("morph", edit.morph));
      }
    }
  }
  return edits;
}

}  // namespace app
