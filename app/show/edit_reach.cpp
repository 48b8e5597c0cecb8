// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/edit_reach.h"

#include <algorithm>
#include <vector>

namespace app {
namespace {

/// Returns the morphs whose edits differ. Both lists are in order of the index.
std::vector<std::int32_t> changedMorphs(const std::vector<MorphEdit>& before, const std::vector<MorphEdit>& after) {
  std::vector<std::int32_t> changed;
  auto a = before.begin(), b = after.begin();
  while (a != before.end() || b != after.end()) {
    const bool first = b == after.end() || (a != before.end() && a->morph < b->morph);
    const bool both = !first && a != before.end() && a->morph == b->morph;
    if (!both || *a != *b) changed.push_back(first ? a->morph : b->morph);
    if (first || both) ++a;
    if (!first) ++b;
  }
  return changed;
}

}  // namespace

bool moveBones(const pmx::Model& model, const Edits& before, const Edits& after) {
  if (before.bones() != after.bones()) return true;
  std::vector<std::int32_t> due = changedMorphs(before.morphs(), after.morphs());
  std::vector<bool> seen(due.empty() ? 0 : model.morphs.size());  // groups may contain each other
  while (!due.empty()) {
    const std::int32_t next = due.back();
    due.pop_back();
    const auto morph = static_cast<std::size_t>(next);
    if (next < 0 || morph >= seen.size() || seen[morph]) continue;
    seen[morph] = true;
    const auto& offsets = model.morphs[morph].offsets;
    if (const auto* bones = std::get_if<std::vector<pmx::BoneOffset>>(&offsets); bones != nullptr && !bones->empty())
      return true;
    if (const auto* members = std::get_if<std::vector<pmx::GroupOffset>>(&offsets)) {
      for (const pmx::GroupOffset& member : *members) due.push_back(member.morph);
    }
  }
  return false;
}

}  // namespace app
