// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/pmd_info.h"

#include <array>
#include <iterator>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/report/json_layout.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

using nlohmann::ordered_json;

/// These are the names by pmx::PmdBoneKind; the last stands for all other numbers.
constexpr std::array<std::string_view, 11> kKinds{"rotate",  "rotateAndMove", "ik",          "unknown",
                                                  "underIk", "underRotation", "ikEffector",  "invisible",
                                                  "twist",   "share",         "otherUnknown"};

std::array<std::size_t, kKinds.size()> bonesByKind(const pmx::PmdOrigin& origin) {
  std::array<std::size_t, kKinds.size()> counts{};
  for (const auto& bone : origin.bones) ++counts[std::min<std::size_t>(bone.kind, kKinds.size() - 1)];
  return counts;
}

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

ordered_json pmdJson(const pmx::PmdOrigin& origin, const pmx::Model& model) {
  auto kinds = ordered_json::object();
  const auto counts = bonesByKind(origin);
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] != 0) kinds[std::string(kKinds[kind])] = counts[kind];
  }
  auto iks = ordered_json::array(), toons = ordered_json::array();
  for (const auto& ik : origin.iks) {
    const std::string* name = nameOf(model, ik.bone);
    iks.push_back(
        {{"bone", name != nullptr ? ordered_json(*name) : ordered_json()}, {"weight", jsonNumber(ik.weight)}});
  }
  for (const auto& toon : origin.toons) toons.push_back(toon.utf8);
  return {{"english", origin.english},
          {"boneKinds", kinds},
          {"baseVertices", origin.baseVertices.size()},
          {"ik", iks},
          {"toons", toons}};
}

}  // namespace app
