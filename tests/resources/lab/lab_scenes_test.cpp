// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// All scenes of the IK lab are whole, and each is what its row in the table says.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/lab_scenes.h"
#include "pmx/base/file.h"
#include "tests/resources/lab/lab_show.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using support::kLabFolder;
using support::LabShow;

TEST(LabScenes, EachOfTheTableOpensWithNothingOdd) {
  for (const app::LabScene& scene : app::labScenes()) {
    SCOPED_TRACE(scene.name);
    const LabShow lab(scene.name);
    EXPECT_TRUE(lab.issues.empty()) << base::describe(lab.issues.front());
    ASSERT_FALSE(lab.actors.empty());
    for (const app::ActorId id : lab.actors) {
      ASSERT_NE(id, 0U);
      const base::Issues& odd = lab.show.actor(id)->loadedModel()->issues;
      EXPECT_TRUE(odd.empty()) << base::describe(odd.front());
    }
    EXPECT_TRUE(lab.description.look.camera) << "it is framed";
  }
}

TEST(LabScenes, TheFolderHasTheScenesOfTheTableAlone) {
  std::set<std::string> made, told;
  for (const auto& entry : fs::directory_iterator(kLabFolder)) {
    if (entry.path().extension() == ".odori") made.insert(entry.path().stem().string());
  }
  for (const app::LabScene& scene : app::labScenes()) told.emplace(scene.name);
  EXPECT_EQ(made, told);
}

TEST(LabScenes, SomeWriteTheirNumbersOverThePicture) {
  const LabShow bones("two-bones"), machine("machine");
  EXPECT_EQ(bones.actor(0).switches().readouts.size(), 3U) << "two angles and a side of the triangle";
  // AND each chain of these has how it was solved below its foot
  for (const auto& [scene, chains] : {std::pair("ccd", 4U), std::pair("limits", 3U), std::pair("race", 8U)}) {
    const LabShow lab(scene);
    for (std::size_t chain = 0; chain < chains; ++chain) {
      SCOPED_TRACE(fmt::format("{} {}", scene, chain));
      const auto& told = lab.actor(chain).switches().readouts;
      ASSERT_EQ(told.size(), 1U);
      EXPECT_EQ(told[0].kind, app::ReadoutKind::Chain);
      EXPECT_EQ(told[0].corner, app::ReadoutCorner::Bone);
      EXPECT_EQ(lab.actor(chain).model().bones[static_cast<std::size_t>(told[0].to)].englishName.utf8, "base");
    }
  }
  // AND cranes have their pose vector, how it was found, and what is left to each target
  using app::ReadoutKind;
  for (const std::size_t crane : {0U, 1U}) {
    std::vector<ReadoutKind> kinds;
    for (const app::Readout& of : machine.actor(crane).switches().readouts) kinds.push_back(of.kind);
    std::vector expected{ReadoutKind::Pose, ReadoutKind::Chain, ReadoutKind::Length};
    if (crane == 1) expected.push_back(ReadoutKind::Length);
    EXPECT_EQ(kinds, expected);
  }
}

TEST(LabScenes, PlayMovesSomethingInEach) {
  for (const app::LabScene& scene : app::labScenes()) {
    SCOPED_TRACE(scene.name);
    LabShow lab(scene.name);
    EXPECT_GE(lab.show.lastFrame(), 90.0) << "three seconds";
    EXPECT_LE(lab.show.lastFrame(), 1800.0) << "a minute";
    // WHEN it plays THEN between two moments some bone has moved by a unit, or has turned by a
    // radian
    float most = 0.0F;
    lab.show.evaluate(0);
    std::vector<std::vector<base::Transform>> before;
    for (const app::ActorId id : lab.actors) before.push_back(lab.show.actor(id)->pose().models);
    for (double frame = 30; frame <= lab.show.lastFrame(); frame += 30) {
      lab.show.evaluate(frame);
      for (std::size_t i = 0; i < lab.actors.size(); ++i) {
        const auto& now = lab.actor(i).pose().models;
        for (std::size_t bone = 0; bone < now.size(); ++bone)
          most = std::max(
              {most, glm::distance(now[bone].translation, before[i][bone].translation),
               2.0F * std::acos(std::min(1.0F, std::abs(glm::dot(now[bone].rotation, before[i][bone].rotation))))});
      }
    }
    EXPECT_GT(most, 1.0F);
  }
}

TEST(LabScenes, EachCardHasFiveSentencesAndAChapterThatIsThere) {
  for (const app::LabScene& scene : app::labScenes()) {
    SCOPED_TRACE(scene.name);
    const std::string card = scene.card;
    std::size_t ends = card.ends_with('.') ? 1 : 0;
    for (std::size_t at = card.find(". "); at != std::string::npos; at = card.find(". ", at + 1)) ++ends;
    EXPECT_EQ(ends, 5U) << card;
    // AND the chapter is one of the page's headings
    const std::string chapter(scene.chapter);
    const auto space = chapter.find(' ');
    ASSERT_NE(space, std::string::npos);
    const auto page = base::readFile(fs::path(ODORI_SOURCE_DIR) / chapter.substr(0, space));
    ASSERT_TRUE(page);
    const std::string text(reinterpret_cast<const char*>(page->data()), page->size());
    EXPECT_THAT(text, testing::HasSubstr("\n## " + chapter.substr(space + 1) + ". "));
  }
}

TEST(LabScenes, AreMadeWithTheSameBytesAgain) {
  const support::TestFolder folder;
  const fs::path again = folder / "lab";
  fs::create_directory_symlink(ODORI_DEMO, folder / "demo");
  ASSERT_EQ(std::system(fmt::format("'{}' '{}'", ODORI_MAKE_LAB, again.string()).c_str()), 0);
  std::size_t files = 0;
  for (const auto& entry : fs::directory_iterator(kLabFolder)) {
    const auto first = base::readFile(entry.path()), second = base::readFile(again / entry.path().filename());
    ASSERT_TRUE(first && second) << entry.path();
    EXPECT_TRUE(*first == *second) << entry.path();
    ++files;
  }
  EXPECT_GT(files, 6U);
}

TEST(LabScenes, AreFoundByTheirNames) {
  EXPECT_TRUE(app::namesLabScene("lab:ccd"));
  EXPECT_FALSE(app::namesLabScene("./lab:ccd")) << "a person's own file";
  EXPECT_FALSE(app::namesLabScene("/tmp/lab:ccd"));
  EXPECT_FALSE(app::namesLabScene("laboratory"));
  const auto ccd = app::foundLabScene("lab:ccd", kLabFolder);
  ASSERT_TRUE(ccd) << base::describe(ccd.error());
  EXPECT_EQ(*ccd, kLabFolder / "ccd.odori");
  // a name that there isn't, and a folder that isn't there
  const auto unknown = app::foundLabScene("lab:cdc", kLabFolder), gone = app::foundLabScene("lab:ccd", "/no/such");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, base::ErrorCode::BadArgument);
  EXPECT_THAT(unknown.error().detail, testing::HasSubstr("no scene 'cdc'; it has two-bones, ccd"));
  ASSERT_FALSE(gone);
  EXPECT_EQ(gone.error().code, base::ErrorCode::CannotOpen);
  EXPECT_FALSE(app::foundLabScene("lab:../lab/ccd", kLabFolder)) << "a name is no path";
}

}  // namespace
