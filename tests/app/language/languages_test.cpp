// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/languages.h"

#include <gtest/gtest.h>

namespace {

QString of(const QString& wanted, const QStringList& others) { return app::spokenLanguage(wanted, others); }

TEST(Languages, TheChosenOneCountsElseTheFirstOfTheSystemsThatThereIs) {
  EXPECT_EQ(of("ko", {"ja-JP"}), "ko");
  EXPECT_EQ(of("", {"ja-JP", "ko-KR"}), "ja");
  EXPECT_EQ(of("", {"fr-FR", "ko-KR", "ja-JP"}), "ko");
  EXPECT_EQ(of("", {"de-DE"}), "en");
  EXPECT_EQ(of("", {}), "en");
  EXPECT_EQ(of("", {"C"}), "en");
  EXPECT_EQ(of("nonsense", {"ja"}), "ja");
  EXPECT_EQ(of("", {"en-GB", "ja-JP"}), "en");
}

TEST(Languages, ChineseIsTheOneInSimplifiedCharacters) {
  EXPECT_EQ(of("", {"zh-Hans-CN"}), "zh_CN");
  EXPECT_EQ(of("", {"zh-CN"}), "zh_CN");
  EXPECT_EQ(of("", {"zh-SG"}), "zh_CN");
  EXPECT_EQ(of("", {"zh-Hant-TW", "ja-JP"}), "ja");
  EXPECT_EQ(of("", {"zh-TW"}), "en");
}

}  // namespace
