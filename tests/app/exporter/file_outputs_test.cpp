// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/exporter/file_outputs.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/file_contents.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;

TEST(FileOutputs, AppearTogetherWhenTheyAreWhole) {
  const support::TestFolder folder;
  const fs::path file = folder / "dance.pc2";
  {
    auto opened = app::FileOutputs::open(app::ExportKind::Pc2, file, {});
    ASSERT_TRUE(opened);
    const app::FileOutputs files(std::move(*opened));  // the sinks go with it
    ASSERT_TRUE(files.outputs().file("frames"));
    EXPECT_FALSE(fs::exists(file));
  }
  EXPECT_TRUE(folder.names().empty()) << "dropped";
  auto files = app::FileOutputs::open(app::ExportKind::Pc2, file, {});
  ASSERT_TRUE(files);
  EXPECT_EQ(files->outputs().libraryFile, folder / "dance.mtl");
  ASSERT_TRUE(files->outputs().file("frames"));
  ASSERT_TRUE(files->outputs().mesh("mesh"));
  ASSERT_TRUE(files->outputs().library("library"));
  ASSERT_TRUE(files->commit());
  EXPECT_EQ(support::contents(file), "frames");
  EXPECT_EQ(support::contents(folder / "dance.obj"), "mesh");
  EXPECT_EQ(support::contents(folder / "dance.mtl"), "library");
  EXPECT_EQ(folder.names().size(), 3U);
}

TEST(FileOutputs, NeverReplaceAnInput) {
  const support::TestFolder folder;
  const fs::path input = folder / "dance.obj";
  std::ofstream(input) << "a model";
  const std::vector<fs::path> inputs{input};
  EXPECT_FALSE(app::FileOutputs::open(app::ExportKind::Pc2, folder / "dance.pc2", inputs)) << "its rest mesh";
  EXPECT_FALSE(app::FileOutputs::open(app::ExportKind::Glb, input, inputs));
  EXPECT_TRUE(app::FileOutputs::open(app::ExportKind::Glb, folder / "dance.glb", inputs)) << "it has none";
  EXPECT_EQ(support::contents(input), "a model");
}

}  // namespace
