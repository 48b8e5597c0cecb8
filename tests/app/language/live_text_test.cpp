// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/live_text.h"

#include <memory>

#include <gtest/gtest.h>

namespace {

TEST(LiveText, IsSetNowAndAfterEachSwitchInOrderWhileItsOwnerExists) {
  QString word = "one";
  const app::LiveText text = [&word] { return word; };
  QStringList set;
  auto owner = std::make_unique<QObject>();
  app::keepTranslated(owner.get(), [&] { set << text(); });
  app::keepTranslated(owner.get(), [&] { set << text() + "!"; });
  EXPECT_EQ(set, QStringList({"one", "one!"}));
  word = "eins";
  emit app::languageSwitch().switched();
  EXPECT_EQ(set, QStringList({"one", "one!", "eins", "eins!"}));
  owner.reset();
  emit app::languageSwitch().switched();
  EXPECT_EQ(set.size(), 4);
}

TEST(LiveText, OfANameIsTheNameInAnyLanguage) { EXPECT_EQ(app::fixedText("a.pmx")(), "a.pmx"); }

}  // namespace
