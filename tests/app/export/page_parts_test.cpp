// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/page_parts.h"

#include <string>

#include <gmock/gmock.h>

namespace {

using namespace std::string_literals;

TEST(PageParts, SongsThatBrowsersPlayHaveTheirKind) {
  EXPECT_EQ(app::browserSongType("RIFF\x24\x00\x00\x00WAVEfmt "s), "audio/wav");
  EXPECT_EQ(app::browserSongType("fLaC\0\0\0\x22"s), "audio/flac");
  EXPECT_EQ(app::browserSongType("ID3\x03\0\0\0\0\0\0"s), "audio/mpeg");
  EXPECT_EQ(app::browserSongType("OggS\0\x02"s), "audio/ogg");
  EXPECT_EQ(app::browserSongType("\0\0\0\x20"s + "ftypM4A "), "audio/mp4");
  EXPECT_EQ(app::browserSongType("\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\x82\x84webm"s), "audio/webm");
}

TEST(PageParts, OtherSongsHaveNone) {
  EXPECT_EQ(app::browserSongType("\x1A\x45\xDF\xA3\xA3\x42\x86\x81\x01\x42\x82\x88matroska"s), "");
  EXPECT_EQ(app::browserSongType("wvpk\0\0\0\0\x10\x04"s), "");
  EXPECT_EQ(app::browserSongType("no song at all"), "");
  EXPECT_EQ(app::browserSongType(""), "");
}

TEST(PageParts, TheViewIsThatOfMmdsCamera) {
  const app::PageView view = app::pageView({});
  // MMD's own camera stands 45 units before (0, 10, 0), which glTF says in metres with Z mirrored.
  EXPECT_NEAR(view.eye.y, 0.8, 1e-6);
  EXPECT_NEAR(view.eye.z, 3.6, 1e-6);
  EXPECT_NEAR(view.target.y, 0.8, 1e-6);
  EXPECT_NEAR(view.target.z, 0.0, 1e-6);
  EXPECT_EQ(view.fieldDegrees, 30.0F);
}

TEST(PageParts, AFieldOfViewThatStaysIsSaidOnce) {
  app::BakedDance dance;
  dance.cameras.resize(3);
  dance.cuts = {0, 1, 0};
  app::PageCamera camera = app::pageCamera(dance);
  EXPECT_THAT(camera.fieldsDegrees, testing::ElementsAre(30.0F));
  EXPECT_THAT(camera.cuts, testing::ElementsAre(1U));
  dance.cameras[2].fovDegrees = 45.0F;
  camera = app::pageCamera(dance);
  EXPECT_THAT(camera.fieldsDegrees, testing::ElementsAre(30.0F, 30.0F, 45.0F));
}

TEST(PageParts, TextsKeepTheirLinesAndLoseWhatSteers) {
  EXPECT_EQ(app::pageText("one\n\n\ttwo\n"), "one\n\n\ttwo\n");
  // A null, the end of a right-to-left override, and a line separator.
  EXPECT_EQ(app::pageText("a\0b\u202Ec\u2028d"s), "a\uFFFDb\uFFFDc\uFFFDd");
  const std::string line(5000, 'x');
  EXPECT_EQ(app::pageText(line), line);
}

}  // namespace
