// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// PMD files that break every rule are read, posed and skinned, as damaged_files_test.cpp does it
// for PMX.

#include <cstring>
#include <limits>

#include <gtest/gtest.h>

#include "pmx/pmd/pmd_reader.h"
#include "tests/app/files/dancer.h"
#include "tests/app/limits/frame_fault.h"
#include "tests/support/odd_floats.h"
#include "tests/support/pmd_file.h"

namespace {

using support::faultOf;
using support::kHuge;
using support::kInfinity;
using support::kNan;
using support::opened;

template <class Value>
std::vector<std::byte> with(std::vector<std::byte> bytes, std::size_t at, const Value& value) {
  std::memcpy(bytes.data() + at, &value, sizeof(value));
  return bytes;
}

TEST(DamagedPmd, AnyFloatMayBeNoNumber) {
  const auto bytes = support::pmdBytes(support::fullPmd());
  const auto whole = opened(pmx::readPmd(bytes));
  ASSERT_NE(whole, nullptr);
  const auto motion = support::loaded(support::danceOfAll(whole->model));
  ASSERT_EQ(faultOf(whole, motion, {0.0, 7.5, 20.0}), "");
  int read = 0;
  for (std::size_t at = 3; at + 4 <= bytes.size(); ++at) {
    for (const float value : {kNan, kInfinity, -kInfinity, kHuge, -kHuge}) {
      // GIVEN four bytes anywhere that say NaN, infinity or the largest number
      const auto model = opened(pmx::readPmd(with(bytes, at, value)));
      if (!model) continue;
      ++read;
      // WHEN it is played / THEN everything is a number
      ASSERT_EQ(faultOf(model, motion, {0.0, 7.5}), "") << value << " at byte " << at;
    }
  }
  EXPECT_GT(read, 1000);
}

TEST(DamagedPmd, CountsBeyondTheBytesLeft) {
  // GIVEN a file, each byte, two bytes and four bytes of it in turn a count that no file holds
  const auto bytes = support::pmdBytes(support::fullPmd());
  int refused = 0;
  const auto expectSafe = [&](const std::vector<std::byte>& damaged, std::size_t at) {
    const auto read = pmx::readPmd(damaged);
    if (read) {
      ASSERT_EQ(faultOf(opened(read), nullptr, {0.0}), "") << "byte " << at;
      return;
    }
    // THEN it is refused with its position
    ++refused;
    ASSERT_GE(read.error().offset, 0) << at;
    ASSERT_LE(read.error().offset, static_cast<std::int64_t>(bytes.size())) << at;
    ASSERT_FALSE(read.error().section.empty()) << at;
  };
  for (std::size_t at = 3; at + 4 <= bytes.size(); ++at) {
    for (const std::uint32_t count : {0x7FFFFFFFU, 0xFFFFFFFFU, 0x80000000U, 0x00FFFFFFU}) {
      expectSafe(with(bytes, at, count), at);
    }
    for (const unsigned count : {0x7FFFU, 0xFFFFU, 0x8000U}) {
      expectSafe(with(bytes, at, static_cast<std::uint16_t>(count)), at);
    }
    expectSafe(with(bytes, at, std::uint8_t{0xFF}), at);
  }
  EXPECT_GT(refused, 10);
}

TEST(DamagedPmd, DeepParentsInEitherOrder) {
  // GIVEN as many bones as a file can hold, each the child of the one before it or after it, IK and
  // followers among them
  constexpr int kCount = 65535;
  for (const bool backwards : {false, true}) {
    support::PmdFile file;
    file.bones.resize(kCount);
    for (int i = 0; i < kCount; ++i) {
      auto& bone = file.bones[static_cast<std::size_t>(i)];
      bone.parent = backwards ? i + 1 : i - 1;
      bone.kind = static_cast<std::uint8_t>(i % 10);
      bone.position = {0, 1e-3F * static_cast<float>(i), 0};
    }
    file.bones.back().parent = backwards ? 0xFFFF : kCount - 2;
    // WHEN / THEN it ends, and every bone is a number; recursion would run out of stack
    const auto model = opened(pmx::readPmd(support::pmdBytes(file)));
    ASSERT_NE(model, nullptr);
    EXPECT_EQ(faultOf(model, nullptr, {0.0}), "");
    EXPECT_LE(model->issues.size(), 100U);
  }
}

}  // namespace
