// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "pmx/model/model.h"
#include "resources/demo/mesh.h"

namespace lab {

using base::kPi;
using base::Quat;
using base::Vec3;
using demo::Mesh;

inline constexpr float kDegree = kPi / 180.0F;

/// This is a colour of the lab's models as seen fully lit, 0 to 1, and its material's names.
struct Colour {
  const char* name;
  const char* english;
  Vec3 rgb;
};
namespace colour {
inline constexpr Colour slate{"台座", "slate", {0.27F, 0.31F, 0.37F}}, steel{"関節", "steel", {0.87F, 0.89F, 0.92F}},
    blue{"青", "blue", {0.24F, 0.53F, 0.92F}}, teal{"緑", "teal", {0.13F, 0.70F, 0.64F}},
    amber{"黄", "amber", {0.98F, 0.74F, 0.22F}}, rose{"桃", "rose", {0.93F, 0.38F, 0.52F}},
    violet{"紫", "violet", {0.55F, 0.43F, 0.86F}}, orange{"目標", "orange", {0.98F, 0.45F, 0.12F}},
    chalk{"白", "chalk", {0.95F, 0.94F, 0.91F}}, leaf{"若葉", "leaf", {0.56F, 0.77F, 0.27F}},
    brown{"茶", "brown", {0.55F, 0.38F, 0.27F}}, sky{"空", "sky", {0.42F, 0.76F, 0.95F}};
}  // namespace colour

/// These are the kinds of bones: what a person may do with them.
enum class BoneKind {
  Fixed,  ///< neither turned nor moved
  Turns,
  Moves,  ///< and turns
};

/// A ModelKit makes a model of rods, balls and other plain bodies, each carried by one bone.
/// Lengths are in units, positions in model space at rest.
class ModelKit {
 public:
  /// Adds a bone and returns its index. It points at nothing until tail() says where.
  std::int32_t bone(const std::string& name, const std::string& english, const Vec3& position, std::int32_t parent,
                    BoneKind kind = BoneKind::Turns);
  /// Makes a bone point at another one.
  void tail(std::int32_t bone, std::int32_t at);
  /// Makes a bone point along an offset from its position.
  void tailOffset(std::int32_t bone, const Vec3& offset);
  /// Makes a bone the target of a chain. Links are in the file's order, from the effector's side to
  /// the root; a loop turns each by at most `unitAngle` radians (MMD's solver).
  void chain(std::int32_t target, std::int32_t effector, const std::vector<std::int32_t>& links, int loops,
             float unitAngle);
  [[nodiscard]] const Vec3& position(std::int32_t bone) const;
  [[nodiscard]] pmx::Bone& operator[](std::int32_t bone) { return bones_[static_cast<std::size_t>(bone)]; }

  void ball(const Colour& colour, const Vec3& centre, float radius, std::int32_t bone);
  /// Adds a rod with round ends, whose radius changes evenly between its two points.
  void rod(const Colour& colour, const Vec3& from, const Vec3& to, float radiusFrom, float radiusTo, std::int32_t bone);
  /// Adds a body of rotation about +Y through `centre`, from below to above: (radius, height)
  /// pairs.
  void turned(const Colour& colour, const Vec3& centre, const std::vector<std::pair<float, float>>& profile,
              std::int32_t bone);
  /// Adds a ring about `axis`.
  void ring(const Colour& colour, const Vec3& centre, const Vec3& axis, float radius, float thickness,
            std::int32_t bone);
  /// Adds a box with half sizes along the axes, as six faces.
  void box(const Colour& colour, const Vec3& centre, const Vec3& half, std::int32_t bone);
  /// Adds a foot on the ground that carries a column up to `top`, below a joint.
  void pedestal(const Vec3& top, std::int32_t bone);
  /// Adds what is dragged: a ball within a ring that faces the viewer.
  void goalMark(const Vec3& centre, std::int32_t bone, float radius = 0.42F);
  [[nodiscard]] Mesh& mesh(const Colour& colour);

  /// Returns the whole model: a material for each colour, in the order of their first use. Its name
  /// is English in both of the file's languages, since people read it in four.
  [[nodiscard]] pmx::Model finish(const std::string& name) const;

 private:
  std::vector<pmx::Bone> bones_;
  std::vector<std::pair<const Colour*, Mesh>> meshes_;
};

}  // namespace lab
