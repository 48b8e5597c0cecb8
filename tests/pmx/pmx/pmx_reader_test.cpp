// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmx/pmx_reader.h"

#include <cstring>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"

namespace {

using base::Encoding;
using pmx::Model;
using pmx::readPmx;
using testing::HasSubstr;

/// This struct has the bytes of a file, put together by hand.
struct Bytes {
  std::vector<std::byte> bytes;

  template <class T>
  Bytes& put(T value) {
    const auto at = bytes.size();
    bytes.resize(at + sizeof(T));
    std::memcpy(bytes.data() + at, &value, sizeof(T));
    return *this;
  }
  Bytes& u8(int value) { return put(static_cast<std::uint8_t>(value)); }
  Bytes& i32(std::int32_t value) { return put(value); }
  Bytes& floats(int count, float value = 0.0F) {
    for (int i = 0; i < count; ++i) put(value);
    return *this;
  }
  Bytes& zeros(int count) {
    bytes.resize(bytes.size() + static_cast<std::size_t>(count));
    return *this;
  }
  /// Returns a header of 17 bytes, all indices of one size.
  static Bytes header(float version = 2.0F, int indexSize = 1, int additionalUvs = 0) {
    Bytes made;
    made.put(std::array<char, 4>{'P', 'M', 'X', ' '}).put(version).u8(8).u8(0).u8(additionalUvs);
    for (int i = 0; i < 6; ++i) made.u8(indexSize);
    return made;
  }
  /// Returns the header and four empty texts, up to byte 0x21.
  static Bytes start(float version = 2.0F, int indexSize = 1, int additionalUvs = 0) {
    return header(version, indexSize, additionalUvs).zeros(16);
  }
};

/// Returns the error of reading, or every issue, one a line.
std::string said(std::span<const std::byte> bytes) {
  const auto read = readPmx(bytes);
  if (!read) return describe(read.error());
  std::string lines;
  for (const auto& issue : read->issues) {
    if (!lines.empty()) lines += '\n';
    lines += describe(issue);
  }
  return lines;
}

TEST(PmxReaderTest, readsTheSmallestFiles) {
  // GIVEN P1 of mmd-reference.md 12.1
  const auto file20 = Bytes::start().zeros(9 * 4);
  const auto file21 = Bytes::start(2.1F).zeros(10 * 4);
  EXPECT_EQ(file20.bytes.size(), 69U);
  EXPECT_EQ(file21.bytes.size(), 73U);
  // WHEN
  const auto read20 = readPmx(file20.bytes);
  const auto read21 = readPmx(file21.bytes);
  // THEN both are empty models
  ASSERT_TRUE(read20.has_value());
  ASSERT_TRUE(read21.has_value());
  EXPECT_TRUE(read20->issues.empty());
  EXPECT_TRUE(read21->issues.empty());
  EXPECT_EQ(read20->model, Model{});
  EXPECT_EQ(read21->model.header.version, 2.1F);
}

TEST(PmxReaderTest, readsEveryFieldOfABdef2VertexAndAMaterial) {
  // GIVEN one of each, written out by hand from mmd-reference.md 2.4 and 2.7
  auto file = Bytes::start(2.0F, 2, 1).i32(1);
  for (int i = 1; i <= 8; ++i) file.put(static_cast<float>(i));  // position, normal, UV
  file.floats(1, 9).floats(1, 10).floats(1, 11).floats(1, 12);   // additional UV 1
  file.u8(1).put<std::int16_t>(300).put<std::int16_t>(-1).put(0.25F).put(2.0F);
  file.i32(3).put<std::uint16_t>(0).put<std::uint16_t>(0xFFFF).put<std::uint16_t>(1);
  file.i32(0);                          // textures
  file.i32(1).i32(2).put(u'a').i32(0);  // a material's names
  // These are diffuse, specular, power, ambient.
  for (int i = 1; i <= 11; ++i) file.put(static_cast<float>(i));
  file.u8(0x91);
  for (int i = 1; i <= 5; ++i) file.put(static_cast<float>(i));  // edge colour, edge size
  file.put<std::int16_t>(5).put<std::int16_t>(-1).u8(3).u8(1).u8(7).i32(0).i32(3);
  file.zeros(5 * 4);
  // WHEN
  const auto read = readPmx(file.bytes);
  // THEN
  ASSERT_TRUE(read.has_value()) << describe(read.error());
  const auto& vertex = read->model.vertices.at(0);
  EXPECT_EQ(vertex.position, base::Vec3(1, 2, 3));
  EXPECT_EQ(vertex.normal, base::Vec3(4, 5, 6));
  EXPECT_EQ(vertex.uv, base::Vec2(7, 8));
  EXPECT_EQ(vertex.deform, pmx::DeformKind::Bdef2);
  EXPECT_EQ(vertex.bones, (std::array{300, -1, -1, -1}));
  EXPECT_EQ(vertex.weights, (std::array{0.25F, 0.75F, 0.0F, 0.0F}));
  EXPECT_EQ(vertex.edgeScale, 2.0F);
  EXPECT_EQ(read->model.additionalUvs.at(0).at(0), base::Vec4(9, 10, 11, 12));
  EXPECT_EQ(read->model.indices, (std::vector<std::uint32_t>{0, 65535, 1}));
  const auto& material = read->model.materials.at(0);
  EXPECT_EQ(material.name, base::Text("a"));
  EXPECT_EQ(material.diffuse, base::Vec4(1, 2, 3, 4));
  EXPECT_EQ(material.specular, base::Vec3(5, 6, 7));
  EXPECT_EQ(material.specularPower, 8.0F);
  EXPECT_EQ(material.ambient, base::Vec3(9, 10, 11));
  EXPECT_EQ(material.flags, 0x91);
  EXPECT_EQ(material.edgeColour, base::Vec4(1, 2, 3, 4));
  EXPECT_EQ(material.edgeSize, 5.0F);
  EXPECT_EQ(material.texture, 5);
  EXPECT_EQ(material.sphereTexture, -1);
  EXPECT_EQ(material.sphereMode(), pmx::SphereMode::SubTexture);
  EXPECT_TRUE(material.sharedToon);
  EXPECT_EQ(material.toon, 7);
  EXPECT_EQ(material.indexCount, 3);
}

TEST(PmxReaderTest, vertexIndicesHaveNoSignAndOthersDo) {
  // GIVEN P9 of mmd-reference.md 12.1: three vertex indices and a bone's parent, all bits set
  for (const int size : {1, 2, 4}) {
    auto file = Bytes::start(2.0F, size).i32(0).i32(3);
    for (int i = 0; i < 3 * size; ++i) file.u8(0xFF);
    file.zeros(2 * 4).i32(1).zeros(8 + 12);
    for (int i = 0; i < size; ++i) file.u8(0xFF);
    file.zeros(4 + 2 + 12 + 4 * 4);
    // WHEN
    const auto read = readPmx(file.bytes);
    // THEN
    ASSERT_TRUE(read.has_value()) << describe(read.error());
    EXPECT_EQ(read->model.indices.at(2), size == 1 ? 0xFFU : size == 2 ? 0xFFFFU : 0xFFFFFFFFU);
    EXPECT_EQ(read->model.bones.at(0).parent, -1);
  }
}

TEST(PmxReaderTest, recordsHaveTheSizesOfTheReference) {
  // GIVEN P2 of mmd-reference.md 12.1, the sizes of an element of each kind
  const auto sizeWith = [](int boneSize, auto add) {
    Model model;
    model.header.indexSizes.bone = static_cast<std::uint8_t>(boneSize);
    const std::size_t without = writePmx(model).size();
    add(model);
    const auto bytes = writePmx(model);
    EXPECT_EQ(said(bytes), "");
    return bytes.size() - without;
  };
  const auto vertex = [&](int boneSize, pmx::DeformKind kind) {
    return sizeWith(boneSize, [&](Model& model) {
      model.vertices.resize(1);
      model.vertices[0].deform = kind;
      model.vertices[0].sdef = kind == pmx::DeformKind::Sdef ? 0 : -1;
      model.sdefVectors.resize(1);
    });
  };
  EXPECT_EQ(vertex(1, pmx::DeformKind::Bdef1), 38U);
  EXPECT_EQ(vertex(2, pmx::DeformKind::Bdef2), 45U);
  EXPECT_EQ(vertex(2, pmx::DeformKind::Bdef4), 61U);
  EXPECT_EQ(vertex(2, pmx::DeformKind::Sdef), 81U);
  EXPECT_EQ(sizeWith(1, [](Model& model) { model.joints.resize(1); }), 107U);
  EXPECT_EQ(sizeWith(1, [](Model& model) { model.rigidBodies.resize(1); }), 70U);
}

TEST(PmxReaderTest, saysWhatIsWrongWhere) {
  const auto patched = [](Bytes file, std::size_t at, int value) {
    file.bytes[at] = static_cast<std::byte>(value);
    return file;
  };
  const Bytes empty = Bytes::start().zeros(36);
  const struct {
    const char* name;
    Bytes file;
    const char* said;
  } rows[] = {
      {"no bytes", {}, "header: the file ends here: 4 more bytes wanted, 0 left (byte 0x0)"},
      {"another format", Bytes{}.put(std::array<char, 4>{'P', 'm', 'd', 0}),
       "header: isn't a PMX model: it doesn't begin with \"PMX \" (byte 0x0)"},
      {"PMX 1.0", Bytes{}.put(std::array<char, 4>{'P', 'm', 'x', ' '}),
       "header: PMX 1.0 isn't supported, only 2.0 and 2.1 are (byte 0x0)"},
      {"PMX 3.0", Bytes::start(3.0F), "header: PMX 3 isn't supported, only 2.0 and 2.1 are (byte 0x4)"},
      {"no number as version", Bytes::start(std::numeric_limits<float>::quiet_NaN()),
       "header: PMX nan isn't supported, only 2.0 and 2.1 are (byte 0x4)"},
      {"few globals", patched(empty, 8, 7), "header: the number of globals is 7; it must be 8 or more (byte 0x8)"},
      {"unknown encoding", patched(empty, 9, 2), "header: the text encoding is 2; it must be 0 or 1 (byte 0x9)"},
      {"five UVs", patched(empty, 10, 5), "header: the number of additional UVs is 5; it must be 0 to 4 (byte 0xa)"},
      {"bone index of three bytes", patched(empty, 14, 3),
       "header: the size of a bone index is 3; it must be 1, 2 or 4 (byte 0xe)"},
      {"negative text length", Bytes::header().i32(-1), "model: a text's length is negative (-1) (byte 0x11)"},
      {"text beyond the end", Bytes::header().i32(5).zeros(2),
       "model: the file ends here: 5 more bytes wanted, 2 left (byte 0x15)"},
      {"negative vertex count", Bytes::start().i32(-1).zeros(32), "vertices: the count is negative (-1) (byte 0x25)"},
      {"more vertices than bytes", Bytes::start().i32(2).zeros(75),
       "vertices: the count is 2, but the 75 bytes left hold at most 1 (byte 0x25)"},
      {"unknown deform kind", Bytes::start().i32(1).zeros(32).u8(5).zeros(200),
       "vertices[0]: unknown deform kind 5 (byte 0x45)"},
      {"unknown deform kind near the end", Bytes::start().i32(1).zeros(32).u8(5).zeros(5),
       "vertices[0]: unknown deform kind 5 (byte 0x45)"},
      {"a second vertex cut short", Bytes::start().i32(2).zeros(38).zeros(32).u8(2).zeros(5),
       "vertices[1]: the file ends here: 57 more bytes wanted, 38 left (byte 0x4b)"},
      {"more indices than bytes", Bytes::start().i32(0).i32(37).zeros(36),
       "faces: the count is 37, but the 36 bytes left hold at most 36 (byte 0x29)"},
      {"a texture path beyond the end", Bytes::start().zeros(8).i32(2).i32(2).zeros(2).i32(99).zeros(9),
       "textures[1]: the file ends here: 99 more bytes wanted, 9 left (byte 0x37)"},
      {"a material cut short", Bytes::start().zeros(12).i32(1).i32(60).zeros(82),
       "materials[0]: the file ends here: 12 more bytes wanted, 2 left (byte 0x85)"},
      {"a bone with too many links",
       Bytes::start().zeros(16).i32(1).zeros(25).put<std::uint16_t>(0x21).zeros(1 + 1 + 4 + 4).i32(9).zeros(4),
       "bones[0]: the count is 9, but the 4 bytes left hold at most 2 (byte 0x5e)"},
      {"unknown morph kind", Bytes::start().zeros(20).i32(1).zeros(8).u8(4).u8(63).zeros(20),
       "morphs[0]: unknown morph kind 63; the rest of the file is left out (byte 0x42)"},
      {"unknown display element", Bytes::start().zeros(24).i32(1).zeros(8).u8(0).i32(1).u8(2).u8(0).zeros(8),
       "display frames[0]: unknown kind 2 of element 0; the rest of the file is left out (byte 0x4a)"},
      {"nothing after the bones", Bytes::start().zeros(20),
       "morphs: the file ends here: 4 more bytes wanted, 0 left; the rest of the file is left out (byte 0x35)"},
      {"bytes at the end", Bytes::start().zeros(36).zeros(5),
       "file: 5 bytes after the last section are kept unused (byte 0x45)"},
      {"two indices", Bytes::start().i32(0).i32(2).zeros(2).zeros(28),
       "faces: 2 corners don't make whole triangles; the last 2 are unused (byte 0x25)"},
      {"a toon flag of 2", Bytes::start().zeros(12).i32(1).zeros(8 + 44 + 1 + 20 + 2 + 1).u8(2).zeros(1 + 8 + 20),
       "materials[0]: the shared toon flag is 2, neither 0 nor 1; taken as 1 (byte 0x7d)"},
  };
  for (const auto& row : rows) EXPECT_EQ(said(row.file.bytes), row.said) << row.name;
}

TEST(PmxReaderTest, readsWhateverTheFourthByteIs) {
  // GIVEN a model whose file has "PMX" and another byte than a space, as models locked against an
  // editor do
  const Model model = support::fullModel(2.1F, Encoding::Utf8, 2);
  for (const auto& [byte, name] : {std::pair{'\x10', "10"}, {'P', "50"}, {'\0', "00"}, {'\xFF', "FF"}, {'x', "78"}}) {
    auto bytes = writePmx(model);
    bytes[3] = static_cast<std::byte>(byte);
    // WHEN / THEN it is the same model, and one issue names the byte
    const auto read = readPmx(bytes);
    ASSERT_TRUE(read.has_value()) << describe(read.error());
    EXPECT_EQ(read->model, model);
    EXPECT_EQ(said(bytes), std::string("header: the signature's fourth byte is 0x") + name +
                               " instead of a space; read all the same (byte 0x3)");
    // AND with a version that isn't supported it is no model at all
    bytes[7] = std::byte{0x41};
    EXPECT_EQ(said(bytes), "header: isn't a PMX model: it doesn't begin with \"PMX \" (byte 0x0)");
    EXPECT_EQ(said(std::span(bytes).first(7)), "header: isn't a PMX model: it doesn't begin with \"PMX \" (byte 0x0)");
  }
}

TEST(PmxReaderTest, keepsGlobalsItDoesNotKnow) {
  // GIVEN ten globals
  auto file = Bytes::header().u8(11).u8(12).zeros(16 + 36);
  file.bytes[8] = std::byte{10};
  // WHEN
  const auto read = readPmx(file.bytes);
  // THEN
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->model.header.extraGlobals, (std::vector<std::uint8_t>{11, 12}));
  EXPECT_EQ(said(file.bytes), "header: 10 globals instead of 8; the others are kept unused (byte 0x11)");
  EXPECT_EQ(writePmx(read->model), file.bytes);
}

TEST(PmxReaderTest, refusesCountsOfTwoThousandMillion) {
  // GIVEN P10 of mmd-reference.md 12.1: 100 bytes, each section's count in turn 0x7FFFFFFF
  for (int section = 0; section < 10; ++section) {
    auto file = Bytes::start(2.1F).zeros(4 * section).i32(0x7FFFFFFF);
    file.zeros(100 - static_cast<int>(file.bytes.size()));
    // WHEN / THEN
    EXPECT_THAT(said(file.bytes), HasSubstr("the count is 2147483647")) << section;
  }
}

TEST(PmxReaderTest, keepsWhatCameBeforeABrokenMorph) {
  // GIVEN a full model whose morph 3 has kind 63
  const Model whole = support::fullModel(2.0F, Encoding::Utf16Le, 2);
  Model start = whole;
  start.morphs.resize(3);
  start.displayFrames.clear();
  start.rigidBodies.clear();
  start.joints.clear();
  auto bytes = writePmx(whole);
  const std::size_t third = writePmx(start).size() - 3 * 4;  // three counts follow the morphs
  const std::size_t names = 4 + 2 * 2 + 4 + 2 * 5;           // "絵0", "morph"
  bytes[third + names + 1] = std::byte{63};
  // WHEN
  const auto read = readPmx(bytes);
  // THEN
  ASSERT_TRUE(read.has_value()) << describe(read.error());
  start.trailing.assign(bytes.begin() + static_cast<std::ptrdiff_t>(third), bytes.end());
  EXPECT_EQ(read->model, start);
  EXPECT_EQ(read->issues.back().section, "morphs");
  EXPECT_EQ(read->issues.back().index, 3);
  EXPECT_EQ(read->issues.back().offset, static_cast<std::int64_t>(third + names + 1));
  // and written and read again the model is unchanged
  const auto again = readPmx(writePmx(read->model));
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(again->model, read->model);
}

TEST(PmxReaderTest, readsVerticesWhoseBoneIndicesHaveAnotherSizeThanTheHeaderSays) {
  // GIVEN a file that declares 1 and stores 2 in the vertices; the header's byte is the bones' size
  auto file = Bytes::start().i32(2);
  for (const std::int16_t bone : {std::int16_t{0}, std::int16_t{0x0105}}) {
    file.floats(8, 1.0F).u8(0).put(bone).put(1.0F);
  }
  file.zeros(3 * 4).i32(1).zeros(8 + 12).u8(0xFF).zeros(4 + 2 + 12 + 4 * 4);
  // WHEN
  const auto read = readPmx(file.bytes);
  // THEN
  ASSERT_TRUE(read.has_value()) << describe(read.error());
  EXPECT_EQ(read->model.vertices.at(1).bones[0], 0x0105);
  EXPECT_EQ(read->model.bones.at(0).parent, -1);
  EXPECT_EQ(said(file.bytes), "vertices: their bone indices take 2 bytes, though the header says 1; read as they are");
  // and where even that doesn't lead exactly to the end, the first error is reported
  file.u8(0);
  EXPECT_EQ(said(file.bytes), "vertices[1]: unknown deform kind 63 (byte 0x6b)");
}

TEST(PmxReaderTest, countsOddFlagsBeyondTheFirst) {
  // GIVEN fifty links whose limit flag is 2
  Model model = support::smallModel();
  model.bones[4].ik.links.assign(50, {1, true, {-1, 0, 0}, {0, 0, 0}});
  auto bytes = writePmx(model);
  const std::size_t boneSize = readPmx(bytes)->model.header.indexSizes.bone;
  ASSERT_EQ(boneSize, 1U);
  int changed = 0;
  for (std::size_t at = 0; at + 6 < bytes.size() && changed < 50; ++at) {
    // bone 1, limited, and the -1 of the lower limit
    const std::byte link[] = {std::byte{1}, std::byte{1}, std::byte{0}, std::byte{0}, std::byte{0x80}, std::byte{0xBF}};
    if (!std::equal(std::begin(link), std::end(link), bytes.begin() + static_cast<std::ptrdiff_t>(at))) continue;
    bytes[at + 1] = std::byte{2};
    ++changed;
  }
  ASSERT_EQ(changed, 50);
  // THEN twenty are listed one by one, and all are read as limited
  const auto read = readPmx(bytes);
  ASSERT_TRUE(read.has_value());
  ASSERT_EQ(read->issues.size(), 21U);
  EXPECT_EQ(read->issues.front().section, "bones");
  EXPECT_THAT(read->issues.back().detail, HasSubstr("30 more"));
  EXPECT_EQ(read->model.bones[4].ik.links, model.bones[4].ik.links);
}

TEST(PmxReaderTest, acceptsThingsOfVersion21InVersion20) {
  const auto bytes = writePmx(support::fullModel(2.0F, Encoding::Utf8, 1));
  EXPECT_EQ(said(bytes),
            "vertices[4]: QDEF belongs to PMX 2.1, and this file says 2.0; used all the same\n"
            "morphs[9]: flip and impulse morphs belong to PMX 2.1, and this file says 2.0; used all the same");
}

TEST(PmxReaderTest, keepsTextThatDoesNotDecode) {
  // GIVEN a texture path of three bytes in UTF-16
  const auto file = Bytes::start().zeros(8).i32(1).i32(3).u8('a').u8(0).u8('b').zeros(24);
  // WHEN
  const auto read = readPmx(file.bytes);
  // THEN
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->model.textures.at(0).utf8, "a\uFFFD");
  EXPECT_EQ(writePmx(read->model), file.bytes);
}

TEST(PmxReaderTest, filesThatAreNotThereAreNamed) {
  const auto read = pmx::readPmxFile("/no/such/miku.pmx");
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(describe(read.error()), "/no/such/miku.pmx: No such file or directory");
}

}  // namespace
