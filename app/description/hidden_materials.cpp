// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/hidden_materials.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include <fmt/format.h>

#include "pmx/base/printable.h"

namespace app {
namespace {

const std::string& nameOf(const pmx::Material& material) {
  return material.name.utf8.empty() ? material.englishName.utf8 : material.name.utf8;
}

}  // namespace

std::vector<HiddenMaterial> describeHidden(std::span<const std::int32_t> hidden, const pmx::Model& model) {
  std::vector<HiddenMaterial> described;
  for (const std::int32_t material : hidden) {
    if (material < 0 || static_cast<std::size_t>(material) >= model.materials.size()) continue;
    described.push_back({nameOf(model.materials[static_cast<std::size_t>(material)]), material});
  }
  return described;
}

std::vector<std::int32_t> hiddenOf(std::span<const HiddenMaterial> described, const pmx::Model& model,
                                   std::vector<std::string>& missing) {
  std::vector<std::int32_t> hidden;
  if (described.empty()) return hidden;
  std::unordered_map<std::string_view, std::int32_t> places;
  for (std::size_t i = 0; i < model.materials.size(); ++i)
    places.try_emplace(nameOf(model.materials[i]), static_cast<std::int32_t>(i));
  for (const HiddenMaterial& of : described) {
    const bool there = of.place >= 0 && static_cast<std::size_t>(of.place) < model.materials.size();
    const auto at = places.find(of.name);
    if (there && nameOf(model.materials[static_cast<std::size_t>(of.place)]) == of.name) {
      hidden.push_back(of.place);
    } else if (!of.name.empty() && at != places.end()) {
      hidden.push_back(at->second);
    } else {
      missing.push_back(fmt::format("material '{}'", base::printable(of.name, 60)));
    }
  }
  std::ranges::sort(hidden);
  // std::ranges::unique doesn't compile with Clang 14
  const auto again = std::unique(hidden.begin(), hidden.end());
  hidden.erase(again, hidden.end());
  return hidden;
}

}  // namespace app
