// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/pmd_info.h"

#include <array>
#include <cmath>
#include <iterator>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "pmx/base/printable.h"

namespace app {
namespace {

/// These are the names by pmx::PmdBoneKind; the last stands for all other numbers.
constexpr std::array<std::string_view, 11> kKinds{"rotate",  "rotateAndMove", "ik",          "unknown",
                                                  "underIk", "underRotation", "ikEffector",  "invisible",
                                                  "twist",   "share",         "otherUnknown"};

std::array<std::size_t, kKinds.size()> bonesByKind(const pmx::PmdOrigin& origin) {
  std::array<std::size_t, kKinds.size()> counts{};
  for (const auto& bone : origin.bones) ++counts[std::min<std::size_t>(bone.kind, kKinds.size() - 1)];
  return counts;
}

std::string number(float value) { return std::isfinite(value) ? fmt::format("{}", value) : "null"; }

/// Returns null where the file names a bone that doesn't exist.
const std::string* nameOf(const pmx::Model& model, std::size_t bone) {
  return bone < model.bones.size() ? &model.bones[bone].name.utf8 : nullptr;
}

}  // namespace

std::string pmdText(const pmx::Model& model) {
  if (!model.pmd) return {};
  const pmx::PmdOrigin& origin = *model.pmd;
  std::string out = "\nPMD\n";
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "  English part    {}\n", origin.english ? "yes" : "no");
  const auto kinds = bonesByKind(origin);
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    if (kinds[kind] == 0) continue;
    const std::string what = kind + 1 < kinds.size() ? fmt::format("of kind {}", kind) : "of other kinds";
    fmt::format_to(to, "  bones {:<14}{}\n", what, kinds[kind]);
  }
  fmt::format_to(to, "  base vertices   {}\n", origin.baseVertices.size());
  for (const auto& ik : origin.iks) {
    const std::string* name = nameOf(model, ik.bone);
    fmt::format_to(to, "  IK weight       {:<10} {}\n", ik.weight, name != nullptr ? base::printable(*name) : "none");
  }
  for (std::size_t i = 0; i < origin.toons.size(); ++i) {
    fmt::format_to(to, "  toon {:<11}{}\n", i, base::printable(origin.toons[i].utf8));
  }
  return out;
}

std::string pmdJson(const pmx::Model& model) {
  if (!model.pmd) return {};
  const pmx::PmdOrigin& origin = *model.pmd;
  std::vector<std::string> kinds, iks, toons;
  const auto counts = bonesByKind(origin);
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] != 0) kinds.push_back(fmt::format("\"{}\": {}", kKinds[kind], counts[kind]));
  }
  for (const auto& ik : origin.iks) {
    const std::string* name = nameOf(model, ik.bone);
    iks.push_back(fmt::format(R"({{"bone": {}, "weight": {}}})", name != nullptr ? base::jsonQuoted(*name) : "null",
                              number(ik.weight)));
  }
  for (const auto& toon : origin.toons) toons.push_back(base::jsonQuoted(toon.utf8));
  return fmt::format(R"({{"english": {}, "boneKinds": {{{}}}, "baseVertices": {}, "ik": [{}], "toons": [{}]}})",
                     origin.english, fmt::join(kinds, ", "), origin.baseVertices.size(), fmt::join(iks, ", "),
                     fmt::join(toons, ", "));
}

}  // namespace app
