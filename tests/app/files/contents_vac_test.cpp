// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Accessories in .vac files, which name their .x, among what can be opened.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/files/contents.h"
#include "tests/app/files/openable_files.h"
#include "tests/app/files/vac_files.h"
#include "tests/support/allocation_count.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"

namespace {

namespace fs = std::filesystem;
using app::contentsOf, app::withoutAsking;
using support::cameraBytes, support::danceBytes, support::kMany, support::modelBytes, support::namesOf, support::put;
using support::kTriangleX, support::vacOf;
using support::TestFolder, support::ZipEntry;
using testing::ElementsAre;

TEST(Contents, AVacAndItsXAreOneThing) {
  const TestFolder folder;
  put(folder / "mic.zip", support::zipOf({{"mic.x", kTriangleX}, {"mic.vac", vacOf("mic.x")}}));
  const auto contents = contentsOf(folder / "mic.zip", {}, kMany);
  ASSERT_TRUE(contents);
  EXPECT_THAT(namesOf(*contents), ElementsAre("mic.vac"));
  EXPECT_EQ(withoutAsking(*contents).size(), 1U);
  EXPECT_TRUE(app::loadModel(contents->files[0].path, {}));
}

TEST(Contents, AVacBringsItsXOnlyWhereItIsOfferedItself) {
  // GIVEN a .vac beside an archive that holds it too, with the .x and a model
  const TestFolder folder;
  const fs::path all = folder / "all";
  put(all / "mic.vac", vacOf("mic.x"));
  put(all / "a.zip", support::zipOf({{"model.pmx", modelBytes()}, {"mic.x", kTriangleX}, {"mic.vac", vacOf("mic.x")}}));
  // THEN the .x in the archive is offered: nothing else brings it
  EXPECT_THAT(namesOf(*contentsOf(all, {}, kMany)), ElementsAre("a.zip!mic.x", "a.zip!model.pmx", "mic.vac"));
}

TEST(Contents, ManyVacFilesListTheirFoldersOnce) {
  // GIVEN folders and archives of .vac files that name missing files
  const TestFolder folder;
  const auto work = [&](std::size_t count, bool packed) {
    std::vector<ZipEntry> entries;
    for (std::size_t i = 0; i < count; ++i)
      entries.push_back({fmt::format("accessory{}.vac", i), vacOf(fmt::format("missing{}.x", i))});
    const fs::path all = folder / fmt::format("{}{}", count, packed ? ".zip" : "");
    if (packed) put(all, support::zipOf(entries));
    for (const auto& entry : entries) {
      if (!packed) put(all / entry.name, entry.data);
    }
    const std::size_t before = support::allocationCount();
    const auto contents = contentsOf(all, {}, kMany);
    const std::size_t took = support::allocationCount() - before;
    EXPECT_EQ(contents->files.size(), count);
    return took;
  };
  for (const bool packed : {false, true}) {
    const std::size_t few = work(50, packed), many = work(200, packed);
    if (few == 0) GTEST_SKIP() << "operator new isn't counted here";
    // THEN four times as many are about four times the work, not sixteen times
    EXPECT_LT(many, 6 * few) << packed;
  }
}

TEST(Contents, VacFilesAndFoldersWithoutNumberEnd) {
  // GIVEN more folders times .vac files than the limit of searches
  const TestFolder folder;
  std::vector<ZipEntry> entries;
  for (int i = 0; i < 200; ++i) entries.push_back({fmt::format("d{}/", i)});
  for (int i = 0; i < 1100; ++i) entries.push_back({fmt::format("{}.vac", i), vacOf(fmt::format("missing{}.x", i))});
  put(folder / "a.zip", support::zipOf(entries));
  // THEN all are there, and an issue says that not every folder was searched
  const auto contents = contentsOf(folder / "a.zip", {}, 2000);
  ASSERT_TRUE(contents);
  EXPECT_EQ(contents->files.size(), 1100U);
  ASSERT_EQ(contents->issues.size(), 1U);
  EXPECT_EQ(
      contents->issues[0].detail,
      "not every folder was searched for files that .vac files name: there are too many folders, or too many .vac "
      "files");
}

TEST(Contents, StopsAmongVacFiles) {
  const TestFolder folder;
  std::vector<ZipEntry> entries;
  for (int i = 0; i < 100; ++i) entries.push_back({fmt::format("{}.vac", i), vacOf("missing.x")});
  put(folder / "a.zip", support::zipOf(entries));
  int asked = 0;
  const auto contents = contentsOf(folder / "a.zip", {}, kMany, [&] { return ++asked > 10; });
  ASSERT_TRUE(contents);
  EXPECT_FALSE(contents->whole);
  EXPECT_LE(contents->files.size(), 10U);
  // WHEN it is stopped while files are read THEN it isn't whole either
  put(folder / "b.zip", support::zipOf({{"a.vmd", danceBytes()}, {"b.vmd", cameraBytes()}}));
  asked = 0;
  EXPECT_FALSE(contentsOf(folder / "b.zip", {}, kMany, [&] { return ++asked > 2; })->whole);
}

TEST(Contents, AVacLeadsNowhereButToAnX) {
  // GIVEN in archives: a .vac that names itself, one that names a model beside the archive, one
  // that names a missing file
  const TestFolder folder;
  put(folder / "private.pmx", modelBytes());
  put(folder / "a.zip", support::zipOf({{"a.vac", vacOf("a.zip!a.vac")}}));
  put(folder / "b.zip", support::zipOf({{"b.vac", vacOf("private.pmx")}}));
  put(folder / "c.zip", support::zipOf({{"c.vac", vacOf("..\\private.pmx")}}));
  // THEN all of them are errors
  EXPECT_FALSE(app::loadModel(folder / "a.zip!a.vac", {}));
  EXPECT_FALSE(app::loadModel(folder / "b.zip!b.vac", {}));
  EXPECT_FALSE(app::loadModel(folder / "c.zip!c.vac", {}));
  // AND so are those of the disk
  put(folder / "d.vac", vacOf("d.vac"));
  EXPECT_FALSE(app::loadModel(folder / "d.vac", {}));
}

}  // namespace
