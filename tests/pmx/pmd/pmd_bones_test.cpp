// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Each kind of bone, deform layers and IK are converted. (mmd-reference.md 3.2, 12.2)

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "tests/pmx/pmd/read_whole.h"

namespace {

using base::Vec3;
using pmx::Bone;
using pmx::Model;
using support::lines;
using support::PmdFile;
using support::readWhole;
using testing::ElementsAre;
using testing::HasSubstr;
namespace boneFlag = pmx::boneFlag;

constexpr unsigned kTurns = unsigned{boneFlag::rotatable} | boneFlag::operable;
constexpr unsigned kPlain = kTurns | boneFlag::visible;

/// Returns three bones in a row, and a fourth of this kind below the first.
PmdFile withBone(std::uint8_t kind, int tail, int ikField) {
  PmdFile file;
  file.bones = {{"a", -1, 1, 1, 0, {0, 0, 0}},
                {"b", 0, 2, 0, 0, {0, 1, 0}},
                {"c", 1, 0, 0, 0, {0, 3, 4}},
                {"d", 0, tail, kind, ikField, {0, 0, 0}}};
  return file;
}

struct Converted {
  Bone bone;
  std::string said;
};

Converted convert(std::uint8_t kind, int tail, int ikField) {
  auto [model, said] = readWhole(withBone(kind, tail, ikField));
  EXPECT_EQ(model.pmd->bones.at(3).kind, kind);
  EXPECT_EQ(model.pmd->bones.at(3).tail, static_cast<std::uint16_t>(tail));
  EXPECT_EQ(model.pmd->bones.at(3).ikField, static_cast<std::uint16_t>(ikField));
  return {model.bones.at(3), said};
}

TEST(PmdBones, Kind0Turns) {
  const auto [bone, said] = convert(0, 1, 2);
  EXPECT_EQ(bone.flags, kPlain | boneFlag::tailIsBone);
  EXPECT_EQ(bone.tailBone, 1);
  EXPECT_EQ(bone.parent, 0);
  EXPECT_EQ(bone.deformLayer, 0);
  EXPECT_EQ(said, "");
}

TEST(PmdBones, Kind1TurnsAndMoves) { EXPECT_EQ(convert(1, 0, 0).bone.flags, kPlain | boneFlag::movable); }

TEST(PmdBones, Kind2IsAnIkBone) {
  // without an entry in the IK list it solves nothing
  EXPECT_EQ(convert(2, 0, 0).bone.flags, kPlain | boneFlag::movable);
  PmdFile file = withBone(2, 0, 0);
  file.iks = {{3, 2, 10, 0.25F, {1}}};
  const Model model = readWhole(file).model;
  const Bone& bone = model.bones[3];
  EXPECT_EQ(bone.flags, kPlain | boneFlag::movable | boneFlag::ik);
  EXPECT_EQ(bone.deformLayer, 1);
  EXPECT_EQ(bone.ik.effector, 2);
  EXPECT_EQ(bone.ik.loopCount, 10);
  EXPECT_EQ(bone.ik.unitAngleRad, 1.0F);
  ASSERT_EQ(bone.ik.links.size(), 1U);
  EXPECT_EQ(bone.ik.links[0].bone, 1);
}

TEST(PmdBones, Kind3IsUnknownAndTurns) {
  const auto [bone, said] = convert(3, 0, 0);
  EXPECT_EQ(bone.flags, kPlain);
  EXPECT_EQ(said, "");
}

TEST(PmdBones, Kind4IsUnderIkAndTurns) {
  const auto [bone, said] = convert(4, 1, 2);
  EXPECT_EQ(bone.flags, kPlain | boneFlag::tailIsBone);
  EXPECT_EQ(bone.appendParent, -1);
}

TEST(PmdBones, Kind5TurnsAsTheBoneInItsIkFieldDoes) {
  // C5; the tail is where it points, as for any bone
  const auto [bone, said] = convert(5, 1, 2);
  EXPECT_EQ(bone.flags, kPlain | boneFlag::tailIsBone | boneFlag::appendRotation);
  EXPECT_EQ(bone.tailBone, 1);
  EXPECT_EQ(bone.appendParent, 2);
  EXPECT_EQ(bone.appendRatio, 1.0F);
  EXPECT_EQ(bone.deformLayer, 2);
  EXPECT_EQ(said, "");
}

TEST(PmdBones, Kind5MayNameNoBone) {
  const auto [bone, said] = convert(5, 0, -1);
  EXPECT_EQ(bone.flags, kPlain);
  EXPECT_EQ(said, "bones[3]: names no bone to turn with; turns by itself");
}

TEST(PmdBones, Kind6IsAnEffectorThatIsntSeen) { EXPECT_EQ(convert(6, 0, 0).bone.flags, kTurns); }

TEST(PmdBones, Kind7IsntSeen) { EXPECT_EQ(convert(7, 0, 0).bone.flags, kTurns); }

TEST(PmdBones, Kind8TwistsAboutTheLineToItsTail) {
  // the tail stands at (0, 3, 4), the bone at the origin
  const auto [bone, said] = convert(8, 2, 0);
  EXPECT_EQ(bone.flags, kPlain | boneFlag::tailIsBone | boneFlag::fixedAxis);
  EXPECT_NEAR(bone.fixedAxis.x, 0.0F, 1e-7F);
  EXPECT_NEAR(bone.fixedAxis.y, 0.6F, 1e-7F);
  EXPECT_NEAR(bone.fixedAxis.z, 0.8F, 1e-7F);
  EXPECT_EQ(bone.deformLayer, 0);
  EXPECT_EQ(said, "");
}

TEST(PmdBones, Kind8WithoutAWayToItsTailTurnsFreely) {
  for (const int tail : {0, -1, 77}) {
    const auto [bone, said] = convert(8, tail, 0);
    EXPECT_EQ(bone.flags & boneFlag::fixedAxis, 0U) << tail;
    EXPECT_EQ(said, "bones[3]: a twist bone without a tail to point at; turns freely");
  }
  PmdFile file = withBone(8, 2, 0);
  file.bones[2].position = {0, 0, 0};  // at one position
  EXPECT_THAT(readWhole(file).said, HasSubstr("turns freely"));
}

TEST(PmdBones, Kind9TurnsAsItsTailBoneDoesInParts) {
  // C3 and C4: the ratio is in hundredths, and has a sign
  for (const auto& [field, ratio] : {std::pair{50, 0.5F}, {-100, -1.0F}, {100, 1.0F}, {25, 0.25F}}) {
    const auto [bone, said] = convert(9, 2, field);
    EXPECT_EQ(bone.flags, kTurns | boneFlag::appendRotation);
    EXPECT_EQ(bone.appendParent, 2);
    EXPECT_EQ(bone.appendRatio, ratio);
    EXPECT_EQ(bone.tailBone, -1);  // the field isn't a tail here
    EXPECT_EQ(bone.deformLayer, 2);
    EXPECT_EQ(said, "");
  }
}

TEST(PmdBones, OtherKindsTurnAndAreTold) {
  for (const int kind : {10, 255}) {
    const auto [bone, said] = convert(static_cast<std::uint8_t>(kind), 0, 0);
    EXPECT_EQ(bone.flags, kPlain);
    EXPECT_EQ(said, "bones[3]: kind " + std::to_string(kind) + " is unknown; taken as one that turns");
  }
}

TEST(PmdBones, NoTailIsSaidInThreeWays) {
  for (const int tail : {0, -1, 0xFFFF}) EXPECT_EQ(convert(0, tail, 0).bone.flags, kPlain) << tail;
}

TEST(PmdBones, ParentsMayComeLater) {
  PmdFile file = withBone(0, 0, 0);
  file.bones[0].parent = 3;
  file.bones[3].parent = 0xFFFF;
  auto [model, said] = readWhole(file);
  EXPECT_EQ(model.bones[0].parent, 3);
  EXPECT_EQ(model.bones[3].parent, -1);
  EXPECT_EQ(lines(pmx::validate(model)), "");
}

std::vector<std::int32_t> layers(const Model& model) {
  std::vector<std::int32_t> all;
  for (const Bone& bone : model.bones) all.push_back(bone.deformLayer);
  return all;
}

TEST(PmdLayers, IkBonesAndWhatHangsFromThemComeSecondFollowersThird) {
  // GIVEN 0 root, 1 IK, 2 below it, 3 a follower, 4 below that, 5 an IK bone below a follower, 6
  // plain
  PmdFile file;
  file.bones = {{"root"},
                {"ik", 0, 0, 2},
                {"below ik", 1},
                {"follower", 0, 0, 5, 0},
                {"below follower", 3},
                {"late ik", 4, 0, 2},
                {"plain", 0}};
  file.iks = {{1, 6, 1, 1.0F, {6}}, {5, 6, 1, 1.0F, {6}}};
  const auto [model, said] = readWhole(file);
  EXPECT_THAT(layers(model), ElementsAre(0, 1, 1, 2, 2, 2, 0));
  EXPECT_EQ(said, "");
}

TEST(PmdLayers, ParentsThatComeLaterCountToo) {
  PmdFile file;
  file.bones = {{"below all", 1}, {"below ik", 2}, {"ik", -1, 0, 2}};
  file.iks = {{2, 0, 1, 1.0F, {1}}};
  EXPECT_THAT(layers(readWhole(file).model), ElementsAre(1, 1, 1));
}

TEST(PmdLayers, CirclesOfParentsEnd) {
  PmdFile file;
  file.bones = {{"a", 1}, {"b", 2}, {"c", 0}, {"itself", 3}, {"ik", 2, 0, 2}};
  file.iks = {{4, 0, 1, 1.0F, {1}}};
  auto [model, said] = readWhole(file);
  EXPECT_EQ(model.bones[4].deformLayer, 1);
  EXPECT_THAT(lines(pmx::validate(model)), HasSubstr("hangs from it"));
}

TEST(PmdLayers, TheListSaysInWhichOrderIkIsSolved) {
  // GIVEN a list in which bone 3 comes before bone 1, which comes before bone 2
  PmdFile file;
  file.bones = {{"root"}, {"x", 0, 0, 2}, {"y", 0, 0, 2}, {"z", 0, 0, 2}, {"follower", 0, 0, 5, 0}};
  for (const int bone : {3, 1, 2}) file.iks.push_back({bone, 0, 1, 1.0F, {0}});
  const auto [model, said] = readWhole(file);
  // THEN 3 is solved before the others, and followers after all
  EXPECT_THAT(layers(model), ElementsAre(0, 2, 2, 1, 3));
  EXPECT_EQ(said, "");
}

TEST(PmdLayers, AnOrderThatParentsForbidIsTold) {
  // GIVEN a list in which a child comes before its parent's parent: bones are solved parents first
  PmdFile file;
  file.bones = {{"parent", -1, 0, 2}, {"child", 0, 0, 2}};
  for (const int bone : {1, 0}) file.iks.push_back({bone, 0, 1, 1.0F, {0}});
  const auto [model, said] = readWhole(file);
  EXPECT_THAT(said, HasSubstr("IK[1]: bone 0 is solved before bone 1"));
}

TEST(PmdIk, TheWeightIsAQuarterOfTheAngle) {
  // C1
  for (const auto& [weight, angle] : {std::pair{0.5F, 2.0F}, {0.03F, 0.12F}}) {
    PmdFile file = support::fullPmd();
    file.iks[0].weight = weight;
    const Model model = readWhole(file).model;
    EXPECT_FLOAT_EQ(model.bones[4].ik.unitAngleRad, angle);
    EXPECT_EQ(model.pmd->iks[0].weight, weight);
  }
}

TEST(PmdIk, KneesTurnBackwardsOnly) {
  // C2: by name; a hip isn't limited
  struct Row {
    const char* name;
    bool knee;
  };
  for (const Row& row : {Row{"左ひざ", true}, Row{"右ひざ", true}, Row{"前右ひざ２", true}, Row{"左足", false},
                         Row{"左膝", false}, Row{"", false}}) {
    PmdFile file = support::fullPmd();
    file.bones[2].name = row.name;
    const Model model = readWhole(file).model;
    const pmx::IkLink& knee = model.bones[4].ik.links[0];
    EXPECT_EQ(knee.bone, 2);
    EXPECT_EQ(knee.limited, row.knee) << row.name;
    EXPECT_FALSE(model.bones[4].ik.links[1].limited);
    if (!row.knee) continue;
    EXPECT_NEAR(knee.lower.x, -3.14159F, 1e-5F);
    EXPECT_NEAR(knee.upper.x, -0.0087266F, 1e-7F);
    EXPECT_EQ(knee.lower.y, 0.0F);
    EXPECT_EQ(knee.upper.z, 0.0F);
  }
}

TEST(PmdIk, FurtherEntriesOfABoneGoToHiddenOnes) {
  // GIVEN three entries about bone 4, then one about bone 12
  PmdFile file = support::fullPmd();
  file.iks = {{4, 3, 40, 0.5F, {2, 1}}, {4, 9, 7, 0.25F, {8}}, {4, 2, 3, 0.125F, {1}}, {12, 13, 3, 1.0F, {3}}};
  auto [model, said] = readWhole(file);
  EXPECT_EQ(said, "");
  ASSERT_EQ(model.bones.size(), 16U);
  EXPECT_EQ(model.bones[4].ik.effector, 3);
  const Bone& second = model.bones[14];
  EXPECT_EQ(second.name.utf8, "左足ＩＫ+");
  EXPECT_EQ(second.parent, 4);
  EXPECT_EQ(second.position, model.bones[4].position);
  EXPECT_FALSE(second.has(boneFlag::visible));
  EXPECT_EQ(second.ik.effector, 9);
  EXPECT_EQ(second.ik.loopCount, 7);
  EXPECT_EQ(second.ik.unitAngleRad, 1.0F);
  EXPECT_EQ(model.bones[15].ik.effector, 2);
  // AND they are solved in the list's order: 4, 14, 15, 12
  EXPECT_LE(model.bones[4].deformLayer, second.deformLayer);
  EXPECT_LT(model.bones[15].deformLayer, model.bones[12].deformLayer);
  EXPECT_EQ(model.pmd->iks[1].bone, 4);
  EXPECT_EQ(model.pmd->iks[1].carrier, 14);
  EXPECT_EQ(model.pmd->bones.size(), 14U);
  EXPECT_THAT(lines(pmx::validate(model)), HasSubstr("2 bones are called \"左足ＩＫ+\""));
}

TEST(PmdIk, HiddenBonesAreBounded) {
  // GIVEN more entries about one bone than the limit (limits.md): the bone itself and 1,024 hidden
  // ones
  PmdFile file = support::fullPmd();
  file.iks.assign(2000, file.iks[0]);
  const auto [model, said] = readWhole(file);
  EXPECT_EQ(pmx::ikBones(model).size(), 1025U);
  EXPECT_THAT(said, HasSubstr("IK[1025]: bone 4 has an entry already, and 1024 bones were added for such; left out"));
  EXPECT_THAT(said, HasSubstr("and 955 more that are one too many"));
}

TEST(PmdIk, EntriesAboutNoBoneAreLeftOut) {
  PmdFile file = support::fullPmd();
  file.iks[0].bone = 14;
  const auto [model, said] = readWhole(file);
  EXPECT_EQ(pmx::ikBones(model).size(), 1U);
  EXPECT_EQ(said, "IK[0]: is of bone 14, but there are 14 bones; left out");
  EXPECT_EQ(model.pmd->iks[0].carrier, -1);
}

}  // namespace
