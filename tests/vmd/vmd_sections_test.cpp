// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vmd_sections.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <set>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/vmd/allocation_count.h"
#include "tests/vmd/vmd_bytes.h"
#include "vmd/vmd_reader.h"

namespace vmd {
namespace {

using base::ErrorCode;
using support::FullFile;
using support::VmdBytes;
using support::vmdHeader;
using testing::HasSubstr;

/// This type counts keys of each kind, in the order of the sections.
using Counts = std::array<std::size_t, 6>;

Counts countsOf(const Motion& m) {
  return {m.boneKeys.size(),  m.morphKeys.size(),      m.cameraKeys.size(),
          m.lightKeys.size(), m.selfShadowKeys.size(), m.ikKeys.size()};
}

/// Returns where each key of a full file ends. The IK keys hold one and two switches of 21 bytes
/// (mmd-reference.md 4.2).
std::vector<std::size_t> endsOf(const FullFile& file, std::size_t section) {
  const std::size_t first = file.sections[section].begin + 4;
  if (section == 5) return {first + 9 + 21, first + 9 + 21 + 9 + 42};
  return {first + file.sections[section].recordBytes, first + 2 * file.sections[section].recordBytes};
}

std::string said(const ReadMotion& read) {
  std::string lines;
  for (const auto& issue : read.issues) lines += describe(issue) + '\n';
  return lines;
}

/// Expects that the keys that both have are equal.
void expectSameKeys(const Motion& some, const Motion& all) {
  const auto same = [](const auto& a, const auto& b) {
    return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())), b.begin());
  };
  EXPECT_TRUE(same(some.boneKeys, all.boneKeys));
  EXPECT_TRUE(same(some.morphKeys, all.morphKeys));
  EXPECT_TRUE(same(some.cameraKeys, all.cameraKeys));
  EXPECT_TRUE(same(some.lightKeys, all.lightKeys));
  EXPECT_TRUE(same(some.selfShadowKeys, all.selfShadowKeys));
  EXPECT_TRUE(same(some.ikKeys, all.ikKeys));
}

std::vector<std::byte> joined(std::span<const std::byte> a, std::span<const std::byte> b,
                              std::span<const std::byte> c = {}) {
  std::vector<std::byte> all(a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  all.insert(all.end(), c.begin(), c.end());
  return all;
}

void setCount(std::vector<std::byte>& bytes, std::size_t at, std::uint32_t count) {
  std::memcpy(bytes.data() + at, &count, sizeof(count));
}

TEST(VmdSections, FilesCutAtAnyByteKeepTheKeysThatAreWhole) {
  // GIVEN a file with two keys in each of the six sections
  const FullFile file;
  const auto whole = readVmd(file.bytes.bytes());
  ASSERT_TRUE(whole);
  std::set<std::string> refused, listed;
  for (std::size_t size = 0; size < file.bytes.size(); ++size) {
    SCOPED_TRACE(size);
    // WHEN it's cut there
    const auto read = readVmd(file.bytes.first(size));
    // THEN each key that ends before is read
    Counts expected{};
    std::string_view section = "header";
    std::int64_t index = -1;
    bool border = false;
    for (std::size_t s = 0; s < 6; ++s) {
      const std::size_t begin = file.sections[s].begin;
      const auto ends = endsOf(file, s);
      for (const std::size_t end : ends) expected[s] += end <= size ? 1 : 0;
      border = border || size == begin;
      if (size <= begin) continue;
      section = file.sections[s].name;
      index = size < begin + 4 ? -1 : static_cast<std::int64_t>(expected[s]);
    }
    if (expected == Counts{} && !border) {
      ASSERT_FALSE(read);
      EXPECT_EQ(read.error().code, ErrorCode::Truncated);
      EXPECT_EQ(read.error().section, section);
      EXPECT_EQ(read.error().index, index);
      EXPECT_LE(read.error().offset, static_cast<std::int64_t>(size));
      refused.insert(read.error().section);
      continue;
    }
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(countsOf(read->motion), expected);
    expectSameKeys(read->motion, whole->motion);
    EXPECT_EQ(read->whole, border);
    if (border) continue;
    // AND one issue names the key that isn't whole
    ASSERT_EQ(read->issues.size(), 1U);
    EXPECT_EQ(read->issues[0].section, section);
    EXPECT_EQ(read->issues[0].index, index);
    EXPECT_LE(read->issues[0].offset, static_cast<std::int64_t>(size));
    EXPECT_GT(read->issues[0].offset + 111, static_cast<std::int64_t>(size)) << "near the cut";
    listed.insert(read->issues[0].section);
  }
  EXPECT_THAT(refused, testing::ElementsAre("bone keys", "header"));
  EXPECT_EQ(listed.size(), 6U);
}

TEST(VmdSections, RecordsThatTheirSectionDoesntCountAreLeftOut) {
  // GIVEN a full file in which one section's count is less than its two keys, as an early MMD wrote
  // cameras
  const FullFile file;
  const auto whole = readVmd(file.bytes.bytes());
  for (std::size_t section = 0; section < 5; ++section) {
    for (const std::uint32_t count : {0U, 1U}) {
      SCOPED_TRACE(testing::Message() << file.sections[section].name << ' ' << count);
      auto bytes = file.bytes.bytes();
      setCount(bytes, file.sections[section].begin, count);
      // WHEN read
      const auto read = readVmd(bytes);
      // THEN all other sections are read, of this one the counted keys, and one issue reports the
      // others
      ASSERT_TRUE(read) << describe(read.error());
      Counts expected{2, 2, 2, 2, 2, 2};
      expected[section] = count;
      EXPECT_EQ(countsOf(read->motion), expected);
      expectSameKeys(read->motion, whole->motion);
      ASSERT_EQ(read->issues.size(), 1U) << said(*read);
      EXPECT_EQ(read->issues[0].section, file.sections[section].name);
      EXPECT_EQ(read->issues[0].index, static_cast<std::int64_t>(count));
      EXPECT_EQ(read->issues[0].offset, static_cast<std::int64_t>(file.sections[section].begin + 4 +
                                                                  count * file.sections[section].recordBytes));
      EXPECT_FALSE(read->whole);
    }
  }
}

TEST(VmdSections, CountsOfMoreKeysThanThereAreLoseNoSection) {
  const FullFile file;
  const auto whole = readVmd(file.bytes.bytes());
  for (std::size_t section = 0; section < 5; ++section) {
    for (const std::uint32_t count : {3U, 4U, 1000U, 0x7FFFFFFFU, 0xFFFFFFFFU}) {
      SCOPED_TRACE(testing::Message() << file.sections[section].name << ' ' << count);
      // GIVEN a count that is too large, a little or beyond any file
      auto bytes = file.bytes.bytes();
      setCount(bytes, file.sections[section].begin, count);
      // WHEN read
      support::Allocations::reset();
      const auto read = readVmd(bytes);
      const auto asked = support::Allocations::sinceReset();
      // THEN the keys are those in the file, and no block of memory is larger than the file itself
      ASSERT_TRUE(read) << describe(read.error());
      EXPECT_EQ(countsOf(read->motion), (Counts{2, 2, 2, 2, 2, 2}));
      expectSameKeys(read->motion, whole->motion);
      EXPECT_THAT(said(*read), HasSubstr(fmt::format("the section counts {} keys, and 2 are there", count)));
      EXPECT_LE(asked.largestBytes, bytes.size());
    }
  }
}

TEST(VmdSections, ImpossibleCountsOfIkKeysKeepTheOtherSections) {
  const FullFile file;
  for (const std::uint32_t count : {0x7FFFFFFFU, 0xFFFFFFFFU}) {
    auto bytes = file.bytes.bytes();
    setCount(bytes, file.sections[5].begin, count);
    support::Allocations::reset();
    const auto read = readVmd(bytes);
    const auto asked = support::Allocations::sinceReset();
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(countsOf(read->motion), (Counts{2, 2, 2, 2, 2, 2}));
    EXPECT_THAT(said(*read), HasSubstr("IK keys: the count is"));
    EXPECT_LE(asked.largestBytes, bytes.size());
  }
}

TEST(VmdSections, WhatIsNoSectionIsListed) {
  // GIVEN good sections, and after them bytes that are none: a text, two bytes, a picture
  const FullFile file;
  const VmdBytes text = VmdBytes().text("made by somebody with something", 31), two = VmdBytes().ramp(1, 2),
                 noise = VmdBytes().ramp(0x89, 97);
  for (std::size_t section = 1; section < 6; ++section) {
    for (const VmdBytes* tail : {&text, &two, &noise}) {
      SCOPED_TRACE(testing::Message() << file.sections[section].name << ", " << tail->size() << " bytes");
      const std::size_t begin = file.sections[section].begin;
      const auto read = readVmd(joined(file.bytes.first(begin), tail->bytes()));
      // THEN the sections before are read, none of the bytes is taken for a key, and an issue says
      // where they begin
      ASSERT_TRUE(read) << describe(read.error());
      Counts expected{};
      std::fill_n(expected.begin(), section, 2);
      EXPECT_EQ(countsOf(read->motion), expected);
      ASSERT_EQ(read->issues.size(), 1U) << said(*read);
      EXPECT_GE(read->issues[0].offset, static_cast<std::int64_t>(begin));
      EXPECT_LE(read->issues[0].offset, static_cast<std::int64_t>(begin + 4));
    }
  }
}

TEST(VmdSections, KeysThatCantBeAreNotPlayed) {
  // GIVEN a camera record that isn't counted, and after it nothing that leads to the file's end
  const FullFile file;
  const std::size_t cameras = file.sections[2].begin;
  auto bytes = joined(file.bytes.first(cameras + 4 + 61), VmdBytes().ramp(0x41, 33).bytes());
  setCount(bytes, cameras, 0);
  // WHEN read THEN the record isn't taken for keys of the light, whose count would be its frame
  // number
  const auto read = readVmd(bytes);
  ASSERT_TRUE(read) << describe(read.error());
  EXPECT_EQ(countsOf(read->motion), (Counts{2, 2, 0, 0, 0, 0}));
  EXPECT_FALSE(read->whole);
  EXPECT_EQ(read->issues.back().section, "light keys");
}

TEST(VmdSections, NumbersOfSwitchesThatTheFileDoesntHoldAreRefusedWithoutMemory) {
  for (const std::uint32_t count : {3U, 0x7FFFFFFFU, 0xFFFFFFFFU}) {
    VmdBytes file = vmdHeader();
    for (int i = 0; i < 5; ++i) file.add(std::uint32_t{0});
    file.add(std::uint32_t{1}, std::uint32_t{0}, std::uint8_t{1}, count).text("ik", 20).add(std::uint8_t{1});
    support::Allocations::reset();
    const auto read = readVmd(file.bytes());
    const auto asked = support::Allocations::sinceReset();
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, count == 3U ? ErrorCode::Truncated : ErrorCode::BadCount);
    EXPECT_EQ(read.error().section, "IK keys");
    EXPECT_EQ(read.error().index, 0);
    EXPECT_LE(asked.largestBytes, 400U) << "as much as an error's text and six places take";
  }
}

TEST(VmdSections, AnOddKeyCostsNoneBehindItAndATailIsNoKeys) {
  // GIVEN 50 bone keys of which the 11th has no name
  VmdBytes bytes = vmdHeader();
  bytes.add(std::uint32_t{50});
  for (std::uint32_t i = 0; i < 50; ++i)
    bytes.text(i == 10 ? "" : "bone", 15).add(i, 0.0F, 0.0F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F).ramp(20, 64);
  // WHEN the file ends within the 40th / THEN the 39 before it are read (mmd-reference.md 4.2: 111
  // bytes each)
  const auto cut = readVmd(bytes.first(bytes.size() - 10 * 111 - 50));
  ASSERT_TRUE(cut) << describe(cut.error());
  EXPECT_EQ(cut->motion.boneKeys.size(), 39U);
  EXPECT_EQ(cut->motion.boneKeys.back().frame, 38U);
  EXPECT_THAT(said(*cut), HasSubstr("bone keys[39]: the file ends before this key is whole"));
  // WHEN zeros replace the last 30, not enough for all of them / THEN they aren't keys
  std::vector<std::byte> zeros(bytes.bytes().begin(), bytes.bytes().end() - 30 * 111);
  zeros.resize(zeros.size() + 1000);
  const auto tail = readVmd(zeros);
  ASSERT_TRUE(tail) << describe(tail.error());
  EXPECT_EQ(tail->motion.boneKeys.size(), 20U);
  EXPECT_THAT(said(*tail), HasSubstr("bone keys[20]: what follows isn't keys"));
}

}  // namespace
}  // namespace vmd
