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

/// After these sections a file is whole; from the first on, unreadable parts are reported as
/// issues.
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
    // WHEN it is cut, in a buffer of its own, so that a sanitizer sees every read beyond it
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
      return issue.detail.find("the rest of the file is left out") != std::string::npos ||
             issue.detail.find("what is missing of it counts as zero") != std::string::npos;
    });
    ASSERT_NE(told, read->issues.end());
    ASSERT_EQ(told->section, section->name);
    ASSERT_LE(told->offset, static_cast<std::int64_t>(cut));
  }
}

/// This struct has a file with three joints and bodies, the ends of its sections, and how much of
/// it a cut leaves. Sizes: mmd-reference.md 3.1.
struct CutPmd {
  support::PmdFile file = support::fullPmd();
  std::vector<PmdSection> sections;
  std::vector<std::byte> bytes;

  CutPmd() {
    file.bodies.push_back(
        {"飾り", 1, 2, 0xFFFB, 1, {1, 2, 3}, {4, 5, 6}, {0.1F, 0.2F, 0.3F}, {2, 0.5F, 0.5F, 0, 0.5F}, 1});
    for (const char* name : {"二", "三"}) {
      support::PmdFile::Joint joint{name, {1, 2}, {}};
      for (std::size_t k = 0; k < joint.vectors.size(); ++k)
        joint.vectors[k] = base::Vec3(static_cast<float>(k) + 1.0F);
      file.joints.push_back(joint);
    }
    bytes = support::pmdBytes(file, support::PmdEnd::Joints, &sections);
  }
  [[nodiscard]] std::size_t end(std::string_view name) const {
    return std::ranges::find(sections, name, &PmdSection::name)->end;
  }
  [[nodiscard]] pmx::ReadModel readTo(std::size_t end) const {
    auto read = pmx::readPmd(std::span(bytes).first(end));
    EXPECT_TRUE(read) << describe(read.error());
    return read ? std::move(*read) : pmx::ReadModel{};
  }
  /// Returns the model of the whole file with zeros from a byte on up to another.
  [[nodiscard]] pmx::Model zeroed(std::size_t from, std::size_t to) const {
    auto changed = bytes;
    std::fill(changed.begin() + static_cast<std::ptrdiff_t>(from), changed.begin() + static_cast<std::ptrdiff_t>(to),
              std::byte{0});
    return std::move(pmx::readPmd(changed)->model);
  }
};

TEST(PmdReaderCut, JointsAndBodiesAreKeptUpToTheCut) {
  const CutPmd cut;
  // These are the bytes of a record, and of the part without which it is useless: name, bodies,
  // position; name, bone, group, mask, shape, size, position, rotation.
  constexpr std::size_t kJoint = 124, kJointEnough = 20 + 4 + 4 + 12, kBody = 83,
                        kBodyEnough = 20 + 2 + 1 + 2 + 1 + 12 + 12 + 12;
  for (std::size_t missing = 1; missing <= 3 * kJoint; ++missing) {
    const std::size_t end = cut.end("joints") - missing, whole = (3 * kJoint - missing) / kJoint;
    const std::size_t left = 3 * kJoint - missing - whole * kJoint;
    SCOPED_TRACE(missing);
    const auto read = cut.readTo(end);
    ASSERT_EQ(read.model.joints.size(), whole + (left >= kJointEnough ? 1 : 0));
    const auto same = cut.zeroed(end, cut.end("joints"));
    ASSERT_TRUE(std::equal(read.model.joints.begin(), read.model.joints.end(), same.joints.begin()));
  }
  for (std::size_t missing = 1; missing <= 3 * kBody; ++missing) {
    const std::size_t end = cut.end("rigid bodies") - missing, whole = (3 * kBody - missing) / kBody;
    const std::size_t left = 3 * kBody - missing - whole * kBody;
    SCOPED_TRACE(missing);
    const auto read = cut.readTo(end);
    ASSERT_EQ(read.model.rigidBodies.size(), whole + (left >= kBodyEnough ? 1 : 0));
    const auto same = cut.zeroed(end, cut.end("rigid bodies"));
    ASSERT_TRUE(std::equal(read.model.rigidBodies.begin(), read.model.rigidBodies.end(), same.rigidBodies.begin()));
    EXPECT_TRUE(read.model.joints.empty());
  }
}

TEST(PmdReaderCut, MorphsAndListsAreKeptUpToTheCut) {
  const CutPmd cut;
  const auto whole = cut.readTo(cut.bytes.size()).model;
  // The last morph has one offset of 16 bytes after 25 bytes of its own: it may lack numbers, not
  // the index.
  ASSERT_EQ(whole.morphs.size(), 4U);
  const std::size_t morphs = cut.end("morphs");
  EXPECT_EQ(cut.readTo(morphs - 12).model.morphs.size(), 4U);
  EXPECT_EQ(cut.readTo(morphs - 13).model.morphs.size(), 3U);
  EXPECT_EQ(cut.readTo(morphs - 16 - 25).model.morphs.size(), 3U);
  EXPECT_EQ(cut.readTo(morphs - 16 - 25 - 1).model.morphs.back().name, whole.morphs[2].name);
  // Entries of two bytes, of three, and names of 100
  EXPECT_EQ(cut.readTo(cut.end("morph display list") - 1).model.displayFrames[1].elements.size(), 3U);
  const auto shown = [](const pmx::Model& model) {
    std::size_t count = 0;
    for (std::size_t i = 2; i < model.displayFrames.size(); ++i) count += model.displayFrames[i].elements.size();
    return count;
  };
  ASSERT_EQ(shown(whole), 5U);
  EXPECT_EQ(shown(cut.readTo(cut.end("bone display list") - 1).model), 4U);
  EXPECT_EQ(shown(cut.readTo(cut.end("bone display list") - 7).model), 2U);
  EXPECT_EQ(cut.readTo(cut.end("toon names") - 150).model.pmd->toons.at(0), whole.pmd->toons.at(0));
  EXPECT_EQ(cut.readTo(cut.end("toon names") - 150).model.pmd->toons.at(8).utf8, "");
}

TEST(PmdReaderCut, AnyChangedByteIsReadOrRefused) {
  // GIVEN a full file, each byte in turn set to values that are odd as counts, kinds, indices and
  // floats
  const auto bytes = support::pmdBytes(support::fullPmd());
  int read = 0;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (const int value : {0x00, 0x3F, 0x7F, 0x80, 0xFF}) {
      auto changed = bytes;
      changed[at] = static_cast<std::byte>(value);
      // WHEN / THEN nothing breaks, and a file that is read is a model that PMX can hold
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
