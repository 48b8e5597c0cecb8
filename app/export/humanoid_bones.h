// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// These are the bones of VRM 1.0's humanoid but for the eyes, parents first, the right side in the
/// order of the left one.
enum class HumanBone : std::uint8_t {
  Hips,
  Spine,
  Chest,
  UpperChest,
  Neck,
  Head,
  Jaw,
  LeftShoulder,
  LeftUpperArm,
  LeftLowerArm,
  LeftHand,
  LeftThumbMetacarpal,
  LeftThumbProximal,
  LeftThumbDistal,
  LeftIndexProximal,
  LeftIndexIntermediate,
  LeftIndexDistal,
  LeftMiddleProximal,
  LeftMiddleIntermediate,
  LeftMiddleDistal,
  LeftRingProximal,
  LeftRingIntermediate,
  LeftRingDistal,
  LeftLittleProximal,
  LeftLittleIntermediate,
  LeftLittleDistal,
  LeftUpperLeg,
  LeftLowerLeg,
  LeftFoot,
  LeftToes,
  RightShoulder,
  RightUpperArm,
  RightLowerArm,
  RightHand,
  RightThumbMetacarpal,
  RightThumbProximal,
  RightThumbDistal,
  RightIndexProximal,
  RightIndexIntermediate,
  RightIndexDistal,
  RightMiddleProximal,
  RightMiddleIntermediate,
  RightMiddleDistal,
  RightRingProximal,
  RightRingIntermediate,
  RightRingDistal,
  RightLittleProximal,
  RightLittleIntermediate,
  RightLittleDistal,
  RightUpperLeg,
  RightLowerLeg,
  RightFoot,
  RightToes,
};

inline constexpr std::size_t kTrunkBones = 7, kSideBones = 23;
inline constexpr std::size_t kHumanBones = kTrunkBones + 2 * kSideBones;

/// This is the side of the body that a bone belongs to.
enum class BodySide : std::uint8_t { None, Left, Right };

[[nodiscard]] BodySide sideOf(HumanBone bone);
/// Returns the bone that is on the left where this one is on the right; else the bone itself.
[[nodiscard]] HumanBone onLeft(HumanBone bone);
/// Returns the bone of a side for one on the left (or of the trunk).
[[nodiscard]] HumanBone onSide(HumanBone left, BodySide side);

/// Returns VRM's name, such as `leftUpperArm`.
[[nodiscard]] std::string vrmName(HumanBone bone);
/// Returns the bone above it, which need not be there; none for the hips.
[[nodiscard]] std::optional<HumanBone> parentOf(HumanBone bone);
/// Returns whether VRM asks for the bone.
[[nodiscard]] bool isRequired(HumanBone bone);
/// Returns whether the bone is of no use without its parent: VRM allows it only with that.
[[nodiscard]] bool needsParent(HumanBone bone);
/// Returns whether a rest pose in T shape says where the bone points: arms, hands, fingers and
/// legs.
[[nodiscard]] bool isLimb(HumanBone bone);
/// Returns the bone towards which it points; none at the end of a limb, and where it isn't said.
[[nodiscard]] std::optional<HumanBone> nextOf(HumanBone bone);

/// Returns MMD's standard and semi-standard names of the bones (UTF-8) that turn it; the first that
/// exists does.
[[nodiscard]] std::vector<std::string> turningNames(HumanBone bone);
/// Returns the names of the bones at whose position it is; where empty, it is that of the bone that
/// turns it.
[[nodiscard]] std::vector<std::string> placingNames(HumanBone bone);
/// Returns a name for a side of the body: `左` and the rest for the left one.
[[nodiscard]] std::string sidedName(BodySide side, std::string_view rest);

}  // namespace app
