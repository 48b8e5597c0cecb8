// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vpd_writer.h"

#include <fstream>
#include <limits>

#include <gtest/gtest.h>

#include "tests/support/corpus.h"
#include "tests/support/test_folder.h"
#include "vmd/vpd_reader.h"

namespace vmd {
namespace {

Pose readBack(const std::string& text) {
  const auto read = readVpd(std::as_bytes(std::span(text)));
  EXPECT_TRUE(read);
  if (!read) return {};
  EXPECT_TRUE(read->issues.empty());
  return read->pose;
}

TEST(VpdWriter, WritesAsMmdDoes) {
  Pose pose;
  pose.modelName = "ミク.osm";
  pose.bones.push_back({"左腕", Vec3(0.0F, -1.5F, 0.25F), Quat(0.8F, 0.0F, 0.6F, 0.0F)});
  pose.morphs.push_back({"あ", 0.5F});
  base::Issues issues;
  // The layout of mmd-reference.md 4.8, in CP932 and with CR LF
  EXPECT_EQ(writeVpd(pose, issues),
            base::encodeUtf8("Vocaloid Pose Data file\r\n\r\nミク.osm;\t\t// 親ファイル名\r\n1;\t\t\t\t// "
                             "総ポーズボーン数\r\n\r\nBone0{左腕\r\n  0.000000,-1.500000,0.250000;\t\t\t\t// trans "
                             "x,y,z\r\n  0.000000,0.600000,0.000000,0.800000;\t\t// Quaternion "
                             "x,y,z,w\r\n}\r\n\r\nMorph0{あ\r\n  0.500000;\r\n}\r\n\r\n",
                             base::Encoding::ShiftJis));
  EXPECT_TRUE(issues.empty());
}

TEST(VpdWriter, NamesThatCp932LacksMakeItUtf8) {
  for (const auto* name : {"发长", "a\xC2\xA5", "😀"}) {
    Pose pose;
    pose.bones.push_back({name, Vec3(1.0F), base::kIdentityRotation});
    base::Issues issues;
    const std::string text = writeVpd(pose, issues);
    EXPECT_TRUE(text.starts_with("\xEF\xBB\xBF"));
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(base::describe(issues[0]),
              "file: CP932 can't say \"" + std::string(name) + "\": written as UTF-8, which MMD itself doesn't read");
    EXPECT_EQ(readBack(text).bones.at(0).name.utf8, name);
  }
}

TEST(VpdWriter, AModelsNameIsNeverABlock) {
  for (const auto* name : {"Morph0{a", "\nBone1{x;y", "a;b"}) {
    Pose pose;
    pose.modelName = name;
    pose.morphs.push_back({"あ", 0.5F});
    base::Issues issues;
    const Pose back = readBack(writeVpd(pose, issues));
    EXPECT_TRUE(back.bones.empty());
    EXPECT_EQ(back.morphs.size(), 1U) << name;
  }
}

TEST(VpdWriter, WhatCantBeReadAgainIsListed) {
  Pose pose;
  pose.bones.push_back({"", Vec3(1.0F), base::kIdentityRotation});
  pose.bones.push_back({"a\nb", Vec3(1.0F), base::kIdentityRotation});
  pose.bones.push_back({"c", Vec3(std::numeric_limits<float>::infinity()), base::kIdentityRotation});
  pose.morphs.push_back({"d", std::numeric_limits<float>::quiet_NaN()});
  base::Issues issues;
  const Pose back = readBack(writeVpd(pose, issues));
  ASSERT_EQ(back.bones.size(), 1U);
  EXPECT_EQ(back.bones[0].name.utf8, "a b");
  EXPECT_TRUE(back.morphs.empty());
  ASSERT_EQ(issues.size(), 4U);
  EXPECT_EQ(base::describe(issues[0]), "bones[0]: has no name; left out");
}

TEST(VpdWriter, WritesAFileThatReadsBackTheSame) {
  // GIVEN a longer file under the name
  const support::TestFolder folder;
  std::ofstream(folder / "a.vpd") << std::string(10'000, 'x');
  Pose pose;
  pose.bones.push_back({"左腕", Vec3(0.0F, -1.5F, 0.25F), Quat(0.8F, 0.0F, 0.6F, 0.0F)});
  base::Issues issues;
  ASSERT_TRUE(writeVpdFile(pose, folder / "a.vpd", issues));
  // THEN its content is the pose alone, and nothing lies beside it
  const auto read = readVpdFile(folder / "a.vpd");
  ASSERT_TRUE(read) << base::describe(read.error());
  EXPECT_TRUE(read->issues.empty());
  ASSERT_EQ(read->pose.bones.size(), 1U);
  EXPECT_EQ(read->pose.bones[0].name.utf8, "左腕");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"a.vpd"});
  // AND a pose that can't be stored is an error, a missing name an issue
  pose.bones.push_back({"", Vec3(1.0F), base::kIdentityRotation});
  const auto nowhere = writeVpdFile(pose, folder / "no" / "a.vpd", issues);
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().code, base::ErrorCode::CannotWrite);
  EXPECT_EQ(issues.size(), 1U);
}

TEST(VpdWriter, CorpusReadAndWrittenIsTheSamePose) {
  ODORI_NEEDS_CORPUS();
  for (const auto& file : support::corpusFiles(".vpd")) {
    const auto read = readVpdFile(file);
    ASSERT_TRUE(read);
    base::Issues issues;
    const Pose back = readBack(writeVpd(read->pose, issues));
    EXPECT_TRUE(issues.empty()) << file;
    ASSERT_EQ(back.bones.size(), read->pose.bones.size());
    for (std::size_t i = 0; i < back.bones.size(); ++i) {
      const PoseBone &was = read->pose.bones[i], &is = back.bones[i];
      EXPECT_EQ(is.name, was.name);
      EXPECT_EQ(is.translation, was.translation) << was.name.utf8;  // the file's six decimals
      for (int c = 0; c < 4; ++c) EXPECT_NEAR(is.rotation[c], was.rotation[c], 1.2e-6F) << was.name.utf8;
    }
  }
}

}  // namespace
}  // namespace vmd
