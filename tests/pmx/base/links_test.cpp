// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/links.h"

#include <cerrno>
#include <fstream>
#include <functional>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "pmx/base/file.h"
#include "tests/support/test_folder.h"
#include "tests/support/text_bytes.h"

namespace {

namespace fs = std::filesystem;

constexpr int kCannot = 77;
constexpr uid_t kStranger = 12345;

void write(const fs::path& file, const std::string& text = "theirs") { std::ofstream(file) << text; }

std::string textOf(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

base::Result<void> saveMine(const fs::path& file) { return base::writeFile(file, support::asBytes("mine")); }

/// Runs this in a process of its own and returns its exit status.
int inOwnProcess(const std::function<int()>& what) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(what());
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Links, AreFollowedAsFarAsTheyLead) {
  const support::TestFolder folder;
  write(folder / "a");
  fs::create_directory(folder / "real");
  fs::create_symlink("real", folder / "road");
  fs::create_symlink("../a", folder / "real/up");
  fs::create_symlink("road/up", folder / "long");
  fs::create_symlink("nothing", folder / "real/empty");
  fs::create_symlink("road/empty", folder / "emptier");
  fs::create_symlink("circle", folder / "circle");
  EXPECT_EQ(base::behindLinks(folder / "a"), folder / "a");
  EXPECT_EQ(base::behindLinks(folder / "long"), folder / "a");
  EXPECT_EQ(base::behindLinks(folder / "road/none"), folder / "road/none");
  EXPECT_EQ(base::behindLinks(folder / "emptier"), folder / "road/nothing");
  const auto circle = base::behindLinks(folder / "circle");
  ASSERT_FALSE(circle.has_value());
  EXPECT_THAT(circle.error().detail, testing::HasSubstr("Too many levels"));
  // AND a link to nothing is written through
  ASSERT_TRUE(saveMine(folder / "emptier"));
  EXPECT_EQ(textOf(folder / "real/nothing"), "mine");
  EXPECT_TRUE(fs::is_symlink(folder / "emptier"));
}

TEST(Links, ThatTheSystemDoesntFollowAreNotFollowed) {
  // GIVEN a file system whose links the kernel doesn't follow (nosymfollow, since Linux 5.10),
  // though it can read them
  const support::TestFolder folder;
  const int status = inOwnProcess([&] {
    constexpr unsigned long kNoSymFollow = 256;
    const int spaces = ::geteuid() == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER;
    if (::unshare(spaces) != 0 || ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        ::mount("tmpfs", folder.path.c_str(), "tmpfs", kNoSymFollow, nullptr) != 0)
      return kCannot;
    write(folder / "a");
    fs::create_directory(folder / "real");
    write(folder / "real/a");
    fs::create_symlink("a", folder / "link");
    fs::create_symlink("nothing", folder / "empty");
    fs::create_symlink("real", folder / "road");
    int wrong = 0;
    for (const char* name : {"link", "empty", "road/a", "road/new"}) {
      // WHEN a file is saved there THEN it is refused
      const auto saved = saveMine(folder / name);
      if (saved.has_value() || saved.error().code != base::ErrorCode::CannotWrite) ++wrong;
    }
    // AND none of their targets is changed
    if (textOf(folder / "a") != "theirs" || textOf(folder / "real/a") != "theirs") wrong += 10;
    if (fs::exists(folder / "nothing") || fs::exists(folder / "real/new")) wrong += 20;
    if (!saveMine(folder / "real/new").has_value()) wrong += 40;
    return wrong;
  });
  if (status == kCannot) GTEST_SKIP() << "no file system can be mounted here";
  EXPECT_EQ(status, 0);
}

TEST(Links, OfOthersInSharedFoldersToNothingAreNotFollowed) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root gives links away";
  // GIVEN a folder that all share, and a folder of the user's own beside it
  const support::TestFolder folder;
  ASSERT_EQ(::chmod(folder.path.c_str(), 0755), 0);
  for (const char* name : {"shared", "own"}) {
    fs::create_directory(folder / name);
    fs::create_symlink(folder / "secret", folder / name / "link");
    ASSERT_EQ(::lchown((folder / name / "link").c_str(), kStranger, kStranger), 0);
  }
  ASSERT_EQ(::chmod((folder / "shared").c_str(), 01777), 0);
  // WHEN a link of another user's there leads to nothing THEN it is not written through
  const auto refused = saveMine(folder / "shared/link");
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, base::ErrorCode::CannotWrite);
  EXPECT_EQ(refused.error().file, folder / "shared/link");
  EXPECT_THAT(refused.error().detail, testing::HasSubstr("Permission denied"));
  EXPECT_FALSE(fs::exists(folder / "secret"));
  // AND one of the folder's owner is, and so is anybody's in a folder that isn't shared
  ASSERT_EQ(::lchown((folder / "shared/link").c_str(), 0, 0), 0);
  EXPECT_TRUE(saveMine(folder / "shared/link"));
  fs::remove(folder / "secret");
  EXPECT_TRUE(saveMine(folder / "own/link"));
  EXPECT_TRUE(fs::exists(folder / "secret"));
}

TEST(Links, OfOthersInSharedFoldersToFilesAreTheSystemsMatter) {
  std::ifstream setting("/proc/sys/fs/protected_symlinks");
  int on = 0;
  if (::geteuid() != 0 || !(setting >> on)) GTEST_SKIP() << "only root gives links away";
  const support::TestFolder folder;
  ASSERT_EQ(::chmod(folder.path.c_str(), 0755), 0);
  fs::create_directory(folder / "shared");
  write(folder / "secret");
  fs::create_directory(folder / "home");
  write(folder / "home/secret");
  ASSERT_EQ(::chmod((folder / "shared").c_str(), 01777), 0);
  fs::create_symlink(folder / "secret", folder / "shared/link");
  fs::create_symlink(folder / "home", folder / "shared/road");
  for (const char* link : {"shared/link", "shared/road"})
    ASSERT_EQ(::lchown((folder / link).c_str(), kStranger, kStranger), 0);
  // THEN the kernel's rules for reading through a link hold for writing, too
  for (const char* name : {"shared/link", "shared/road/secret"}) {
    const bool follows = std::ifstream(folder / name).is_open();
    EXPECT_EQ(follows, on == 0);
    EXPECT_EQ(saveMine(folder / name).has_value(), follows) << name;
    EXPECT_EQ(textOf(folder / "secret") == "mine" || textOf(folder / "home/secret") == "mine", follows);
  }
}

}  // namespace
