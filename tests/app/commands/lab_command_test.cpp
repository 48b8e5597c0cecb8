// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/lab_command.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "app/commands/first_word.h"
#include "app/description/lab_scenes.h"
#include "tests/app/commands/parsed_command.h"
#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using support::parse;
using support::parsed;
using testing::ElementsAre;

/// This fixture has a folder with a scene.
class LabCommand : public testing::Test {
 protected:
  void SetUp() override { std::ofstream(folder_.path / "ccd.odori") << "{}"; }
  /// Returns the command of these words with its scenes found.
  template <class T>
  T found(std::vector<const char*> words) {
    app::Command command = parsed<T>(std::move(words));
    const auto done = app::findLabScenes(command, folder_.path);
    EXPECT_TRUE(done) << base::describe(done.error());
    return std::get<T>(command);
  }
  fs::path scene() const { return folder_.path / "ccd.odori"; }
  support::TestFolder folder_;
};

TEST_F(LabCommand, ListsScenesOrOpensOneInAWindow) {
  EXPECT_FALSE(parsed<app::LabCommand>({"lab"}).json);
  EXPECT_TRUE(parsed<app::LabCommand>({"lab", "--json"}).json);
  EXPECT_THAT(parsed<app::WindowCommand>({"lab", "ccd"}).files, ElementsAre("lab:ccd"));
  for (const auto& words : {std::vector<const char*>{"lab", "ccd", "--json"}, {"lab", "ccd", "race"}}) {
    const auto refused = parse(words);
    ASSERT_TRUE(std::holds_alternative<app::PrintAndExit>(refused));
    EXPECT_EQ(std::get<app::PrintAndExit>(refused).status, 2);
  }
}

TEST_F(LabCommand, ASceneMayStandWhereverAShowMay) {
  EXPECT_THAT(found<app::WindowCommand>({"lab", "ccd"}).files, ElementsAre(scene()));
  EXPECT_THAT(found<app::WindowCommand>({"lab:ccd"}).files, ElementsAre(scene()));
  EXPECT_THAT(found<app::InfoCommand>({"info", "a.pmx", "lab:ccd"}).files, ElementsAre("a.pmx", scene()));
  EXPECT_THAT(found<app::PoseCommand>({"pose", "lab:ccd", "--frame", "1"}).files, ElementsAre(scene()));
  EXPECT_THAT(found<app::CompareCommand>({"compare", "lab:ccd", "b.csv"}).files, ElementsAre(scene(), "b.csv"));
  EXPECT_THAT(found<app::RenderCommand>({"render", "lab:ccd", "--frame", "1", "-o", "lab:x.png"}).files,
              ElementsAre(scene()));
  EXPECT_THAT(found<app::BakeCommand>({"bake", "lab:ccd", "-o", "x.vmd"}).files, ElementsAre(scene()));
  EXPECT_THAT(found<app::ExportCommand>({"export", "lab:ccd", "-o", "x.glb"}).files, ElementsAre(scene()));
  EXPECT_THAT(found<app::PlayCommand>({"play", "lab:ccd", "--vmc"}).files, ElementsAre(scene()));
  EXPECT_THAT(found<app::IkCommand>({"ik", "lab:ccd"}).files, ElementsAre(scene()));
  EXPECT_THAT(found<app::BenchCommand>({"bench", "lab:ccd"}).files, ElementsAre(scene()));
  EXPECT_EQ(found<app::ThumbnailCommand>({"thumbnail", "lab:ccd", "-o", "x.png"}).file, scene());
  // A file of a person's own keeps its name, as does an output.
  EXPECT_THAT(found<app::InfoCommand>({"info", "./lab:ccd"}).files, ElementsAre("./lab:ccd"));
  EXPECT_EQ(found<app::RenderCommand>({"render", "a.pmx", "--frame", "1", "-o", "lab:x.png"}).output, "lab:x.png");
}

TEST_F(LabCommand, ASceneThatThereIsntIsAnErrorOfThatName) {
  app::Command command = parsed<app::IkCommand>({"ik", "a.pmx", "lab:nothing"});
  const auto done = app::findLabScenes(command, folder_.path);
  ASSERT_FALSE(done);
  EXPECT_THAT(done.error().detail, testing::HasSubstr("no scene 'nothing'"));
  const char* words[] = {"odori", "lab:nothing"};
  EXPECT_FALSE(app::unknownFirstWord(2, words)) << "it is no misspelled command";
}

TEST_F(LabCommand, TheListHasEveryScene) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(app::runLab({.json = true}, folder_.path), 0);
  const auto list = nlohmann::json::parse(testing::internal::GetCapturedStdout());
  testing::internal::CaptureStdout();
  EXPECT_EQ(app::runLab({}, folder_.path), 0);
  const std::string text = testing::internal::GetCapturedStdout();
  ASSERT_EQ(list["scenes"].size(), app::labScenes().size());
  for (std::size_t i = 0; i < list["scenes"].size(); ++i) {
    const app::LabScene& scene = app::labScenes()[i];
    EXPECT_EQ(list["scenes"][i]["name"], scene.name);
    EXPECT_EQ(list["scenes"][i]["file"], (folder_.path / (std::string(scene.name) + ".odori")).string());
    EXPECT_THAT(text, testing::HasSubstr(scene.title));
  }
}

}  // namespace
