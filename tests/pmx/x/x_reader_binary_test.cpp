// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// .x in binary and packed: the content of a text gives the model of that text. Tokens by hand from
// accessories.md 2.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/x/x_reader.h"
#include "tests/pmx/x/read_whole.h"
#include "tests/support/x_files.h"

namespace {

using support::errorOf;
using support::XBinary;
using testing::HasSubstr;

pmx::Model modelOf(const std::vector<std::byte>& bytes) { return support::readWhole(bytes).model; }

const char* const kText =
    "Frame Root { FrameTransformMatrix { 1,0,0,0, 0,1,0,0, 0,0,1,0, 0,2,0,1;; }"
    " Mesh Box { 4; 0;0;0;, 0;1;0;, 1;1;0;, 1;0;0;; 1; 4;0,1,2,3;;"
    "  MeshNormals { 1; 0;0;-1;; 1; 4;0,0,0,0;; }"
    "  MeshMaterialList { 1; 1; 0; Material red { 1;0;0;0.5;; 5; 0.25;0.25;0.25;; 0;0;0;; TextureFilename { \"a.png\"; "
    "} } } } }";

/// Returns the content of kText, its integers in one list a mesh or one by one.
XBinary binaryOfText(int floatBits, bool oneByOne) {
  XBinary x(floatBits);
  x.token(31)
      .name("Foo")
      .open()
      .token(5)
      .raw(std::string(16, '{'))
      .token(40)
      .name("a")
      .token(20)
      .close();  // a template
  x.name("Frame").name("Root").open();
  x.name("FrameTransformMatrix").open().reals({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}).reals({0, 0, 2, 0, 1}).close();
  x.name("Mesh").name("Box").open().token(5).raw(std::string(16, '\x0A'));
  if (oneByOne) {
    x.integer(4)
        .reals({0, 0, 0, 0, 1, 0, 1, 1, 0})
        .reals({1, 0, 0})
        .integer(1)
        .integer(4)
        .integers({0, 1})
        .integers({2, 3});
  } else {
    x.integers({4}).reals({0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0}).integers({1, 4, 0, 1, 2, 3});
  }
  x.name("MeshNormals").open().integers({1}).reals({0, 0, -1}).integers({1, 4, 0, 0, 0, 0}).close();
  x.name("MeshMaterialList").open().integers({1, 1, 0}).name("Material").name("red").open();
  x.reals({1, 0, 0, 0.5F, 5, 0.25F, 0.25F, 0.25F, 0, 0, 0});
  x.name("TextureFilename").open().text("a.png").close();
  return x.close().close().close().close();
}

TEST(XReaderBinary, HoldsWhatTheTextHolds) {
  const pmx::Model text = modelOf(support::xText(kText));
  ASSERT_EQ(text.vertices.size(), 4U);
  EXPECT_EQ(text.vertices[1].position, base::Vec3(0, 30, 0));
  EXPECT_EQ(text.textures.at(0).utf8, "a.png");
  for (const bool oneByOne : {false, true}) {
    EXPECT_EQ(modelOf(binaryOfText(32, oneByOne).bytes()), text);
    EXPECT_EQ(modelOf(binaryOfText(64, oneByOne).bytes()), text);
  }
}

TEST(XReaderBinary, PackedFilesHoldTheSame) {
  const pmx::Model text = modelOf(support::xText(kText));
  EXPECT_EQ(modelOf(support::packed(support::xText(kText))), text);
  EXPECT_EQ(modelOf(support::packed(binaryOfText(32, false).bytes())), text);
}

TEST(XReaderBinary, ABlockLooksIntoTheOneBeforeIt) {
  // GIVEN text of several blocks that repeats itself, so that every block but the first is made of
  // references
  std::string content;
  for (int i = 0; i < 2000; ++i) content += std::string("Mesh {") + support::kTriangle + "}\n";
  const auto file = support::packed(support::xText(content));
  ASSERT_LT(file.size(), content.size() / 20);
  EXPECT_EQ(modelOf(file).indices.size(), 6000U);
  EXPECT_EQ(modelOf(support::packed(support::xText(content), 1000)).indices.size(), 6000U);
}

TEST(XReaderBinary, ErrorsSayTheByte) {
  EXPECT_EQ(errorOf(XBinary().token(99).bytes()), "file: token 99 is none of the format's (byte 0x10)");
  EXPECT_EQ(errorOf(XBinary().name("Mesh").open().name("x").bytes()),
            "Mesh[0]: a number is wanted here, not token 1 (byte 0x1c)");
  EXPECT_THAT(errorOf(XBinary().name("Mesh").open().integers({5}).reals({0, 0}).bytes()), HasSubstr("5 are told"));
  EXPECT_THAT(errorOf(XBinary().name("Mesh").open().reals({1}).bytes()), HasSubstr("Mesh[0]: a number is wanted here"));
  EXPECT_THAT(errorOf(XBinary().token(6).put(0x7FFFFFFFU).bytes()), HasSubstr("(byte 0x"));
}

TEST(XReaderBinary, BrokenBlocksAreRefused) {
  const auto whole = support::packed(support::xText(kText));
  auto noSignature = whole;
  noSignature[24] = std::byte{'X'};
  EXPECT_EQ(errorOf(noSignature), "blocks: a packed block doesn't begin with \"CK\" (byte 0x14)");
  auto cut = whole;
  cut.resize(cut.size() - 10);
  EXPECT_THAT(errorOf(cut), HasSubstr("blocks: the file ends here"));
  auto damaged = whole;
  damaged[30] = ~damaged[30];
  damaged[31] = ~damaged[31];
  damaged[32] = ~damaged[32];
  EXPECT_THAT(errorOf(damaged), HasSubstr("can't be unpacked"));
  auto tooLarge = whole;
  tooLarge[20] = tooLarge[21] = std::byte{0xFF};
  EXPECT_THAT(errorOf(tooLarge), HasSubstr("a block of 65535 bytes; 32768 is the most"));
}

}  // namespace
