// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/humanoid_bones.h"

#include <algorithm>
#include <array>

namespace app {
namespace {

using enum HumanBone;

/// This is a bone of the trunk, or of the left side. Names of MMD are without the side, and
/// separated by blanks.
struct Facts {
  std::string_view name;
  HumanBone parent;
  bool required;
  std::string_view turnedBy, placedBy;
};

constexpr std::array<Facts, kTrunkBones> kTrunk{{
    {"hips", Hips, true, "下半身 センター", ""},
    {"spine", Hips, true, "上半身", ""},
    {"chest", Spine, false, "上半身2", ""},
    {"upperChest", Chest, false, "上半身3", ""},
    {"neck", UpperChest, false, "首", ""},
    {"head", Neck, true, "頭", ""},
    {"jaw", Head, false, "あご", ""},
}};

// The twist bones turn what lies behind them, so they have all of the turn. (D) bones follow legs
// that IK has turned.
constexpr std::array<Facts, kSideBones> kSide{{
    {"Shoulder", UpperChest, false, "肩", ""},
    {"UpperArm", LeftShoulder, true, "腕捩 腕", "腕"},
    {"LowerArm", LeftUpperArm, true, "手捩 ひじ", "ひじ"},
    {"Hand", LeftLowerArm, true, "手首", ""},
    {"ThumbMetacarpal", LeftHand, false, "親指0", ""},
    {"ThumbProximal", LeftThumbMetacarpal, false, "親指1", ""},
    {"ThumbDistal", LeftThumbProximal, false, "親指2", ""},
    {"IndexProximal", LeftHand, false, "人指1 人差指1", ""},
    {"IndexIntermediate", LeftIndexProximal, false, "人指2 人差指2", ""},
    {"IndexDistal", LeftIndexIntermediate, false, "人指3 人差指3", ""},
    {"MiddleProximal", LeftHand, false, "中指1", ""},
    {"MiddleIntermediate", LeftMiddleProximal, false, "中指2", ""},
    {"MiddleDistal", LeftMiddleIntermediate, false, "中指3", ""},
    {"RingProximal", LeftHand, false, "薬指1", ""},
    {"RingIntermediate", LeftRingProximal, false, "薬指2", ""},
    {"RingDistal", LeftRingIntermediate, false, "薬指3", ""},
    {"LittleProximal", LeftHand, false, "小指1", ""},
    {"LittleIntermediate", LeftLittleProximal, false, "小指2", ""},
    {"LittleDistal", LeftLittleIntermediate, false, "小指3", ""},
    {"UpperLeg", Hips, true, "足D 足", ""},
    {"LowerLeg", LeftUpperLeg, true, "ひざD ひざ", ""},
    {"Foot", LeftLowerLeg, true, "足首D 足首", ""},
    {"Toes", LeftFoot, false, "足先EX", ""},
}};

constexpr std::size_t numberOf(HumanBone bone) { return static_cast<std::size_t>(bone); }
static_assert(numberOf(LeftShoulder) == kTrunkBones && numberOf(RightShoulder) == kTrunkBones + kSideBones);

const Facts& factsOf(HumanBone bone) {
  const std::size_t left = numberOf(onLeft(bone));
  return left < kTrunkBones ? kTrunk[left] : kSide[left - kTrunkBones];
}

std::vector<std::string> namesOf(std::string_view words, BodySide side) {
  std::vector<std::string> names;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    names.push_back(sidedName(side, word));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
  }
  return names;
}

bool isFinger(HumanBone left) { return left >= LeftThumbMetacarpal && left <= LeftLittleDistal; }

}  // namespace

BodySide sideOf(HumanBone bone) {
  if (numberOf(bone) < kTrunkBones) return BodySide::None;
  return bone < RightShoulder ? BodySide::Left : BodySide::Right;
}

HumanBone onLeft(HumanBone bone) {
  return bone < RightShoulder ? bone : static_cast<HumanBone>(numberOf(bone) - kSideBones);
}

HumanBone onSide(HumanBone left, BodySide side) {
  const bool moved = side == BodySide::Right && numberOf(left) >= kTrunkBones;
  return moved ? static_cast<HumanBone>(numberOf(left) + kSideBones) : left;
}

std::string vrmName(HumanBone bone) {
  constexpr std::array<const char*, 3> kPrefixes{"", "left", "right"};
  return kPrefixes[static_cast<std::size_t>(sideOf(bone))] + std::string(factsOf(bone).name);
}

std::optional<HumanBone> parentOf(HumanBone bone) {
  if (bone == Hips) return std::nullopt;
  return onSide(factsOf(bone).parent, sideOf(bone));
}

bool isRequired(HumanBone bone) { return factsOf(bone).required; }

bool needsParent(HumanBone bone) {
  const HumanBone left = onLeft(bone);
  return left == UpperChest || (isFinger(left) && factsOf(left).parent != LeftHand);
}

bool isLimb(HumanBone bone) {
  const HumanBone left = onLeft(bone);
  return isFinger(left) || (left >= LeftUpperArm && left <= LeftHand) || left == LeftUpperLeg || left == LeftLowerLeg;
}

std::optional<HumanBone> nextOf(HumanBone bone) {
  const HumanBone left = onLeft(bone);
  if (!isLimb(left)) return std::nullopt;
  if (left == LeftHand) return onSide(LeftMiddleProximal, sideOf(bone));
  const auto next = static_cast<HumanBone>(numberOf(left) + 1);
  if (factsOf(next).parent != left) return std::nullopt;
  return onSide(next, sideOf(bone));
}

std::vector<std::string> turningNames(HumanBone bone) { return namesOf(factsOf(bone).turnedBy, sideOf(bone)); }
std::vector<std::string> placingNames(HumanBone bone) { return namesOf(factsOf(bone).placedBy, sideOf(bone)); }

std::string sidedName(BodySide side, std::string_view rest) {
  constexpr std::array<const char*, 3> kSides{"", "左", "右"};
  return kSides[static_cast<std::size_t>(side)] + std::string(rest);
}

}  // namespace app
