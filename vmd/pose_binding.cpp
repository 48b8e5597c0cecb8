// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/pose_binding.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "vmd/name_table.h"
#include "vmd/unit_rotation.h"
#include "vmd/vpd_text.h"

namespace vmd {
namespace {

constexpr std::size_t kCutBytes = 15;

/// This class finds the meaning of whole names.
class WholeNames {
 public:
  template <class Items>
  explicit WholeNames(const Items& items) {
    for (std::size_t i = 0; i < items.size(); ++i) add(items[i].name.utf8, static_cast<std::int32_t>(i));
    for (std::size_t i = 0; i < items.size(); ++i)
      exact_.try_emplace(std::string(trimmed(items[i].name.utf8)), static_cast<std::int32_t>(i));
  }

  /// Returns the index; -1: none.
  [[nodiscard]] std::int32_t find(const base::Text& name) {
    if (const auto found = exact_.find(name.utf8); found != exact_.end()) return found->second;
    const std::string bytes = base::encode(name, base::Encoding::ShiftJis);
    // Names with characters that CP932 doesn't have would all become equal.
    if (std::ranges::count(bytes, '?') != std::ranges::count(name.utf8, '?')) return -1;
    if (const auto found = loose_.find(base::shiftJisLooseKey(bytes)); found != loose_.end()) return found->second;
    if (bytes.size() > kCutBytes) return -1;
    const std::int32_t cut = cut_.findExact(bytes);
    return cut >= 0 ? cut : cut_.findLoose(bytes);
  }

 private:
  void add(const std::string& name, std::int32_t index) {
    exact_.try_emplace(name, index);
    std::string key = base::shiftJisLooseKey(base::encodeUtf8(name, base::Encoding::ShiftJis));
    if (!key.empty()) loose_.try_emplace(std::move(key), index);
    cut_.add(name, index);
  }

  std::unordered_map<std::string, std::int32_t> exact_, loose_;
  NameTable cut_{kCutBytes};
};

bool matters(const PoseBone& bone) {
  const Quat& r = bone.rotation;
  return bone.translation != Vec3(0.0F) || r.x != 0.0F || r.y != 0.0F || r.z != 0.0F;
}
bool matters(const PoseMorph& morph) { return morph.weight != 0.0F; }

/// Returns the index that each item's name means. Names that the model has nothing for are added to
/// `unmatched`, each once.
template <class Items>
std::vector<std::int32_t> resolved(const Items& items, WholeNames names, const BoneNames& chosen,
                                   std::vector<base::Text>& unmatched) {
  std::vector<std::int32_t> indices;
  indices.reserve(items.size());
  std::unordered_set<std::string_view> listed;
  for (const auto& item : items) {
    indices.push_back(names.find(item.name));
    if (indices.back() < 0) indices.back() = chosen.find(item.name);
    if (indices.back() < 0 && matters(item) && listed.insert(item.name.utf8).second) unmatched.push_back(item.name);
  }
  return indices;
}

/// Sorts by index, and keeps the last of several with one index.
template <class Value>
void sortAndKeepLast(std::vector<Value>& values, std::int32_t Value::*index) {
  std::ranges::stable_sort(values, {}, index);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool replaced = i + 1 < values.size() && values[i + 1].*index == values[i].*index;
    if (!replaced) values[kept++] = values[i];
  }
  values.resize(kept);
}

}  // namespace

PoseBinding::PoseBinding(const Pose& pose, const pmx::Model& model, const BoneNames& names) {
  const auto boneIndices = resolved(pose.bones, WholeNames(model.bones), names, unmatchedBones);
  for (std::size_t i = 0; i < boneIndices.size(); ++i) {
    if (boneIndices[i] < 0 || static_cast<std::size_t>(boneIndices[i]) >= model.bones.size()) continue;
    const PoseBone& of = pose.bones[i];
    base::Transform local{of.translation, unitRotation(of.rotation)};
    const auto axis = fixedAxisOf(model.bones[static_cast<std::size_t>(boneIndices[i])]);
    if (axis) local.rotation = aboutAxis(local.rotation, *axis);
    bones.push_back({boneIndices[i], local});
  }
  sortAndKeepLast(bones, &BoneValue::bone);
  const auto morphIndices = resolved(pose.morphs, WholeNames(model.morphs), {}, unmatchedMorphs);
  for (std::size_t i = 0; i < morphIndices.size(); ++i) {
    if (morphIndices[i] >= 0) morphs.push_back({morphIndices[i], pose.morphs[i].weight});
  }
  sortAndKeepLast(morphs, &MorphValue::morph);
}

}  // namespace vmd
