// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/readout.h"

#include <glm/geometric.hpp>

namespace app {
namespace {

constexpr float kElsewhere = 1e-4F;  // units from a bone to a child that it leads to, at least

bool isBone(const ik::Skeleton& skeleton, std::int32_t bone) {
  return bone >= 0 && static_cast<std::size_t>(bone) < skeleton.boneCount();
}

}  // namespace

std::int32_t childOf(const pmx::Model& model, const ik::Skeleton& skeleton, std::int32_t bone) {
  if (!isBone(skeleton, bone)) return -1;
  const auto leads = [&](std::int32_t to) {
    return isBone(skeleton, to) && skeleton.parents[static_cast<std::size_t>(to)] == bone &&
           glm::length(skeleton.offsets[static_cast<std::size_t>(to)]) > kElsewhere;
  };
  const auto at = static_cast<std::size_t>(bone);
  if (at < model.bones.size() && leads(model.bones[at].tailBone)) return model.bones[at].tailBone;
  for (std::size_t to = 0; to < skeleton.boneCount(); ++to) {
    if (leads(static_cast<std::int32_t>(to))) return static_cast<std::int32_t>(to);
  }
  return -1;
}

bool complete(Readout& readout, const pmx::Model& model, const ik::Skeleton& skeleton) {
  if (readout.kind == ReadoutKind::Matrix && readout.vertex >= 0) return true;
  if (!isBone(skeleton, readout.bone)) return false;
  const bool angle = readout.kind == ReadoutKind::Angle, length = readout.kind == ReadoutKind::Length;
  if (!angle && !length && readout.kind != ReadoutKind::Turn) return true;
  if (angle && readout.from < 0) readout.from = skeleton.parents[static_cast<std::size_t>(readout.bone)];
  if (readout.to < 0) readout.to = childOf(model, skeleton, readout.bone);
  return !((angle && readout.from < 0) || ((angle || length) && readout.to < 0));
}

}  // namespace app
