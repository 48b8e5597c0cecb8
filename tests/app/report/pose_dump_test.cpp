// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/pose_dump.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(ParseFrameList, ReadsFramesAndRanges) {
  EXPECT_THAT(*app::parseFrameList("0,30,100.5"), ElementsAre(0.0, 30.0, 100.5));
  EXPECT_THAT(*app::parseFrameList("7"), ElementsAre(7.0));
  EXPECT_THAT(*app::parseFrameList("0:4"), ElementsAre(0.0, 1.0, 2.0, 3.0, 4.0));
  EXPECT_THAT(*app::parseFrameList("0:5:2"), ElementsAre(0.0, 2.0, 4.0));
  EXPECT_THAT(*app::parseFrameList("3:3:9,1"), ElementsAre(3.0, 1.0));
  // END is included though the division falls a rounding short (0.3 / 0.1 is below 3)
  const auto tenths = app::parseFrameList("0:0.3:0.1");
  ASSERT_EQ(tenths->size(), 4U);
  EXPECT_EQ(tenths->back(), 0.3);
}

TEST(ParseFrameList, RefusesTheRest) {
  for (const char* list :
       {"",   ",",  "1,",   ",1",  "1,,2",  "a",      "1a",      " 1",        "-1",         "nan",  "inf",
        "1:", ":1", "1:2:", "2:1", "0:9:0", "0:9:-1", "1:2:3:4", "0:1e300:1", "0:10000000", "1e999"}) {
    const auto frames = app::parseFrameList(list);
    ASSERT_FALSE(frames) << list;
    EXPECT_EQ(frames.error().code, base::ErrorCode::BadArgument) << list;
    EXPECT_FALSE(frames.error().detail.empty());
  }
  EXPECT_THAT(app::parseFrameList("0,x").error().detail, HasSubstr("'x'"));
  EXPECT_EQ(app::parseFrameList("0:9999999")->size(), 10'000'000U);
}

TEST(AppendPoseRows, WritesOneLineABone) {
  // GIVEN two bones, one named with a comma and a quote, one with a rotation of negative w
  pmx::Model model;
  model.bones.resize(2);
  model.bones[0].name = "a,\"b\"";
  model.bones[1].name = "左足";
  const std::vector<base::Transform> bones{{{0.1F, -0.0F, 1234567.0F}, base::kIdentityRotation},
                                           {{1, 2, 3}, base::Quat(-0.5F, 0.5F, -0.5F, 0.5F)}};
  app::ActorFrame output;
  output.boneModels = bones;
  // WHEN they are dumped after the header
  std::string csv(app::kPoseDumpHeader);
  app::appendPoseRows(model, 100.5, output, csv);
  // THEN nine digits, no minus zero, w not negative
  EXPECT_EQ(csv,
            "frame,bone,name,px,py,pz,qx,qy,qz,qw\n"
            "100.5,0,\"a,\"\"b\"\"\",0.100000001,0,1234567,0,0,0,1\n"
            "100.5,1,左足,1,2,3,-0.5,0.5,-0.5,0.5\n");
}

}  // namespace
