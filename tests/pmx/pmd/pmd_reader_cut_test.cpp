// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The reader under every small damage: files cut at every byte, and with every byte changed.

#include <algorithm>
#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/pmx/pmd/read_whole.h"

namespace {

using support::PmdSection;
using testing::HasSubstr;

/// Sections after which a file is whole, and from which on what can't be read is told as an issue.
constexpr std::array<std::string_view, 5> kEndings{"bone display list", "English names of display frames", "toon names",
                                                   "rigid bodies", "joints"};
constexpr std::array<std::string_view, 6> kNeeded{"header", "vertices", "faces", "materials", "bones", "IK"};

TEST(PmdReaderCut, EveryCutIsToldInItsSection) {
  // GIVEN a full file and where its sections end
  std::vector<PmdSection> sections;
  const auto bytes = support::pmdBytes(support::fullPmd(), support::PmdEnd::Joints, &sections);
  ASSERT_EQ(sections.back().end, bytes.size());
  const auto whole = pmx::readPmd(bytes);
  ASSERT_TRUE(whole);
  auto section = sections.begin();
  for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
    SCOPED_TRACE(cut);
    bool atAnEnd = false;
    while (section->end <= cut) {
      atAnEnd = section->end == cut && std::ranges::count(kEndings, section->name) != 0;
      ++section;
    }
    // WHEN; in a buffer of its own, so that a sanitizer sees every byte too many
    const std::vector<std::byte> part(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(cut));
    const auto read = pmx::readPmd(part);
    // THEN
    if (std::ranges::count(kNeeded, section->name) != 0) {
      ASSERT_FALSE(read);
      ASSERT_EQ(read.error().section, section->name);
      ASSERT_LE(read.error().offset, static_cast<std::int64_t>(cut));
      continue;
    }
    ASSERT_TRUE(read) << describe(read.error());
    ASSERT_EQ(read->model.bones.size(), whole->model.bones.size());
    if (atAnEnd) {
      ASSERT_EQ(support::lines(read->issues), "");
      continue;
    }
    const auto told = std::ranges::find_if(read->issues, [](const base::Issue& issue) {
      return issue.detail.find("the rest of the file is left out") != std::string::npos;
    });
    ASSERT_NE(told, read->issues.end());
    ASSERT_EQ(told->section, section->name);
    ASSERT_LE(told->offset, static_cast<std::int64_t>(cut));
  }
}

TEST(PmdReaderCut, AnyChangedByteIsReadOrRefused) {
  // GIVEN a full file, each byte in turn set to values that are odd as counts, kinds, indices and floats
  const auto bytes = support::pmdBytes(support::fullPmd());
  int read = 0;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (const int value : {0x00, 0x3F, 0x7F, 0x80, 0xFF}) {
      auto changed = bytes;
      changed[at] = static_cast<std::byte>(value);
      // WHEN / THEN nothing breaks, and what is read is a model that PMX can hold
      auto model = pmx::readPmd(changed);
      if (!model) continue;
      ++read;
      (void)pmx::validate(model->model);
      const auto written = pmx::writePmx(model->model);
      const auto again = pmx::readPmx(written);
      ASSERT_TRUE(again) << at;
      ASSERT_EQ(pmx::writePmx(again->model), written) << at << ' ' << value;
    }
  }
  EXPECT_GT(read, 1000);
}

}  // namespace
