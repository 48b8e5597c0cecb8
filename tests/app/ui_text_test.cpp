// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/text.h"

#include <gtest/gtest.h>
#include <QMimeData>
#include <QUrl>

namespace {

TEST(UiText, NamesStayOnOneLine) {
  EXPECT_EQ(app::oneLine("左足ＩＫ"), QString::fromUtf8("左足ＩＫ"));
  EXPECT_EQ(app::oneLine("a\nb\tc\r"), "a b c");
  EXPECT_FALSE(app::oneLine("x\xE2\x80\xAEtxt").contains(QChar(0x202E)));  // right-to-left override
  EXPECT_LE(app::oneLine(std::string(1000000, 'x')).size(), 400);
  EXPECT_EQ(app::oneLine(""), "");
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
                   QUrl("https://example.org/x.pmx")});
  // THEN local ones come out byte for byte, others don't come at all
  const auto files = app::localFiles(dragged);
  ASSERT_EQ(files.size(), 2U);
  EXPECT_EQ(files[0].string(), "/a/100% 踊り #1.pmx");
  EXPECT_EQ(files[1].string(), "/a/\x83\x7E\x83N.pmx");
}

}  // namespace
