// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/x/vac_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/x_files.h"

namespace {

using base::Vec3;
using support::bytesOf;
using testing::HasSubstr;

pmx::Vac readVacWhole(const std::string& text) {
  const auto read = pmx::readVac(bytesOf(text));
  EXPECT_TRUE(read) << base::describe(read.error());
  return read ? read->vac : pmx::Vac{};
}

std::string vacErrorOf(const std::string& text) {
  const auto read = pmx::readVac(bytesOf(text));
  return read ? "no error" : base::describe(read.error());
}

TEST(VacReader, SevenLines) {
  // 机, table.x, …, 右手首 in CP932
  const pmx::Vac vac =
      readVacWhole("\x8a\xf7\r\ntable.x\r\n1.5\r\n0.0, 1.25,-0.5\r\n0.0,90.0,0.0\r\n\x89\x45\x8e\xe8\x8e\xf1\r\n0\r\n");
  EXPECT_EQ(vac.name, "机");
  EXPECT_EQ(vac.file, "table.x");
  EXPECT_EQ(vac.size, 1.5F);
  EXPECT_EQ(vac.position, Vec3(0, 1.25F, -0.5F));
  EXPECT_EQ(vac.rotationDeg, Vec3(0, 90, 0));
  EXPECT_EQ(vac.bone, "右手首");
  EXPECT_FALSE(vac.groundShadow);
}

TEST(VacReader, FiveLinesAreEnough) {
  const pmx::Vac vac = readVacWhole("a\nb.x\n1\n0,0,0\n0,0,0");
  EXPECT_EQ(vac.bone, "");
  EXPECT_TRUE(vac.groundShadow);
  EXPECT_EQ(readVacWhole("a\nb.x\n1\n0,0,0\n0,0,0\n\n1").bone, "") << "an empty line is the ground";
  EXPECT_EQ(readVacWhole("a\nb.x\n1\n0,0,0\n0,0,0\n地面\n1").bone, "");
}

TEST(VacReader, ANegativeSizeIsNone) { EXPECT_EQ(readVacWhole("a\nb.x\n-2\n0,0,0\n0,0,0").size, 0.0F); }

TEST(VacReader, WhatIsNoVacSaysWhere) {
  EXPECT_EQ(vacErrorOf("a\nb.x\n1\n0,0,0"), "isn't a .vac file: it has 4 lines, 5 are the fewest");
  EXPECT_THAT(vacErrorOf("a\n\n1\n0,0,0\n0,0,0"), HasSubstr("names no .x (line 2)"));
  EXPECT_THAT(vacErrorOf("a\nb.x\nx\n0,0,0\n0,0,0"), HasSubstr("its size (line 3)"));
  EXPECT_THAT(vacErrorOf("a\nb.x\n1\n0,0\n0,0,0"), HasSubstr("its position (line 4)"));
  EXPECT_THAT(vacErrorOf("a\nb.x\n1\n0,0,0\n0,nan,0"), HasSubstr("its rotation (line 5)"));
  EXPECT_THAT(vacErrorOf(std::string(70000, '\n')), HasSubstr("more than 65536 bytes"));
}

}  // namespace
