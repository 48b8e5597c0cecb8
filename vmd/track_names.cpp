// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/track_names.h"

#include <algorithm>
#include <span>

namespace vmd {

base::Text shownName(std::string_view field) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  base::Text text = base::decode(std::as_bytes(std::span(field)), base::Encoding::ShiftJis);
  if (text.utf8.ends_with(kReplacement) && !text.decodedExactly()) {
    text.utf8.resize(text.utf8.size() - kReplacement.size());
  }
  return text;
}

ChainNames::ChainNames(const pmx::Model& model, const BoneNames& chosen)
    : chosen_(chosen), bones_(pmx::ikBones(model)) {
  for (std::size_t i = 0; i < bones_.size(); ++i) {
    const std::string& name = model.bones[static_cast<std::size_t>(bones_[i])].name.utf8;
    whole_.add(name, static_cast<std::int32_t>(i));
    cut_.add(name, static_cast<std::int32_t>(i));
  }
}

std::int32_t ChainNames::find(std::string_view field) {
  if (const std::int32_t chain = whole_.findExact(field); chain >= 0) return chain;
  if (const std::int32_t chain = cut_.findExact(field); chain >= 0) return chain;
  if (const std::int32_t chain = whole_.findLoose(field); chain >= 0) return chain;
  if (const std::int32_t chain = cut_.findLoose(field); chain >= 0) return chain;
  const std::int32_t bone = chosen_.find(field);
  const auto at = bone < 0 ? bones_.end() : std::ranges::find(bones_, bone);
  return at == bones_.end() ? -1 : static_cast<std::int32_t>(at - bones_.begin());
}

}  // namespace vmd
