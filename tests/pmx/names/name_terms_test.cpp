// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/names/name_terms.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "pmx/base/latin.h"
#include "pmx/names/name_term_tables.h"

namespace pmx {
namespace {

TEST(NameTerms, AreFoundWhole) {
  ASSERT_NE(findNameTerm(U"左"), nullptr);
  EXPECT_EQ(findNameTerm(U"左")->english, "left");
  EXPECT_EQ(findNameTerm(U"足首")->english, "ankle");
  EXPECT_EQ(findNameTerm(U"スカート")->english, "skirt");
  EXPECT_EQ(findNameTerm(U"スカー"), nullptr);
  EXPECT_EQ(findNameTerm(U""), nullptr);
}

TEST(NameTerms, EachIsOneThingThatCanBeFoundAndTyped) {
  std::set<std::u32string_view> seen;
  for (const auto terms : {bodyTerms(), faceTerms(), wornTerms(), makersTerms()}) {
    for (const NameTerm& term : terms) {
      const std::string name = base::toUtf8(term.japanese);
      EXPECT_TRUE(seen.insert(term.japanese).second) << name << " is there twice";
      EXPECT_LE(term.japanese.size(), kLongestNameTerm) << name;
      EXPECT_EQ(base::compatibleForm(name, 100), term.japanese) << name << " isn't in compatible form";
      const bool plain = std::ranges::all_of(term.reading, [](char letter) { return letter >= 'a' && letter <= 'z'; });
      EXPECT_TRUE(plain) << name;
      // Kana alone have their reading; kanji need a table.
      base::Writing before = base::Writing::Space;
      bool han = false;
      for (const char32_t letter : term.japanese) {
        before = base::writingOf(letter, before);
        han = han || before == base::Writing::Han;
      }
      EXPECT_EQ(term.reading.empty(), !han && !term.english.empty()) << name;
    }
  }
}

}  // namespace
}  // namespace pmx
