// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/contents.h"

#include <fstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/files/readmes.h"
#include "app/files/texture_lookup.h"
#include "tests/app/files/openable_files.h"
#include "tests/app/files/vac_files.h"
#include "tests/support/allocation_count.h"
#include "tests/support/corpus.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using app::contentsOf, app::withoutAsking;
using support::cameraBytes, support::danceBytes, support::kMany, support::modelBytes, support::namesOf, support::put;
using support::kTriangleX, support::vacOf;
using support::TestFolder, support::ZipEntry;
using testing::ElementsAre;

TEST(Contents, ListsWhatCanBeOpenedInFoldersAndArchivesAlike) {
  // GIVEN equal files in a folder and in an archive
  const TestFolder folder;
  const std::vector<ZipEntry> entries{{"a/model.pmx", modelBytes()},
                                      {"a/readme.txt", "terms"},
                                      {"a/tex/skin.png", "picture"},
                                      {"dance.vmd", danceBytes()},
                                      {"lies.pmx", "no model"}};
  for (const auto& entry : entries) put(folder / "all" / entry.name, entry.data);
  put(folder / "all.zip", support::zipOf(entries));
  for (const char* what : {"all", "all.zip"}) {
    // WHEN
    const auto contents = contentsOf(folder / what, {}, kMany);
    // THEN
    ASSERT_TRUE(contents) << what;
    EXPECT_THAT(namesOf(*contents), ElementsAre("a/model.pmx", "dance.vmd")) << what;
    EXPECT_EQ(contents->files[0].kind, app::FileKind::Model);
    EXPECT_EQ(contents->files[0].vertices, 4U);
    EXPECT_TRUE(contents->files[1].moves);
    EXPECT_TRUE(contents->whole);
    EXPECT_EQ(withoutAsking(*contents).size(), 2U);
  }
}

TEST(Contents, AsksWhereThereAreSeveralModelsOrDances) {
  const TestFolder folder;
  const auto asked = [&](const std::vector<ZipEntry>& entries) {
    put(folder / "a.zip", support::zipOf(entries));
    return withoutAsking(*contentsOf(folder / "a.zip", {}, kMany)).size();
  };
  EXPECT_EQ(asked({{"a.pmx", modelBytes()}}), 1U);
  EXPECT_EQ(asked({{"a.pmx", modelBytes()}, {"b.pmx", modelBytes()}}), 0U);
  EXPECT_EQ(asked({{"a.vmd", danceBytes()}, {"camera.vmd", cameraBytes()}}), 2U) << "a dance with its camera";
  EXPECT_EQ(asked({{"a.vmd", danceBytes()}, {"b.vmd", danceBytes()}}), 0U);
  EXPECT_EQ(asked({{"a.pmx", modelBytes()}, {"a.vmd", danceBytes()}, {"camera.vmd", cameraBytes()}}), 3U);
  EXPECT_EQ(asked({{"a.pmx", modelBytes()}, {"a.vmd", danceBytes()}, {"b.vmd", danceBytes()}}), 0U);
  EXPECT_EQ(asked({{"a.txt", "nothing"}}), 0U);
}

TEST(Contents, TellsWhatMostPeopleMean) {
  const auto likeliest = [](const fs::path& folder) {
    std::vector<std::string> names;
    const auto contents = contentsOf(folder, {}, kMany);
    for (const auto* file : app::likeliestFiles(*contents)) names.push_back(file->name);
    return names;
  };
  // GIVEN two models, a dance, a camera and a song THEN the larger model and all of them
  const TestFolder folder;
  put(folder / "a.pmx", modelBytes());
  put(folder / "b.pmx", modelBytes(1));
  put(folder / "dance.vmd", danceBytes());
  put(folder / "camera.vmd", cameraBytes());
  put(folder / "song.wav", "RIFF....WAVEfmt ");
  EXPECT_THAT(likeliest(folder / ""), ElementsAre("b.pmx", "camera.vmd", "dance.vmd", "song.wav"));
  // WHEN there are two songs, two cameras THEN none of these; two dances: the model alone
  put(folder / "song2.wav", "RIFF....WAVEfmt ");
  put(folder / "camera2.vmd", cameraBytes());
  EXPECT_THAT(likeliest(folder / ""), ElementsAre("b.pmx", "dance.vmd"));
  put(folder / "dance2.vmd", danceBytes());
  EXPECT_THAT(likeliest(folder / ""), ElementsAre("b.pmx"));
}

TEST(Contents, SongsOfAllKindsAreFoundAndFilmsArentTheSong) {
  // GIVEN songs of several kinds, a film, one with an unknown beginning, and one with only the name
  // of a song
  const std::vector<ZipEntry> entries{
      {"a.wma", std::string("\x30\x26\xB2\x75\x8E\x66\xCF\x11\xA6\xD9\0\xAA\0\x62\xCE\x6C", 16)},
      {"b.tta", std::string("TTA1\1\0\2\0", 8)},
      {"c.W64", std::string("riff\x2E\x91\xCF\x11\xA5\xD6\x28\xDB\x04\xC1\0\0", 16)},
      {"d.mp3", std::string(200, '\x01')},
      {"e.flv", std::string("FLV\1\5\0\0\0\x09", 9)},
      {"f.wav", "a text"},
      {"g.ts", "let x: number;"}};
  const TestFolder folder;
  for (const ZipEntry& entry : entries) put(folder / "songs" / entry.name, entry.data);
  put(folder / "songs.zip", support::zipOf(entries));
  for (const char* what : {"songs", "songs.zip"}) {
    const auto contents = contentsOf(folder / what, {}, kMany);
    ASSERT_TRUE(contents);
    // THEN all that can be played is there
    EXPECT_THAT(namesOf(*contents), ElementsAre("a.wma", "b.tta", "c.W64", "d.mp3", "e.flv")) << what;
    EXPECT_EQ(contents->ofKind(app::FileKind::Sound).size(), 5U) << what;
  }
  // WHEN a dance has a film and a song beside it THEN the song is the obvious choice, and the film
  // alone isn't
  put(folder / "show/dance.vmd", danceBytes());
  put(folder / "show/dance.flv", entries[4].data);
  const auto likeliest = [&] {
    std::vector<std::string> names;
    const auto contents = *contentsOf(folder / "show", {}, kMany);
    for (const auto* file : app::likeliestFiles(contents)) names.push_back(file->name);
    return names;
  };
  EXPECT_THAT(likeliest(), ElementsAre("dance.vmd"));
  put(folder / "show/song.tta", entries[1].data);
  EXPECT_THAT(likeliest(), ElementsAre("dance.vmd", "song.tta"));
}

TEST(Contents, ASingleFileIsLookedIntoWhereThatIsAskedFor) {
  const TestFolder folder;
  put(folder / "dance.zip", support::zipOf({{"a.vmd", danceBytes()}}));
  put(folder / "camera.zip", support::zipOf({{"a.vmd", cameraBytes()}}));
  put(folder / "model.zip", support::zipOf({{"a.pmx", modelBytes()}}));
  const auto only = [&](const char* archive, app::LookInside look) {
    return contentsOf(folder / archive, {}, kMany, {}, look)->files.at(0);
  };
  EXPECT_TRUE(only("dance.zip", app::LookInside::Always).moves);
  EXPECT_FALSE(only("camera.zip", app::LookInside::Always).moves);
  EXPECT_EQ(only("model.zip", app::LookInside::Always).vertices, 4U);
  // opening it reads it anyway
  EXPECT_FALSE(only("dance.zip", app::LookInside::WhereThereIsAChoice).moves);
  EXPECT_EQ(only("model.zip", app::LookInside::WhereThereIsAChoice).vertices, 0U);
}

TEST(Contents, SaysWhichThereAre) {
  const TestFolder folder;
  put(folder / "two.zip", support::zipOf({{"small.pmx", modelBytes()}, {"large.pmx", modelBytes(10)}}));
  put(folder / "none.zip", support::zipOf({{"a.txt", "x"}}));
  const auto two = *contentsOf(folder / "two.zip", {}, kMany);
  const std::string why = app::whyNotOpened(two);
  EXPECT_NE(why.find("2 models"), std::string::npos) << why;
  EXPECT_NE(why.find("two.zip!small.pmx"), std::string::npos) << why;
  EXPECT_EQ(app::likeliestModel(two)->name, "large.pmx");
  EXPECT_NE(why.find("; or take the obvious one, large.pmx, by --obvious"), std::string::npos) << why;
  // AND of dances alone none is more obvious than the other
  put(folder / "dances.zip", support::zipOf({{"a.vmd", danceBytes()}, {"b.vmd", danceBytes()}}));
  EXPECT_EQ(app::whyNotOpened(*contentsOf(folder / "dances.zip", {}, kMany)).find("--obvious"), std::string::npos);
  EXPECT_NE(app::whyNotOpened(*contentsOf(folder / "none.zip", {}, kMany)).find("nothing in this archive"),
            std::string::npos);
  EXPECT_FALSE(contentsOf(folder / "absent.zip", {}, kMany));
}

TEST(Contents, AnArchiveInAnArchiveCountsAsAFolder) {
  const TestFolder folder;
  put(folder / "outer.zip", support::zipOf({{"inner.zip", support::zipOf({{"m/model.pmx", modelBytes()}})}}));
  const auto contents = contentsOf(folder / "outer.zip", {}, kMany);
  ASSERT_TRUE(contents);
  ASSERT_THAT(namesOf(*contents), ElementsAre("inner.zip!m/model.pmx"));
  EXPECT_TRUE(app::loadModel(contents->files[0].path, {})) << contents->files[0].path;
}

TEST(Contents, AFolderMayHaveItsModelPacked) {
  const TestFolder folder;
  const fs::path mixed = folder / "mixed";
  put(mixed / "model.zip", support::zipOf({{"m/model.pmx", modelBytes()}, {"m/readme.txt", "terms"}}));
  put(mixed / "dance.vmd", danceBytes());
  put(mixed / "broken.zip", "PK no archive");
  const auto contents = contentsOf(mixed, {}, kMany);
  ASSERT_TRUE(contents);
  ASSERT_THAT(namesOf(*contents), ElementsAre("dance.vmd", "model.zip!m/model.pmx"));
  EXPECT_TRUE(app::loadModel(contents->files[1].path, {})) << contents->files[1].path;
  EXPECT_EQ(withoutAsking(*contents).size(), 2U);
  ASSERT_EQ(contents->issues.size(), 1U);
  EXPECT_TRUE(base::describe(contents->issues[0]).starts_with("broken.zip: ")) << base::describe(contents->issues[0]);
  // WHEN a model lies beside its archive THEN it is there once
  put(mixed / "m" / "model.pmx", modelBytes());
  EXPECT_THAT(namesOf(*contentsOf(mixed, {}, kMany)), ElementsAre("dance.vmd", "m/model.pmx"));
}

TEST(Contents, ArchivesOfAFolderBringWhatItLacksAlone) {
  const TestFolder folder;
  // GIVEN a dance beside the archive that it came in, and a model in another, with that dance once
  // more
  const fs::path twice = folder / "twice";
  put(twice / "dance.vmd", danceBytes());
  put(twice / "dance.zip", support::zipOf({{"dance.vmd", danceBytes()}}));
  put(twice / "model.zip", support::zipOf({{"model.pmx", modelBytes()}, {"DANCE.VMD", danceBytes()}}));
  EXPECT_THAT(namesOf(*contentsOf(twice, {}, kMany)), ElementsAre("dance.vmd", "model.zip!model.pmx"));
  // WHEN a folder has many archives THEN none is opened, and an issue says so
  const fs::path many = folder / "many";
  for (int i = 0; i < 5; ++i) put(many / (std::to_string(i) + ".zip"), support::zipOf({{"a.pmx", modelBytes()}}));
  put(many / "dance.vmd", danceBytes());
  const auto contents = contentsOf(many, {}, kMany);
  ASSERT_TRUE(contents);
  EXPECT_THAT(namesOf(*contents), ElementsAre("dance.vmd"));
  EXPECT_TRUE(contents->whole);
  ASSERT_EQ(contents->issues.size(), 1U);
  EXPECT_EQ(contents->issues[0].detail, "5 archives of this folder aren't looked into; at most 4 are");
}

TEST(Contents, LooksAtSoManyEntriesOnly) {
  const TestFolder folder;
  for (int i = 0; i < 20; ++i) put(folder / ("all/" + std::to_string(i) + ".vmd"), danceBytes());
  const auto contents = contentsOf(folder / "all", {}, 5);
  ASSERT_TRUE(contents);
  EXPECT_FALSE(contents->whole);
  EXPECT_EQ(contents->files.size(), 5U);
  EXPECT_TRUE(withoutAsking(*contents).empty());
}

TEST(Contents, AModelInAnArchiveFindsItsTexturesAndTexts) {
  // GIVEN a texture in other letters than the model's, a text beside the model and one above it
  const TestFolder folder;
  put(folder / "a.zip", support::zipOf({{"top.txt", "terms"},
                                        {"m/model.pmx", modelBytes()},
                                        {"m/TEX/Skin.PNG", "picture"},
                                        {"m/readme.txt", "hello"},
                                        {"other/not.txt", "no"}}));
  // WHEN
  const auto loaded = app::loadModel(folder / "a.zip!m/model.pmx", {});
  // THEN
  ASSERT_TRUE(loaded);
  EXPECT_EQ((*loaded)->path, folder / "a.zip!m/model.pmx");
  EXPECT_EQ((*loaded)->file.diskFile(), folder / "a.zip");
  const auto found = app::findTextures((*loaded)->model, (*loaded)->file);
  ASSERT_TRUE(found.files[0]);
  EXPECT_EQ(found.files[0]->how, app::FoundBy::Form);
  EXPECT_EQ(app::nameBeside((*loaded)->file, found.files[0]->file), "TEX/Skin.PNG");
  std::vector<std::string> texts;
  for (const auto& text : app::readmesBeside((*loaded)->file)) texts.push_back(text.name);
  EXPECT_THAT(texts, ElementsAre("m/readme.txt", "top.txt"));
  // AND a file's content is identified by its hash
  put(folder / "b.zip", support::zipOf({{"other.pmx", modelBytes()}, {"larger.pmx", modelBytes(1)}}));
  EXPECT_EQ((*loaded)->hash, (*app::loadModel(folder / "b.zip!other.pmx", {}))->hash);
  EXPECT_NE((*loaded)->hash, (*app::loadModel(folder / "b.zip!larger.pmx", {}))->hash);
}

TEST(Contents, AnArchiveInAnArchiveIsOpenedOnceForAllOfIt) {
  // GIVEN many small motions after 64 MiB of zeros in an inner archive: opened anew for each it
  // takes minutes
  const TestFolder folder;
  std::vector<ZipEntry> inner{{"zeros.bin", std::string(std::size_t{64} << 20U, '\0'), 0, 8}};
  for (int i = 0; i < 100; ++i) inner.push_back({std::to_string(i) + ".vmd", danceBytes()});
  put(folder / "outer.zip", support::zipOf({{"inner.zip", support::zipOf(inner), 0, 8}}));
  const auto contents = contentsOf(folder / "outer.zip", {}, kMany);
  ASSERT_TRUE(contents);
  EXPECT_EQ(contents->files.size(), 100U);
}

TEST(Contents, OfTheCorpus) {
  const auto archives = support::corpus() / "archives";
  if (!fs::exists(archives)) GTEST_SKIP() << "no corpus";
  const auto names = [&](const char* archive) { return namesOf(*contentsOf(archives / archive, {}, kMany)); };
  // The README beside them lists the expected names.
  EXPECT_THAT(names("cp932_noflag.zip"), ElementsAre("テストモデル ver1.0/立方体.pmx"));
  EXPECT_THAT(names("gbk_noflag.zip"), ElementsAre("测试模型/正方体.pmx"));
  EXPECT_EQ(names("macos_nfd_noflag.zip").size(), 1U) << "not the AppleDouble file beside it";
  EXPECT_EQ(names("variants_nested.zip").size(), 4U) << "three models and a motion";
  EXPECT_EQ(names("path_traversal.zip"), std::vector<std::string>{"モデル/立方体.pmx"});
}

}  // namespace
