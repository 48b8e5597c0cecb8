// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/look_for.h"

#include <fstream>
#include <random>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/support/allocation_count.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using app::FoundInstead, app::lookFor;
using support::TestFolder;

void put(const fs::path& file) {
  fs::create_directories(file.parent_path());
  std::ofstream(file) << "x";
}

/// Returns how many parts two paths have in common, from the end; all names here are in small ASCII
/// letters.
int alike(const fs::path& a, const fs::path& b) {
  int count = 0;
  for (auto i = a.end(), k = b.end(); i != a.begin() && k != b.begin() && *--i == *--k;) ++count;
  return count;
}

TEST(LookFor, IsTheMostAlikeOfEachName) {
  // GIVEN files of three names in folders of three names, three deep, and missing ones in folders
  // half of which don't exist
  const TestFolder folder;
  std::mt19937 random(11);
  const auto any = [&](unsigned of) { return std::string(1, static_cast<char>('a' + random() % of)); };
  std::vector<fs::path> there, missing;
  for (int i = 0; i < 40; ++i) {
    there.push_back(folder / any(3) / any(3) / any(3) / (any(3) + ".vmd"));
    put(there.back());
  }
  for (int i = 0; i < 60; ++i)
    missing.push_back(fs::path("/gone") / any(6) / any(6) / any(6) / any(6) / (any(3) + ".vmd"));
  missing.push_back("/gone/none.vmd");
  missing.emplace_back("a.vmd");
  // THEN each missing one is the file with most equal parts, of those the first by path
  FoundInstead wanted;
  for (const fs::path& each : missing) {
    for (const fs::path& file : there) {
      if (file.filename() != each.filename()) continue;
      const auto [best, isNew] = wanted.try_emplace(each, file);
      const int now = alike(file, each), before = alike(best->second, each);
      if (!isNew && (now > before || (now == before && file < best->second))) best->second = file;
    }
  }
  ASSERT_GT(wanted.size(), 30U);
  EXPECT_EQ(lookFor(missing, folder.path), wanted);
}

TEST(LookFor, ManyFilesOfOneNameArentComparedWithAllThatAreWanted) {
  // GIVEN many files of one name, and as many wanted
  const TestFolder folder;
  const auto allocations = [&](int count) {
    std::vector<fs::path> missing;
    for (int i = 0; i < count; ++i) {
      put(folder / std::to_string(count) / fmt::format("folder{}", i) / "dance.vmd");
      missing.push_back(fmt::format("/gone/folder{}/dance.vmd", count - i));
    }
    const std::size_t before = support::allocationCount();
    EXPECT_EQ(lookFor(missing, folder / std::to_string(count)).size(), missing.size());
    return support::allocationCount() - before;
  };
  // THEN four times as many of both are about four times the work, not sixteen times
  const std::size_t few = allocations(50), many = allocations(200);
  if (few == 0) GTEST_SKIP() << "operator new isn't counted here";
  EXPECT_LT(many, 6 * few);
}

TEST(LookFor, IsAskedToStopForEachThatIsWanted) {
  const TestFolder folder;
  put(folder / "dance.vmd");
  std::vector<fs::path> missing;
  for (int i = 0; i < 100; ++i) missing.push_back(fmt::format("/gone/{}/dance.vmd", i));
  int asked = 0;
  const auto found = lookFor(missing, folder.path, [&] { return ++asked > 10; });
  EXPECT_LT(found.size(), 10U);
  EXPECT_LT(asked, 20);
}

}  // namespace
