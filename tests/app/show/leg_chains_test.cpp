// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/leg_chains.h"

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"

namespace {

/// Returns a model with all bones that a leg may descend from: 0 全ての親, 1 センター, 2 グルーブ, 3 下半身, 4 左足,
/// 5 左ひざ, 6 左足首, 7 左つま先, 8 左足IK親, 9 左足ＩＫ, 10 左つま先ＩＫ, 11 頭, 12 左腕, 13 左ひじ, 14 左手首, 15 左腕ＩＫ. The leg
/// is `length` long.
pmx::Model body(float length) {
  pmx::Model model;
  const float hip = length + 1.0F, half = 1.0F + length / 2;
  const auto add = [&](const char* name, std::int32_t parent, const base::Vec3& position) {
    pmx::Bone bone;
    bone.name = name;
    bone.parent = parent;
    bone.position = position;
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
    model.bones.push_back(bone);
  };
  add("全ての親", -1, {0, 0, 0});
  add("センター", 0, {0, hip - 2, 0});
  add("グルーブ", 1, {0, hip - 2, 0});
  add("下半身", 2, {0, hip, 0});
  add("左足", 3, {1, hip, 0});
  add("左ひざ", 4, {1, half, 0});
  add("左足首", 5, {1, 1, 0});
  add("左つま先", 6, {1, 0, -1});
  add("左足IK親", 0, {1, 0, 0});
  add("左足ＩＫ", 8, {1, 1, 0});
  add("左つま先ＩＫ", 9, {1, 0, -1});
  add("頭", 2, {0, hip + 5, 0});
  add("左腕", 2, {1, hip + 4, 0});
  add("左ひじ", 12, {3, hip + 3, 0});
  add("左手首", 13, {5, hip + 2, 0});
  add("左腕ＩＫ", 0, {5, hip + 2, 0});
  const auto ik = [&](std::size_t bone, std::int32_t effector, std::vector<pmx::IkLink> links) {
    model.bones[bone].flags |= pmx::boneFlag::ik;
    model.bones[bone].ik = {effector, 40, 2.0F, std::move(links)};
  };
  const pmx::IkLink knee{5, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}};
  const pmx::IkLink elbow{13, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}};
  ik(9, 6, {knee, {4, false, {}, {}}});
  ik(10, 7, {{6, false, {}, {}}});
  ik(15, 14, {elbow, {12, false, {}, {}}});
  return model;
}

TEST(LegChains, FindsLegsByHowTheyHang) {
  const auto model = support::loaded(body(10));
  const auto legs = app::legChains(model->skeleton);
  ASSERT_EQ(legs.size(), 1U) << "an arm hangs aside, toes have no knee";
  EXPECT_EQ(legs[0].hip, 4);
  EXPECT_EQ(legs[0].knee, 5);
  EXPECT_EQ(legs[0].ankle, 6);
  EXPECT_EQ(legs[0].controller, 9);
  EXPECT_FLOAT_EQ(legs[0].length, 10.0F);
}

TEST(LegChains, AModelWithoutLegsHasNone) {
  pmx::Model model = body(10);
  model.bones[9].flags = pmx::boneFlag::rotatable;
  const auto loaded = support::loaded(model);
  EXPECT_TRUE(app::legChains(loaded->skeleton).empty());
}

}  // namespace
