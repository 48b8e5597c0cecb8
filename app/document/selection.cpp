// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/document/selection.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace app {
namespace {

/// Returns the first part with that name; where several have it, the one with the same index.
template <class Part>
std::int32_t samePart(std::int32_t index, const std::vector<Part>& was, const std::vector<Part>& is) {
  if (index < 0 || static_cast<std::size_t>(index) >= was.size()) return -1;
  const auto at = static_cast<std::size_t>(index);
  const auto& name = was[at].name.utf8;
  if (at < is.size() && is[at].name.utf8 == name) return index;
  if (name.empty()) return -1;
  const auto found = std::find_if(is.begin(), is.end(), [&](const Part& part) { return part.name.utf8 == name; });
  return found == is.end() ? -1 : static_cast<std::int32_t>(found - is.begin());
}

}  // namespace

SelectedParts sameParts(const SelectedParts& parts, const pmx::Model& was, const pmx::Model& is) {
  return {samePart(parts.bone, was.bones, is.bones), samePart(parts.morph, was.morphs, is.morphs),
          samePart(parts.material, was.materials, is.materials), samePart(parts.body, was.rigidBodies, is.rigidBodies),
          samePart(parts.joint, was.joints, is.joints)};
}

void Selection::setActor(ActorId id) {
  if (id == actor_) return;
  actor_ = id;
  parts_ = {};
  emit actorChanged();
  emit partsChanged();
}

bool Selection::isOneOf(std::span<const ActorId> ids) const { return std::ranges::find(ids, actor_) != ids.end(); }

void Selection::setParts(const SelectedParts& parts) {
  if (parts == parts_) return;
  parts_ = parts;
  emit partsChanged();
}

}  // namespace app
