// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/film_name.h"

#include <gtest/gtest.h>

namespace {

using app::FilmFile;

TEST(FilmName, AnEndingSaysTheKind) {
  EXPECT_EQ(app::kindOfName("/a/b.mp4"), FilmFile::Mp4);
  EXPECT_EQ(app::kindOfName("b.JPEG"), FilmFile::Jpeg);
  EXPECT_EQ(app::kindOfName("b.jpg"), FilmFile::Jpeg);
  EXPECT_EQ(app::kindOfName("b.png"), FilmFile::Still);
  EXPECT_EQ(app::kindOfName("b_###.png"), FilmFile::Pictures);
  EXPECT_EQ(app::kindOfName("b_%05d.png"), FilmFile::Pictures);  // as on the command line
  EXPECT_EQ(app::kindOfName("b_%d.png"), FilmFile::Pictures);
  EXPECT_EQ(app::kindOfName("b.v2"), std::nullopt);
  EXPECT_EQ(app::kindOfName("mp4"), std::nullopt);
  EXPECT_EQ(app::kindOfName(""), std::nullopt);
}

TEST(FilmName, OnlyEndingsOfKindsAreReplaced) {
  EXPECT_EQ(app::nameFor(FilmFile::Mp4, "shot.webm"), "shot.mp4");
  EXPECT_EQ(app::nameFor(FilmFile::Jpeg, "shot.jpeg"), "shot.jpeg");
  EXPECT_EQ(app::nameFor(FilmFile::Mp4, "dance.v2"), "dance.v2.mp4");
  EXPECT_EQ(app::nameFor(FilmFile::Mp4, "/a.b/dance"), "/a.b/dance.mp4");
  EXPECT_EQ(app::nameFor(FilmFile::Pictures, "shot.png"), "shot_#####.png");
  EXPECT_EQ(app::nameFor(FilmFile::Still, "shot_#####.png"), "shot.png");
  EXPECT_EQ(app::nameFor(FilmFile::Gif, "shot_##.png"), "shot.gif");
  EXPECT_EQ(app::nameFor(FilmFile::Mp4, "shot_%05d.png"), "shot.mp4");
  EXPECT_EQ(app::nameFor(FilmFile::Pictures, "shot_%05d.png"), "shot_%05d.png");
}

TEST(FilmName, NumberSignsAndFilmsPatternsAreOne) {
  EXPECT_EQ(app::patternOf("a_#####.png"), "a_%05d.png");
  EXPECT_EQ(app::patternOf("a.png"), "a.png");
  EXPECT_EQ(app::patternOf("a" + QString(40, '#') + ".png"), "a%09d.png");
  EXPECT_EQ(app::withNumberSigns("x_%05d.png is there, y_%03d.png, 5 %d"), "x_#####.png is there, y_###.png, 5 %d");
}

}  // namespace
