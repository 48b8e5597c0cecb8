// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/edits.h"

#include <algorithm>

namespace app {
namespace {

template <class Edit>
void setIn(std::vector<Edit>& edits, const Edit& edit, std::int32_t Edit::*index) {
  const auto at = std::ranges::lower_bound(edits, edit.*index, {}, index);
  if (at != edits.end() && (*at).*index == edit.*index) {
    *at = edit;
  } else {
    edits.insert(at, edit);
  }
}

template <class Items>
bool has(const Items& items, std::int32_t index) {
  return index >= 0 && static_cast<std::size_t>(index) < items.size();
}

}  // namespace

void Edits::set(const BoneEdit& edit) { setIn(bones_, edit, &BoneEdit::bone); }
void Edits::set(const MorphEdit& edit) { setIn(morphs_, edit, &MorphEdit::morph); }
void Edits::set(const MaterialEdit& edit) { setIn(materials_, edit, &MaterialEdit::material); }

void Edits::clearBone(std::int32_t bone) {
  std::erase_if(bones_, [=](const BoneEdit& edit) { return edit.bone == bone; });
}
void Edits::clearMorph(std::int32_t morph) {
  std::erase_if(morphs_, [=](const MorphEdit& edit) { return edit.morph == morph; });
}
void Edits::clearMaterial(std::int32_t material) {
  std::erase_if(materials_, [=](const MaterialEdit& edit) { return edit.material == material; });
}

void Edits::applyTo(std::span<base::Transform> locals) const {
  for (const BoneEdit& edit : bones_) {
    if (!has(locals, edit.bone)) continue;
    base::Transform& local = locals[static_cast<std::size_t>(edit.bone)];
    if (edit.kind == EditKind::Replace) {
      local = edit.local;
    } else {
      local.translation += edit.local.translation;
      local.rotation = local.rotation * edit.local.rotation;
    }
  }
}

void Edits::applyTo(std::span<float> weights) const {
  for (const MorphEdit& edit : morphs_) {
    if (!has(weights, edit.morph)) continue;
    float& weight = weights[static_cast<std::size_t>(edit.morph)];
    weight = edit.kind == EditKind::Replace ? edit.weight : weight + edit.weight;
  }
}

void Edits::applyTo(std::span<pmx::MaterialState> materials) const {
  for (const MaterialEdit& edit : materials_) {
    if (has(materials, edit.material)) materials[static_cast<std::size_t>(edit.material)] = edit.state;
  }
}

}  // namespace app
