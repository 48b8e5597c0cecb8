// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/picture_file.h"

#include <fstream>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/film/film_settings.h"
#include "tests/app/film/media_probe.h"
#include "tests/app/film/small_film.h"
#include "tests/support/test_folder.h"

namespace {

using app::PictureFormat;
using support::expectColour;
using support::TestFolder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string_view text(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

support::Media decoded(const std::filesystem::path& path, const std::vector<std::byte>& bytes) {
  std::ofstream(path, std::ios::binary) << text(bytes);
  return support::decode(path);
}

TEST(PictureFile, TheNameSaysTheFormat) {
  EXPECT_EQ(app::pictureFormat("a.png"), PictureFormat::Png);
  EXPECT_EQ(app::pictureFormat("b/A.PNG"), PictureFormat::Png);
  EXPECT_EQ(app::pictureFormat("a.jpg"), PictureFormat::Jpeg);
  EXPECT_EQ(app::pictureFormat("a.JPEG"), PictureFormat::Jpeg);
  EXPECT_EQ(app::pictureFormat("a.WebP"), PictureFormat::Webp);
  for (const char* name : {"a", "a.bmp", "a.png.bak", ".png", "png", "a."}) {
    EXPECT_EQ(app::pictureFormat(name), std::nullopt) << name;
    const auto none = app::outputFormat(name);
    ASSERT_FALSE(none) << name;
    EXPECT_THAT(base::describe(none.error()), HasSubstr(std::string(name) + ": "));
    for (const char* known : {".png", ".jpg", ".webp"}) EXPECT_THAT(base::describe(none.error()), HasSubstr(known));
  }
  for (const char* device : {"-", "/dev/null", "/dev/stdout"}) {
    const auto format = app::outputFormat(device);
    ASSERT_TRUE(format) << device;
    EXPECT_EQ(*format, PictureFormat::Png);
  }
}

TEST(PictureFile, JpegAndWebpHoldThePictureNearly) {
  // GIVEN a dark picture with a bright middle; pictures are blue, green, red, alpha
  const TestFolder folder;
  const auto picture = support::twoColours(64, 48, {10, 60, 120, 255}, {250, 128, 64, 255});
  for (const PictureFormat format : {PictureFormat::Jpeg, PictureFormat::Webp}) {
    const auto bytes = app::encodePicture(picture, format, false);
    ASSERT_TRUE(bytes) << base::describe(bytes.error());
    EXPECT_EQ(*bytes, *app::encodePicture(picture, format, false)) << "the same bytes again";
    const bool jpeg = format == PictureFormat::Jpeg;
    // THEN it begins as the formats' descriptions require (JFIF 1.02; RFC 9649)
    if (jpeg) {
      EXPECT_EQ(text(*bytes).substr(0, 3), "\xFF\xD8\xFF");
      EXPECT_EQ(text(*bytes).substr(6, 4), "JFIF");
    } else {
      EXPECT_EQ(text(*bytes).substr(0, 4), "RIFF");
      EXPECT_EQ(text(*bytes).substr(8, 4), "WEBP");
    }
    const auto media = decoded(folder / (jpeg ? "a.jpg" : "a.webp"), *bytes);
    ASSERT_EQ(media.error, "");
    EXPECT_EQ(media.width, 64);
    EXPECT_EQ(media.height, 48);
    // AND has these colours, as red, green, blue
    SCOPED_TRACE(media.videoCodec);
    expectColour(media.corners.at(0), {120, 60, 10, 255}, 6);
    expectColour(media.centres.at(0), {64, 128, 250, 255}, 6);
  }
}

TEST(PictureFile, WebpKeepsTransparencyAndJpegHasNone) {
  const TestFolder folder;
  // colours multiplied by alpha, as in all pictures: half of (255, 255, 0)
  const auto picture = support::twoColours(64, 48, {0, 0, 0, 0}, {0, 128, 128, 128});
  const auto webp = app::encodePicture(picture, PictureFormat::Webp, true);
  ASSERT_TRUE(webp) << base::describe(webp.error());
  const auto media = decoded(folder / "a.webp", *webp);
  ASSERT_EQ(media.error, "");
  EXPECT_EQ(media.corners.at(0)[3], 0);
  expectColour(media.centres.at(0), {255, 255, 0, 128}, 8);
  const auto jpeg = app::encodePicture(picture, PictureFormat::Jpeg, true);
  ASSERT_FALSE(jpeg);
  EXPECT_THAT(base::describe(jpeg.error()), HasSubstr("JPEG has no transparency"));
}

TEST(PictureFile, SequencesAreWhatTheirNameSays) {
  const TestFolder folder;
  for (const char* name : {"p_%02d.jpg", "p_%02d.webp"}) {
    ASSERT_TRUE(support::write(support::settings(folder / name, 3, 4))) << name;
    auto resumed = support::settings(folder / name, 3, 4);
    resumed.resume = true;
    EXPECT_FALSE(app::check(resumed)) << "a whole one isn't told from a part of it";
  }
  EXPECT_THAT(folder.names(), ElementsAre("p_03.jpg", "p_03.webp", "p_04.jpg", "p_04.webp"));
  const auto jpeg = support::decode(folder / "p_03.jpg"), webp = support::decode(folder / "p_03.webp");
  EXPECT_EQ(jpeg.videoCodec, "mjpeg");
  EXPECT_EQ(webp.videoCodec, "webp");
  auto clear = support::settings(folder / "p_%d.jpg", 0, 1);
  clear.transparent = true;
  const auto checked = app::check(clear);
  ASSERT_FALSE(checked);
  EXPECT_THAT(base::describe(checked.error()), HasSubstr("JPEG has no transparency"));
  const auto unnumbered = app::filmKind("a.jpg");
  ASSERT_FALSE(unnumbered);
  EXPECT_THAT(base::describe(unnumbered.error()), HasSubstr("name_%05d.jpg"));
}

}  // namespace
