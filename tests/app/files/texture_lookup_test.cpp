// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/texture_lookup.h"

#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include "app/tree/folder_tree.h"

namespace {

namespace fs = std::filesystem;
using app::findTextures, app::TextureLookup;

/// This fixture has a folder of models for one test: <it>/model is the model's own.
class TextureLookupTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "odori-textures-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    top = name;
    folder = top / "model";
    fs::create_directory(folder);
  }
  void TearDown() override {
    std::error_code error;
    fs::remove_all(top, error);
  }

  void put(const std::string& path) const {
    const fs::path file = folder / path;
    fs::create_directories(file.parent_path());
    std::ofstream(file) << "picture";
  }
  /// Returns the file for a stored path, relative to the model's folder; "" for none.
  [[nodiscard]] std::string find(std::string_view stored) const {
    const auto found = lookup(folder).find(stored);
    return found ? found->file.path().lexically_relative(folder).string() : std::string();
  }

  [[nodiscard]] static TextureLookup lookup(const fs::path& folder) {
    return {std::make_shared<app::FolderTree>(app::OpenContext(), folder.parent_path()), folder.filename().string()};
  }
  /// Returns the file of a model in a folder; it needn't exist.
  [[nodiscard]] static app::FileRef modelIn(const fs::path& folder) {
    return {std::make_shared<app::FolderTree>(app::OpenContext(), folder.parent_path()),
            folder.filename().string() + "/model.pmx"};
  }

  fs::path top, folder;
};

TEST_F(TextureLookupTest, FindsAPathAsSpelt) {
  put("tex/face.bmp");
  EXPECT_EQ(find("tex/face.bmp"), "tex/face.bmp");
  EXPECT_EQ(find("./tex//./face.bmp"), "tex/face.bmp");
  EXPECT_EQ(find("tex/other/../face.bmp"), "tex/face.bmp");
}

TEST_F(TextureLookupTest, FindsBackslashesAndWrongCase) {
  // (vector G10)
  put("tex/face.bmp");
  EXPECT_EQ(find("Tex\\Face.BMP"), "tex/face.bmp");
  EXPECT_EQ(find(".\\TEX\\FACE.bmp"), "tex/face.bmp");
}

TEST_F(TextureLookupTest, FindsOtherUnicodeForms) {
  // GIVEN が decomposed on disk (か and the voicing mark), and a full-width name
  put("\u304B\u3099.png");
  put("ＦＡＣＥ.png");
  // THEN the composed and the half-width names find them
  EXPECT_EQ(find("\u304C.png"), "\u304B\u3099.png");
  EXPECT_EQ(find("face.PNG"), "ＦＡＣＥ.png");
  // AND the other way round
  put("\u304E.png");
  put("body.png");
  EXPECT_EQ(find("\u304D\u3099.png"), "\u304E.png");
  EXPECT_EQ(find("ｂｏｄｙ.png"), "body.png");
}

TEST_F(TextureLookupTest, FindsNamesThatEndInBlanksOrDots) {
  // GIVEN names as Windows writes them
  put("face.png");
  put("tex/body.png");
  // THEN those with blanks and dots at the end of a part find their files, at the path and
  // elsewhere
  for (const char* stored : {"face.png ", "face.png.", "FACE.png. . ", ".\\face.png ", "C:\\mmd\\face.png "})
    EXPECT_EQ(find(stored), "face.png") << stored;
  for (const char* stored : {"tex /body.png", "tex.\\body.png.", "Tex. \\Body.png ", "body.png "})
    EXPECT_EQ(find(stored), "tex/body.png") << stored;
  EXPECT_EQ(lookup(folder).find("face.png ")->how, app::FoundBy::Form);
  // AND a different name isn't found
  for (const char* stored : {"face.png_", " face.png", "...", " "}) EXPECT_EQ(find(stored), "") << stored;
  // AND a name on the disk with such an end, as unpacked archives from other systems have it, wins
  put("face.png ");
  EXPECT_EQ(find("face.png "), "face.png ");
  EXPECT_EQ(find("face.png."), "face.png");
  put("eye.png.");
  EXPECT_EQ(find("eye.png"), "eye.png.");
}

TEST_F(TextureLookupTest, FindsNamesLeftInShiftJis) {
  // GIVEN 顔.png as a program without regard to encodings unpacks it
  put("\x8A\xE7.png");
  EXPECT_EQ(find("顔.png"), "\x8A\xE7.png");
}

TEST_F(TextureLookupTest, PrefersTheExactName) {
  put("Face.png");
  put("face.png");
  EXPECT_EQ(find("face.png"), "face.png");
  EXPECT_EQ(find("Face.png"), "Face.png");
  EXPECT_EQ(find("FACE.png"), "Face.png") << "of several, the first by name";
}

TEST_F(TextureLookupTest, TriesEachFolderThatDiffersInCase) {
  // GIVEN the result of unpacking "Tex\\a.png" and "tex\\b.png"
  put("Tex/a.png");
  put("tex/b.png");
  EXPECT_EQ(find("tex/a.png"), "Tex/a.png");
  EXPECT_EQ(find("Tex/b.png"), "tex/b.png");
  EXPECT_EQ(find("TEX/b.png"), "tex/b.png");
}

TEST_F(TextureLookupTest, FallsBackToTheBareName) {
  put("a.png");
  put("Tex/b.png");
  put("textures/c.png");
  put("toon/d.png");
  put("elsewhere/e.png");
  EXPECT_EQ(find("skin/a.png"), "a.png");
  EXPECT_EQ(find("skin/B.png"), "Tex/b.png");
  EXPECT_EQ(find("c.png"), "textures/c.png");
  EXPECT_EQ(find("deep/er/d.png"), "toon/d.png");
  EXPECT_EQ(find("e.png"), "elsewhere/e.png");
  put("else/where/f.png");
  EXPECT_EQ(find("f.png"), "") << "two folders down";
  put("../g.png");
  put("../tex/h.png");
  put("../other/i.png");
  EXPECT_EQ(find("G.png"), "../g.png");
  EXPECT_EQ(find("skin\\h.png"), "../tex/h.png");
  EXPECT_EQ(find("i.png"), "") << "in another model's folder";
}

TEST_F(TextureLookupTest, FindsAPathThatMovedAFolderUpOrDown) {
  put("../tex/face.png");
  put("inner/skin/leg.png");
  EXPECT_EQ(find("tex\\face.png"), "../tex/face.png");
  EXPECT_EQ(find("Skin/LEG.png"), "inner/skin/leg.png");
}

TEST_F(TextureLookupTest, TellsHowItFound) {
  put("tex/face.png");
  put("inner/skin/leg.png");
  put("inner/toon.bmp");
  const auto how = [&](const char* stored) { return lookup(folder).find(stored)->how; };
  EXPECT_EQ(how(".\\tex\\face.png"), app::FoundBy::Spelling);
  EXPECT_EQ(how("TEX/face.png"), app::FoundBy::Form);
  EXPECT_EQ(how("skin/leg.png"), app::FoundBy::Moved);
  EXPECT_EQ(how("face.png"), app::FoundBy::BareName);
  EXPECT_EQ(how("toon.bmp"), app::FoundBy::BareName);
}

TEST_F(TextureLookupTest, LooksElsewhereForWhatIsMissing) {
  // GIVEN a texture beside the model, and two in another folder, one of them deep in it
  put("here.png");
  put("../far/away/SKIN/there.png");
  put("../far/eye.png");
  pmx::Model model;
  model.textures = {"here.png", "skin\\there.png", "eye.png", "nowhere.png"};
  for (std::int32_t i = 0; i < 4; ++i) model.materials.emplace_back().texture = i;
  // WHEN that folder is chosen
  const auto found = findTextures(model, modelIn(folder), top / "far");
  // THEN both are found there, and the last is still missing
  ASSERT_TRUE(found.files[0] && found.files[1] && found.files[2]);
  EXPECT_EQ(found.files[0]->how, app::FoundBy::Spelling);
  EXPECT_EQ(found.files[1]->how, app::FoundBy::Elsewhere);
  EXPECT_EQ(found.files[1]->file.path(), top / "far/away/SKIN/there.png");
  EXPECT_EQ(found.files[2]->file.path(), top / "far/eye.png");
  EXPECT_THAT(found.missing, testing::ElementsAre(3U));
}

TEST_F(TextureLookupTest, CutsAbsolutePathsToTheBareName) {
  // GIVEN a file that an absolute path would reach
  put("face.png");
  const auto outside = (top / "secret.png").string();
  std::ofstream(outside) << "picture";
  // THEN it isn't reached, but a file of that name beside the model is
  EXPECT_EQ(find(outside), "");
  EXPECT_EQ(find("C:\\Users\\me\\face.png"), "face.png");
  EXPECT_EQ(find("d:face.png"), "face.png");
  EXPECT_EQ(find("/home/me/face.png"), "face.png");
  put("skin/leg.png");
  EXPECT_EQ(find("/skin/leg.png"), "");
  EXPECT_EQ(find("\\\\server\\share\\face.png"), "face.png");
}

TEST_F(TextureLookupTest, LeavesTheFolderByOneStepOnly) {
  // GIVEN a folder beside the model's, and a file above that
  put("../common/face.png");
  put("body.png");
  std::ofstream(top / "model" / "deep.png") << "picture";
  EXPECT_EQ(find("..\\Common\\face.png"), "../common/face.png");
  EXPECT_EQ(find("tex/../../common/face.png"), "../common/face.png");
  // WHEN a path goes farther up, even to come back
  const std::string back = "../../" + top.filename().string() + "/common/face.png";
  // THEN only its bare name counts
  EXPECT_EQ(find(back), "");
  EXPECT_EQ(find("../../common/face.png"), "");
  EXPECT_EQ(find("../../../../../../etc/passwd"), "");
  EXPECT_EQ(find("../../body.png"), "body.png");
}

TEST_F(TextureLookupTest, TakesFilesOnly) {
  fs::create_directories(folder / "face.png");
  fs::create_directories(folder / "tex");
  EXPECT_EQ(find("face.png"), "");
  EXPECT_EQ(find("tex"), "");
  EXPECT_EQ(find("tex/"), "");
  put("file.png");
  EXPECT_EQ(find("file.png/face.png"), "");
  EXPECT_EQ(find("file.png/"), "");
}

TEST_F(TextureLookupTest, OddPathsFindNothing) {
  put("face.png");
  EXPECT_EQ(find(""), "");
  EXPECT_EQ(find("."), "");
  EXPECT_EQ(find(".."), "");
  EXPECT_EQ(find("/"), "");
  EXPECT_EQ(find("C:"), "");
  EXPECT_EQ(find("\\"), "");
  EXPECT_EQ(find("*"), "");
  EXPECT_EQ(find("\xFF\xFE.png"), "");
  EXPECT_EQ(find(std::string(1 << 20, 'a')), "");
  EXPECT_EQ(find(std::string(1000, 'a') + ".png"), "");
  std::string deep;
  for (int i = 0; i < 200000; ++i) deep += "a/";
  EXPECT_EQ(find(deep + "face.png"), "");
}

TEST_F(TextureLookupTest, EndsAtANulAsWindowsDoes) {
  put("face.png");
  EXPECT_EQ(find(std::string_view("face.png\0rest", 13)), "face.png");
  EXPECT_EQ(find(std::string_view("\0face.png", 9)), "");
}

TEST_F(TextureLookupTest, LoopsOfLinksEnd) {
  // GIVEN a folder that contains itself four times, under names that differ in case: 4^15 paths
  put("face.png");
  fs::create_directory_symlink(".", folder / "loop");
  for (const char* name : {"LOOP", "lOOP", "loOP"}) fs::create_directory_symlink(".", folder / name);
  fs::create_symlink("knot.png", folder / "knot.png");
  // THEN a path round and round, in a third spelling, ends
  std::string round;
  for (int i = 0; i < 15; ++i) round += "Loop/";
  EXPECT_EQ(find(round + "missing.png"), "");
  EXPECT_EQ(find("knot.png"), "");
  EXPECT_EQ(find("Loop/Loop/face.png"), "LOOP/LOOP/face.png");
}

TEST_F(TextureLookupTest, AMissingFolderFindsNothing) {
  EXPECT_FALSE(lookup(top / "nowhere").find("face.png"));
  EXPECT_FALSE(lookup(fs::path()).find("odori-no-such-texture.png"));
}

TEST_F(TextureLookupTest, ListsAFolderOnce) {
  // GIVEN a look-up that has listed the folder
  const TextureLookup once = lookup(folder);
  EXPECT_FALSE(once.find("FACE.png"));
  // WHEN a file is added THEN only a new object finds it under another case
  put("face.png");
  EXPECT_FALSE(once.find("FACE.png"));
  EXPECT_TRUE(lookup(folder).find("FACE.png"));
}

TEST_F(TextureLookupTest, NamesMissingTexturesThatAreUsed) {
  // GIVEN an existing texture, one that no material uses, and missing ones used in each way
  put("there.png");
  pmx::Model model;
  model.textures = {"there.png", "unused.png", "body.png", "sphere.spa", "toon.bmp", "off.sph", "10.bmp", ""};
  model.materials.resize(4);
  model.materials[0].texture = 0;
  model.materials[0].toon = 4;
  model.materials[1].texture = 2;
  model.materials[1].sphereTexture = 3;
  model.materials[1].sphereModeByte = 2;
  model.materials[2].texture = 2;
  model.materials[2].sphereTexture = 5;  // mode off
  model.materials[2].sharedToon = true;
  model.materials[2].toon = 6;  // toon07, not a texture
  model.materials[3].texture = 7;
  // WHEN
  const auto found = findTextures(model, modelIn(folder));
  // THEN
  ASSERT_EQ(found.files.size(), 8U);
  ASSERT_TRUE(found.files[0]);
  EXPECT_EQ(found.files[0]->file.path(), folder / "there.png");
  EXPECT_FALSE(found.files[2]);
  std::vector<std::string> lines;
  for (const auto& issue : found.issues) lines.push_back(base::describe(issue));
  EXPECT_THAT(lines, testing::ElementsAre(
                         "textures[2]: body.png isn't there; a neutral texture is drawn instead",
                         "textures[3]: sphere.spa isn't there; it is left out",
                         "textures[4]: toon.bmp isn't there; it is left out",
                         "textures[7]: a path without a name isn't there; a neutral texture is drawn instead"));
}

TEST_F(TextureLookupTest, ShortensLongNamesBetweenCharacters) {
  pmx::Model model;
  std::string name;
  while (name.size() < 100000) name += "あ";
  model.textures = {name};
  model.materials.resize(1);
  model.materials[0].texture = 0;
  const auto found = findTextures(model, modelIn(folder));
  ASSERT_EQ(found.issues.size(), 1U);
  EXPECT_LT(found.issues[0].detail.size(), 300U);
  EXPECT_TRUE(base::isUtf8(found.issues[0].detail));
}

}  // namespace
