// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The glossary's words are those of the window: of its English texts, and of their translations.
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include "tests/app/language/ts_file.h"

namespace {

/// The page's columns are the word, these languages, and what the word means.
constexpr std::array kColumns{"ja", "zh_CN", "ko"};

struct GlossaryRow {
  QString word;              ///< without MMD's own name in brackets
  QStringList translations;  ///< one for each of kColumns; a dash where the window doesn't use the word
};

std::vector<GlossaryRow> glossary() {
  QFile page(QStringLiteral(ODORI_GLOSSARY));
  EXPECT_TRUE(page.open(QIODevice::ReadOnly));
  std::vector<GlossaryRow> rows;
  for (const QString& line : QString::fromUtf8(page.readAll()).split(u'\n')) {
    if (!line.startsWith(QStringLiteral("| ")) || line.startsWith(QStringLiteral("| word |"))) continue;
    QStringList cells = line.split(QStringLiteral(" | "));
    EXPECT_EQ(cells.size(), 5) << line.toStdString();
    if (cells.size() != 5) continue;
    const QString word = cells[0].mid(2).section(QStringLiteral(" ("), 0, 0);
    rows.push_back({word, cells.mid(1, static_cast<qsizetype>(kColumns.size()))});
  }
  return rows;
}

/// Returns whether some text of the window that has the word is translated by one that has
/// `translated`.
bool isUsed(const std::vector<support::TsText>& texts, const QString& word, const QString& translated) {
  const QRegularExpression begins(QStringLiteral("\\b") + QRegularExpression::escape(word),
                                  QRegularExpression::CaseInsensitiveOption);
  return std::ranges::any_of(texts, [&](const support::TsText& text) {
    return QString::fromUtf8(text.source).remove(u'&').contains(begins) &&
           QString::fromUtf8(text.translations).contains(translated);
  });
}

TEST(Glossary, HasTheWordsOfTheWindow) {
  const auto rows = glossary();
  int used = 0;
  for (std::size_t column = 0; column < kColumns.size(); ++column) {
    QFile file(QStringLiteral(ODORI_LANGUAGES "/odori_%1.ts").arg(QLatin1String(kColumns[column])));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto texts = support::readTsFile(file);
    for (const GlossaryRow& row : rows) {
      const QString& translated = row.translations[static_cast<qsizetype>(column)];
      if (translated == QStringLiteral("—")) continue;
      EXPECT_TRUE(isUsed(texts, row.word, translated))
          << kColumns[column] << ": no text with " << row.word.toStdString() << " has " << translated.toStdString();
      ++used;
    }
  }
  EXPECT_GE(used, 3 * 40);
}

TEST(Glossary, IsInTheAlphabetsOrder) {
  const auto rows = glossary();
  const auto before = [](const GlossaryRow& a, const GlossaryRow& b) {
    return a.word.compare(b.word, Qt::CaseInsensitive) < 0;
  };
  const auto wrong = std::is_sorted_until(rows.begin(), rows.end(), before);
  EXPECT_EQ(wrong, rows.end()) << wrong->word.toStdString();
}

}  // namespace
