// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/action_text.h"

#include <gtest/gtest.h>
#include <QAction>

namespace {

TEST(ActionText, LosesItsLetterAndDots) {
  EXPECT_EQ(app::plainActionText("&Open…"), "Open");
  EXPECT_EQ(app::plainActionText("Look I&nside"), "Look Inside");
  EXPECT_EQ(app::plainActionText(QStringLiteral("開く(&O)…")), QStringLiteral("開く"));
  EXPECT_EQ(app::plainActionText(QStringLiteral("元に戻す(&U): 足")), QStringLiteral("元に戻す: 足"));
  EXPECT_EQ(app::plainActionText("Salt && Pepper"), "Salt & Pepper");
  EXPECT_EQ(app::plainActionText("A (B)"), "A (B)");
  EXPECT_EQ(app::plainActionText(""), "");
}

TEST(ActionText, ButtonsAndToolTipsAreWithoutIt) {
  QAction open(nullptr);
  app::setActionText(open, QStringLiteral("開く(&O)…"));
  EXPECT_EQ(open.text(), QStringLiteral("開く(&O)…"));
  EXPECT_EQ(open.iconText(), QStringLiteral("開く"));
  EXPECT_EQ(open.toolTip(), QStringLiteral("開く"));
}

TEST(ActionText, ADescriptionHasTheKeys) {
  QAction told(nullptr);
  app::setActionText(told, QStringLiteral("IK(&I)"));
  told.setShortcut(Qt::Key_I);
  app::describe(told, "Switch IK off");
  EXPECT_EQ(told.iconText(), "IK");
  EXPECT_EQ(told.toolTip(), "Switch IK off (I)");
}

}  // namespace
