// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/name_table.h"

#include <gtest/gtest.h>

namespace vmd {
namespace {

struct StoredName {
  const char* title;
  const char* name;   ///< name in the model
  std::string field;  ///< name in the motion
};

class NameOfTheReference : public testing::TestWithParam<StoredName> {};

TEST_P(NameOfTheReference, matchesItsField) {
  NameTable names(15);
  names.add("全ての親", 0);
  names.add(GetParam().name, 7);
  EXPECT_EQ(names.findExact(GetParam().field), 7);
}

// V5: the four rows of mmd-reference.md 4.5.
INSTANTIATE_TEST_SUITE_P(V5, NameOfTheReference,
                         testing::Values(StoredName{"dangling 0x81", "右スカート前１＿２",
                                                    "\x89\x45\x83\x58\x83\x4a\x81\x5b\x83\x67\x91\x4f\x82\x50\x81"},
                                         StoredName{"dangling 0x82", "ａｂｃｄｅｆｇｈ",
                                                    "\x82\x81\x82\x82\x82\x83\x82\x84\x82\x85\x82\x86\x82\x87\x82"},
                                         StoredName{"cut ASCII", "Bip01 L UpperArm Twist",
                                                    "\x42\x69\x70\x30\x31\x20\x4c\x20\x55\x70\x70\x65\x72\x41\x72"},
                                         StoredName{"short", "左足ＩＫ", "\x8d\xb6\x91\xab\x82\x68\x82\x6a"}));

TEST(NameTable, findsTheFirstOfNamesThatAreCutToTheSameBytes) {
  NameTable names(15);
  names.add("右スカート前１＿２", 3);
  names.add("右スカート前１＿３", 4);
  EXPECT_EQ(names.findExact("\x89\x45\x83\x58\x83\x4a\x81\x5b\x83\x67\x91\x4f\x82\x50\x81"), 3);
}

TEST(NameTable, findsLooselyWhatAnotherWriterCutOrSpeltOtherwise) {
  NameTable names(15);
  names.add("右スカート前１＿２", 3);
  names.add("髪～左", 5);  // U+FF5E; U+301C has its bytes in Shift-JIS
  // GIVEN the field without the half character
  const std::string whole = "\x89\x45\x83\x58\x83\x4a\x81\x5b\x83\x67\x91\x4f\x82\x50";
  EXPECT_EQ(names.findExact(whole), -1);
  EXPECT_EQ(names.findLoose(whole), 3);
  EXPECT_EQ(names.findLoose("\x94\xaf\x81\x60\x8d\xb6"), 5);
}

TEST(NameTable, findsNothingForWhatIsNotThere) {
  NameTable names(15);
  names.add("", 0);
  names.add("abc", 1);
  EXPECT_EQ(names.findExact("abcd"), -1);
  EXPECT_EQ(names.findLoose("abcd"), -1);
  EXPECT_EQ(names.findLoose("\x81"), -1) << "half a character isn't the bone without a name";
  EXPECT_EQ(names.findLoose("abc"), 1);
  names.add("late", 2);
  EXPECT_EQ(names.findLoose("late"), 2) << "names may be added after a search";
}

}  // namespace
}  // namespace vmd
