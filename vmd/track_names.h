// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "pmx/base/text.h"
#include "pmx/model/model.h"
#include "vmd/bone_names.h"
#include "vmd/name_table.h"

namespace vmd {

inline constexpr std::size_t kNameBytes = 15;    ///< of the fields of bones and morphs
inline constexpr std::size_t kIkNameBytes = 20;  ///< of those of IK bones

/// Returns a field for display: a name cut inside a character is shown without the half that is
/// left.
[[nodiscard]] base::Text shownName(std::string_view field);

/// Returns the bones or morphs of a model by the fields of their names.
template <class Item>
[[nodiscard]] NameTable nameTableOf(const std::vector<Item>& items) {
  NameTable names(kNameBytes);
  for (std::size_t i = 0; i < items.size(); ++i) names.add(items[i].name.utf8, static_cast<std::int32_t>(i));
  return names;
}

/// Returns what a field means: by the names of a model, exactly, then loosely, then by the user's
/// choice; -1: nothing.
[[nodiscard]] inline std::int32_t findTarget(NameTable& names, const BoneNames& chosen, std::string_view field) {
  if (const std::int32_t exact = names.findExact(field); exact >= 0) return exact;
  if (const std::int32_t loose = names.findLoose(field); loose >= 0) return loose;
  return chosen.find(field);
}

/// This class finds what the name of an IK switch means. Only its first 15 bytes can be trusted
/// (mmd-reference.md 4.2).
class ChainNames {
 public:
  /// `chosen` has to outlive it.
  ChainNames(const pmx::Model& model, const BoneNames& chosen);
  /// Returns a chain's index (pmx::ikBones), or -1.
  [[nodiscard]] std::int32_t find(std::string_view field);

 private:
  const BoneNames& chosen_;
  std::vector<std::int32_t> bones_;
  NameTable whole_{kIkNameBytes};
  NameTable cut_{kNameBytes};
};

}  // namespace vmd
