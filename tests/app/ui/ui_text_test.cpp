// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/text.h"

#include <gtest/gtest.h>
#include <QMimeData>
#include <QTextDocumentFragment>
#include <QUrl>

namespace {

TEST(UiText, NamesStayOnOneLine) {
  EXPECT_EQ(app::oneLine("左足ＩＫ"), QString::fromUtf8("左足ＩＫ"));
  // Control characters become U+FFFD, as on terminals.
  EXPECT_EQ(app::oneLine("a\nb\tc\x1b"), QString::fromUtf8("a\uFFFDb\uFFFDc\uFFFD"));
  // U+202E is the right-to-left override.
  EXPECT_EQ(app::oneLine("x\xE2\x80\xAEtxt"), QString::fromUtf8("x\uFFFDtxt"));
  EXPECT_EQ(app::oneLine(""), "");
}

TEST(UiText, LongNamesLoseTheirMiddle) {
  const std::string end = " isn't there";
  for (const char* piece : {"x", "踊", "😀", "\xff", "\xbf"}) {
    std::string name;
    while (name.size() < 600000) name += piece;
    const QString line = app::oneLine(name + end);
    EXPECT_LE(line.size(), 400);
    EXPECT_GE(line.size(), 200);
    EXPECT_TRUE(line.contains(u'…'));
    EXPECT_TRUE(line.endsWith(QString::fromStdString(end)));  // the reason
    EXPECT_TRUE(line.isValidUtf16());
  }
  const std::string whole(400, 'x');
  EXPECT_EQ(app::oneLine(whole), QString::fromStdString(whole));
}

TEST(UiText, LinesOfACommentAreKept) {
  EXPECT_EQ(app::manyLines("a\r\nb\n\n\x1b[31m<b>\n"), QString::fromUtf8("a\nb\n\n\uFFFD[31m<b>"));
  EXPECT_EQ(app::manyLines("a\tb\t"), "a  b");
  const std::string terms(3000, 'x');  // terms of use are written in long lines
  EXPECT_EQ(app::manyLines(terms + "\n" + terms), QString::fromStdString(terms + "\n" + terms));
  for (const char of : {'x', '\xbf', '\xff', '\t'}) EXPECT_LE(app::manyLines(std::string(10'000'000, of)).size(), 4000);
  std::string lines;
  while (lines.size() < 10'000'000) lines += "line\n";
  EXPECT_LE(app::manyLines(lines).size(), 1 << 18);
}

TEST(UiText, WhatLooksLikeHtmlIsToldAsItIs) {
  for (const char* name : {"<b>x</b>", "Tom & Jerry", "<img src=/etc/passwd>", "a &lt; b", "&amp;", "plain"}) {
    // A tool tip is HTML whenever it looks like that; then it must show the name and nothing else.
    const QString tip = app::plainToolTip(name);
    EXPECT_TRUE(Qt::mightBeRichText(tip));
    EXPECT_EQ(QTextDocumentFragment::fromHtml(tip).toPlainText(), name);
  }
  EXPECT_EQ(app::plainToolTip({}), QString());  // no empty bubble
}

TEST(UiText, ActionsAndTitlesKeepTheirMarks) {
  EXPECT_EQ(app::actionText("Tom & Jerry\tCtrl+Q"), "Tom && Jerry Ctrl+Q");
  EXPECT_EQ(app::titleText("a[*]b"), "a[*][*]b");
}

TEST(UiText, TimesCountThirtyFramesASecond) {
  EXPECT_EQ(app::shownTime(0.0), "0:00.0");
  EXPECT_EQ(app::shownTime(29.0), "0:00.9");
  EXPECT_EQ(app::shownTime(2809.0), "1:33.6");
}

TEST(UiText, DraggedNamesKeepTheirBytes) {
  // GIVEN names with a percent sign, Japanese, and bytes that are Shift-JIS
  QMimeData dragged;
  dragged.setUrls({QUrl::fromLocalFile("/a/100% 踊り #1.pmx"), QUrl::fromEncoded("file:///a/%83%7E%83N.pmx"),
                   QUrl("https://example.org/x.pmx"), QUrl::fromEncoded("file:///a/model%00.pmx")});
  // THEN local ones come back byte for byte, others don't come at all
  const auto files = app::localFiles(dragged);
  ASSERT_EQ(files.size(), 2U);
  EXPECT_EQ(files[0].string(), "/a/100% 踊り #1.pmx");
  EXPECT_EQ(files[1].string(), "/a/\x83\x7E\x83N.pmx");
}

}  // namespace
