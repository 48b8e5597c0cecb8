// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Films and pictures are written and read back by FFmpeg's decoders.
#include <fstream>

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/film/film_settings.h"
#include "app/film/png.h"
#include "tests/app/film/small_film.h"

namespace {

namespace fs = std::filesystem;
using app::FilmSettings;
using app::Picture;
using support::expectColour;
using support::expectRefused;
using support::numbered;
using support::settings;
using support::TestFolder;
using support::twoColours;
using support::write;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Png, KeepsEveryPixelAndIsTheSameTwice) {
  const TestFolder folder;
  const auto picture = twoColours(8, 8, {1, 2, 3, 255}, {250, 128, 64, 255});
  const auto png = app::encodePng(picture, false);
  ASSERT_TRUE(png);
  EXPECT_EQ(*png, *app::encodePng(picture, false));
  std::ofstream(folder / "a.png", std::ios::binary)
      .write(reinterpret_cast<const char*>(png->data()), static_cast<std::streamsize>(png->size()));
  const auto media = support::decode(folder / "a.png");
  ASSERT_EQ(media.error, "");
  ASSERT_EQ(media.width, 8);
  expectColour(media.corners[0], {3, 2, 1, 255}, 0);
  expectColour(media.centres[0], {64, 128, 250, 255}, 0);
}

TEST(Png, AlphaIsStraight) {
  const TestFolder folder;
  // Half transparent: 64 of 128 is 127.5 of 255, 128 is full; zero stays zero.
  const auto png = app::encodePng(twoColours(8, 8, {0, 0, 0, 0}, {64, 128, 0, 128}), true);
  ASSERT_TRUE(png);
  std::ofstream(folder / "a.png", std::ios::binary)
      .write(reinterpret_cast<const char*>(png->data()), static_cast<std::streamsize>(png->size()));
  const auto media = support::decode(folder / "a.png");
  expectColour(media.corners[0], {0, 0, 0, 0}, 0);
  expectColour(media.centres[0], {0, 255, 128, 128}, 0);
}

TEST(Png, OnlyAWholeFileOfTheSizeCountsAsMade) {
  const TestFolder folder;
  const auto png = *app::encodePng(numbered(0), false);
  const auto put = [&](const char* name, std::size_t bytes) {
    std::ofstream(folder / name, std::ios::binary)
        .write(reinterpret_cast<const char*>(png.data()), static_cast<std::streamsize>(bytes));
    return folder / name;
  };
  EXPECT_TRUE(app::isWholePng(put("whole.png", png.size()), 64, 48, false));
  EXPECT_FALSE(app::isWholePng(folder / "whole.png", 48, 64, false));
  EXPECT_FALSE(app::isWholePng(folder / "whole.png", 64, 48, true)) << "one without alpha isn't one with it";
  EXPECT_FALSE(app::isWholePng(folder / "whole.png", 64, 49, false));
  for (const std::size_t cut : {std::size_t{0}, std::size_t{5}, std::size_t{30}, png.size() - 1})
    EXPECT_FALSE(app::isWholePng(put("cut.png", cut), 64, 48, false)) << cut;
  EXPECT_FALSE(app::isWholePng(folder / "none.png", 64, 48, false));
  EXPECT_FALSE(app::isWholePng(folder.path, 64, 48, false));
}

TEST(Film, SequenceHasOneFileAPicture) {
  const TestFolder folder;
  ASSERT_TRUE(write(settings(folder / "p_%03d.png", 9, 11)));
  EXPECT_THAT(folder.names(), ElementsAre("p_009.png", "p_010.png", "p_011.png"));
  expectColour(support::decode(folder / "p_010.png").centres[0], {60, 236, 200, 255}, 0);
}

TEST(Film, KnowsWhatItWouldReplace) {
  const TestFolder folder;
  auto film = settings(folder / "p_%03d.png", 9, 1100);
  EXPECT_FALSE(app::replaced(film));
  // These have other numbers, names or widths; a literal pattern is no picture.
  for (const char* name : {"p_008.png", "p_1101.png", "p_10.png", "p_0010.png", "q_010.png", "p_010.jpg", "p_-10.png",
                           "p_010x.png", "p_%03d.png", "p_99999999999999999999.png"})
    std::ofstream(folder / name) << "x";
  EXPECT_FALSE(app::replaced(film));
  std::ofstream(folder / "p_1100.png") << "x";
  EXPECT_EQ(app::replaced(film), folder / "p_1100.png");
  std::ofstream(folder / "p_010.png") << "x";
  EXPECT_EQ(app::replaced(film), folder / "p_010.png");
  film.resume = true;
  EXPECT_FALSE(app::replaced(film));
  EXPECT_FALSE(app::replaced(settings(folder / "a.mp4", 0, 1)));
  std::ofstream(folder / "a.mp4") << "x";
  EXPECT_EQ(app::replaced(settings(folder / "a.mp4", 0, 1)), folder / "a.mp4");
  EXPECT_FALSE(app::replaced(settings(folder / "gone" / "p_%d.png", 0, 1)));
}

TEST(Film, Mp4HasEveryPictureAtItsTimeInItsColour) {
  const TestFolder folder;
  auto film = settings(folder / "a.mp4", 30, 59);
  film.picturesASecond = 60;
  ASSERT_TRUE(write(film));
  EXPECT_THAT(folder.names(), ElementsAre("a.mp4"));
  const auto media = support::decode(folder / "a.mp4");
  ASSERT_EQ(media.error, "");
  EXPECT_EQ(media.videoCodec, "h264");
  ASSERT_EQ(media.times.size(), 60U);
  for (std::size_t i = 0; i < 60; ++i) EXPECT_NEAR(media.times[i], static_cast<double>(i) / 60.0, 1e-4);
  for (const std::size_t i : {0U, 20U, 59U}) {
    expectColour(media.corners[i], {255, 0, 0, 255}, 8);
    expectColour(media.centres[i], {60, 240 - 4 * static_cast<int>(i), 200, 255}, 8);
  }
}

TEST(Film, WebmHasThemToo) {
  const TestFolder folder;
  ASSERT_TRUE(write(settings(folder / "a.webm", 0, 9)));
  const auto media = support::decode(folder / "a.webm");
  ASSERT_EQ(media.error, "");
  EXPECT_EQ(media.videoCodec, "vp9");
  ASSERT_EQ(media.times.size(), 10U);
  EXPECT_NEAR(media.times[9], 0.3, 2e-3);  // the container counts in milliseconds
  expectColour(media.centres[9], {60, 204, 200, 255}, 10);
}

TEST(Film, GifHasItsOwnColours) {
  const TestFolder folder;
  ASSERT_TRUE(write(settings(folder / "a.gif", 0, 9)));
  const auto media = support::decode(folder / "a.gif");
  ASSERT_EQ(media.error, "");
  ASSERT_EQ(media.times.size(), 10U);
  EXPECT_NEAR(media.times[9], 0.3, 6e-3);
  for (const std::size_t i : {0U, 9U}) {
    expectColour(media.corners[i], {255, 0, 0, 255}, 4);
    expectColour(media.centres[i], {60, 240 - 4 * static_cast<int>(i), 200, 255}, 4);
  }
}

TEST(Film, WebmAndGifKeepTransparency) {
  const TestFolder folder;
  for (const char* name : {"a.webm", "a.gif"}) {
    auto film = settings(folder / name, 0, 2);
    film.transparent = true;
    {
      auto writer = app::openWriter(film, {});
      ASSERT_TRUE(writer) << base::describe(writer.error());
      for (int i = 0; i < 3; ++i) ASSERT_TRUE((*writer)->add(twoColours(64, 48, {0, 0, 0, 0}, {60, 200, 60, 255}), i));
      ASSERT_TRUE((*writer)->finish());
    }
    const auto media = support::decode(folder / name);
    ASSERT_EQ(media.error, "");
    ASSERT_EQ(media.corners.size(), 3U) << name;
    for (const auto& corner : media.corners) EXPECT_LE(corner[3], 6) << name;
    for (const auto& centre : media.centres) EXPECT_GE(centre[3], 250) << name;
  }
}

TEST(Film, FinishedEarlyItIsWholeAndEndsThere) {
  for (const char* name : {"a.mp4", "a.webm", "a.gif"}) {
    const TestFolder folder;
    support::writeTone(folder / "tone.wav", 48000, 4.0, 0.1);
    auto film = settings(folder / name, 0, 999);
    if (std::string(name) != "a.gif") film.audio = folder / "tone.wav";
    {
      auto writer = app::openWriter(film, {});
      ASSERT_TRUE(writer);
      for (int i = 0; i < 15; ++i) ASSERT_TRUE((*writer)->add(numbered(i), i));
      EXPECT_FALSE(fs::exists(folder / name)) << "not under its name before it's whole";
      ASSERT_TRUE((*writer)->finish());
    }
    const auto media = support::decode(folder / name);
    EXPECT_EQ(media.error, "") << name;
    EXPECT_EQ(media.times.size(), 15U) << name;
    if (!media.sound.empty()) {
      EXPECT_NEAR(static_cast<double>(media.sound.size()) / media.soundRate, 0.5, 0.03);
    }
  }
}

TEST(Film, AbandonedItLeavesNothing) {
  for (const char* name : {"a.mp4", "a.webm", "a.gif"}) {
    const TestFolder folder;
    std::ofstream(folder / name) << "an older film";
    {
      auto writer = app::openWriter(settings(folder / name, 0, 999), {});
      ASSERT_TRUE(writer);
      ASSERT_TRUE((*writer)->add(numbered(0), 0));
    }
    EXPECT_THAT(folder.names(), ElementsAre(name));
    EXPECT_EQ(fs::file_size(folder / name), 13U) << "the older one stays";
  }
}

TEST(Film, SameFilmSameBytes) {
  for (const char* name : {"mp4", "webm", "gif"}) {
    const TestFolder folder;
    const auto a = folder / (std::string("a.") + name), b = folder / (std::string("b.") + name);
    ASSERT_TRUE(write(settings(a, 0, 19)));
    ASSERT_TRUE(write(settings(b, 0, 19)));
    const auto bytes = [](const fs::path& path) {
      std::ifstream file(path, std::ios::binary);
      return std::string(std::istreambuf_iterator<char>(file), {});
    };
    EXPECT_EQ(bytes(a), bytes(b)) << name;
  }
}

TEST(Film, NamesThatLookLikeProtocolsOrPatternsAreNames) {
  const TestFolder folder;
  ASSERT_TRUE(write(settings(folder / "pipe:1 %d 踊り.mp4", 0, 2)));
  EXPECT_THAT(folder.names(), ElementsAre("pipe:1 %d 踊り.mp4"));
}

TEST(FilmErrors, PlacesThatTakeNoFile) {
  const TestFolder folder;
  std::ofstream(folder / "file") << "x";
  fs::create_directory(folder / "folder.mp4");
  for (const char* name :
       {"gone/a.mp4", "gone/a.webm", "gone/a.gif", "gone/a_%d.png", "file/a.mp4", "file/a_%d.png", "folder.mp4"}) {
    expectRefused(settings(folder / name, 0, 1), base::ErrorCode::CannotWrite, folder.path.string());
  }
  EXPECT_THAT(folder.names(), ElementsAre("file", "folder.mp4"));
}

TEST(FilmErrors, AFullDisk) {
  const TestFolder folder;
  for (const char* name : {"a.webm", "a.gif"}) {  // MP4 needs a file that it can seek in
    fs::create_symlink("/dev/full", folder / name);
    expectRefused(settings(folder / name, 0, 29), base::ErrorCode::CannotWrite, "/dev/full");
  }
}

}  // namespace
