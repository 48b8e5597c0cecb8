// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/write_picture.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <QImage>

#include "tests/support/test_folder.h"

namespace {

namespace fs = std::filesystem;
using app::PictureFormat;
using testing::ElementsAre;

/// Returns two pixels: opaque orange, and half of a green, in blue, green, red, alpha with alpha
/// multiplied in.
app::Picture twoPixels() {
  static const std::uint8_t bytes[]{0x20, 0x80, 0xFF, 0xFF, 0x00, 0x40, 0x00, 0x80};
  return {2, 1, 8, std::shared_ptr<const std::uint8_t>(bytes, [](const std::uint8_t*) {})};
}

TEST(WritePicture, TheFileHasThePixels) {
  const support::TestFolder folder;
  ASSERT_TRUE(app::writePicture(twoPixels(), PictureFormat::Png, true, folder / "a.png", {}));
  EXPECT_THAT(folder.names(), ElementsAre("a.png"));
  const QImage read(QString::fromStdString((folder / "a.png").string()));
  ASSERT_EQ(read.size(), QSize(2, 1));
  EXPECT_EQ(read.pixelColor(0, 0), QColor(0xFF, 0x80, 0x20));
  // straight alpha: 0x40 of 0x80 is 127.5 of 255
  EXPECT_EQ(read.pixelColor(1, 0).alpha(), 0x80);
  EXPECT_NEAR(read.pixelColor(1, 0).green(), 127.5, 0.6);
  EXPECT_EQ(read.pixelColor(1, 0).red(), 0);
}

TEST(WritePicture, WhatIsReadIsntWrittenOver) {
  const support::TestFolder folder;
  std::ofstream(folder / "texture.png") << "a texture";
  const std::vector<fs::path> inputs{folder / "texture.png"};
  const auto refused = app::writePicture(twoPixels(), PictureFormat::Png, true, folder / "texture.png", inputs);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, base::ErrorCode::BadArgument);
  EXPECT_EQ(fs::file_size(folder / "texture.png"), 9U);
  // AND nothing is left of a picture that can't be encoded: JPEG has no alpha
  EXPECT_FALSE(app::writePicture(twoPixels(), PictureFormat::Jpeg, true, folder / "a.jpg", {}));
  EXPECT_THAT(folder.names(), ElementsAre("texture.png"));
}

}  // namespace
