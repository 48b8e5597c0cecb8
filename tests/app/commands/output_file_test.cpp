// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/output_file.h"

#include <string>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/support/test_folder.h"

namespace {

TEST(OutputFileTest, OnlyDescriptorsThatTheProgramWasGivenAreWrittenTo) {
  // GIVEN a file that the program opened for itself, and one that it was started with
  const support::TestFolder folder;
  const int own = ::open((folder / "own").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  const int given = ::open((folder / "given").c_str(), O_WRONLY | O_CREAT, 0600);
  ASSERT_GT(own, STDERR_FILENO);
  ASSERT_GT(given, STDERR_FILENO);
  const auto named = [](int number) { return std::filesystem::path("/dev/fd/" + std::to_string(number)); };
  // THEN the first is refused as a missing one is, and the second is written to
  for (const int number : {own, 1000}) {
    const auto refused = app::OutputFile::open(named(number), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, base::ErrorCode::CannotWrite);
  }
  auto file = app::OutputFile::open(named(given), {});
  ASSERT_TRUE(file);
  file->write("four");
  EXPECT_TRUE(file->commit());
  EXPECT_EQ(std::filesystem::file_size(folder / "given"), 4U);
  EXPECT_EQ(std::filesystem::file_size(folder / "own"), 0U);
  ::close(own);
  ::close(given);
}

}  // namespace
