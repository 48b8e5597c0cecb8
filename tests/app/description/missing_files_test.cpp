// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/missing_files.h"

#include <fstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/tree/archive_tree.h"
#include "tests/support/allocation_count.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"

namespace {

namespace fs = std::filesystem;
using app::missingFiles, app::ShowDescription;

ShowDescription showOf(std::vector<fs::path> motions) {
  ShowDescription show;
  show.actors.resize(1);
  for (fs::path& motion : motions) show.actors[0].motions.push_back({std::move(motion)});
  return show;
}

TEST(MissingFiles, EachIsLookedForOnce) {
  const support::TestFolder folder;
  std::ofstream(folder / "there.vmd") << "x";
  ShowDescription show = showOf({"/gone/b.vmd", folder / "there.vmd", "/gone/a.vmd"});
  for (int i = 0; i < 1000; ++i) {
    show.actors[0].motions.push_back({folder / "there.vmd"});
    show.motions.push_back({"/gone/a.vmd"});
  }
  int asked = 0;
  const auto missing = missingFiles(show, {}, [&] {
    ++asked;
    return false;
  });
  EXPECT_THAT(missing, testing::ElementsAre("/gone/b.vmd", "/gone/a.vmd"));
  EXPECT_EQ(asked, 3);
}

TEST(MissingFiles, ManyEnd) {
  // GIVEN shows of missing files, on the disk and in an archive that isn't open
  const support::TestFolder folder;
  std::vector<support::ZipEntry> entries;
  for (int i = 0; i < 1000; ++i) entries.push_back({fmt::format("a file of the archive {}.txt", i), "x"});
  std::ofstream(folder / "a.zip", std::ios::binary) << support::zipOf(entries);
  for (const fs::path& where : {folder / "gone", folder / "a.zip!gone"}) {
    const auto work = [&](int count) {
      std::vector<fs::path> files;
      for (int i = 0; i < count; ++i) files.push_back(where.string() + fmt::format("{}.vmd", i));
      const ShowDescription show = showOf(files);
      const std::size_t before = support::allocationCount();
      EXPECT_EQ(missingFiles(show, {}), files);
      return support::allocationCount() - before;
    };
    // THEN a thousand more cost no more than so many words each; not the archive's entries for each
    const std::size_t few = work(1000), many = work(2000);
    if (few == 0) GTEST_SKIP() << "operator new isn't counted here";
    EXPECT_LT(many - few, 1000U * 100U) << where;
  }
}

TEST(MissingFiles, Stops) {
  std::vector<fs::path> files;
  for (int i = 0; i < 100; ++i) files.push_back(fmt::format("/gone/{}.vmd", i));
  int asked = 0;
  EXPECT_EQ(missingFiles(showOf(files), {}, [&] { return ++asked > 10; }).size(), 10U);
  EXPECT_EQ(asked, 11);
}

}  // namespace
