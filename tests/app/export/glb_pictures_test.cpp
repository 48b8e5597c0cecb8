// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_pictures.h"

#include <gmock/gmock.h>

namespace {

/// This gives pictures of 10 x 10 pixels, and counts what is asked for.
class GlbPicturesTest : public testing::Test {
 protected:
  [[nodiscard]] app::TexturePictures source() {
    return [this](std::size_t texture, const app::ChannelTables& tables) -> std::optional<app::ExportedPicture> {
      if (texture > 1) return std::nullopt;
      ++made_;
      last_ = tables[0][255];
      return app::ExportedPicture{
          .mimeType = "image/png", .bytes = std::vector<std::byte>(bytes_), .width = 10, .height = 10, .alpha = {}};
    };
  }
  /// Asks for the texture in `count` shades, and returns how many of them it got.
  std::size_t ask(app::GlbPictures& pictures, std::size_t texture, int count) {
    std::size_t got = 0;
    for (int i = 0; i < count; ++i) {
      const float shade = static_cast<float>(i) / 255.0F;
      got += pictures.add(texture, app::tintTables(base::Vec3(shade))) != nullptr ? 1 : 0;
    }
    return got;
  }

  app::GlbFile file_;
  std::size_t made_ = 0, bytes_ = 4;
  int last_ = -1;
};

TEST_F(GlbPicturesTest, TheFirstOfATextureIsFreeAndCopiesAreSpent) {
  const app::TexturePictures from = source();
  app::PictureBudget budget{.pixels = 350, .bytes = 1000};
  app::GlbPictures pictures(file_, from, budget);
  EXPECT_EQ(ask(pictures, 0, 100), 4U) << "the first, and three copies of 100 pixels";
  EXPECT_EQ(made_, 4U) << "what is refused isn't made";
  EXPECT_EQ(ask(pictures, 0, 100), 4U) << "those that are there stay";
  EXPECT_EQ(ask(pictures, 1, 100), 1U) << "another texture";
  EXPECT_EQ(made_, 5U);
  // AND another model of the same file has the rest of the budget
  app::GlbPictures others(file_, from, budget);
  EXPECT_EQ(ask(others, 0, 100), 1U);
  EXPECT_EQ(file_.json["images"].size(), 6U);
}

TEST_F(GlbPicturesTest, BytesAreSpentAsPixelsAre) {
  const app::TexturePictures from = source();
  app::PictureBudget budget{.pixels = 1'000'000, .bytes = 100};
  app::GlbPictures pictures(file_, from, budget);
  ASSERT_EQ(ask(pictures, 0, 1), 1U);
  bytes_ = 90;  // the copies compress worse than the first
  EXPECT_EQ(ask(pictures, 0, 100), 3U) << "the first, one of 90 bytes, and one more, since the first had 4";
}

TEST_F(GlbPicturesTest, ATextureIsThereAsItIsWhateverWasSpent) {
  const app::TexturePictures from = source();
  app::PictureBudget budget{.pixels = 0, .bytes = 0};
  app::GlbPictures pictures(file_, from, budget);
  EXPECT_EQ(pictures.addAsItIs(0), nullptr) << "nothing asked for it before";
  EXPECT_EQ(ask(pictures, 0, 100), 1U);
  const auto* asItIs = pictures.addAsItIs(0);
  ASSERT_NE(asItIs, nullptr);
  EXPECT_EQ(last_, 255);
  EXPECT_EQ(asItIs->texture, 1U);
  EXPECT_EQ(pictures.addAsItIs(0), asItIs) << "once";
  EXPECT_EQ(made_, 2U);
  EXPECT_TRUE(pictures.has(0));
  EXPECT_EQ(pictures.add(7, app::tintTables(base::Vec3(1.0F))), nullptr);
  EXPECT_FALSE(pictures.has(7)) << "there is no such picture";
}

}  // namespace
