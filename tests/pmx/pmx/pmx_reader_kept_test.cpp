// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check how much is kept of a file that ends in its morphs or later: every record that
// is whole, and one that lacks nothing but numbers that may be zero. (mmd-reference.md 2.14)

#include <algorithm>
#include <tuple>

#include <fmt/format.h>
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

/// This struct has a model's records in a section, and where in its file each begins and ends. It
/// uses the writer alone, never the reader.
template <class Record>
struct RecordEnds {
  std::vector<Record> Model::*records;
  const char* name;
  std::vector<std::size_t> ends;  ///< end of the count, then of each record
};

/// Finds the ends of a section's records; `counts`: how many sections remain, this one included.
template <class Record>
RecordEnds<Record> sectionOf(const Model& upTo, const Model& whole, std::vector<Record> Model::*records,
                             const char* name, std::size_t counts) {
  RecordEnds<Record> section{records, name, {}};
  Model part = upTo;
  for (std::size_t k = 0; k <= (whole.*records).size(); ++k) {
    (part.*records).assign((whole.*records).begin(), (whole.*records).begin() + static_cast<std::ptrdiff_t>(k));
    section.ends.push_back(writePmx(part).size() - 4 * (counts - 1));
  }
  return section;
}

std::vector<std::byte> upTo(const std::vector<std::byte>& bytes, std::size_t end) {
  return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(end)};
}

/// Cuts the file at each byte of a section's records. `enough(record, begin, end)` is the byte from
/// which on a cut record is filled with zeros.
template <class Record, class Enough>
void expectKept(const Model& whole, const RecordEnds<Record>& section, Enough enough) {
  const auto bytes = writePmx(whole);
  const auto& records = whole.*section.records;
  for (std::size_t k = 0; k < records.size(); ++k) {
    const std::size_t begin = section.ends[k], end = section.ends[k + 1];
    for (std::size_t cut = begin; cut < end; ++cut) {
      SCOPED_TRACE(testing::Message() << section.name << '[' << k << "] cut at " << cut - begin << " of "
                                      << end - begin);
      // WHEN
      const auto read = readPmx(upTo(bytes, cut));
      ASSERT_TRUE(read.has_value()) << describe(read.error());
      // THEN the records before are there, and this one if it lacks no more than numbers
      const auto& kept = read->model.*section.records;
      const bool filled = cut >= enough(records[k], begin, end);
      ASSERT_EQ(kept.size(), k + (filled ? 1 : 0));
      ASSERT_TRUE(std::equal(records.begin(), records.begin() + static_cast<std::ptrdiff_t>(k), kept.begin()));
      // AND it equals the record of a whole file that has zeros there
      if (filled) {
        auto zeroed = bytes;
        std::fill(zeroed.begin() + static_cast<std::ptrdiff_t>(cut), zeroed.begin() + static_cast<std::ptrdiff_t>(end),
                  std::byte{0});
        const auto same = readPmx(zeroed);
        ASSERT_TRUE(same.has_value()) << describe(same.error());
        ASSERT_EQ(kept[k], (same->model.*section.records)[k]);
        ASSERT_THAT(read->issues.back().detail, HasSubstr("what is missing of it counts as zero"));
      }
      // AND one issue names the record, and the end of the file
      ASSERT_EQ(read->issues.back().section, section.name);
      ASSERT_EQ(read->issues.back().index, static_cast<std::int64_t>(k));
      ASSERT_GE(read->issues.back().offset, static_cast<std::int64_t>(begin));
      ASSERT_LE(read->issues.back().offset, static_cast<std::int64_t>(cut));
      // AND the model can be written and read again
      ASSERT_EQ(readPmx(writePmx(read->model))->model, read->model);
    }
  }
}

class PmxReaderKept : public testing::TestWithParam<std::tuple<Encoding, int>> {
 protected:
  PmxReaderKept()
      : size_(static_cast<std::size_t>(std::get<1>(GetParam()))),
        whole_(support::fullModel(2.1F, std::get<0>(GetParam()), static_cast<std::uint8_t>(size_))),
        part_(whole_) {
    part_.softBodies.clear();
    part_.joints.clear();
    part_.rigidBodies.clear();
    part_.displayFrames.clear();
    part_.morphs.clear();
  }
  /// Returns the bytes of both names with their lengths.
  [[nodiscard]] std::size_t names(const base::Text& name, const base::Text& english) const {
    const bool utf16 = whole_.header.encoding == Encoding::Utf16Le;
    const auto bytes = [&](const std::string& utf8) {
      const auto letters =
          std::ranges::count_if(utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
      return utf16 ? 2 * static_cast<std::size_t>(letters) : utf8.size();
    };
    return 8 + bytes(name.utf8) + bytes(english.utf8);
  }

  std::size_t size_;
  Model whole_, part_;  ///< part_: up to the tested section
};

TEST_P(PmxReaderKept, MorphsAreWholeOrLackNumbersOfTheirLastOffset) {
  const auto section = sectionOf(part_, whole_, &Model::morphs, "morphs", 5);
  expectKept(whole_, section, [](const pmx::Morph& morph, std::size_t, std::size_t end) {
    // These are the bytes after the index of the last offset: mmd-reference.md 2.9.
    switch (morph.kind) {
      case pmx::MorphKind::Group:
      case pmx::MorphKind::Flip:
        return end - 4;
      case pmx::MorphKind::Vertex:
        return end - 12;
      case pmx::MorphKind::Impulse:
        return end - 25;
      case pmx::MorphKind::Bone:
      case pmx::MorphKind::Material:
        return end;  // a rotation of zeros is none, and a material times zeros is black
      default:
        return end - 16;
    }
  });
}

TEST_P(PmxReaderKept, RigidBodiesHaveTheirPlace) {
  part_.morphs = whole_.morphs;
  part_.displayFrames = whole_.displayFrames;
  const auto section = sectionOf(part_, whole_, &Model::rigidBodies, "rigid bodies", 3);
  expectKept(whole_, section, [&](const pmx::RigidBody& body, std::size_t begin, std::size_t) {
    // bone, group, mask, shape, size, position, rotation: mmd-reference.md 2.11
    return begin + names(body.name, body.englishName) + size_ + 1 + 2 + 1 + 12 + 12 + 12;
  });
}

TEST_P(PmxReaderKept, JointsHaveTheirBodiesAndPosition) {
  part_.morphs = whole_.morphs;
  part_.displayFrames = whole_.displayFrames;
  part_.rigidBodies = whole_.rigidBodies;
  const auto section = sectionOf(part_, whole_, &Model::joints, "joints", 2);
  expectKept(whole_, section, [&](const pmx::Joint& joint, std::size_t begin, std::size_t) {
    // kind, both bodies, position: mmd-reference.md 2.12
    return begin + names(joint.name, joint.englishName) + 1 + 2 * size_ + 12;
  });
}

TEST_P(PmxReaderKept, SoftBodiesAreWhole) {
  part_ = whole_;
  part_.softBodies.clear();
  const auto section = sectionOf(part_, whole_, &Model::softBodies, "soft bodies", 1);
  expectKept(whole_, section, [](const pmx::SoftBody&, std::size_t, std::size_t end) { return end; });
}

TEST_P(PmxReaderKept, DisplayFramesHaveTheElementsThatAreWhole) {
  part_.morphs = whole_.morphs;
  const auto section = sectionOf(part_, whole_, &Model::displayFrames, "display frames", 4);
  const auto bytes = writePmx(whole_);
  for (std::size_t k = 0; k < whole_.displayFrames.size(); ++k) {
    const pmx::DisplayFrame& frame = whole_.displayFrames[k];
    const std::size_t list = section.ends[k] + names(frame.name, frame.englishName) + 1 + 4;
    for (std::size_t cut = section.ends[k]; cut < section.ends[k + 1]; ++cut) {
      SCOPED_TRACE(testing::Message() << "frame " << k << ", byte " << cut);
      const auto read = readPmx(upTo(bytes, cut));
      ASSERT_TRUE(read.has_value());
      const auto& kept = read->model.displayFrames;
      ASSERT_EQ(kept.size(), cut < list ? k : k + 1);
      if (cut < list) continue;
      const std::size_t elements = (cut - list) / (1 + size_);
      ASSERT_EQ(kept[k].elements.size(), elements);
      ASSERT_TRUE(std::equal(kept[k].elements.begin(), kept[k].elements.end(), frame.elements.begin()));
      ASSERT_EQ(kept[k].englishName, frame.englishName);
      ASSERT_EQ(readPmx(writePmx(read->model))->model, read->model);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(FullModels, PmxReaderKept,
                         testing::Combine(testing::Values(Encoding::Utf16Le, Encoding::Utf8),
                                          testing::Values(1, 2, 4)));

TEST(PmxReaderKeptIssue, SaysWhatBecameOfTheLastRecord) {
  const Model whole = support::fullModel(2.0F, Encoding::Utf8, 1);
  const auto bytes = writePmx(whole);
  const auto said = [&](std::size_t missing) {
    return describe(readPmx(upTo(bytes, bytes.size() - missing))->issues.back());
  };
  // A joint of 6: 18 bytes of names, 1 + 1 + 1, 96 of numbers (mmd-reference.md 2.12). Its last
  // vector is missing.
  const std::size_t end = bytes.size();
  EXPECT_EQ(said(12),
            fmt::format("joints[5]: the file ends here: 12 more bytes wanted, 0 left; what is missing of it counts "
                        "as zero (byte 0x{:x})",
                        end - 12));
  // Here the last vector of the joint before it is missing.
  const std::size_t joint = 4 + 9 + 4 + 5 + 3 + 96;
  EXPECT_EQ(said(joint + 12),
            fmt::format("joints[4]: the file ends here: 12 more bytes wanted, 0 left; what is missing of it "
                        "counts as zero; 5 of 6 are there (byte 0x{:x})",
                        end - joint - 12));
  // Its position is missing.
  EXPECT_EQ(said(96),
            fmt::format("joints[5]: the file ends here: 12 more bytes wanted, 0 left; the rest of the file is left "
                        "out (byte 0x{:x})",
                        end - 96));
}

}  // namespace
