// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/names/name_reading.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace pmx {
namespace {

std::string english(std::string_view name) { return readName(name).english; }
/// Returns a reading with "|" before each piece.
std::string typed(std::string_view name) {
  std::string text = readName(name).typed;
  std::ranges::replace(text, kBeforePiece, '|');
  return text;
}

TEST(NameReading, WordsOfTheFieldAreEnglish) {
  EXPECT_EQ(english("左足"), "left leg");
  EXPECT_EQ(english("右手首"), "right wrist") << "the longest word counts: not hand, neck";
  EXPECT_EQ(english("左親指１"), "left thumb 1");
  EXPECT_EQ(english("左親指先"), "left thumb tip") << "nor parent, fingertip";
  EXPECT_EQ(english("左足ＩＫ"), "left leg IK");
  EXPECT_EQ(english("左つま先ＩＫ先"), "left toe IK tip");
  EXPECT_EQ(english("全ての親"), "master");
  EXPECT_EQ(english("上半身2"), "upper body 2");
  EXPECT_EQ(english("左腕捩3"), "left arm twist 3");
  EXPECT_EQ(english("ﾈｸﾀｲ３"), "necktie 3") << "half-width kana";
  EXPECT_EQ(english("スカート_0_1"), "skirt_0_1") << "a mark of the name's own divides";
  EXPECT_EQ(english("怒り（総"), "anger(all");
  EXPECT_EQ(english("ウィンク２右"), "wink 2 right");
  EXPECT_EQ(english("材質10"), "material 10");
  EXPECT_EQ(english("髪の影"), "hair shadow") << "English needs no word between the two";
}

TEST(NameReading, OtherKanaAreLatinLettersAndOtherKanjiStay) {
  EXPECT_EQ(english("ストテン"), "sutoten");
  EXPECT_EQ(english("キラーン！"), "kiran!");
  EXPECT_EQ(english("あ"), "a");
  EXPECT_EQ(english("絶望目"), "絶望 eye");
  EXPECT_EQ(english("じと目(総"), "scornful eyes(all");
  EXPECT_EQ(english("頬照り左"), "cheek 照り left") << "with their endings";
  EXPECT_EQ(english("左謎々_1"), "left 謎々_1");
  EXPECT_EQ(english("はんっ！"), "han!");
  EXPECT_EQ(english("ため"), "tame") << "め is an eye, but not within a word";
  EXPECT_EQ(english("ネクタイピン"), "nekutaipin") << "a word goes as a whole";
  EXPECT_EQ(english("センターボーン"), "center bone") << "or as words";
  EXPECT_EQ(english("머리"), "meoli");
}

TEST(NameReading, WhatSaysNoMoreIsNone) {
  for (const char* name : {"", "leg_L", "ＩＫ", "▲", "ω□", "→", "謎", "縛り", "謎のたま", "ー", "  ", "①"})
    EXPECT_EQ(english(name), "") << name;
  EXPECT_EQ(typed("leg_L"), "");
}

TEST(NameReading, IsFoundAsItIsTyped) {
  EXPECT_EQ(typed("左足ＩＫ"), "|hidari|ashi|IK");
  EXPECT_EQ(typed("センター"), "|sentaa\n|senta");
  EXPECT_EQ(typed("上半身"), "|jouhanshin\n|johanshin");
  EXPECT_EQ(typed("髪の毛"), "|kaminoke");
  EXPECT_EQ(typed("髪の影"), "|kami|no|kage");
  EXPECT_EQ(typed("ひじ"), "|hiji");
  EXPECT_EQ(typed("しんよう"), "|shinyou\n|shinyo");
}

TEST(NameReading, OfHostileNamesTheFirstCharacters) {
  std::string many;
  for (int i = 0; i < 100'000; ++i) many += "左";
  const std::string read = english(many);
  EXPECT_TRUE(read.starts_with("left left "));
  EXPECT_TRUE(read.ends_with(" left…"));
  EXPECT_EQ(read.size(), 100 * 5 - 1 + 3) << "100 words and their spaces, and … of three bytes";
  std::string kana;
  for (int i = 0; i < 100'000; ++i) kana += "ぁ";
  EXPECT_EQ(english(kana).size(), 103U);
  EXPECT_EQ(english("\xff\xfe\x80 左"), "\uFFFD\uFFFD\uFFFD left");
  EXPECT_LT(english("左\uFDFA\uFDFA\uFDFA").size(), 1000U);
}

TEST(NameReading, TheModelsEnglishGoesFirst) {
  EXPECT_EQ(readableName("左足", "leg_L"), "leg_L");
  EXPECT_EQ(readableName("左足", ""), "left leg");
  EXPECT_EQ(readableName("左足", "左足"), "left leg") << "the same";
  EXPECT_EQ(readableName("左足ＩＫ", "左足IK "), "left leg IK") << "in another width";
  EXPECT_EQ(readableName("左足", " "), "left leg");
  EXPECT_EQ(readableName("左足", "???"), "left leg") << "what an encoding lost";
  EXPECT_EQ(readableName("leg", "leg"), "");
  EXPECT_EQ(readableName("leg", "Leg L"), "Leg L");
}

}  // namespace
}  // namespace pmx
