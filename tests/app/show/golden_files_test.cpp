// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check the guard that all reference tables are compared: which tables it counts as
// compared.

#include "tests/support/golden_files.h"

#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using testing::ElementsAre, testing::IsEmpty;

class GoldenFilesGuard : public testing::Test {
 protected:
  void SetUp() override {
    put("tests/some/camera_test.cpp", "const auto rows = readGolden(path(\"camera\"));\n// readGolden(\"aside\")\n");
    put("tests/some/other_test.cpp", "TEST(Other, Names) { use(\"stranger\"); }\n");
    put(std::string("golden/") + "README.md", "what they are");
  }
  void put(const std::string& name, const std::string& text) {
    fs::create_directories((folder / name).parent_path());
    std::ofstream(folder / name) << text;
  }
  [[nodiscard]] std::vector<std::string> left() const {
    return support::uncomparedFiles(folder / "golden", folder / "tests", {"pmd/kaito"});
  }
  support::TestFolder folder;
};

TEST_F(GoldenFilesGuard, TakesWhatIsListedOrNamedByAReader) {
  put("golden/camera.csv", "");
  put("golden/pmd/kaito.csv", "");
  EXPECT_THAT(left(), IsEmpty());
}

TEST_F(GoldenFilesGuard, FindsTheRestInEveryFolderAndOfEveryKind) {
  put("golden/new.csv", "");
  put("golden/pmd/deep/below/new.csv.gz", "");
  put("golden/kaito.csv", "");     // listed in another folder
  put("golden/stranger.csv", "");  // named in a file that reads no tables
  put("golden/aside.csv", "");     // named in a comment
  put("golden/table.txt", "");
  EXPECT_THAT(left(), ElementsAre("aside.csv", "kaito.csv", "new.csv", "pmd/deep/below/new.csv.gz", "stranger.csv",
                                  "table.txt"));
}

TEST_F(GoldenFilesGuard, FindsANameThatLiesTwice) {
  // GIVEN one name in a test, and two tables of that name: one of them isn't read
  put("golden/camera.csv", "");
  put("golden/old/camera.csv", "");
  EXPECT_THAT(left(), ElementsAre("camera.csv", "old/camera.csv"));
}

}  // namespace
