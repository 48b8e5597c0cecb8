// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The files are texts written here by the rules of mmd-reference.md 4.8, never by the writer.

#include "vmd/vpd_reader.h"

#include <algorithm>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/corpus.h"
#include "vmd/vpd_text.h"

namespace vmd {
namespace {

using base::Encoding;

std::span<const std::byte> bytesOf(std::string_view text) { return std::as_bytes(std::span(text)); }

ReadPose read(std::string_view bytes) {
  auto result = readVpd(bytesOf(bytes));
  EXPECT_TRUE(result) << (result ? "" : base::describe(result.error()));
  return result ? std::move(*result) : ReadPose{};
}

std::string shiftJis(std::string_view utf8) { return base::encodeUtf8(utf8, Encoding::ShiftJis); }

std::string issuesOf(const ReadPose& read) {
  std::string lines;
  for (const auto& issue : read.issues) lines += base::describe(issue) + "\n";
  return lines;
}

/// This is the example of mmd-reference.md 4.8, with a second bone.
const std::string kExample =
    "Vocaloid Pose Data file\r\n"
    "\r\n"
    "miku.osm;        // 親ファイル名\r\n"
    "2;               // 総ポーズボーン数\r\n"
    "\r\n"
    "Bone0{左肩\r\n"
    "  0.000000,0.500000,-1.250000;                     // trans x,y,z\r\n"
    "  0.0,0.6,0.0,0.8;                                 // Quaternion x,y,z,w\r\n"
    "}\r\n"
    "\r\n"
    "Bone1{右スカート前１＿２\r\n"
    "  1,2,3;\r\n"
    "  0,0,1,0;\r\n"
    "}\r\n";

void expectExample(const ReadPose& read) {
  EXPECT_EQ(issuesOf(read), "");
  EXPECT_EQ(read.pose.modelName.utf8, "miku.osm");
  ASSERT_EQ(read.pose.bones.size(), 2U);
  EXPECT_EQ(read.pose.bones[0].name.utf8, "左肩");
  EXPECT_EQ(read.pose.bones[0].translation, Vec3(0.0F, 0.5F, -1.25F));
  EXPECT_EQ(read.pose.bones[0].rotation, Quat(0.8F, 0.0F, 0.6F, 0.0F));
  EXPECT_EQ(read.pose.bones[1].name.utf8, "右スカート前１＿２");  // 18 bytes: a motion would cut it
  EXPECT_EQ(read.pose.bones[1].translation, Vec3(1.0F, 2.0F, 3.0F));
  EXPECT_EQ(read.pose.bones[1].rotation, Quat(0.0F, 0.0F, 0.0F, 1.0F));
  EXPECT_TRUE(read.pose.morphs.empty());
}

std::string withLineEnds(std::string text, std::string_view end) {
  for (std::size_t at = 0; (at = text.find("\r\n", at)) != std::string::npos; at += end.size())
    text.replace(at, 2, end);
  return text;
}

TEST(VpdReader, ReadsEveryLineEndAndEncoding) {
  for (const auto* end : {"\r\n", "\n", "\r"}) {
    const std::string text = withLineEnds(kExample, end);
    expectExample(read(shiftJis(text)));
    expectExample(read(text));                   // UTF-8 without a mark
    expectExample(read("\xEF\xBB\xBF" + text));  // and with a mark
    const std::string utf16 = base::encodeUtf8(text, Encoding::Utf16Le);
    expectExample(read("\xFF\xFE" + utf16));
    std::string swapped = utf16;
    for (std::size_t i = 0; i + 1 < swapped.size(); i += 2) std::swap(swapped[i], swapped[i + 1]);
    expectExample(read("\xFE\xFF" + swapped));
  }
}

TEST(VpdReader, TellsHalfWidthKanaFromUtf8) {
  // GIVEN a name whose CP932 bytes are valid UTF-8, too: ﾃｽﾃｽ is C3 BD C3 BD, which would be "ýý"
  const auto of = read("Vocaloid Pose Data file\n\na.osm;\n1;\nBone0{\xC3\xBD\xC3\xBD\n 0,0,1;\n 0,0,0,1;\n}\n");
  ASSERT_EQ(of.pose.bones.size(), 1U);
  EXPECT_EQ(of.pose.bones[0].name.utf8, "ﾃｽﾃｽ");
  // AND Chinese in UTF-8, which CP932 reads as something else
  EXPECT_EQ(read("Vocaloid Pose Data file\n\n模型.osm;\n0;\n").pose.modelName.utf8, "模型.osm");
}

TEST(VpdReader, NormalisesRotationsAndTakesZeroForNone) {
  // mmd-reference.md 12.3 V7
  const auto of = read(
      "Vocaloid Pose Data file\n\na;\n3;\nBone0{a\n0,0,0;\n0,0,0,0;\n}\nBone1{b\n0,0,0;\n0,0,0,2;\n}\n"
      "Bone2{c\n0,0,0;\n3,0,0,4;\n}\n");
  ASSERT_EQ(of.pose.bones.size(), 3U);
  EXPECT_EQ(of.pose.bones[0].rotation, base::kIdentityRotation);
  EXPECT_EQ(of.pose.bones[1].rotation, base::kIdentityRotation);
  EXPECT_NEAR(of.pose.bones[2].rotation.x, 0.6F, 1e-6F);
  EXPECT_NEAR(of.pose.bones[2].rotation.w, 0.8F, 1e-6F);
}

TEST(VpdReader, ReadsAllBonesWhateverTheCount) {
  // mmd-reference.md 12.3 V8: declares 1, has 2
  const auto of =
      read("Vocaloid Pose Data file\n\na;\n1;\nBone0{a\n1,0,0;\n0,0,0,1;\n}\nBone1{b\n2,0,0;\n0,0,0,1;\n}\n");
  ASSERT_EQ(of.pose.bones.size(), 2U);
  EXPECT_EQ(issuesOf(of), "line 4: counts 1 bones, and there are 2; all are read\n");
}

TEST(VpdReader, ReadsMorphsOfMikuMikuMoving) {
  const auto of = read("Vocaloid Pose Data file\n\na;\n0;\nMorph0{まばたき\n  0.75;\n}\nMorph1{あ\n  -1.5;\n}\n");
  EXPECT_EQ(issuesOf(of), "");
  ASSERT_EQ(of.pose.morphs.size(), 2U);
  EXPECT_EQ(of.pose.morphs[0].name.utf8, "まばたき");
  EXPECT_EQ(of.pose.morphs[0].weight, 0.75F);
  EXPECT_EQ(of.pose.morphs[1].weight, -1.5F);
}

TEST(VpdReader, NamesMayHaveSpacesAndBraces) {
  const auto of =
      read(shiftJis("Vocaloid Pose Data file\n\n; // no model\n2;\nBone0{ Bip01 L UpperArm \t// a comment\n"
                    "1,0,0;\n0,0,0,1;\n}\nBone1{ボーンマ{1}\n1,0,0;\n0,0,0,1;\n}\n"));
  EXPECT_EQ(issuesOf(of), "");
  EXPECT_EQ(of.pose.modelName.utf8, "");
  ASSERT_EQ(of.pose.bones.size(), 2U);
  EXPECT_EQ(of.pose.bones[0].name.utf8, "Bip01 L UpperArm");
  // ボ is 83 7B and マ 83 7D: their second bytes are those of braces
  EXPECT_EQ(of.pose.bones[1].name.utf8, "ボーンマ{1}");
}

TEST(VpdReader, ReadsWithoutSemicolonsAndBraces) {
  const auto of = read(
      "Vocaloid Pose Data file\n\na.osm\n4\n"
      "Bone0{a\n1,0,0\n0,0,0,1\n"  // lines 5 to 7: not closed
      "Bone1 b\n2,0,0;\n0,0,0,1;\n}\n"
      "Bone2\n{\nc\n3,0,0;\n0,0,0,1;}\n"
      "bone3{d\n4,0,0; 0,0,0,1; }");
  EXPECT_EQ(of.pose.modelName.utf8, "a.osm");
  ASSERT_EQ(of.pose.bones.size(), 4U);
  const char* names[]{"a", "b", "c", "d"};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(of.pose.bones[i].name.utf8, names[i]);
    EXPECT_EQ(of.pose.bones[i].translation.x, static_cast<float>(i + 1));
  }
  const std::string issues = issuesOf(of);
  EXPECT_EQ(issues,
            "line 3: a semicolon is missing\nline 4: a semicolon is missing\nline 6: a semicolon is missing\n"
            "line 7: a semicolon is missing\nline 5: what begins here has no closing brace\n"
            "line 8: the opening brace is missing\nline 12: the opening brace is missing\n");
}

TEST(VpdReader, FilesCutAtAnyByteKeepWhatIsWhole) {
  // GIVEN the example and a morph, in both encodings
  const std::string text = kExample + "Morph0{笑い\r\n  0.75;\r\n}\r\n";
  const ReadPose whole = read(text);
  ASSERT_EQ(whole.pose.bones.size(), 2U);
  ASSERT_EQ(whole.pose.morphs.size(), 1U);
  for (const std::string& file : {text, shiftJis(text)}) {
    // A bone is whole after the semicolon of its rotation, a morph after that of its weight.
    const std::size_t first = file.find("0.0,0.8;") + 8, second = file.find("0,0,1,0;") + 8,
                      morph = file.find("0.75;") + 5;
    for (std::size_t size = std::string_view("Vocaloid Pose Data file").size(); size < file.size(); ++size) {
      SCOPED_TRACE(size);
      // WHEN the file ends there
      const ReadPose cut = read(std::string_view(file).substr(0, size));
      // THEN the whole blocks are read, under their names, and nothing else
      ASSERT_EQ(cut.pose.bones.size(),
                static_cast<std::size_t>(size >= first) + static_cast<std::size_t>(size >= second));
      for (std::size_t i = 0; i < cut.pose.bones.size(); ++i) {
        EXPECT_EQ(cut.pose.bones[i].name.utf8, whole.pose.bones[i].name.utf8);
        EXPECT_EQ(cut.pose.bones[i].translation, whole.pose.bones[i].translation);
        EXPECT_EQ(cut.pose.bones[i].rotation, whole.pose.bones[i].rotation);
      }
      ASSERT_EQ(cut.pose.morphs.size(), static_cast<std::size_t>(size >= morph));
      if (size > file.find("Bone0") + 6 && size < first) {
        EXPECT_THAT(issuesOf(cut), testing::HasSubstr("line "));
      }
    }
  }
  EXPECT_EQ(issuesOf(read(text.substr(0, text.find("0.8;") + 2))),
            "line 8: a semicolon is missing\n"
            "line 8: the file ends before its last value is whole; the bone is left out\n"
            "line 6: what begins here has no closing brace\n"
            "line 4: counts 2 bones, and there are 1; all are read\n");
}

TEST(VpdReader, LeavesOutWhatIsNoNumber) {
  for (const auto* wrong :
       {"nan,0,0", "0,inf,0", "1e99,0,0", "-1.#IND,0,0", "0,0", "0,0,0,0,0", "0 0 0", "x,0,0", "0,,0"}) {
    const auto of = read("Vocaloid Pose Data file\n\na;\n2;\nBone0{a\n" + std::string(wrong) +
                         ";\n0,0,0,1;\n}\nBone1{b\n1,0,0;\n0,0,0,1;\n}\n");
    ASSERT_EQ(of.pose.bones.size(), 1U) << wrong;
    EXPECT_EQ(of.pose.bones[0].name.utf8, "b");
    ASSERT_EQ(of.issues.size(), 1U) << wrong;
    EXPECT_EQ(of.issues[0].section, "line 6");
  }
  const auto morph = read("Vocaloid Pose Data file\n\na;\n0;\nMorph0{a\n-nan;\n}\nMorph1{b\n1;\n}\n");
  ASSERT_EQ(morph.pose.morphs.size(), 1U);
  EXPECT_EQ(morph.pose.morphs[0].name.utf8, "b");
  EXPECT_EQ(morph.issues.size(), 1U);
}

TEST(VpdReader, SkipsBlocksItDoesntKnow) {
  const auto of =
      read("Vocaloid Pose Data file\n\na;\n1;\nCamera0{x\n1,2;\n}\nBone0{a\n1,0,0;\n0,0,0,1;\n}\nthe end\n");
  ASSERT_EQ(of.pose.bones.size(), 1U);
  EXPECT_EQ(issuesOf(of),
            "line 5: is neither a bone nor a morph; left out\nline 12: is outside of all braces; left out\n");
}

TEST(VpdReader, ReadsWithoutTheHeadersLines) {
  const auto of = read("Vocaloid Pose Data file\nBone0{a\n1,0,0;\n0,0,0,1;\n}\n");
  EXPECT_EQ(of.pose.modelName.utf8, "");
  EXPECT_EQ(of.pose.bones.size(), 1U);
  // A model's name may look like a block's first line.
  EXPECT_EQ(read("Vocaloid Pose Data file\nBone1.osm;\n0;\n").pose.modelName.utf8, "Bone1.osm");
  EXPECT_EQ(read("Vocaloid Pose Data file\nMiku{v2}.osm;\n0;\n").pose.modelName.utf8, "Miku{v2}.osm");
}

TEST(VpdReader, KeepsBytesThatAreNoCharacters) {
  const auto of = read("Vocaloid Pose Data file\n\na;\n1;\nBone0{\x89\x45\x83\x58\x81\n1,0,0;\n0,0,0,1;\n}\n");
  ASSERT_EQ(of.pose.bones.size(), 1U);
  EXPECT_EQ(of.pose.bones[0].name.raw, "\x89\x45\x83\x58\x81");
  EXPECT_EQ(issuesOf(of), "line 5: the name has bytes that are no characters\n");
}

TEST(VpdReader, RefusesAnotherFirstLine) {
  for (const std::string_view text :
       {"", "\n", "Vocaloid Pose", "\nVocaloid Pose Data file\n", "Vocaloid Motion Data 0002"}) {
    const auto result = readVpd(bytesOf(text));
    ASSERT_FALSE(result) << text;
    EXPECT_EQ(result.error().code, base::ErrorCode::NotThisFormat);
    EXPECT_EQ(base::describe(result.error()),
              "line 1: this isn't a VPD file: it doesn't begin with \"Vocaloid Pose Data file\"");
  }
  EXPECT_TRUE(read("Vocaloid Pose Data file").pose.bones.empty());
}

TEST(VpdReader, ListsTwentyIssuesOfAKind) {
  std::string text = "Vocaloid Pose Data file\na;\n1000;\n";
  for (int i = 0; i < 1000; ++i) text += "Bone0{a\n1,0,0\n0,0,0,1;\n}\n";
  const auto of = read(text);
  EXPECT_EQ(of.pose.bones.size(), 1000U);
  ASSERT_EQ(of.issues.size(), 21U);
  EXPECT_EQ(base::describe(of.issues.back()), "lines: and 980 more semicolons are missing");
}

TEST(VpdReader, ReadsTheCorpus) {
  ODORI_NEEDS_CORPUS();
  struct Expected {
    const char* file;
    std::size_t bones;  // by the corpus
    const char* model;
  };
  for (const Expected& expected : {Expected{"KEITEL_04.vpd", 93, "初音ミク.osm"},
                                   {"makoto_basic.vpd", 55, nullptr},
                                   {"test.vpd", 188, "4.5A3_arm.osm"}}) {
    const auto result = readVpdFile(support::corpus() / "pose" / expected.file);
    ASSERT_TRUE(result) << base::describe(result.error());
    EXPECT_EQ(issuesOf(*result), "") << expected.file;
    EXPECT_EQ(result->pose.bones.size(), expected.bones) << expected.file;
    EXPECT_EQ(result->pose.bones[expected.file == std::string_view("test.vpd") ? 2 : 0].name.utf8, "センター");
    if (expected.model != nullptr) {
      EXPECT_EQ(result->pose.modelName.utf8, expected.model);
    }
  }
  EXPECT_GE(support::corpusFiles(".vpd").size(), 3U);
  for (const auto& file : support::corpusFiles(".vpd")) EXPECT_TRUE(readVpdFile(file)) << file;
}

}  // namespace
}  // namespace vmd
