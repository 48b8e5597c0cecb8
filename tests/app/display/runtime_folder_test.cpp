// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/runtime_folder.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
using testing::StartsWith;

class RuntimeFolder : public ::testing::Test {
 protected:
  RuntimeFolder() {
    std::string pattern = (fs::temp_directory_path() / "odori_runtime_test_XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    usual_ = folder_ / ("odori-runtime-" + std::to_string(geteuid()));
  }
  ~RuntimeFolder() override { fs::remove_all(folder_); }

  /// Expects that the file of the usual name is left alone, and that another folder is taken and
  /// released.
  void expectAnother() {
    fs::path path;
    {
      const auto runtime = app::RuntimeFolder::in(folder_);
      path = runtime.path();
      EXPECT_THAT(path.string(), StartsWith((folder_ / "odori-runtime-").string()));
      EXPECT_NE(path, usual_);
      EXPECT_TRUE(app::isOwnFolder(path));
    }
    EXPECT_FALSE(fs::exists(path));
    EXPECT_TRUE(fs::exists(fs::symlink_status(usual_)));
  }

  fs::path folder_, usual_;
};

TEST_F(RuntimeFolder, IsMadeForItsUserAloneAndStays) {
  const mode_t before = umask(0);
  { EXPECT_EQ(app::RuntimeFolder::in(folder_).path(), usual_); }
  umask(before);
  struct stat found {};
  ASSERT_EQ(lstat(usual_.c_str(), &found), 0);
  EXPECT_TRUE(S_ISDIR(found.st_mode));
  EXPECT_EQ(found.st_mode & 07777U, 0700U);
  EXPECT_EQ(app::RuntimeFolder::in(folder_).path(), usual_);  // and is taken again
}

TEST_F(RuntimeFolder, ThatOthersCanEnterIsNotTaken) {
  for (const mode_t mode : {0777U, 0755U, 0710U, 0701U, 01700U, 0500U}) {
    fs::create_directory(usual_);
    ASSERT_EQ(chmod(usual_.c_str(), mode), 0);
    expectAnother();
    struct stat found {};
    ASSERT_EQ(stat(usual_.c_str(), &found), 0);
    EXPECT_EQ(found.st_mode & 07777U, mode) << "it isn't ours to change";
    fs::remove(usual_);
  }
}

TEST_F(RuntimeFolder, ThatIsALinkIsNotTaken) {
  const auto target = folder_ / "target";
  fs::create_directory(target);
  ASSERT_EQ(chmod(target.c_str(), 0700), 0);
  fs::create_symlink(target, usual_);
  expectAnother();
  EXPECT_TRUE(fs::is_empty(target));
  // AND so with a link to nothing: nothing is created at its target
  fs::remove(usual_);
  fs::create_symlink(folder_ / "nowhere", usual_);
  expectAnother();
  EXPECT_FALSE(fs::exists(folder_ / "nowhere"));
}

TEST_F(RuntimeFolder, ThatIsAFileIsNotTaken) {
  std::ofstream(usual_) << "mine";
  expectAnother();
}

TEST_F(RuntimeFolder, ThatIsAnothersIsNotTaken) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can give a folder away";
  fs::create_directory(usual_);
  ASSERT_EQ(chmod(usual_.c_str(), 0700), 0);
  ASSERT_EQ(chown(usual_.c_str(), 65534, 65534), 0);
  expectAnother();
}

TEST_F(RuntimeFolder, WhereNothingCanBeMadeIsNone) {
  EXPECT_EQ(app::RuntimeFolder::in(folder_ / "missing").path(), "");
  std::ofstream(folder_ / "file") << "";
  EXPECT_EQ(app::RuntimeFolder::in(folder_ / "file").path(), "");
}

TEST_F(RuntimeFolder, OfAMissingTemporaryFolderIsElsewhere) {
  setenv("TMPDIR", (folder_ / "missing").c_str(), 1);
  EXPECT_THAT(app::RuntimeFolder::inTemporaryFolder().path(), StartsWith("/tmp/odori-runtime-"));
  setenv("TMPDIR", folder_.c_str(), 1);
  EXPECT_EQ(app::RuntimeFolder::inTemporaryFolder().path(), usual_);
  unsetenv("TMPDIR");
}

TEST_F(RuntimeFolder, IsNamedWhereNoneIs) {
  setenv("TMPDIR", folder_.c_str(), 1);
  setenv("XDG_RUNTIME_DIR", "/the/users", 1);
  EXPECT_EQ(app::RuntimeFolder::named().path(), "");
  EXPECT_STREQ(std::getenv("XDG_RUNTIME_DIR"), "/the/users");
  setenv("XDG_RUNTIME_DIR", "", 1);
  EXPECT_EQ(app::RuntimeFolder::named().path(), usual_);
  EXPECT_EQ(std::getenv("XDG_RUNTIME_DIR"), usual_.string());
  unsetenv("XDG_RUNTIME_DIR");
  unsetenv("TMPDIR");
}

TEST_F(RuntimeFolder, OfOddNameGoesAwayOnceWithWhatIsInIt) {
  std::ofstream(usual_) << "in the way";
  auto first = app::RuntimeFolder::in(folder_);
  const fs::path path = first.path();
  std::ofstream(path / "socket") << "";
  auto second = std::move(first);
  first = {};
  EXPECT_TRUE(fs::exists(path));
  EXPECT_EQ(second.path(), path);
  second = {};
  EXPECT_FALSE(fs::exists(path));
}

TEST_F(RuntimeFolder, OwnFoldersAreFoldersByName) {
  EXPECT_FALSE(app::isOwnFolder(""));
  EXPECT_FALSE(app::isOwnFolder(folder_ / "missing"));
  EXPECT_TRUE(app::isOwnFolder(folder_));
}

}  // namespace
