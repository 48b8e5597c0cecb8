// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/folder_names.h"

#include <fstream>
#include <new>
#include <set>

#include <gmock/gmock.h>

#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using ::testing::UnorderedElementsAre;

class FolderNames : public ::testing::Test {
 protected:
  FolderNames() {
    fs::create_directories(folder / "a" / "b" / "c");
    for (const char* name : {"1", "a/2", "a/b/3", "a/b/c/4"}) std::ofstream(folder / name) << "x";
    fs::create_directory_symlink(folder.path, folder / "a" / "circle");
  }
  std::set<std::string> below(int depth) const {
    std::set<std::string> found;
    const auto failed = base::forEachBelow(folder.path, depth, [&](const fs::path& path) {
      EXPECT_TRUE(found.insert(path.lexically_relative(folder.path).string()).second) << path;
      return true;
    });
    EXPECT_FALSE(failed) << failed.message();
    return found;
  }
  support::TestFolder folder;
};

TEST_F(FolderNames, AreThoseOfOneFolder) {
  std::set<std::string> names;
  EXPECT_FALSE(base::forEachName(folder / "a", [&](std::string_view name) { return names.emplace(name).second; }));
  EXPECT_THAT(names, UnorderedElementsAre("2", "b", "circle"));
}

TEST_F(FolderNames, EndWhereNoMoreAreWanted) {
  int count = 0;
  EXPECT_FALSE(base::forEachName(folder / "a", [&](std::string_view) { return ++count < 2; }));
  EXPECT_EQ(count, 2);
  count = 0;
  EXPECT_FALSE(base::forEachBelow(folder.path, 9, [&](const fs::path&) { return ++count < 3; }));
  EXPECT_EQ(count, 3);
}

TEST_F(FolderNames, BelowAreAsDeepAsAsked) {
  EXPECT_THAT(below(0), UnorderedElementsAre("1", "a"));
  EXPECT_THAT(below(1), UnorderedElementsAre("1", "a", "a/2", "a/b", "a/circle"));
  EXPECT_THAT(below(9), UnorderedElementsAre("1", "a", "a/2", "a/b", "a/circle", "a/b/3", "a/b/c", "a/b/c/4"));
}

TEST_F(FolderNames, OfWhatIsNoFolderAreAnError) {
  const auto never = [](auto&&) { return ADD_FAILURE(), true; };
  EXPECT_EQ(base::forEachName(folder / "gone", never), std::errc::no_such_file_or_directory);
  EXPECT_EQ(base::forEachName(folder / "1", never), std::errc::not_a_directory);
  EXPECT_EQ(base::forEachBelow(folder / "gone", 3, never), std::errc::no_such_file_or_directory);
}

TEST_F(FolderNames, LetOutWhatIsThrown) {
  const auto throws = [](auto&&) -> bool { throw std::bad_alloc(); };
  EXPECT_THROW(static_cast<void>(base::forEachName(folder / "a", throws)), std::bad_alloc);
  EXPECT_THROW(static_cast<void>(base::forEachBelow(folder.path, 3, throws)), std::bad_alloc);
}

}  // namespace
