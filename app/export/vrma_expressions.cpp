// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/vrma_expressions.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/latin.h"

namespace app {
namespace {

constexpr std::size_t kLongestMorphName = 32;  // longer ones are none of those below

struct Preset {
  std::string_view name;
  std::array<std::string_view, 2> morphs;  // names in full width; the second may be empty
};

constexpr std::array<Preset, 13> kPresets{{
    {"aa", {"あ", ""}},
    {"ih", {"い", ""}},
    {"ou", {"う", ""}},
    {"ee", {"え", ""}},
    {"oh", {"お", ""}},
    {"blink", {"まばたき", ""}},
    {"blinkLeft", {"ウィンク", "ウィンク2"}},
    {"blinkRight", {"ウィンク右", "ウィンク2右"}},
    {"happy", {"笑い", "にこり"}},
    {"angry", {"怒り", ""}},
    {"sad", {"困る", ""}},
    {"relaxed", {"なごみ", ""}},
    {"surprised", {"びっくり", ""}},
}};
// These are presets, too, and may not be names of others.
constexpr std::array<const char*, 5> kOtherPresets{"neutral", "lookUp", "lookDown", "lookLeft", "lookRight"};

/// Returns whether a morph changes how the figure looks by itself: groups and flips act by others,
/// and what bone morphs do is in the bones.
bool isSeen(pmx::MorphKind kind) {
  return kind != pmx::MorphKind::Group && kind != pmx::MorphKind::Flip && kind != pmx::MorphKind::Bone &&
         kind != pmx::MorphKind::Impulse;
}

bool isUsed(const BakedClip& clip, std::size_t morph) {
  for (std::size_t frame = 0; frame < clip.frames; ++frame) {
    if (clip.weight(frame, morph) > 0.0F) return true;
  }
  return false;
}

}  // namespace

float VrmaExpression::weight(std::span<const float> morphWeights) const {
  float most = 0.0F;
  for (const std::size_t morph : morphs) most = std::max(most, morphWeights[morph]);
  return std::min(most, 1.0F);
}

std::vector<VrmaExpression> presetExpressions(const pmx::Model& model) {
  std::vector<std::u32string> names;
  for (const pmx::Morph& morph : model.morphs)
    names.push_back(base::compatibleForm(morph.name.utf8, kLongestMorphName));
  std::vector<VrmaExpression> expressions;
  for (const Preset& preset : kPresets) {
    VrmaExpression expression{.name = std::string(preset.name), .preset = true, .morphs = {}};
    for (const std::string_view name : preset.morphs) {
      const auto found = std::ranges::find(names, base::compatibleForm(name, kLongestMorphName));
      if (name.empty() || found == names.end()) continue;
      expression.morphs.push_back(static_cast<std::size_t>(found - names.begin()));
    }
    if (!expression.morphs.empty()) expressions.push_back(std::move(expression));
  }
  return expressions;
}

std::vector<VrmaExpression> vrmaExpressions(const pmx::Model& model, const BakedClip& clip) {
  std::vector<VrmaExpression> expressions = presetExpressions(model);
  std::vector<std::uint8_t> taken(model.morphs.size());
  for (const VrmaExpression& preset : expressions) {
    for (const std::size_t morph : preset.morphs) taken[morph] = 1;
  }
  std::set<std::string> used(kOtherPresets.begin(), kOtherPresets.end());
  for (const Preset& preset : kPresets) used.insert(std::string(preset.name));
  for (std::size_t morph = 0; morph < model.morphs.size(); ++morph) {
    if (taken[morph] != 0 || !isSeen(model.morphs[morph].kind) || !isUsed(clip, morph)) continue;
    const std::string& own = model.morphs[morph].name.utf8;
    const std::string wanted = own.empty() ? fmt::format("morph {}", morph) : own;
    std::string name = wanted;
    for (int i = 2; !used.insert(name).second; ++i) name = fmt::format("{}.{}", wanted, i);
    expressions.push_back({.name = std::move(name), .preset = false, .morphs = {morph}});
  }
  return expressions;
}

}  // namespace app
