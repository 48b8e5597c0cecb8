// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/picture_name.h"

#include <cmath>
#include <fstream>
#include <limits>

#include <gtest/gtest.h>

#include "tests/support/test_folder.h"

namespace {

TEST(PictureName, IsFitForAFile) {
  EXPECT_EQ(app::pictureStem("初音ミク", 12.7), "odori-初音ミク-12");
  EXPECT_EQ(app::pictureStem("", 0.0), "odori-0");
  EXPECT_EQ(app::pictureStem("../a/b\\c:d", 3), "odori-.._a_b_c_d-3");
  EXPECT_EQ(app::pictureStem(QString("a\nb\x01 \t c") + QChar(0), 3), "odori-a_b_c_-3");
  EXPECT_EQ(app::pictureStem("x", std::numeric_limits<double>::quiet_NaN()), "odori-x-0");
  // The name has four bytes of each character at most, and whole ones: 60 characters of UTF-16 are
  // 30 of these.
  EXPECT_EQ(app::pictureStem(QString("😀").repeated(500), 0), "odori-" + QString("😀").repeated(30) + "-0");
  EXPECT_LE(app::pictureStem(QString(5000, u'あ'), 1e9).toUtf8().size(), 250);
}

TEST(PictureName, TakesNothingsPlace) {
  const support::TestFolder folder;
  const auto take = [&] {
    const auto path = app::freePath(folder.path, "odori-x-1", ".png");
    std::ofstream(path) << "there";
    return path.filename().string();
  };
  EXPECT_EQ(take(), "odori-x-1.png");
  EXPECT_EQ(take(), "odori-x-1-2.png");
  std::filesystem::create_symlink("nowhere", folder.path / "odori-x-1-3.png");
  EXPECT_EQ(take(), "odori-x-1-4.png");
}

}  // namespace
