// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/retranslator.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QTranslator>

#include "app/language/action_text.h"
#include "app/language/said_texts.h"

namespace {

/// This translator reverses each text, with its placeholders at the end in reverse order: a
/// language that nobody speaks.
class Turned : public QTranslator {
 public:
  [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*comment*/,
                                  int /*n*/) const override {
    const QString text = QString::fromUtf8(source);
    QString places, rest = text;
    for (const char* place : {"%3", "%2", "%1", "%n", "%L1"}) {
      if (!text.contains(QLatin1String(place))) continue;
      rest.remove(QLatin1String(place));
      places += u'|' + QLatin1String(place);
    }
    std::reverse(rest.begin(), rest.end());
    return u'~' + rest + places;
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
};

const QStringList kWindow{QStringLiteral("app::MainWindow")};

TEST(Retranslator, WholeTextsAreToldInTheOtherLanguageAndBack) {
  const Turned turned;
  const app::Retranslator there(nullptr, &turned), back(&turned, nullptr);
  int told = 0;
  for (const app::SaidText& text : app::saidTexts()) {
    if (text.counted || text.source.contains('%')) continue;
    const QString source = QString::fromUtf8(text.source);
    const QStringList contexts{QString::fromUtf8(text.context)};
    EXPECT_EQ(there.of(source, contexts), turned.translate("", text.source, nullptr, -1));
    EXPECT_EQ(back.of(there.of(source, contexts), contexts), source);
    ++told;
  }
  EXPECT_GE(told, 500);
}

TEST(Retranslator, PlacesKeepWhatStandsInThemAndTheirOrder) {
  const Turned turned;
  const app::Retranslator there(nullptr, &turned), back(&turned, nullptr);
  // Names may hold anything.
  const QString message = QStringLiteral("dance.vmd plays instead of %1 old % thing");
  const QString other = there.of(message, kWindow);
  EXPECT_EQ(other, QStringLiteral("~ fo daetsni syalp |%1 old % thing|dance.vmd"));
  EXPECT_EQ(back.of(other, kWindow), message);
}

TEST(Retranslator, WhatIsNotTheProgramsStays) {
  const Turned turned;
  const app::Retranslator there(nullptr, &turned);
  for (const char* text : {"", "初音ミク", "1:23", "×", "C:\\models\\a.pmx", "50 %", "a, b", "x: y"})
    EXPECT_EQ(there.of(text), text);
  EXPECT_EQ(there.of(QString(100000, u'a')), QString(100000, u'a'));
}

TEST(Retranslator, AnActionsToolTipKeepsItsKeys) {
  const Turned turned;
  const app::Retranslator there(nullptr, &turned);
  QAction play(QStringLiteral("&Play"), nullptr);
  play.setShortcuts({QKeySequence(Qt::Key_Space), QKeySequence(Qt::Key_P)});
  app::describe(play, QStringLiteral("Play or pause"));
  ASSERT_EQ(play.toolTip(), QStringLiteral("Play or pause (Space, P)"));
  there.retell(play);
  EXPECT_EQ(play.text(), QStringLiteral("~yalP&"));
  EXPECT_EQ(play.toolTip(), QStringLiteral("~esuap ro yalP (Space, P)"));
}

}  // namespace
