// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/texture_status.h"

#include <fstream>

#include <gtest/gtest.h>
#include <QColor>
#include <QTemporaryDir>

#include "app/tree/file_tree.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"

namespace {

namespace fs = std::filesystem;

/// This fixture reads a model with textures of several statuses from the disk, as the window does.
class Fate : public testing::Test {
 protected:
  void SetUp() override {
    const fs::path home = folder.path().toStdString();
    fs::create_directories(home / "tex");
    QImage image(8, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    const auto save = [&](const char* name, const char* format) {
      EXPECT_TRUE(image.save(QString::fromStdString((home / name).string()), format));
    };
    save("plain.png", "PNG");
    save("UPPER.PNG", "PNG");
    save("lie.bmp", "PNG");
    save("tex/bare.png", "PNG");
    std::ofstream(home / "broken.png") << "\x89PNG\r\n\x1a\nnothing else";
    pmx::Model model = support::smallModel();
    model.textures = {"plain.png", "upper.png", "lie.bmp", "C:\\far\\bare.png", "broken.png", "gone.png", "toon03.bmp"};
    pmx::Material material = model.materials[0];
    model.materials.clear();
    for (std::int32_t i = 0; i < 7; ++i) {
      material.texture = i;
      material.indexCount = i == 0 ? static_cast<std::int32_t>(model.indices.size()) : 0;
      model.materials.push_back(material);
    }
    ASSERT_TRUE(pmx::writePmxFile(model, home / "model.pmx"));
    auto read = app::loadModel(home / "model.pmx", {});
    ASSERT_TRUE(read);
    actor.model = *read;
    actor.textures = std::make_shared<const app::ModelTextures>(app::loadTextures(**read));
  }
  [[nodiscard]] std::string brief(std::int32_t texture) const {
    return app::statusOf(actor, texture).brief.toStdString();
  }
  [[nodiscard]] std::string whole(std::int32_t texture) const {
    return app::statusOf(actor, texture).whole.toStdString();
  }

  QTemporaryDir folder;
  app::DocumentActor actor;
};

TEST_F(Fate, IsToldOfEachTexture) {
  EXPECT_EQ(brief(0), "found");
  EXPECT_EQ(whole(0), "plain.png (found as written): PNG, 8 × 4");
  EXPECT_EQ(brief(1), "with different spelling");
  EXPECT_EQ(whole(1), "UPPER.PNG (found with different spelling): PNG, 8 × 4");
  EXPECT_EQ(brief(2), "converted");
  EXPECT_EQ(whole(2), "lie.bmp (found as written): converted from PNG (unlike its extension), 8 × 4");
  EXPECT_EQ(brief(3), "by file name only");
  EXPECT_EQ(brief(4), "unreadable");
  EXPECT_FALSE(app::statusOf(actor, 4).good);
  EXPECT_EQ(brief(5), "missing");
  EXPECT_FALSE(app::statusOf(actor, 5).good);
  EXPECT_EQ(brief(6), "shared") << "MMD's toon of that name stands in";
  for (const std::int32_t none : {-1, 7, 12345}) EXPECT_EQ(brief(none), "none");
}

TEST_F(Fate, OfAJpegThatIsCutOffIsTold) {
  const fs::path home = folder.path().toStdString();
  QImage image(64, 64, QImage::Format_RGB32);
  for (int y = 0; y < 64; ++y) {
    for (int x = 0; x < 64; ++x) image.setPixel(x, y, qRgb((x * 37 + y * 91) % 256, (x * y) % 256, y * 4));
  }
  const fs::path whole = home / "whole.jpg";
  ASSERT_TRUE(image.save(QString::fromStdString(whole.string()), "JPG", 90));
  fs::copy_file(whole, home / "plain.png", fs::copy_options::overwrite_existing);
  fs::resize_file(home / "plain.png", fs::file_size(whole) / 2);
  actor.textures = std::make_shared<const app::ModelTextures>(app::loadTextures(*actor.model));
  EXPECT_EQ(brief(0), "truncated");
  EXPECT_FALSE(app::statusOf(actor, 0).good);
}

TEST(Thumbnail, IsSmallAndKeepsItsShape) {
  QImage image(4096, 16, QImage::Format_RGBA8888);
  image.fill(QColor(0, 200, 0));
  const QImage small = app::thumbnailOf(image, 24);
  EXPECT_EQ(small.width(), 24);
  EXPECT_GE(small.height(), 1);
  EXPECT_EQ(small.pixelColor(12, 0), QColor(0, 200, 0));
  EXPECT_TRUE(app::thumbnailOf({}, 24).isNull());
}

}  // namespace
