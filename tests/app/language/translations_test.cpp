// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Every translation keeps these of its source: placeholders for numbers and names, the mnemonic,
// dots, lines, tags.
#include <gtest/gtest.h>
#include <QFile>
#include <QRegularExpression>

#include "tests/app/language/ts_file.h"

namespace {

class Translations : public testing::TestWithParam<const char*> {
 protected:
  static std::vector<support::TsText> texts() {
    QFile file(QStringLiteral(ODORI_LANGUAGES "/odori_%1.ts").arg(QLatin1String(GetParam())));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return support::readTsFile(file);
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
  for (const support::TsText& text : all) {
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

INSTANTIATE_TEST_SUITE_P(All, Translations, testing::Values("ja", "zh_CN", "ko"));

}  // namespace
