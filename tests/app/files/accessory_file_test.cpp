// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/accessory_file.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/files/loaded_files.h"
#include "tests/app/files/vac_files.h"
#include "tests/support/test_folder.h"

namespace {

using app::FileKind;
using support::kTriangleX;
using testing::HasSubstr;

const char* const kNumbers = "\r\n2\r\n1,2,3\r\n10,20,30\r\n\r\n1\r\n";

/// Returns a .vac that begins with these lines.
std::string vacFrom(const char* lines) {
  std::string vac = lines;
  vac += kNumbers;
  return vac;
}

class AccessoryFile : public testing::Test {
 protected:
  std::filesystem::path file(const char* name, const std::string& content) {
    std::filesystem::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << content;
    return folder_ / name;
  }

 private:
  support::TestFolder folder_;
};

TEST_F(AccessoryFile, IsToldByItsContent) {
  EXPECT_EQ(app::fileKind(file("a.pmx", kTriangleX), {}), FileKind::Model);
  EXPECT_EQ(app::fileKind(file("b.txt", vacFrom("a\r\na.pmx")), {}), FileKind::Model);
  EXPECT_EQ(app::fileKind(file("c.vac", "a readme\nof\nmany\nlines\nand more\n"), {}), FileKind::Unknown);
  EXPECT_EQ(app::fileKind(file("d.x", "xof"), {}), FileKind::Unknown);
}

TEST_F(AccessoryFile, OpensAsAModel) {
  const auto loaded = app::loadModel(file("stage.x", kTriangleX), {});
  ASSERT_TRUE(loaded) << base::describe(loaded.error());
  EXPECT_EQ((*loaded)->model.format, pmx::ModelFormat::X);
  EXPECT_EQ((*loaded)->model.vertices.size(), 3U);
  EXPECT_EQ((*loaded)->skeleton.boneCount(), 1U);
  EXPECT_TRUE((*loaded)->issues.empty());
  const auto broken = app::loadModel(file("broken.x", "xof 0303txt 0032\nMesh { 3; x"), {});
  ASSERT_FALSE(broken);
  EXPECT_THAT(base::describe(broken.error()), HasSubstr("broken.x: Mesh[0]:"));
  EXPECT_THAT(base::describe(broken.error()), HasSubstr("(line 2)"));
}

TEST_F(AccessoryFile, AVacIsTheXThatItNames) {
  const auto x = file("Props/Mic.X", kTriangleX);
  // GIVEN a name as Windows has it: another case, and a backslash
  const auto vac = file("mic.vac", vacFrom("mic\r\nprops\\mic.x"));
  const auto read = app::readVacFile(vac, {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->model, x);
  EXPECT_EQ(read->vac.position, base::Vec3(1, 2, 3));
  const auto loaded = app::loadModel(vac, {});
  ASSERT_TRUE(loaded) << base::describe(loaded.error());
  EXPECT_EQ((*loaded)->path, x) << "textures lie beside the .x";
}

TEST_F(AccessoryFile, WhatIsOddInAVacIsListedWithItsX) {
  file("mic.x", kTriangleX);
  const auto loaded = app::loadModel(file("mic.vac", "mic\r\nmic.x\r\n-2\r\n1,2,3\r\n10,20,30\r\n\r\n1\r\n"), {});
  ASSERT_TRUE(loaded);
  ASSERT_EQ((*loaded)->issues.size(), 1U);
  EXPECT_THAT(base::describe((*loaded)->issues[0]), HasSubstr("its size is negative"));
}

TEST_F(AccessoryFile, AVacWithoutItsXSaysWhatIsMissing) {
  const auto loaded = app::loadModel(file("mic.vac", vacFrom("mic\r\nc:\\gone\\mic.x")), {});
  ASSERT_FALSE(loaded);
  EXPECT_THAT(base::describe(loaded.error()), HasSubstr("mic.x"));
}

TEST_F(AccessoryFile, AVacLeadsToNoOtherVac) {
  const auto vac = file("a.vac", vacFrom("a\r\na.vac"));
  EXPECT_FALSE(app::readVacFile(vac, {}));
  EXPECT_FALSE(app::loadModel(vac, {}));
}

}  // namespace
