// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/file.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using testing::EndsWith;
using testing::StartsWith;

class FileTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "odori-file-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] std::size_t entries() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
};

base::FileBytes someBytes(std::size_t count) {
  base::FileBytes bytes(count);
  for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::byte>(i * 7 + 1);
  return bytes;
}

TEST_F(FileTest, readsWhatItWrote) {
  for (const std::size_t size : {0U, 1U, 4096U, 300000U}) {
    // GIVEN
    const auto bytes = someBytes(size);
    // WHEN
    ASSERT_TRUE(base::writeFile(folder_ / "初音.bin", bytes).has_value());
    const auto read = base::readFile(folder_ / "初音.bin");
    // THEN
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(*read, bytes);
  }
  EXPECT_EQ(entries(), 1U) << "nothing of the writing is left";
}

TEST_F(FileTest, saysWhyAFileCannotBeRead) {
  // GIVEN a folder, a pipe without a writer, a file too large (all hole)
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  std::ofstream(folder_ / "large").put('x');
  fs::resize_file(folder_ / "large", (std::uintmax_t{1} << 31U) + 1);
  const struct {
    const char *name, *reason;
  } rows[] = {{"missing", "No such file or directory"},
              {".", "is a folder"},
              {"pipe", "isn't a regular file"},
              {"large", "is larger than 2 GiB"}};
  for (const auto& row : rows) {
    // WHEN
    const auto read = base::readFile(folder_ / row.name);
    // THEN
    ASSERT_FALSE(read.has_value()) << row.name;
    EXPECT_EQ(read.error().code, ErrorCode::CannotOpen);
    EXPECT_EQ(describe(read.error()), (folder_ / row.name).string() + ": " + row.reason);
  }
}

TEST_F(FileTest, replacesAFileWholeAndKeepsItsModeAndLinks) {
  // GIVEN a private file and a link to it
  ASSERT_TRUE(base::writeFile(folder_ / "a", someBytes(10)).has_value());
  fs::permissions(folder_ / "a", fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("a", folder_ / "link");
  // WHEN written through the link
  ASSERT_TRUE(base::writeFile(folder_ / "link", someBytes(5)).has_value());
  // THEN
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(*base::readFile(folder_ / "a"), someBytes(5));
  EXPECT_EQ(fs::status(folder_ / "a").permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(entries(), 2U);
}

TEST_F(FileTest, saysWhyAFileCannotBeWritten) {
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  const struct {
    const char *name, *reason;
  } rows[] = {{"no/such/folder", "No such file or directory"}, {".", "is a folder"}, {"pipe", "isn't a regular file"}};
  for (const auto& row : rows) {
    // WHEN
    const auto written = base::writeFile(folder_ / row.name, someBytes(3));
    // THEN
    ASSERT_FALSE(written.has_value()) << row.name;
    EXPECT_EQ(written.error().code, ErrorCode::CannotWrite);
    EXPECT_THAT(describe(written.error()), StartsWith(folder_.string()));
    EXPECT_THAT(describe(written.error()), EndsWith(row.reason));
  }
  EXPECT_EQ(entries(), 1U) << "only the pipe";
}

}  // namespace
