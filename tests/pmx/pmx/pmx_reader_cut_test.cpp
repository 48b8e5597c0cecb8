// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The reader under every small damage: files cut at every byte, and with every byte changed.

#include <tuple>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"

namespace {

using base::Encoding;
using pmx::Model;
using pmx::readPmx;
using testing::HasSubstr;

struct SectionEnd {
  const char* name;
  std::size_t end;
  bool late;  ///< the model before it is kept
};

/// Returns where each section of a full model's file ends: the length of a model's file that stops
/// there, less the counts of the sections that follow. It uses the writer alone, never the reader.
std::vector<SectionEnd> sectionsOf(const Model& whole) {
  const bool soft = whole.header.version > 2.05F;
  Model part;
  part.header = whole.header;
  std::size_t countsAfter = soft ? 10 : 9;
  std::vector<SectionEnd> sections{{"header", 17, false}};
  const auto close = [&](const char* name, bool late, std::size_t counts) {
    countsAfter -= counts;
    sections.push_back({name, writePmx(part).size() - 4 * countsAfter, late});
  };
  part.name = whole.name;
  part.englishName = whole.englishName;
  part.comment = whole.comment;
  part.englishComment = whole.englishComment;
  close("model", false, 0);
  part.vertices = whole.vertices;
  part.sdefVectors = whole.sdefVectors;
  part.additionalUvs = whole.additionalUvs;
  close("vertices", false, 1);
  part.indices = whole.indices;
  close("faces", false, 1);
  part.textures = whole.textures;
  close("textures", false, 1);
  part.materials = whole.materials;
  close("materials", false, 1);
  part.bones = whole.bones;
  close("bones", false, 1);
  part.morphs = whole.morphs;
  close("morphs", true, 1);
  part.displayFrames = whole.displayFrames;
  close("display frames", true, 1);
  part.rigidBodies = whole.rigidBodies;
  close("rigid bodies", true, 1);
  part.joints = whole.joints;
  close("joints", true, 1);
  part.softBodies = whole.softBodies;
  if (soft) close("soft bodies", true, 1);
  return sections;
}

class PmxReaderCutTest : public testing::TestWithParam<std::tuple<float, Encoding, int>> {};

TEST_P(PmxReaderCutTest, everyCutIsToldInItsSection) {
  // GIVEN
  const auto& [version, encoding, size] = GetParam();
  const Model model = support::fullModel(version, encoding, static_cast<std::uint8_t>(size));
  const auto bytes = writePmx(model);
  const auto sections = sectionsOf(model);
  ASSERT_EQ(sections.back().end, bytes.size());
  auto section = sections.begin();
  for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
    SCOPED_TRACE(cut);
    while (section->end <= cut) ++section;
    // WHEN it is cut, in a buffer of its own, so that a sanitizer sees every read beyond it
    const std::vector<std::byte> part(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(cut));
    const auto read = readPmx(part);
    // THEN
    ASSERT_EQ(read.has_value(), section->late);
    if (section->late) {
      ASSERT_EQ(read->issues.back().section, section->name);
      ASSERT_LE(read->issues.back().offset, static_cast<std::int64_t>(cut));
      ASSERT_THAT(read->issues.back().detail,
                  testing::AnyOf(HasSubstr("the rest of the file is left out"), HasSubstr("counts as zero"),
                                 HasSubstr("its entries before are kept")));
      ASSERT_EQ(read->model.bones, model.bones);
      ASSERT_EQ(readPmx(writePmx(read->model))->model, read->model);
    } else {
      ASSERT_EQ(read.error().section, section->name);
      ASSERT_LE(read.error().offset, static_cast<std::int64_t>(cut));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(FullModels, PmxReaderCutTest,
                         testing::Combine(testing::Values(2.0F, 2.1F),
                                          testing::Values(Encoding::Utf16Le, Encoding::Utf8),
                                          testing::Values(1, 2, 4)));

TEST(PmxReaderTest, anyChangedByteIsReadOrRefused) {
  // GIVEN a full model, each byte in turn set to values that are odd as counts, kinds, indices and
  // floats
  const auto bytes = writePmx(support::fullModel(2.1F, Encoding::Utf16Le, 1));
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (const int value : {0x3F, 0xFF}) {
      auto changed = bytes;
      changed[at] = static_cast<std::byte>(value);
      // WHEN / THEN nothing breaks, and a file that is read can be written and read again
      const auto read = readPmx(changed);
      if (!read) continue;
      const auto written = writePmx(read->model);
      const auto again = readPmx(written);
      ASSERT_TRUE(again.has_value()) << at;
      ASSERT_EQ(writePmx(again->model), written) << at;
    }
  }
}

}  // namespace
