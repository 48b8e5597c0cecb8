// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The checks of validate() share these. What to do in each case: mmd-reference.md 2.14.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "pmx/base/issue_group.h"
#include "pmx/model/model.h"

namespace pmx::checks {

using base::IssueGroup;

// A number times zero is zero unless it's infinite or NaN, so sums of such products test many
// numbers at once without overflowing.
inline bool isFinite(float x) { return x * 0.0F == 0.0F; }
inline bool isFinite(const Vec2& v) { return v.x * 0.0F + v.y * 0.0F == 0.0F; }
inline bool isFinite(const Vec3& v) { return v.x * 0.0F + v.y * 0.0F + v.z * 0.0F == 0.0F; }
inline bool isFinite(const Vec4& v) { return v.x * 0.0F + v.y * 0.0F + v.z * 0.0F + v.w * 0.0F == 0.0F; }
inline bool isFinite(const Quat& q) { return isFinite(Vec4(q.x, q.y, q.z, q.w)); }

/// Replaces a value that has a part which isn't finite; returns true when it did.
template <class T>
bool mend(T& value, const T& instead) {
  if (isFinite(value)) return false;
  value = instead;
  return true;
}

/// Limits numbers to base::kMaxUnits, so that sums and products of them stay finite; returns true
/// when one was beyond.
inline bool cut(float& x) {
  if (std::abs(x) <= base::kMaxUnits) return false;
  x = std::clamp(x, -base::kMaxUnits, base::kMaxUnits);
  return true;
}
template <glm::length_t kCount>
bool cut(glm::vec<kCount, float>& v) {
  bool any = false;
  for (glm::length_t i = 0; i < kCount; ++i) any |= cut(v[i]);
  return any;
}

/// Returns whether it can be normalised.
inline bool hasDirection(const Vec3& v) {
  const float square = v.x * v.x + v.y * v.y + v.z * v.z;
  return square > 0.0F && isFinite(square);
}

inline bool inRange(std::int64_t index, std::size_t count) {
  return index >= 0 && static_cast<std::uint64_t>(index) < count;
}
inline bool inRangeOrNone(std::int64_t index, std::size_t count) { return index == -1 || inRange(index, count); }

/// `next` is a graph in which every element points at one other or, with -1, at none. In every
/// circle the lowest element's link is cut (set to -1) and the element passed to `cut`. Linear
/// time.
template <class Cut>
void cutCircles(std::vector<std::int32_t>& next, Cut cut) {
  std::vector<std::int32_t> walk(next.size(), -1);  // the walk that came by first
  for (std::size_t start = 0; start < next.size(); ++start) {
    const auto number = static_cast<std::int32_t>(start);
    std::int32_t at = number;
    while (at >= 0 && walk[static_cast<std::size_t>(at)] < 0) {
      walk[static_cast<std::size_t>(at)] = number;
      at = next[static_cast<std::size_t>(at)];
    }
    if (at < 0 || walk[static_cast<std::size_t>(at)] != number) continue;
    std::int32_t lowest = at;
    for (std::int32_t i = next[static_cast<std::size_t>(at)]; i != at; i = next[static_cast<std::size_t>(i)]) {
      lowest = std::min(lowest, i);
    }
    next[static_cast<std::size_t>(lowest)] = -1;
    cut(static_cast<std::size_t>(lowest));
  }
}

// Each checks and repairs its part, given that those before it have been run.
void checkVertices(Model& model, base::Issues& issues);
void checkMaterials(Model& model, base::Issues& issues);
void checkFaces(Model& model, base::Issues& issues);
void checkNormals(Model& model, base::Issues& issues);
void checkBones(Model& model, base::Issues& issues);
void checkIk(Model& model, base::Issues& issues);
void checkMorphs(Model& model, base::Issues& issues);
void checkDisplayFrames(Model& model, base::Issues& issues);
void checkRigidBodies(Model& model, base::Issues& issues);
void checkJoints(Model& model, base::Issues& issues);
void checkSoftBodies(Model& model, base::Issues& issues);
void checkNames(const Model& model, base::Issues& issues);

}  // namespace pmx::checks
