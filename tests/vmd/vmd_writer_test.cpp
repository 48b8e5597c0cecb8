// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vmd_writer.h"

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "pmx/base/file.h"
#include "tests/support/corpus.h"
#include "tests/vmd/vmd_bytes.h"
#include "vmd/vmd_reader.h"

namespace vmd {
namespace {

TEST(VmdWriter, writesEveryCorpusMotionByteForByte) {
  ODORI_NEEDS_CORPUS();
  const auto files = support::corpusFiles(".vmd");
  ASSERT_GE(files.size(), 11U);
  for (const auto& file : files) {
    // GIVEN a real file WHEN read and written THEN the bytes are equal
    const auto bytes = base::readFile(file);
    ASSERT_TRUE(bytes) << file;
    const auto read = readVmd(*bytes);
    ASSERT_TRUE(read) << file << ": " << base::describe(read.error());
    EXPECT_TRUE(std::ranges::equal(writeVmd(read->motion), *bytes)) << file;
  }
}

TEST(VmdWriter, writesAnyFileThatCanBeReadByteForByte) {
  // GIVEN a file with all sections, each byte of it changed in turn (signature, counts, names,
  // values)
  const support::FullFile file;
  std::size_t readable = 0;
  for (std::size_t at = 0; at < file.bytes.size(); ++at) {
    for (const int change : {0x01, 0x80, 0xFF}) {
      std::vector<std::byte> bytes = file.bytes.bytes();
      bytes[at] ^= static_cast<std::byte>(change);
      // WHEN it can still be read THEN writing gives it back
      const auto read = readVmd(bytes);
      if (!read) continue;
      ++readable;
      const auto written = writeVmd(read->motion);
      if (read->whole) {
        EXPECT_TRUE(written == bytes) << "byte " << at;
        continue;
      }
      // AND where keys were left out, writing gives a file without them
      const auto again = readVmd(written);
      ASSERT_TRUE(again) << "byte " << at;
      EXPECT_TRUE(again->whole && again->motion.boneKeys == read->motion.boneKeys &&
                  again->motion.ikKeys == read->motion.ikKeys)
          << "byte " << at;
    }
  }
  EXPECT_GT(readable, file.bytes.size()) << "most bytes are values, which may be anything";
}

TEST(VmdWriter, keepsTheNumberOfSections) {
  const support::FullFile file;
  for (std::size_t n = 0; n < file.sections.size(); ++n) {
    const auto bytes = file.bytes.first(file.sections[n].begin);
    const auto read = readVmd(bytes);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->motion.sectionCount, static_cast<int>(n));
    EXPECT_EQ(writeVmd(read->motion), std::vector(bytes.begin(), bytes.end()));
  }
}

TEST(VmdWriter, addsSectionsThatHoldKeys) {
  // GIVEN a motion read from a file that ends after the morphs WHEN it gets an IK key
  Motion motion = Motion::make("abc");
  motion.sectionCount = 2;
  motion.ikKeys.push_back({5, 0, {{makeName<20>("左足ＩＫ"), 0}}});
  // THEN it's written with all six
  const auto read = readVmd(writeVmd(motion));
  ASSERT_TRUE(read) << base::describe(read.error());
  EXPECT_EQ(read->motion.sectionCount, 6);
  EXPECT_EQ(read->motion.ikKeys, motion.ikKeys);
}

TEST(VmdWriter, neverLetsTrailingBytesBecomeASection) {
  Motion motion = Motion::make("abc");
  motion.sectionCount = 2;
  motion.trailing.assign(7, std::byte{0xAB});
  const auto read = readVmd(writeVmd(motion));
  ASSERT_TRUE(read) << base::describe(read.error());
  EXPECT_EQ(read->motion.trailing, motion.trailing);
}

TEST(VmdWriter, writesAFileThatReadsBackTheSame) {
  const auto path = std::filesystem::path(testing::TempDir()) / "odori_writer_test.vmd";
  const auto motion = readVmd(support::FullFile().bytes.bytes());
  ASSERT_TRUE(motion);
  ASSERT_TRUE(writeVmdFile(motion->motion, path));
  const auto again = readVmdFile(path);
  ASSERT_TRUE(again) << base::describe(again.error());
  EXPECT_EQ(again->motion, motion->motion);
  std::filesystem::remove(path);
}

TEST(VmdWriter, saysWhenTheFileCannotBeWritten) {
  const auto written = writeVmdFile(Motion::make("abc"), "/nowhere/at/all.vmd");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, base::ErrorCode::CannotWrite);
}

}  // namespace
}  // namespace vmd
