// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "pmx/model/model.h"

namespace {

TEST(BoneNamed, JapaneseNamesCountBeforeAllEnglishOnes) {
  // GIVEN a bone whose English name is the Japanese name of a later one, and names that come twice
  pmx::Model model;
  for (const auto& [name, english] : {std::pair{"頭", "首"}, {"首", ""}, {"右", "hand"}, {"左", "hand"}, {"首", ""}}) {
    pmx::Bone& bone = model.bones.emplace_back();
    bone.name.utf8 = name;
    bone.englishName.utf8 = english;
  }
  EXPECT_EQ(pmx::boneNamed(model, "首"), 1);
  EXPECT_EQ(pmx::boneNamed(model, "hand"), 2);
  EXPECT_EQ(pmx::boneNamed(model, "foot"), -1);
}

TEST(BoneNamed, AnEmptyNameIsNobodys) {
  pmx::Model model;
  model.bones.resize(2);
  model.bones[0].name.utf8 = "頭";
  EXPECT_EQ(pmx::boneNamed(model, ""), -1);
}

}  // namespace
