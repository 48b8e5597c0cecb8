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

/// This says how an edit changes the motion's value.
enum class EditKind : std::uint8_t {
  Add,      ///< on top of it
  Replace,  ///< instead of it
};

/// This is an edit of a bone's local transform. In kind Add its translation is added, and its
/// rotation applied before the motion's.
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

/// This is a material's state in place of the one from file and morphs.
struct MaterialEdit {
  std::int32_t material = 0;
  pmx::MaterialState state;
  bool operator==(const MaterialEdit&) const = default;
};

/// These are sparse changes over an actor's motion. They are applied after sampling, so that
/// morphs, IK and the ticks of physics see them. There is one per bone, morph or material, in order
/// of the index. A model ignores those of indices that it doesn't have.
class Edits {
 public:
  void set(const BoneEdit& edit);
  void set(const MorphEdit& edit);
  void set(const MaterialEdit& edit);
  /// Lays other edits over these: those of kind Replace take their place, others are added.
  void lay(const Edits& over);
  /// Lays a pose over these: it replaces the edits of its bones and morphs.
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
  /// Returns the edit of a bone, or null.
  [[nodiscard]] const BoneEdit* ofBone(std::int32_t bone) const;
  bool operator==(const Edits&) const = default;

  /// Applies the edits to sampled local transforms, one per bone.
  void applyTo(std::span<base::Transform> locals) const;
  /// Applies the edits to sampled weights, one per morph.
  void applyTo(std::span<float> weights) const;
  /// Applies the edits to states after morphs, one per material.
  void applyTo(std::span<pmx::MaterialState> materials) const;

 private:
  std::vector<BoneEdit> bones_;
  std::vector<MorphEdit> morphs_;
  std::vector<MaterialEdit> materials_;
};

}  // namespace app
