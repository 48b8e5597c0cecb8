// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/found_files.h"

#include <cstdlib>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "app/files/kind_by_extension.h"
#include "app/opening/file_patterns.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"
#include "tests/support/pmd_file.h"

namespace {

namespace fs = std::filesystem;
using app::findFiles;

const auto kGoOn = [] { return false; };

std::vector<fs::path> of(const app::FoundFiles& found, app::OpenedKind kind) {
  std::vector<fs::path> paths;
  for (const auto& file : found.files) {
    if (file.kind == kind) paths.push_back(file.path);
  }
  return paths;
}

using app::OpenedKind;

class FoundFiles : public ::testing::Test {
 protected:
  FoundFiles() {
    std::string pattern = (fs::temp_directory_path() / "odori_found_XXXXXX").string();
    folder = ::mkdtemp(pattern.data());
  }
  ~FoundFiles() override { fs::remove_all(folder); }
  void writeModel(const fs::path& path) { ASSERT_TRUE(pmx::writePmxFile(support::smallModel(), path)); }
  void addPipe(const char* name) { ASSERT_EQ(::mkfifo((folder / name).c_str(), 0600), 0); }
  void addSocket(const char* name) {
    const int number = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = (folder / name).string();
    ASSERT_LT(path.size(), sizeof address.sun_path);
    path.copy(address.sun_path, path.size());
    ASSERT_EQ(::bind(number, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    ::close(number);
  }
  fs::path folder;
};

TEST_F(FoundFiles, ASongOfAnyKindIsASong) {
  using namespace std::string_literals;
  std::vector<fs::path> songs;
  for (const auto& [name, bytes] : {std::pair{"a.tta", "TTA1\1\0\2\0"s},
                                    {"b.au", ".snd\0\0\0\x1C"s},
                                    {"c.mpg", "\0\0\1\xBA\x44"s},
                                    {"d.mp3", std::string(30, '\x02')}}) {
    songs.push_back(folder / name);
    std::ofstream(songs.back(), std::ios::binary) << bytes;
  }
  EXPECT_EQ(of(findFiles(songs, {}, kGoOn), OpenedKind::Sound), songs);
}

TEST_F(FoundFiles, DialogsOfferEndingsInBothCases) {
  EXPECT_EQ(app::patternsOf({"wav", "7z"}), "*.wav *.WAV *.7z *.7Z");
  const QString all = app::patternsOf(app::allEndings());
  for (const char* one : {"*.pmx ", "*.WMA ", "*.tta ", "*.odori "}) EXPECT_TRUE((all + ' ').contains(one)) << one;
}

TEST_F(FoundFiles, NothingThatIsNoFileIsOpened) {
  // GIVEN a folder with a model among a pipe, a socket, a device, links to nothing and to the
  // folder itself
  writeModel(folder / "model.pmx");
  addPipe("pipe.pmx");
  addPipe("pipe.vmd");
  addSocket("socket.pmx");
  fs::create_symlink("/dev/zero", folder / "zero.pmx");
  fs::create_symlink("pipe.pmx", folder / "link.pmx");
  fs::create_symlink("gone", folder / "gone.pmx");
  fs::create_directory_symlink(".", folder / "self");
  fs::create_directory_symlink("..", folder / "above.pmx");
  // WHEN it is opened THEN its model is found, once
  const auto found = findFiles({folder}, {}, kGoOn);
  EXPECT_EQ(of(found, OpenedKind::Model), std::vector{folder / "model.pmx"});
  EXPECT_EQ(found.errors, std::vector<std::string>());
  // AND alone they are what their names say, for readers to refuse
  const auto named = findFiles({folder / "pipe.vmd", folder / "pipe.pmx", folder / "zero.pmx"}, {}, kGoOn);
  EXPECT_EQ(of(named, OpenedKind::Motion), std::vector{folder / "pipe.vmd"});
  EXPECT_EQ(of(named, OpenedKind::Unknown).size(), 2U);
  EXPECT_FALSE(named.hasModel());
}

TEST_F(FoundFiles, AFolderMayHoldAPmdModel) {
  const auto bytes = support::pmdBytes(support::fullPmd());
  std::ofstream(folder / "doll.PMD", std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  std::ofstream(folder / "text.pmd") << "a text";
  const auto found = findFiles({folder}, {}, kGoOn);
  EXPECT_EQ(of(found, OpenedKind::Model), std::vector{folder / "doll.PMD"});
  EXPECT_EQ(found.errors, std::vector<std::string>());
}

TEST_F(FoundFiles, KindsAreToldInTheOrderGiven) {
  writeModel(folder / "a.vmd");
  std::ofstream(folder / "tonight.txt") << R"({"format": "odori show", "version": 1})";
  std::ofstream(folder / "song.pmx") << "OggS";
  std::ofstream(folder / "dance") << "Vocaloid Motion Data 0002";
  std::ofstream(folder / "readme.txt") << "hello";
  const auto found = findFiles({folder / "readme.txt", folder / "song.pmx", folder / "a.vmd", folder / "dance",
                                folder / "tonight.txt", folder / "gone.vmd"},
                               {}, kGoOn);
  const std::vector<app::FoundFile> expected{
      {folder / "readme.txt", OpenedKind::Unknown}, {folder / "song.pmx", OpenedKind::Sound},
      {folder / "a.vmd", OpenedKind::Model},        {folder / "dance", OpenedKind::Motion},
      {folder / "tonight.txt", OpenedKind::Show},   {folder / "gone.vmd", OpenedKind::Motion}};
  EXPECT_EQ(found.files, expected);
  EXPECT_TRUE(found.hasModel());
}

TEST_F(FoundFiles, ALargeFolderIsReadUpToABound) {
  fs::create_directory(folder / "many");
  for (std::size_t i = 0; i <= app::kMaxFolderEntries; ++i) std::ofstream(folder / "many" / std::to_string(i)).close();
  const auto found = findFiles({folder / "many", folder / "many"}, {}, kGoOn);
  ASSERT_EQ(found.errors.size(), 2U);
  EXPECT_NE(found.errors[0].find("among the first 20000 files"), std::string::npos) << found.errors[0];
}

TEST_F(FoundFiles, StopsWhenNobodyWaits) {
  writeModel(folder / "model.pmx");
  const auto found = findFiles({folder, folder / "model.pmx"}, {}, [] { return true; });
  EXPECT_TRUE(found.files.empty());
}

TEST_F(FoundFiles, ManyFilesAreCounted) {
  const auto found = findFiles(std::vector(app::kMaxOpened + 7, folder / "x.vmd"), {}, kGoOn);
  EXPECT_EQ(of(found, OpenedKind::Motion).size(), app::kMaxOpened);
  ASSERT_EQ(found.errors.size(), 1U);
  EXPECT_NE(found.errors[0].find("and 6 more"), std::string::npos) << found.errors[0];
}

}  // namespace
