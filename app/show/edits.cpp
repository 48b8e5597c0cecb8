// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/edits.h"

#include <algorithm>
#include <utility>

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

/// Returns one edit for two of a bone; `over` comes later.
BoneEdit both(const BoneEdit& below, BoneEdit over) {
  if (over.kind == EditKind::Replace) return over;
  over.kind = below.kind;
  over.local.translation += below.local.translation;
  over.local.rotation = below.local.rotation * over.local.rotation;
  return over;
}

MorphEdit both(const MorphEdit& below, MorphEdit over) {
  if (over.kind == EditKind::Replace) return over;
  over.kind = below.kind;
  over.weight += below.weight;
  return over;
}

MaterialEdit both(const MaterialEdit&, const MaterialEdit& over) { return over; }

/// Merges two lists that are in order of the index.
template <class Edit>
void layOver(std::vector<Edit>& edits, const std::vector<Edit>& over, std::int32_t Edit::*index) {
  std::vector<Edit> merged;
  merged.reserve(edits.size() + over.size());
  auto below = edits.begin();
  for (const Edit& edit : over) {
    for (; below != edits.end() && (*below).*index < edit.*index; ++below) merged.push_back(*below);
    const bool two = below != edits.end() && (*below).*index == edit.*index;
    merged.push_back(two ? both(*below++, edit) : edit);
  }
  merged.insert(merged.end(), below, edits.end());
  edits = std::move(merged);
}

template <class Items>
bool has(const Items& items, std::int32_t index) {
  return index >= 0 && static_cast<std::size_t>(index) < items.size();
}

}  // namespace

void Edits::set(const BoneEdit& edit) { setIn(bones_, edit, &BoneEdit::bone); }
void Edits::set(const MorphEdit& edit) { setIn(morphs_, edit, &MorphEdit::morph); }
void Edits::set(const MaterialEdit& edit) { setIn(materials_, edit, &MaterialEdit::material); }

void Edits::lay(const Edits& over) {
  layOver(bones_, over.bones_, &BoneEdit::bone);
  layOver(morphs_, over.morphs_, &MorphEdit::morph);
  layOver(materials_, over.materials_, &MaterialEdit::material);
}

void Edits::lay(const vmd::PoseBinding& pose) {
  Edits over;
  over.bones_.reserve(pose.bones.size());
  for (const auto& value : pose.bones) over.bones_.push_back({value.bone, EditKind::Replace, value.local});
  over.morphs_.reserve(pose.morphs.size());
  for (const auto& value : pose.morphs) over.morphs_.push_back({value.morph, EditKind::Replace, value.weight});
  lay(over);
}

void Edits::clearBone(std::int32_t bone) {
  std::erase_if(bones_, [=](const BoneEdit& edit) { return edit.bone == bone; });
}
void Edits::clearMorph(std::int32_t morph) {
  std::erase_if(morphs_, [=](const MorphEdit& edit) { return edit.morph == morph; });
}
void Edits::clearMaterial(std::int32_t material) {
  std::erase_if(materials_, [=](const MaterialEdit& edit) { return edit.material == material; });
}

const BoneEdit* Edits::ofBone(std::int32_t bone) const {
  const auto at = std::ranges::lower_bound(bones_, bone, {}, &BoneEdit::bone);
  return at == bones_.end() || at->bone != bone ? nullptr : &*at;
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
