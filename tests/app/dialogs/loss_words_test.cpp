// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/loss_words.h"

#include <string>

#include <gtest/gtest.h>

#include <QRegularExpression>

#include "app/language/speech.h"

namespace {

using app::Loss;
using app::LossKind;

constexpr auto kLast = LossKind::TermsUnreadText;

class LossWords : public testing::Test {
 protected:
  ~LossWords() override { app::speak(QStringLiteral("en")); }
  static std::string said(const Loss& loss) { return app::lossSentence(loss).toStdString(); }
};

TEST_F(LossWords, EachKindHasASentenceInEachLanguage) {
  static const QRegularExpression ideographs(QStringLiteral("[\\x{3040}-\\x{9fff}\\x{ac00}-\\x{d7a3}]"));
  for (const char* const language : {"en", "ja", "zh_CN", "ko"}) {
    app::speak(QString::fromLatin1(language));
    for (int kind = 0; kind <= static_cast<int>(kLast); ++kind) {
      const QString text =
          app::lossSentence({.kind = static_cast<LossKind>(kind), .count = 3, .number = 7.0F, .names = {"a", "b"}});
      EXPECT_FALSE(text.isEmpty()) << kind;
      EXPECT_FALSE(text.contains(u'%')) << text.toStdString();
      EXPECT_EQ(text.contains(ideographs), QLatin1String(language) != QLatin1String("en")) << text.toStdString();
    }
  }
}

TEST_F(LossWords, CountsAndNamesStandInIt) {
  app::speak(QStringLiteral("en"));
  EXPECT_EQ(said({.kind = LossKind::Outlines, .count = 1}), "The outlines of 1 material are left out");
  EXPECT_EQ(said({.kind = LossKind::Outlines, .count = 5}), "The outlines of 5 materials are left out");
  EXPECT_EQ(said({.kind = LossKind::UnmatchedBones, .count = 3, .names = {"左髪１", "右髪"}}),
            "3 moving bones are left out, which VRM doesn't have: 左髪１, 右髪, …");
  EXPECT_EQ(said({.kind = LossKind::FieldOfView, .count = 2, .number = 27.5F}),
            "The camera's field of view stays 27.5°, which is another one in 2 frames");
  app::speak(QStringLiteral("ja"));
  EXPECT_EQ(said({.kind = LossKind::Outlines, .count = 5}), "5 個の材質の輪郭線は省かれます");
}

}  // namespace
