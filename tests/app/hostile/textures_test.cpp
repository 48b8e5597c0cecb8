// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Textures that aren't what their names say, or cost too much: unusable ones are listed, and the
// rest shows.
#include <filesystem>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <QBuffer>
#include <QByteArray>
#include <QImage>
#include <QString>

#include "tests/app/hostile/picture_scene.h"

namespace {

using support::addSquare;
using support::empty;
using support::plainPng;
using ::testing::HasSubstr;
using ::testing::Not;

using Textures = support::PictureTest;

/// Adds squares in a row, each with a texture of its own; the one in the middle is the last.
void textured(pmx::Model& model, const std::vector<std::string>& names) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto& material = addSquare(model, {i + 1 < names.size() ? -8.0F : 0.0F, 10, 0}, 2.0F);
    material.ambient = {1, 1, 1};
    material.texture = static_cast<std::int32_t>(i);
    pmx::Text name;
    name = names[i];
    model.textures.push_back(name);
  }
}

TEST_F(Textures, OneFileIsDecodedOnceHoweverItIsSpelt) {
  // GIVEN a picture of 8192 by 8192 pixels in some kilobytes, under 30 spellings, two hard links
  // and a link
  writeFile("wide.png", plainPng(8192));
  std::filesystem::create_hard_link(folder() / "wide.png", folder() / "hard.png");
  std::filesystem::create_symlink("wide.png", folder() / "soft.png");
  std::vector<std::string> names{"hard.png", "soft.png"};
  for (int i = 0; i < 30; ++i) {
    std::string name;
    for (int k = 0; k < i; ++k) name += k % 2 == 0 ? "./" : ".\\";
    names.push_back(name + (i % 3 == 0 ? "WIDE.png" : "wide.png"));
  }
  pmx::Model model = empty();
  textured(model, names);
  writeModel(model);
  auto run = rendering();
  run.mostSeconds = 240.0;
  run.mostProcessorSeconds = 40;
  const auto outcome = support::run(run);
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_EQ(outcome.error, "");
  EXPECT_LT(outcome.peakMiB, 2000.0);  // it was 11,000
  EXPECT_EQ(middle(), QColor(0, 255, 0));
}

TEST_F(Textures, GoodPicturesSayNothing) {
  // GIVEN a PNG with 200 kB of text before its pixels, a JPEG with 128 KiB of other segments before
  // its header
  QImage green(8, 8, QImage::Format_RGB32);
  green.fill(QColor(0, 255, 0));
  QByteArray jpeg;
  QBuffer buffer(&jpeg);
  ASSERT_TRUE(buffer.open(QIODevice::WriteOnly) && green.save(&buffer, "JPEG", 100));
  const QByteArray segment = QByteArray("\xFF\xE1\xFF\xFD", 4) + QByteArray(0xFFFB, 'x');
  writeFile("far.jpg", jpeg.first(2) + segment + segment + jpeg.mid(2));
  QString noise;  // noise that no compression halves
  for (unsigned i = 1, bits = 1; i <= 400000; ++i, bits = bits * 1664525U + 1013904223U)
    noise += QChar('a' + int(bits >> 24) % 26);
  green.setText("Comment", noise);
  const QByteArray far = support::png(green);
  ASSERT_GT(far.indexOf("IDAT"), 200000);
  writeFile("far.png", far);
  pmx::Model model = empty();
  textured(model, {"far.jpg", "far.png"});
  writeModel(model);
  const auto outcome = render();
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.error, "");
  EXPECT_EQ(middle(), QColor(0, 255, 0));
}

TEST_F(Textures, WhatIsTooMuchIsDecidedByTheFilesOrderAndNotDecoded) {
  // GIVEN 20 files that declare 8192 by 8192 pixels each, of which 16 fit into the limit, and hold
  // none; and a small one after them
  const QByteArray promise = plainPng(8192).first(8500);
  pmx::Model model = empty();
  std::vector<std::string> names;
  for (int i = 0; i < 20; ++i) {
    names.push_back(fmt::format("p{}.png", i));
    writeFile(names.back(), promise + char(i));
  }
  names.push_back("small.png");
  writeFile("small.png", plainPng(8));
  textured(model, names);
  writeModel(model);
  std::string first;
  for (int i = 0; i < 2; ++i) {
    const auto outcome = render();
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_LT(outcome.peakMiB, 1800.0);
    EXPECT_THAT(outcome.error,
                HasSubstr("textures[16]: p16.png can't be read (8192 by 8192 pixels; the textures before "
                          "it have 1073741824 of 1073741824); a neutral texture"));
    EXPECT_THAT(outcome.error, Not(HasSubstr("textures[15]: p15.png can't be read (8192")));
    if (i > 0) {
      EXPECT_EQ(outcome.error, first);
    }
    first = outcome.error;
  }
}

TEST_F(Textures, NamesThatAreNoFilesNeverBlock) {
  std::filesystem::create_directory(folder() / "folder.png");
  ASSERT_EQ(mkfifo((folder() / "pipe.png").c_str(), 0600), 0);
  std::filesystem::create_symlink("/dev/zero", folder() / "zero.png");
  std::filesystem::create_symlink("/dev/tty", folder() / "tty.png");
  std::filesystem::create_symlink("/dev/stdin", folder() / "in.png");
  std::filesystem::create_symlink("loop.png", folder() / "loop.png");
  std::filesystem::create_symlink("/proc/self/mem", folder() / "mem.png");
  writeFile("good.png", plainPng(8));
  pmx::Model model = empty();
  textured(model, {"folder.png", "pipe.png", "zero.png", "tty.png", "in.png", "loop.png", "mem.png", "good.png"});
  writeModel(model);
  const auto outcome = render();
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_FALSE(outcome.late);
  EXPECT_EQ(support::lineCount(outcome.error), 7) << outcome.error;
  EXPECT_EQ(middle(), QColor(0, 255, 0));
  // AND the backdrop obeys the same limits
  for (const char* name : {"pipe.png", "zero.png", "tty.png", "folder.png", "loop.png"}) {
    const auto backdrop = render({"--background-image", name});
    EXPECT_EQ(backdrop.status, 2) << name;
    EXPECT_EQ(support::lineCount(backdrop.error), 1) << backdrop.error;
    EXPECT_FALSE(backdrop.late) << name;
  }
}

/// Returns a progressive JPEG of many scans: that of the encoder, its last scan repeated.
QByteArray jpegOfScans(int scans) {
  QImage image(2048, 2048, QImage::Format_Grayscale8);
  image.fill(100);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "JPEG", 50);
  const auto last = bytes.lastIndexOf(QByteArray("\xFF\xDA", 2));
  const QByteArray scan = bytes.mid(last, bytes.size() - 2 - last), end = bytes.last(2);
  bytes.chop(2);
  for (int i = 1; i < scans; ++i) bytes += scan;
  return bytes + end;
}

TEST_F(Textures, BombsOfEveryFormatAreListedAndTheRestShows) {
  QByteArray wide = plainPng(8);
  for (const int at : {18, 22}) wide[at] = 0x7F;  // 32,520 by 32,520 pixels
  writeFile("wide.png", wide);
  writeFile("scans.jpg", jpegOfScans(400));
  // a GIF of 16,383 by 16,383 pixels, of which it has one
  QByteArray gif("GIF89a\xFF\x3F\xFF\x3F\x80\x00\x00\x00\x00\x00\xFF\xFF\xFF", 19);
  gif += QByteArray("\x2C\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00\x3B", 16);
  writeFile("wide.gif", gif);
  // an SVG that includes another file, and one of entities within entities
  write("other.svg", std::string("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                                 "width='8' height='8'><image xlink:href='/dev/zero' width='8' height='8'/></svg>"));
  write("laughs.svg", std::string("<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><svg>&b;</svg>"));
  // an icon whose picture is larger than it says, a run-length TGA without runs, a file with an
  // empty end
  const QByteArray hidden = plainPng(8192);
  QByteArray icon("\x00\x00\x01\x00\x01\x00\x10\x10\x00\x00\x01\x00\x20\x00", 14);
  for (int i = 0; i < 4; ++i) icon += char(hidden.size() >> (8 * i));
  icon += QByteArray("\x16\x00\x00\x00", 4) + hidden;
  writeFile("icon.ico", icon);
  writeFile("runs.tga", QByteArray("\0\0\x0A\0\0\0\0\0\0\0\0\0\xFF\x3F\xFF\x3F\x20\x08\xFF", 19));
  std::filesystem::resize_file(folder() / "runs.tga", 1 << 20);
  writeFile("good.png", plainPng(8));
  write("huge.png", std::string("\x89PNG\r\n\x1A\n"));
  std::filesystem::resize_file(folder() / "huge.png", std::uintmax_t{1} << 40);  // a sparse file
  pmx::Model model = empty();
  textured(model, {"wide.png", "scans.jpg", "wide.gif", "other.svg", "laughs.svg", "icon.ico", "runs.tga", "huge.png",
                   "good.png"});
  writeModel(model);
  auto run = rendering();
  run.mostSeconds = 240.0;
  run.mostProcessorSeconds = 30;
  const auto outcome = support::run(run);
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 1500.0);
  for (int i = 0; i < 8; ++i)
    EXPECT_THAT(outcome.error, HasSubstr(fmt::format("textures[{}]", i))) << model.textures[std::size_t(i)].utf8;
  EXPECT_EQ(middle(), QColor(0, 255, 0));
}

TEST_F(Textures, TwentyOfManyTexturesThatAreMissingAreListed) {
  pmx::Model model = empty();
  std::vector<std::string> names;
  for (int i = 0; i < 3000; ++i) names.push_back(fmt::format("gone{}.png", i));
  names.push_back("good.png");
  writeFile("good.png", plainPng(8));
  textured(model, names);
  writeModel(model);
  const auto outcome = render();
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(support::lineCount(outcome.error), 21) << outcome.error;
  EXPECT_THAT(outcome.error, HasSubstr("and 2980 more"));
  EXPECT_EQ(middle(), QColor(0, 255, 0));
}

}  // namespace
