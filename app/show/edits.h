// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pmx/base/math.h"
#include "pmx/deform/morph_job.h"
#include "vmd/pose_binding.h"

namespace app {

/// What an edit does to what the motion says.
enum class EditKind : std::uint8_t {
  Add,      ///< on top of it
  Replace,  ///< instead of it
};

/// A bone's local transform. Added: its translation is added, its rotation applied before the motion's.
struct BoneEdit {
  std::int32_t bone = 0;
  EditKind kind = EditKind::Add;
  base::Transform local{};  ///< local, units; rotation of unit length
  bool operator==(const BoneEdit&) const = default;
};

struct MorphEdit {
  std::int32_t morph = 0;
  EditKind kind = EditKind::Add;
  float weight = 0.0F;
  bool operator==(const MorphEdit&) const = default;
};

/// A material's state, instead of what file and morphs make of it.
struct MaterialEdit {
  std::int32_t material = 0;
  pmx::MaterialState state;
  bool operator==(const MaterialEdit&) const = default;
};

/// Sparse changes over an actor's motion. They are applied after sampling, so that morphs, IK and the ticks of physics see
/// them. One a bone, morph or material; kept in order of the index. Those of indices that the model doesn't have are
/// ignored by it.
class Edits {
 public:
  void set(const BoneEdit& edit);
  void set(const MorphEdit& edit);
  void set(const MaterialEdit& edit);
  /// Other edits after these: those that replace count alone, others are added.
  void lay(const Edits& over);
  /// A pose over these: its bones and morphs are replaced.
  void lay(const vmd::PoseBinding& pose);
  void clearBone(std::int32_t bone);
  void clearMorph(std::int32_t morph);
  void clearMaterial(std::int32_t material);
  void clearBones() { bones_.clear(); }
  void clearMorphs() { morphs_.clear(); }

  [[nodiscard]] bool empty() const { return bones_.empty() && morphs_.empty() && materials_.empty(); }
  [[nodiscard]] const std::vector<BoneEdit>& bones() const { return bones_; }
  [[nodiscard]] const std::vector<MorphEdit>& morphs() const { return morphs_; }
  [[nodiscard]] const std::vector<MaterialEdit>& materials() const { return materials_; }
  /// That of a bone, or null.
  [[nodiscard]] const BoneEdit* ofBone(std::int32_t bone) const;
  bool operator==(const Edits&) const = default;

  /// Over sampled local transforms, one a bone.
  void applyTo(std::span<base::Transform> locals) const;
  /// Over sampled weights, one a morph.
  void applyTo(std::span<float> weights) const;
  /// Over states after morphs, one a material.
  void applyTo(std::span<pmx::MaterialState> materials) const;

 private:
  std::vector<BoneEdit> bones_;
  std::vector<MorphEdit> morphs_;
  std::vector<MaterialEdit> materials_;
};

}  // namespace app
