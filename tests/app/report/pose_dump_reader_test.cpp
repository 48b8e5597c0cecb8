// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/pose_dump_reader.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/report/pose_dump.h"
#include "tests/app/files/dancer.h"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string kHeader = "frame,bone,name,px,py,pz,qx,qy,qz,qw\n";

TEST(ParsePoseDump, ReadsRowsAndNames) {
  // GIVEN rows with the quotes that CSV allows, an empty line, a column too many and no last line
  // break
  const auto dump = app::parsePoseDump("\xEF\xBB\xBF" + kHeader.substr(0, kHeader.size() - 1) + ",more\r\n" +
                                       "0,0,センター,1,-2,3e-3,0,0,0,1,9\r\n" + "\r\n" +
                                       "100.5,12,\"a,\"\"b\"\"\nc\",0,0,0,0.5,-0.5,0.5,-0.5,x,y");
  ASSERT_TRUE(dump) << base::describe(dump.error());
  ASSERT_EQ(dump->rows.size(), 2U);
  EXPECT_THAT(dump->names, ElementsAre("センター", "a,\"b\"\nc"));
  EXPECT_EQ(dump->rows[0].frame, 0.0);
  EXPECT_EQ(dump->rows[0].bone, 0);
  EXPECT_THAT(dump->rows[0].place.position, ElementsAre(1, -2, 0.003));
  EXPECT_EQ(dump->rows[1].frame, 100.5);
  EXPECT_EQ(dump->rows[1].bone, 12);
  EXPECT_EQ(dump->rows[1].name, 1U);
  EXPECT_THAT(dump->rows[1].place.rotation, ElementsAre(0.5, -0.5, 0.5, -0.5));
}

TEST(ParsePoseDump, ReadsWhatIsWritten) {
  // GIVEN a name with everything that has to be quoted
  pmx::Model named;
  named.bones.resize(1);
  named.bones[0].name.utf8 = "a\"b,\r\nc";
  const base::Transform place{{1.25F, -0.1F, 3e-8F}, base::Quat(-0.5F, 0.5F, 0.5F, 0.5F)};
  app::ActorFrame output;
  output.boneModels = std::span(&place, 1);
  std::string csv(app::kPoseDumpHeader);
  app::appendPoseRows(named, 7.25, output, csv);
  // WHEN it is read back / THEN floats come back exactly, the quaternion with w above 0
  const auto dump = app::parsePoseDump(csv);
  ASSERT_TRUE(dump) << base::describe(dump.error());
  EXPECT_EQ(dump->names[0], named.bones[0].name.utf8);
  EXPECT_EQ(dump->rows[0].frame, 7.25);
  EXPECT_EQ(static_cast<float>(dump->rows[0].place.position[1]), -0.1F);
  EXPECT_EQ(static_cast<float>(dump->rows[0].place.position[2]), 3e-8F);
  EXPECT_THAT(dump->rows[0].place.rotation, ElementsAre(-0.5, -0.5, -0.5, 0.5));
}

TEST(ParsePoseDump, SaysWhichRowIsWrong) {
  struct Row {
    const char* text;
    const char* detail;
  };
  const std::string good = "0,0,a,0,0,0,0,0,0,1\n";
  for (const Row& row : {Row{"0,0,a,0,0,0,0,0,0", "fewer than ten"}, Row{"0", "fewer than ten"},
                         Row{"x,0,a,0,0,0,0,0,0,1", "frame"}, Row{"nan,0,a,0,0,0,0,0,0,1", "frame"},
                         Row{"-1,0,a,0,0,0,0,0,0,1", "frame"}, Row{"10000001,0,a,0,0,0,0,0,0,1", "frame"},
                         Row{"0,-1,a,0,0,0,0,0,0,1", "bone"}, Row{"0,1.5,a,0,0,0,0,0,0,1", "bone"},
                         Row{"0,99999999999,a,0,0,0,0,0,0,1", "bone"}, Row{"0,0,a,0,inf,0,0,0,0,1", "position"},
                         Row{"0,0,a,0,,0,0,0,0,1", "position"}, Row{"0,0,a,0,0,0,0,0,0,nan", "rotation"},
                         Row{"0,0,a,0,0,0,0,0,0, 1", "rotation"}, Row{"0,0,\"a,0,0,0,0,0,0,1", "quote"}}) {
    const auto dump = app::parsePoseDump(kHeader + good + row.text);
    ASSERT_FALSE(dump) << row.text;
    EXPECT_EQ(dump.error().code, base::ErrorCode::BadValue) << row.text;
    EXPECT_EQ(dump.error().index, 1) << row.text;
    EXPECT_EQ(dump.error().offset, static_cast<std::int64_t>(kHeader.size() + good.size())) << row.text;
    EXPECT_THAT(dump.error().detail, HasSubstr(row.detail)) << row.text;
  }
  EXPECT_EQ(app::parsePoseDump(kHeader).error().code, base::ErrorCode::Truncated);
  for (const char* other : {"", "frame,bone\n0,0\n", "PMX ", "frame,bone,name,px,py,pz,qx,qy,qz,qwerty\n"}) {
    EXPECT_EQ(app::parsePoseDump(other).error().code, base::ErrorCode::NotThisFormat) << other;
  }
}

}  // namespace
