// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/part_file.h"

#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "pmx/base/file.h"
#include "tests/support/text_bytes.h"

namespace {

namespace fs = std::filesystem;
using base::PartFile;
using support::asBytes;
using testing::ElementsAre;
using testing::EndsWith;

class PartFileTest : public testing::Test {
 protected:
  PartFileTest() {
    std::string pattern = (fs::temp_directory_path() / "odori-part-XXXXXX").string();
    folder_ = ::mkdtemp(pattern.data());
  }
  ~PartFileTest() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text = {}) const { std::ofstream(folder_ / name) << text; }
  [[nodiscard]] std::set<std::string> left() const {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_)) names.insert(entry.path().filename().string());
    return names;
  }

  fs::path folder_;
};

TEST_F(PartFileTest, takesItsNameWhenWhole) {
  write("a", "old");
  {
    auto part = PartFile::create(folder_ / "a");
    ASSERT_TRUE(part.has_value());
    ASSERT_TRUE(part->write(asBytes("new")).has_value());
    EXPECT_EQ(fs::file_size(folder_ / "a"), 3U);
    EXPECT_EQ(left().size(), 2U);
    ASSERT_TRUE(part->commit().has_value());
  }
  EXPECT_THAT(left(), ElementsAre("a"));
  EXPECT_EQ(base::readFile(folder_ / "a")->at(0), std::byte{'n'});
}

TEST_F(PartFileTest, leavesNothingWhereItIsNotWhole) {
  write("a", "old");
  {
    auto part = PartFile::create(folder_ / "a");
    ASSERT_TRUE(part.has_value());
    const PartFile moved = std::move(*part);
    EXPECT_EQ(left().size(), 2U);
  }
  EXPECT_THAT(left(), ElementsAre("a"));
}

TEST_F(PartFileTest, severalOfOneNameDontMeet) {
  // GIVEN two at once, each being written: neither is taken for a leftover
  auto first = PartFile::create(folder_ / "a"), second = PartFile::create(folder_ / "a");
  ASSERT_TRUE(first.has_value() && second.has_value());
  EXPECT_NE(first->path(), second->path());
  ASSERT_TRUE(first->write(asBytes("1")).has_value());
  ASSERT_TRUE(second->write(asBytes("22")).has_value());
  // THEN each is whole, and the later has the name
  ASSERT_TRUE(first->commit().has_value());
  EXPECT_EQ(fs::file_size(folder_ / "a"), 1U);
  ASSERT_TRUE(second->commit().has_value());
  EXPECT_EQ(fs::file_size(folder_ / "a"), 2U);
  EXPECT_THAT(left(), ElementsAre("a"));
}

TEST_F(PartFileTest, removesThoseOfItsNameThatWereLeft) {
  for (const char* name : {"a.1-0123abcd.part", "a.x-0123abcd.part", "a.1-0123abc.part", "a.1-0123ABCD.part",
                           "b.1-0123abcd.part", "a.1.part", ".1-0123abcd.part", "a.1-0123abcd"}) {
    write(name);
  }
  fs::create_symlink("b.1-0123abcd.part", folder_ / "a.2-0123abcd.part");
  fs::create_directory(folder_ / "a.3-0123abcd.part");
  const auto before = left();
  ASSERT_TRUE(PartFile::create(folder_ / "a").has_value());
  auto wanted = before;
  wanted.erase("a.1-0123abcd.part");
  EXPECT_EQ(left(), wanted);
}

TEST_F(PartFileTest, amongManyLooksForNone) {
  write("a.1-0123abcd.part");
  ASSERT_TRUE(PartFile::createAmongMany(folder_ / "a").has_value());
  EXPECT_THAT(left(), ElementsAre("a.1-0123abcd.part"));
  base::removeStaleParts(folder_, [](std::string_view name) { return name == "a"; });
  EXPECT_TRUE(left().empty());
}

TEST_F(PartFileTest, writesNothingOverAFileThatMayNotBeWritten) {
  // GIVEN a file of the user's own, protected, in a folder that allows new files; root may write
  // anything, so it becomes nobody
  write("a", "old");
  fs::create_symlink("a", folder_ / "link");
  fs::permissions(folder_ / "a", fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
  constexpr uid_t kNobody = 65534;
  const bool root = ::geteuid() == 0;
  for (const auto& path : {folder_, folder_ / "a"}) {
    ASSERT_TRUE(!root || ::chown(path.c_str(), kNobody, kNobody) == 0);
  }
  const pid_t child = ::fork();
  if (child == 0) {
    if (root && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) ::_exit(99);
    int wrong = 0;
    for (const char* name : {"a", "link"}) {
      const auto refused = PartFile::create(folder_ / name);
      if (refused.has_value()) {
        ++wrong;
      } else if (refused.error().code != base::ErrorCode::CannotWrite ||
                 refused.error().detail != "can't be written: Permission denied") {
        wrong += 10;
      }
    }
    if (!PartFile::create(folder_ / "b").has_value()) wrong += 30;
    ::_exit(wrong);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  // THEN it is refused, and others aren't
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_THAT(left(), ElementsAre("a", "link"));
  // AND root may write it
  EXPECT_EQ(PartFile::create(folder_ / "a").has_value(), root);
}

TEST_F(PartFileTest, takesNamesAsLongAsAFolderHas) {
  // GIVEN a name of 255 bytes, the most that Linux takes, of characters of three
  std::string name;
  while (name.size() < 252) name += "踊";
  name += "abc";
  for (int i = 0; i < 2; ++i) {
    auto part = PartFile::create(folder_ / name);
    ASSERT_TRUE(part.has_value()) << describe(part.error());
    EXPECT_THAT(part->path().string(), EndsWith(".part"));
    ASSERT_TRUE(part->commit().has_value());
  }
  EXPECT_THAT(left(), ElementsAre(name));
}

TEST_F(PartFileTest, asNewTakesNobodysName) {
  // GIVEN a part file whose name another program takes while it is written: a file, a link to
  // nothing
  for (const bool link : {false, true}) {
    std::optional<PartFile> part(std::move(*PartFile::create(folder_ / "a")));
    ASSERT_TRUE(part->write(asBytes("new")));
    if (link) {
      fs::create_symlink(folder_ / "nothing", folder_ / "a");
    } else {
      write("a", "theirs");
    }
    // WHEN it is to get the name as a new file THEN it doesn't
    const auto named = part->commitNew();
    ASSERT_TRUE(named.has_value());
    EXPECT_FALSE(*named);
    EXPECT_EQ(link ? 6U : fs::file_size(folder_ / "a"), 6U);
    EXPECT_EQ(fs::is_symlink(folder_ / "a"), link);
    EXPECT_FALSE(fs::exists(folder_ / "nothing"));
    EXPECT_FALSE(*base::writeNewFile(folder_ / "a", asBytes("new")));
    part.reset();
    EXPECT_THAT(left(), ElementsAre("a"));
    fs::remove(folder_ / "a");
  }
  // WHEN no other program takes it THEN it does
  EXPECT_TRUE(*base::writeNewFile(folder_ / "a", asBytes("new")));
  EXPECT_THAT(left(), ElementsAre("a"));
  EXPECT_EQ(fs::file_size(folder_ / "a"), 3U);
}

TEST_F(PartFileTest, aPrivateOneIsItsOwnersAlone) {
  ASSERT_TRUE(base::writePrivateFile(folder_ / "a", asBytes("mine")));
  EXPECT_EQ(fs::status(folder_ / "a").permissions(), fs::perms::owner_read | fs::perms::owner_write);
  // AND where it can't get the name no part file is left: a folder came there meanwhile
  {
    auto part = PartFile::create(folder_ / "b");
    ASSERT_TRUE(part && part->write(asBytes("mine")));
    fs::create_directory(folder_ / "b");
    EXPECT_FALSE(part->commit(PartFile::Nameless::Removed));
  }
  EXPECT_THAT(left(), ElementsAre("a", "b"));
}

TEST_F(PartFileTest, inputsAreNoOutputs) {
  write("a", "1");
  write("b", "1");
  fs::create_symlink("a", folder_ / "link");
  fs::create_hard_link(folder_ / "a", folder_ / "twin");
  const std::vector<fs::path> inputs{folder_ / "none", folder_ / "a"};
  for (const char* name : {"a", "link", "twin", "./a", "none"}) {
    const auto checked = base::checkOutput(folder_ / name, inputs);
    ASSERT_FALSE(checked.has_value()) << name;
    EXPECT_EQ(checked.error().code, base::ErrorCode::BadArgument);
  }
  EXPECT_TRUE(base::checkOutput(folder_ / "b", inputs).has_value());
  EXPECT_TRUE(base::checkOutput(folder_ / "other", inputs).has_value());
  EXPECT_TRUE(base::sameFile(folder_ / "a", folder_ / "twin"));
  EXPECT_FALSE(base::sameFile(folder_ / "none", folder_ / "none"));
}

}  // namespace
