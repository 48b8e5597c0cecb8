// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/recent_pictures.h"

#include <fstream>
#include <map>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using app::RecentPictures;
using support::waitFor;

class Pictures : public ::testing::Test {
 protected:
  Pictures() {
    QObject::connect(&pictures, &RecentPictures::ready, &pictures,
                     [this](const QString& file, const QImage& picture) { told[file] = picture; });
  }
  static QImage filled(QColor colour, QSize size = {1000, 500}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    return image;
  }
  /// Returns what is known of a file, asked again after all earlier requests are done.
  QImage pictureOf(const QString& file) {
    told.clear();
    pictures.keep(filled(Qt::white), {"/last"}, QStringList{"/last"} + recent);
    pictures.want({file, "/last"});
    EXPECT_TRUE(waitFor([&] { return told.count("/last") > 0; }));
    return told.count(file) > 0 ? told[file] : QImage();
  }
  [[nodiscard]] std::ptrdiff_t files() const {
    return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
  }

  QTemporaryDir home;
  fs::path folder = fs::path(home.path().toStdString()) / "cache" / "odori";
  RecentPictures pictures{folder};
  std::map<QString, QImage> told;
  QStringList recent{"/a.pmx", "/b.pmx"};
};

TEST_F(Pictures, KeepTransparencyWhereThatIsWanted) {
  QImage clear({200, 200}, QImage::Format_ARGB32_Premultiplied);
  clear.fill(Qt::transparent);
  clear.setPixelColor(100, 100, Qt::red);
  RecentPictures transparent(folder / "transparent", nullptr, {200, 200}, true);
  QImage got;
  QObject::connect(&transparent, &RecentPictures::ready, &transparent,
                   [&got](const QString&, const QImage& picture) { got = picture; });
  transparent.keep(clear, {"/a.pmx"}, recent);
  transparent.want({"/a.pmx"});
  ASSERT_TRUE(waitFor([&] { return !got.isNull(); }));
  EXPECT_EQ(got.pixelColor(0, 0).alpha(), 0);
  EXPECT_EQ(got.pixelColor(100, 100), QColor(Qt::red));
  pictures.keep(clear, {"/a.pmx"}, recent);
  EXPECT_EQ(pictureOf("/a.pmx").pixelColor(0, 0).alpha(), 255);
}

TEST_F(Pictures, AreSmallAndOfTheMiddle) {
  // GIVEN a wide picture, red in the middle third
  QImage wide = filled(Qt::blue, {900, 300});
  for (int y = 0; y < 300; ++y) {
    for (int x = 300; x < 600; ++x) wide.setPixelColor(x, y, Qt::red);
  }
  pictures.keep(wide, {"/a.pmx"}, recent);
  // THEN it comes back small, and the middle remains of 3:1 as 4:3: 400 of 900 columns, of which
  // 300 are red
  const QImage small = pictureOf("/a.pmx");
  ASSERT_EQ(small.size(), RecentPictures::kSize);
  EXPECT_EQ(small.pixelColor(120, 90), QColor(Qt::red));
  EXPECT_EQ(small.pixelColor(35, 90), QColor(Qt::red)) << "30 columns of each side are blue";
  EXPECT_EQ(small.pixelColor(20, 90), QColor(Qt::blue));
  // AND other users may not read it
  struct stat about {};
  ASSERT_EQ(::stat(pictures.pictureOf("/a.pmx").c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U);
  ASSERT_EQ(::stat(folder.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0700U);
}

TEST_F(Pictures, ThoseOfOthersThanTheRecentGo) {
  for (int i = 0; i < 40; ++i) {
    const QString file = QStringLiteral("/%1.pmx").arg(i);
    pictures.keep(filled(Qt::red), {file}, {file});
  }
  EXPECT_TRUE(pictureOf("/a.pmx").isNull());
  EXPECT_TRUE(pictureOf("/39.pmx").isNull());
  EXPECT_EQ(files(), 1) << "that of the test itself";
  // AND a file that isn't ours stays, whatever its name
  std::ofstream(folder / "holiday.png") << "mine";
  pictures.keepOnly({});
  pictures.keep(filled(Qt::red), {"/a.pmx"}, recent);
  EXPECT_FALSE(pictureOf("/a.pmx").isNull());
  EXPECT_TRUE(fs::exists(folder / "holiday.png"));
}

TEST_F(Pictures, WhatIsCalledAsTheyAreStays) {
  pictures.keep(filled(Qt::red), {"/a.pmx"}, recent);
  ASSERT_FALSE(pictureOf("/a.pmx").isNull());
  // GIVEN files of others under names of 44 letters: no hash; another program's picture under a
  // hash, of our size, too; ours under another hash
  const std::string ours = pictures.pictureOf("/a.pmx").string();
  const auto named = [this](char letter) { return (folder / (std::string(40, letter) + ".png")).string(); };
  ASSERT_TRUE(filled(Qt::blue, RecentPictures::kSize).save(QString::fromStdString(named('h'))));
  ASSERT_TRUE(filled(Qt::blue, RecentPictures::kSize).save(QString::fromStdString(named('0'))));
  ASSERT_TRUE(filled(Qt::blue, {1600, 1200}).save(QString::fromStdString(named('1'))));
  fs::copy_file(ours, named('a'));
  std::ofstream(named('b')) << "no picture";
  // WHEN all are to be removed
  pictures.keepOnly({});
  pictures.keep(filled(Qt::red), {"/last"}, {"/last"});
  pictures.want({"/last"});
  told.clear();
  ASSERT_TRUE(waitFor([&] { return told.count("/last") > 0; }));
  // THEN the picture of ours is gone, and nothing else
  EXPECT_FALSE(fs::exists(ours));
  for (const char letter : {'h', '0', '1', 'a', 'b'}) EXPECT_TRUE(fs::exists(named(letter))) << letter;
  // AND one whose file has any name goes, too
  const QString odd = QStringLiteral("/踊り %41\n.pmx");
  pictures.keep(filled(Qt::red), {odd}, {odd, "/last"});
  pictures.keepOnly({"/last"});
  EXPECT_TRUE(pictureOf(odd).isNull());
  EXPECT_FALSE(fs::exists(pictures.pictureOf(odd)));
}

TEST_F(Pictures, WhatLiesThereInsteadDoesNoHarm) {
  pictures.keep(filled(Qt::red), {"/a.pmx"}, recent);
  ASSERT_FALSE(pictureOf("/a.pmx").isNull());
  const fs::path place = pictures.pictureOf("/a.pmx");
  // WHEN it is a pipe, a large file, a picture of another size, one that is cut THEN there is none
  fs::remove(place);
  ASSERT_EQ(::mkfifo(place.c_str(), 0600), 0);
  EXPECT_TRUE(pictureOf("/a.pmx").isNull());
  fs::remove(place);
  std::ofstream(place).close();
  fs::resize_file(place, 1U << 30U);
  EXPECT_TRUE(pictureOf("/a.pmx").isNull());
  fs::remove(place);
  ASSERT_TRUE(filled(Qt::red, {4000, 10}).save(QString::fromStdString(place.string())));
  EXPECT_TRUE(pictureOf("/a.pmx").isNull());
  // AND the next picture replaces it
  pictures.keep(filled(Qt::green), {"/a.pmx"}, recent);
  EXPECT_EQ(pictureOf("/a.pmx").pixelColor(9, 9), QColor(Qt::green));
}

TEST(NoPictures, WithoutAFolderNothingIsKept) {
  RecentPictures pictures{fs::path()};
  QImage image(8, 8, QImage::Format_RGB32);
  image.fill(Qt::red);
  pictures.keep(image, {"/a.pmx"}, {"/a.pmx"});
  pictures.want({"/a.pmx"});
  pictures.keepOnly({});
  EXPECT_TRUE(pictures.pictureOf("/a.pmx").empty());
}

}  // namespace
