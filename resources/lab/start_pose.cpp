// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/lab/start_pose.h"

#include <cstddef>
#include <vector>

#include "pmx/deform/skinning_job.h"

namespace lab {
namespace {

/// Returns what the key of frame 0 adds to a bone's rest, in its parent's space.
base::Transform startOf(const pmx::Bone& bone, const vmd::Motion& motion) {
  const auto name = vmd::makeName<15>(bone.name.utf8);
  for (const vmd::BoneKey& key : motion.boneKeys) {
    if (key.frame == 0 && key.name == name) return {key.translation, key.rotation};
  }
  return {base::Vec3(0.0F), base::kIdentityRotation};
}

/// Returns the matrix that takes a point at rest to where its bone, which rests at `rest`, has it.
base::Mat3x4 paletteOf(const base::Transform& now, const base::Vec3& rest) {
  base::Mat3x4 matrix;
  const base::Mat3 turn = glm::mat3_cast(now.rotation);
  const base::Vec3 moved = now.translation - turn * rest;
  for (int row = 0; row < 3; ++row) matrix.row[row] = {turn[0][row], turn[1][row], turn[2][row], moved[row]};
  return matrix;
}

}  // namespace

pmx::Model posedAtStart(const pmx::Model& model, const vmd::Motion& motion) {
  std::vector<base::Transform> bones;  // in model space
  std::vector<base::Mat3x4> palette;
  for (const pmx::Bone& bone : model.bones) {
    const base::Transform own = startOf(bone, motion);
    base::Transform now{bone.position + own.translation, own.rotation};
    if (bone.parent >= 0) {
      const auto at = static_cast<std::size_t>(bone.parent);
      const base::Vec3 offset = bone.position - model.bones[at].position + own.translation;
      now = {bones[at].translation + bones[at].rotation * offset, bones[at].rotation * own.rotation};
    }
    bones.push_back(now);
    palette.push_back(paletteOf(now, bone.position));
  }
  pmx::Model posed = model;
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    const pmx::SkinnedVertex at = pmx::skinnedVertex(model, model.vertices[i], model.vertices[i].position, palette);
    posed.vertices[i].position = at.position;
    posed.vertices[i].normal = at.normal;
  }
  return posed;
}

}  // namespace lab
