// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/file_attributes.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <optional>
#include <string>

#include <gmock/gmock.h>
#include <grp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "pmx/base/file.h"
#include "tests/support/test_folder.h"
#include "tests/support/text_bytes.h"

namespace {

namespace fs = std::filesystem;

constexpr uid_t kSomebody = 12345;
constexpr gid_t kTheirGroup = 23456;
constexpr const char* kList = "system.posix_acl_access";

/// This is an access list in the kernel's form (linux/posix_acl_xattr.h): version 2, then tag,
/// permissions and id of each entry, little-endian. Owner rw, user 12345 r, group r, mask r, others
/// nothing.
const std::string kAccess = [] {
  std::string bytes{'\x02', 0, 0, 0};
  const auto add = [&bytes](unsigned tag, unsigned permissions, std::uint32_t id) {
    for (const unsigned value : {tag, permissions}) bytes += {static_cast<char>(value), 0};
    for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(id >> shift);
  };
  constexpr std::uint32_t kNobody = 0xFFFFFFFFU;
  add(0x01, 6, kNobody);
  add(0x02, 4, kSomebody);
  add(0x04, 4, kNobody);
  add(0x10, 4, kNobody);
  add(0x20, 0, kNobody);
  return bytes;
}();

std::optional<std::string> attribute(const fs::path& file, const char* name) {
  std::array<char, 256> value{};
  const ssize_t length = ::getxattr(file.c_str(), name, value.data(), value.size());
  if (length < 0) return std::nullopt;
  return std::string(value.data(), static_cast<std::size_t>(length));
}

bool setAttribute(const fs::path& file, const char* name, const std::string& value) {
  return ::setxattr(file.c_str(), name, value.data(), value.size(), 0) == 0;
}

struct stat about(const fs::path& file) {
  struct stat found {};
  EXPECT_EQ(::stat(file.c_str(), &found), 0);
  return found;
}

base::Result<void> saveNew(const fs::path& file) { return base::writeFile(file, support::asBytes("new")); }

class FileAttributes : public testing::Test {
 protected:
  FileAttributes() { std::ofstream(folder_ / "a") << "old"; }
  [[nodiscard]] std::string text() const {
    std::ifstream in(folder_ / "a");
    return {std::istreambuf_iterator<char>(in), {}};
  }
  support::TestFolder folder_;
};

TEST_F(FileAttributes, ASavedFileKeepsOwnerGroupAndMode) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root gives files away";
  const fs::path file = folder_ / "a";
  ASSERT_EQ(::chown(file.c_str(), kSomebody, kTheirGroup), 0);
  ASSERT_EQ(::chmod(file.c_str(), 0640), 0);
  // WHEN root saves it, once also as private THEN it keeps its owner
  for (const bool isPrivate : {false, true}) {
    const auto bytes = support::asBytes("new");
    ASSERT_TRUE(isPrivate ? base::writePrivateFile(file, bytes) : base::writeFile(file, bytes));
    EXPECT_EQ(about(file).st_uid, kSomebody);
    EXPECT_EQ(about(file).st_gid, kTheirGroup);
    EXPECT_EQ(about(file).st_mode & 07777U, 0640U);
    EXPECT_EQ(text(), "new");
  }
  // AND a new file is the writer's own
  ASSERT_TRUE(saveNew(folder_ / "b"));
  EXPECT_EQ(about(folder_ / "b").st_uid, ::geteuid());
}

TEST_F(FileAttributes, ASavedFileKeepsWhatUsersHungOnIt) {
  const fs::path file = folder_ / "a";
  if (!setAttribute(file, "user.comment", "kept")) GTEST_SKIP() << "no extended attributes here";
  ASSERT_TRUE(setAttribute(file, "user.empty", ""));
  ASSERT_TRUE(saveNew(file));
  EXPECT_EQ(attribute(file, "user.comment"), "kept");
  EXPECT_EQ(attribute(file, "user.empty"), "");
  EXPECT_EQ(text(), "new");
}

TEST_F(FileAttributes, ASavedFileKeepsItsAccessList) {
  const fs::path file = folder_ / "a";
  if (!setAttribute(file, kList, kAccess)) GTEST_SKIP() << "no access lists here";
  ASSERT_TRUE(saveNew(file));
  EXPECT_EQ(attribute(file, kList), kAccess);
  EXPECT_EQ(about(file).st_mode & 0777U, 0640U);  // the group's bits are the mask
}

TEST_F(FileAttributes, ASavedFileGetsNoAccessListThatItHadNot) {
  // GIVEN a folder that gives new files an access list, and a file that has none
  if (!setAttribute(folder_.path, "system.posix_acl_default", kAccess)) GTEST_SKIP() << "no access lists here";
  ASSERT_EQ(::chmod((folder_ / "a").c_str(), 0600), 0);
  ASSERT_TRUE(saveNew(folder_ / "a"));
  EXPECT_EQ(attribute(folder_ / "a", kList), std::nullopt);
  EXPECT_EQ(about(folder_ / "a").st_mode & 0777U, 0600U);
  // AND a new one has it
  ASSERT_TRUE(saveNew(folder_ / "b"));
  EXPECT_TRUE(attribute(folder_ / "b", kList).has_value());
}

TEST_F(FileAttributes, AFileOfAnotherIsntTakenFromThem) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root gives files away";
  // GIVEN files that this user may write, in a folder of theirs: of another owner, and of a group
  // that isn't theirs
  constexpr uid_t kUser = 65534;
  std::ofstream(folder_ / "b") << "old";
  ASSERT_EQ(::chown(folder_.path.c_str(), kUser, kUser), 0);
  ASSERT_EQ(::chown((folder_ / "a").c_str(), kSomebody, kUser), 0);
  ASSERT_EQ(::chown((folder_ / "b").c_str(), kUser, kTheirGroup), 0);
  for (const char* name : {"a", "b"}) ASSERT_EQ(::chmod((folder_ / name).c_str(), 0666), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    if (::setgroups(0, nullptr) != 0 || ::setgid(kUser) != 0 || ::setuid(kUser) != 0) ::_exit(99);
    const auto first = saveNew(folder_ / "a"), second = saveNew(folder_ / "b");
    const auto says = [](const base::Result<void>& result, const char* what) {
      return !result && result.error().detail.find(what) != std::string::npos;
    };
    ::_exit((says(first, "couldn't have its owner") ? 0 : 1) + (says(second, "couldn't have its group") ? 0 : 2));
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFEXITED(status));
  // THEN it is refused with a message, and the files are as they were, with nothing beside them
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(text(), "old");
  EXPECT_EQ(about(folder_ / "a").st_uid, kSomebody);
  EXPECT_THAT(folder_.names(), testing::ElementsAre("a", "b"));
}

}  // namespace
