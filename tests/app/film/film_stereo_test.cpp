// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// What files say about films for two eyes and of all directions.
#include <optional>

#include <gtest/gtest.h>

#include "tests/app/film/small_film.h"

extern "C" {
#include <libavformat/avformat.h>
#include <libavutil/spherical.h>
#include <libavutil/stereo3d.h>
}

namespace {

using app::Stereo;
using support::TestFolder;

/// This is what a file says, as FFmpeg's reader understands it.
struct FileSays {
  std::optional<AVStereo3D> eyes;
  std::optional<AVSphericalMapping> sphere;
};

FileSays saidBy(const std::filesystem::path& path) {
  AVFormatContext* file = nullptr;
  if (avformat_open_input(&file, path.c_str(), nullptr, nullptr) < 0) return {};
  FileSays said;
  const AVStream* stream = file->nb_streams > 0 ? file->streams[0] : nullptr;
  if (stream != nullptr) {
    if (const auto* data = av_stream_get_side_data(stream, AV_PKT_DATA_STEREO3D, nullptr); data != nullptr)
      said.eyes = *reinterpret_cast<const AVStereo3D*>(data);
    if (const auto* data = av_stream_get_side_data(stream, AV_PKT_DATA_SPHERICAL, nullptr); data != nullptr)
      said.sphere = *reinterpret_cast<const AVSphericalMapping*>(data);
  }
  avformat_close_input(&file);
  return said;
}

TEST(FilmStereo, Mp4AndWebmSayHowPicturesAreLaidOut) {
  const TestFolder folder;
  for (const char* name : {"film.mp4", "film.webm"}) {
    auto film = support::settings(folder / name, 0, 1);
    film.width = 96;
    film.height = 48;
    const auto filmed = [&](Stereo layout, int height = 48) {
      film.stereo = layout;
      film.height = height;
      auto writer = app::openWriter(film, {});
      EXPECT_TRUE(writer) << name;
      for (const std::int64_t number : {0, 1})
        EXPECT_TRUE((*writer)->add(support::twoColours(96, height, {0, 0, 255, 255}, {200, 90, 60, 255}), number));
      EXPECT_TRUE((*writer)->finish()) << name;
      return saidBy(film.output);
    };
    const FileSays plain = filmed(Stereo::None);
    EXPECT_FALSE(plain.eyes || plain.sphere) << name;

    const FileSays beside = filmed(Stereo::SideBySide);
    ASSERT_TRUE(beside.eyes) << name;
    EXPECT_EQ(beside.eyes->type, AV_STEREO3D_SIDEBYSIDE);
    EXPECT_EQ(beside.eyes->flags & AV_STEREO3D_FLAG_INVERT, 0) << "the left eye's picture is on the left";
    EXPECT_FALSE(beside.sphere);

    // Half an equirectangular picture lacks a quarter on either side.
    const FileSays half = filmed(Stereo::Vr180);
    ASSERT_TRUE(half.eyes && half.sphere) << name;
    EXPECT_EQ(half.eyes->type, AV_STEREO3D_SIDEBYSIDE);
    EXPECT_EQ(half.sphere->projection, AV_SPHERICAL_EQUIRECTANGULAR_TILE);
    EXPECT_EQ(half.sphere->bound_left, 0x40000000U);
    EXPECT_EQ(half.sphere->bound_right, 0x40000000U);
    EXPECT_EQ(half.sphere->bound_top, 0U);
    EXPECT_EQ(half.sphere->bound_bottom, 0U);

    const FileSays around = filmed(Stereo::Around);
    ASSERT_TRUE(around.eyes && around.sphere) << name;
    EXPECT_EQ(around.eyes->type, AV_STEREO3D_2D);
    EXPECT_EQ(around.sphere->projection, AV_SPHERICAL_EQUIRECTANGULAR);
    const FileSays above = filmed(Stereo::AroundTopBottom, 96);
    ASSERT_TRUE(above.eyes && above.sphere) << name;
    EXPECT_EQ(above.eyes->type, AV_STEREO3D_TOPBOTTOM);
    EXPECT_EQ(above.eyes->flags & AV_STEREO3D_FLAG_INVERT, 0) << "the left eye's picture is above";
    EXPECT_EQ(above.sphere->projection, AV_SPHERICAL_EQUIRECTANGULAR);
    EXPECT_EQ(above.sphere->bound_left | above.sphere->bound_right, 0U);
    EXPECT_EQ(around.sphere->yaw | around.sphere->pitch | around.sphere->roll, 0);
  }
}

TEST(FilmStereo, ALayoutHasItsOwnSizes) {
  for (const auto layout : {Stereo::None, Stereo::SideBySide, Stereo::Vr180, Stereo::Around, Stereo::AroundTopBottom}) {
    const auto [width, height] = app::usualSize(layout);
    EXPECT_TRUE(app::checkSize(layout, width, height));
  }
  EXPECT_FLOAT_EQ(app::aspectOfEye(Stereo::SideBySide, 2560, 720), 16.0F / 9.0F);
  EXPECT_FLOAT_EQ(app::aspectOfEye(Stereo::Vr180, 3840, 1920), 1.0F);
  EXPECT_FLOAT_EQ(app::aspectOfEye(Stereo::None, 1280, 720), 16.0F / 9.0F);
  EXPECT_FLOAT_EQ(app::aspectOfEye(Stereo::AroundTopBottom, 3840, 3840), 2.0F);
  EXPECT_FALSE(app::checkSize(Stereo::AroundTopBottom, 3840, 1920));
  EXPECT_FALSE(app::checkSize(Stereo::AroundTopBottom, 63, 63)) << "each eye has a half";
  EXPECT_TRUE(app::checkSize(Stereo::None, 1281, 720));
  EXPECT_FALSE(app::checkSize(Stereo::SideBySide, 1281, 720));
  EXPECT_TRUE(app::checkSize(Stereo::SideBySide, 1280, 721));
  EXPECT_FALSE(app::checkSize(Stereo::Vr180, 1280, 720));
  const TestFolder folder;
  auto film = support::settings(folder / "film.webm", 0, 1);  // 64x48
  film.stereo = Stereo::Around;
  const auto refused = app::check(film);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, base::ErrorCode::BadArgument);
  film.height = 32;
  EXPECT_TRUE(app::check(film));
}

// Films of two colours for each two by two pixels would mix those of both eyes in the middle.
TEST(FilmStereo, EachEyeHasAnEvenNumberOfPixels) {
  struct Row {
    const char* name;
    Stereo layout;
    int width, height;
    bool possible;
  };
  for (const Row& row :
       {Row{"a.mp4", Stereo::SideBySide, 1282, 720, false}, Row{"a.webm", Stereo::SideBySide, 1282, 720, false},
        Row{"a.mp4", Stereo::SideBySide, 1284, 722, true}, Row{"a_%d.png", Stereo::SideBySide, 1282, 720, true},
        Row{"a.mp4", Stereo::None, 1282, 722, true}, Row{"a.mp4", Stereo::AroundTopBottom, 1282, 1282, false},
        Row{"a.mp4", Stereo::AroundTopBottom, 1284, 1284, true}, Row{"a.mp4", Stereo::Around, 1284, 642, true},
        Row{"a.mp4", Stereo::Vr180, 1284, 642, true}}) {
    auto film = support::settings(row.name, 0, 1);
    film.stereo = row.layout;
    film.width = row.width;
    film.height = row.height;
    EXPECT_EQ(app::check(film).has_value(), row.possible) << row.name << " " << row.width << "x" << row.height;
  }
}

}  // namespace
