// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/described_look.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/no_more_files.h"
#include "tests/support/test_folder.h"

namespace {

using app::Missing;
using testing::HasSubstr;

TEST(DescribedLook, ABackgroundHasAlpha) {
  app::LookDescription described;
  EXPECT_EQ(app::backgroundOf(described), QColor(255, 255, 255));
  described.background = "#80102030";  // alpha, red, green, blue
  EXPECT_EQ(app::backgroundOf(described), QColor(0x10, 0x20, 0x30, 0x80));
}

TEST(DescribedLook, ABackgroundMayBeAGradient) {
  app::LookDescription described;
  app::FilmLook look;
  ASSERT_TRUE(app::applyLook(described, {}, Missing::Fails, look));
  EXPECT_EQ(look.gradient, app::Gradient::None);
  described.background = "gradient";
  ASSERT_TRUE(app::applyLook(described, {}, Missing::Fails, look));
  EXPECT_EQ(look.gradient, app::Gradient::Light);
  EXPECT_EQ(look.background, QColor(Qt::white));
  described.background = "green";
  ASSERT_TRUE(app::applyLook(described, {}, Missing::Fails, look));
  EXPECT_EQ(look.gradient, app::Gradient::None);
}

TEST(DescribedLook, WhatCantBeUsedIsAnErrorOrLeftOut) {
  const support::TestFolder folder;
  app::LookDescription described;
  described.background = "nocolour";
  described.picture.grid = false;
  app::FilmLook look;
  look.background = Qt::red;
  EXPECT_THAT(base::describe(app::applyLook(described, {}, Missing::Fails, look).error()), HasSubstr("'nocolour'"));
  ASSERT_TRUE(app::applyLook(described, {}, Missing::IsListed, look));
  EXPECT_EQ(look.background, QColor(Qt::white));
  EXPECT_FALSE(look.picture.grid);
  // AND so is a picture behind everything
  described.background = "red";
  described.picture.backdrop = folder / "gone.png";
  EXPECT_THAT(base::describe(app::applyLook(described, {}, Missing::Fails, look).error()), HasSubstr("gone.png"));
  ASSERT_TRUE(app::applyLook(described, {}, Missing::IsListed, look));
  EXPECT_TRUE(look.backdrop.isNull());
  QImage blue(2, 2, QImage::Format_RGB32);
  blue.fill(Qt::blue);
  ASSERT_TRUE(blue.save(QString::fromStdString((folder / "gone.png").string())));
  ASSERT_TRUE(app::applyLook(described, {}, Missing::Fails, look));
  EXPECT_EQ(look.background, QColor(Qt::red));
  EXPECT_EQ(look.backdrop.pixelColor(1, 1), QColor(Qt::blue));
}

TEST(DescribedLook, APictureThatTheSystemRefusesNowIsHeardOf) {
  // GIVEN a picture that is there
  const support::TestFolder folder;
  app::LookDescription described;
  described.picture.backdrop = folder / "there.png";
  QImage blue(2, 2, QImage::Format_RGB32);
  blue.fill(Qt::blue);
  ASSERT_TRUE(blue.save(QString::fromStdString(described.picture.backdrop.string())));
  const app::OpenContext context;
  app::FilmLook look;
  // WHEN no file can be opened now, and what is missing may be left out
  {
    const support::NoMoreFiles none;
    EXPECT_TRUE(app::applyLook(described, context, Missing::IsListed, look));
  }
  // THEN the context says so: the next time there would be another picture
  const auto read = context.allRead();
  ASSERT_FALSE(read);
  EXPECT_THAT(base::describe(read.error()), HasSubstr("there.png: Too many open files"));
}

}  // namespace
