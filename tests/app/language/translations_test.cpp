// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Every translation keeps these of its source: placeholders for numbers and names, the mnemonic,
// dots, lines, tags.
#include <gtest/gtest.h>
#include <QFile>
#include <QMap>
#include <QRegularExpression>

#include "app/language/said_texts.h"

namespace {

class Translations : public testing::TestWithParam<const char*> {
 protected:
  static std::vector<app::SaidText> texts() {
    QFile file(QStringLiteral(ODORI_LANGUAGES "/odori_%1.ts").arg(QLatin1String(GetParam())));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return app::readSaidTexts(file);
  }
};

QStringList found(const QString& text, const char* what) {
  QStringList all;
  auto at = QRegularExpression(QLatin1String(what)).globalMatch(text);
  while (at.hasNext()) all << at.next().captured(0).toLower();
  all.sort();
  return all;
}

QString letters(QString text) {
  text.remove(QStringLiteral("&&"));
  return found(text, "&.").join(QString());
}

TEST_P(Translations, KeepWhatTheProgramNeedsOfASource) {
  const auto all = texts();
  ASSERT_GE(all.size(), 800U);
  for (const app::SaidText& text : all) {
    const QString source = QString::fromUtf8(text.source);
    for (const QByteArray& form : text.translations.split('\0')) {
      const QString told = QString::fromUtf8(form);
      SCOPED_TRACE(text.context.toStdString() + ": " + text.source.toStdString() + " = " + form.toStdString());
      EXPECT_TRUE(text.finished);
      EXPECT_FALSE(told.isEmpty());
      EXPECT_EQ(found(source, "%L?(n|[1-9][0-9]?)"), found(told, "%L?(n|[1-9][0-9]?)"));
      EXPECT_EQ(letters(source), letters(told));
      EXPECT_EQ(source.endsWith(u'…'), told.endsWith(u'…'));
      EXPECT_EQ(source.count(u'\n'), told.count(u'\n'));
      EXPECT_EQ(found(source, "</?[a-z]+"), found(told, "</?[a-z]+"));
    }
  }
}

/// Otherwise a shown text could not be translated back into another language. Texts that are set
/// anew each time may be equal, and so may those of a modal dialog, which keeps everybody from the
/// menu.
TEST_P(Translations, OfAClassAreDifferentWhereTheirSourcesAre) {
  QMap<QByteArray, QByteArray> sources;
  for (const app::SaidText& text : texts()) {
    if (text.context.endsWith("Words") || text.context.endsWith("Texts") || text.context == "app::KeysDialog" ||
        text.context == "app::ContentsDialog")
      continue;
    const QByteArray key = text.context + '\n' + text.translations;
    const QByteArray source = text.source.toLower();
    if (sources.contains(key)) {
      EXPECT_EQ(sources[key].toStdString(), source.toStdString()) << text.translations.toStdString();
    }
    sources[key] = source;
  }
}

INSTANTIATE_TEST_SUITE_P(All, Translations, testing::Values("ja", "zh_CN", "ko"));

}  // namespace
