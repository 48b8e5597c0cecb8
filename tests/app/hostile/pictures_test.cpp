// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Models whose pictures cost too much, or aren't what they say: `odori render` shows what it can, in bounded time and
// memory, and says what it left out.
#include <bit>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <QBuffer>
#include <QByteArray>
#include <QImage>

#include "pmx/model.h"
#include "pmx/pmx_writer.h"
#include "tests/support/program_run.h"
#include "vmd/motion.h"
#include "vmd/vmd_writer.h"

namespace {

using support::ProgramOutcome;
using support::Stream;
using ::testing::HasSubstr;
using ::testing::Not;

/// Adds a square of a material of its own that faces the camera; `place`: its centre, units.
pmx::Material& addSquare(pmx::Model& model, base::Vec3 place, float halfSide, std::int32_t bone = 0) {
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  for (const base::Vec2 corner : {base::Vec2(-1, 1), base::Vec2(1, 1), base::Vec2(1, -1), base::Vec2(-1, -1)}) {
    pmx::Vertex vertex;
    vertex.position = place + base::Vec3(corner * halfSide, 0);
    vertex.normal = {0, 0, -1};
    vertex.uv = {0.5F + 0.5F * corner.x, 0.5F - 0.5F * corner.y};
    vertex.bones[0] = bone;
    model.vertices.push_back(vertex);
  }
  for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U}) model.indices.push_back(first + i);
  pmx::Material material;
  material.name = "square";
  material.indexCount = 6;
  material.diffuse = {0, 0, 0, 1};
  material.ambient = {1, 0, 0};
  model.materials.push_back(material);
  return model.materials.back();
}

pmx::Model empty(std::size_t bones = 1) {
  pmx::Model model;
  model.bones.resize(bones);
  for (std::size_t i = 0; i < bones; ++i) {
    model.bones[i].name = fmt::format("b{}", i);
    model.bones[i].flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable;
  }
  return model;
}

QByteArray png(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

/// A picture of one bit a pixel, all of one colour: as few bytes as a picture can have.
QByteArray plainPng(int side, bool white = true) {
  QImage image(side, side, QImage::Format_Mono);
  image.setColorTable({qRgb(0, 0, 255), qRgb(0, 255, 0)});
  image.fill(white ? 1 : 0);
  return png(image);
}

class Pictures : public support::ProgramTest {
 protected:
  /// Renders a model of the folder, small and plain unless the words say otherwise.
  [[nodiscard]] support::ProgramRun rendering(std::vector<std::string> more = {}) const {
    std::vector<std::string> words{"render",      "m.pmx",         "-o", "out.png", "--physics", "off",
                                   "--no-ground", "--self-shadow", "off"};
    const auto unless = [&](const char* option, const char* value) {
      if (std::ranges::find(more, option) == more.end()) words.insert(words.end(), {option, value});
    };
    unless("--size", "96x96");
    unless("--msaa", "1");
    words.insert(words.end(), more.begin(), more.end());
    return odori(words);
  }
  [[nodiscard]] ProgramOutcome render(std::vector<std::string> more = {}) const {
    return support::run(rendering(std::move(more)));
  }
  void writeModel(const pmx::Model& model) const { write("m.pmx", pmx::writePmx(model)); }
  void writeFile(const std::string& name, const QByteArray& bytes) const { write(name, bytes.toStdString()); }
  [[nodiscard]] QImage picture() const { return QImage(QString::fromStdString((folder() / "out.png").string())); }
  [[nodiscard]] QColor middle() const {
    const QImage image = picture();
    return image.isNull() ? QColor() : image.pixelColor(image.width() / 2, image.height() / 2);
  }
};

// ---- what is drawn into

TEST_F(Pictures, ASizeThatNoFramebufferHasIsDrawnInPieces) {
  // GIVEN 16384 by 8240 pixels of four samples, for which llvmpipe gives no framebuffer
  pmx::Model model = empty();
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  const auto outcome = render({"--size", "2048x1030", "--ssaa", "8", "--msaa", "4"});
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 2000.0);
  const QImage drawn = picture();
  ASSERT_EQ(drawn.size(), QSize(2048, 1030));
  // THEN the square is red where it should be, the rest is white, up to the last corner
  EXPECT_EQ(drawn.pixelColor(1024, 515), QColor(255, 0, 0));
  for (const QPoint at : {QPoint(0, 0), QPoint(2047, 0), QPoint(0, 1029), QPoint(2047, 1029), QPoint(500, 515)})
    EXPECT_EQ(drawn.pixelColor(at), QColor(Qt::white)) << at.x();
}

TEST_F(Pictures, ASizeBeyondAllIsRefusedWithWhatWouldWork) {
  pmx::Model model = empty();
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  const auto outcome = render({"--size", "8192x8192", "--ssaa", "8"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
  EXPECT_THAT(outcome.error, HasSubstr("it works"));
  EXPECT_FALSE(std::filesystem::exists(folder() / "out.png"));
}

TEST_F(Pictures, AContextThatDrawsNothingIsNoticed) {
  pmx::Model model = empty();
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  // GIVEN a driver that takes every call and does nothing
  auto run = rendering();
  run.environment.emplace_back("GALLIUM_NOOP", "true");
  const auto nothing = support::run(run);
  EXPECT_NE(nothing.status, 0);
  EXPECT_EQ(support::lineCount(nothing.error), 1) << nothing.error;
  // GIVEN little memory to draw into
  auto small = rendering({"--size", "8192x4320", "--msaa", "4"});
  small.mostAddressMiB = 2500;
  const auto outcome = support::run(small);
  if (outcome.status == 0) {
    EXPECT_EQ(middle(), QColor(255, 0, 0));
  } else {
    EXPECT_THAT(outcome.status, ::testing::AnyOf(1, 2)) << outcome.error;
  }
}

TEST_F(Pictures, QtsPlatformWithoutAScreenIsNeverBlack) {
  pmx::Model model = empty();
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  auto run = rendering({"--msaa", "4"});
  run.environment.emplace_back("QT_QPA_PLATFORM", "offscreen");
  const auto outcome = support::run(run);
  EXPECT_FALSE(outcome.late);
  if (outcome.status == 0) {
    EXPECT_EQ(middle(), QColor(255, 0, 0));
  } else {
    EXPECT_THAT(outcome.error, Not(::testing::IsEmpty()));
    EXPECT_FALSE(std::filesystem::exists(folder() / "out.png"));
  }
}

// ---- bones

TEST_F(Pictures, VerticesFollowBonesBeyondTheSixteenthBit) {
  // GIVEN 70,000 bones, a square on the 66,001st, one on the bone that its number wraps to, and a motion that moves only
  // the first of both
  constexpr std::int32_t kBone = 66000;
  pmx::Model model = empty(70000);
  addSquare(model, {0, -40, 0}, 3.0F, kBone);
  addSquare(model, {-12, 10, 0}, 2.0F, kBone - 65536).ambient = {0, 0, 1};
  writeModel(model);
  vmd::Motion motion = vmd::Motion::make("");
  vmd::BoneKey key;
  std::memcpy(key.name.bytes.data(), "b66000", 6);
  key.translation = {0, 50, 0};
  motion.boneKeys.push_back(key);
  write("d.vmd", vmd::writeVmd(motion));
  for (const char* version : {"", "3.3"}) {  // with storage buffers, and without
    SCOPED_TRACE(version);
    auto run = rendering({});
    run.words.insert(run.words.begin() + 2, "d.vmd");
    if (*version != '\0') run.environment.emplace_back("MESA_GL_VERSION_OVERRIDE", version);
    const auto outcome = support::run(run);
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    // THEN the square is where its bone went, and the other where it was
    const QImage drawn = picture();
    EXPECT_EQ(drawn.pixelColor(48, 48), QColor(255, 0, 0));
    int blue = 0;
    for (int x = 0; x < 40; ++x) blue += drawn.pixelColor(x, 48) == QColor(0, 0, 255) ? 1 : 0;
    EXPECT_GT(blue, 4);
  }
}

// ---- materials

/// So many squares, each a material, in a grid around (0, 10, 0).
pmx::Model grid(int materials) {
  pmx::Model model = empty();
  const int side = static_cast<int>(std::ceil(std::sqrt(materials)));
  for (int i = 0; i < materials; ++i) {
    const base::Vec3 place((float(i % side) + 0.5F) / float(side) * 16.0F - 8.0F,
                           18.0F - (float(i / side) + 0.5F) / float(side) * 16.0F, 0);
    auto& material = addSquare(model, place, 8.2F / float(side));
    material.ambient = {1, float(i % 7) / 255.0F, 0};
    material.edgeSize = float(i % 5);
    material.flags = static_cast<std::uint8_t>(i % 32);
  }
  return model;
}

TEST_F(Pictures, TwentyThousandMaterialsEnd) {
  writeModel(grid(20000));
  auto run = rendering();
  run.mostSeconds = 60.0;  // 265 once
  const auto outcome = support::run(run);
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_FALSE(outcome.late);
  EXPECT_LT(outcome.peakMiB, 1200.0);  // 2,300 once
  // THEN the first are there, those that are left out are told in one line
  EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
  EXPECT_THAT(outcome.error, HasSubstr("materials[8192]"));
  EXPECT_EQ(picture().pixelColor(48, 24).red(), 255);
  EXPECT_EQ(picture().pixelColor(48, 24).blue(), 0);
}

TEST_F(Pictures, MaterialsWithoutTrianglesCostNothing) {
  pmx::Model model = empty();
  pmx::Material none;
  none.name = "none";
  model.materials.assign(100000, none);
  addSquare(model, {0, 10, 0}, 5.0F);
  writeModel(model);
  const auto outcome = render();
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 700.0);
  EXPECT_EQ(middle(), QColor(255, 0, 0));
}

TEST_F(Pictures, NumbersWithoutMeasureDrawTheRest) {
  pmx::Model model = empty();
  constexpr float kHuge = std::numeric_limits<float>::max();
  for (const float size :
       {kHuge, -kHuge, 1e30F, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
    for (const std::uint8_t flags : {pmx::materialFlag::edge, pmx::materialFlag::points, pmx::materialFlag::lines}) {
      auto& material = addSquare(model, {0, 10, 5}, 3.0F);
      material.edgeSize = size;
      material.specularPower = size;
      material.diffuse = {size, size, size, 0.5F};
      material.specular = {size, -size, size};
      material.flags = flags;
    }
  }
  addSquare(model, {0, 10, -2}, 2.0F);
  for (auto& vertex : model.vertices) vertex.edgeScale = kHuge;
  writeModel(model);
  const auto outcome = render();
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_EQ(middle(), QColor(255, 0, 0));
}

// ---- textures

/// Squares in a row, each with a texture of its own; the one in the middle is the last.
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

TEST_F(Pictures, OneFileIsDecodedOnceHoweverItIsSpelt) {
  // GIVEN a picture of 8192 by 8192 pixels in some kilobytes, under 30 spellings, two hard links and a link
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
  run.mostSeconds = 40.0;
  const auto outcome = support::run(run);
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_EQ(outcome.error, "");
  EXPECT_LT(outcome.peakMiB, 2000.0);  // 11,000 once
  EXPECT_EQ(middle(), QColor(0, 255, 0));
}

TEST_F(Pictures, WhatIsTooMuchIsDecidedByTheFilesOrderAndNotDecoded) {
  // GIVEN 20 files that promise 8192 by 8192 pixels each, of which 16 may be had, and hold none; and a small one after
  // them
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

TEST_F(Pictures, NamesThatAreNoFilesNeverBlock) {
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
  // AND the picture behind everything is no other
  for (const char* name : {"pipe.png", "zero.png", "tty.png", "folder.png", "loop.png"}) {
    const auto backdrop = render({"--background-picture", name});
    EXPECT_EQ(backdrop.status, 2) << name;
    EXPECT_EQ(support::lineCount(backdrop.error), 1) << backdrop.error;
    EXPECT_FALSE(backdrop.late) << name;
  }
}

/// A progressive JPEG of many scans: that of the encoder, its last scan repeated.
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

TEST_F(Pictures, BombsOfEveryFormatAreListedAndTheRestShows) {
  QByteArray wide = plainPng(8);
  for (const int at : {18, 22}) wide[at] = 0x7F;  // of 32,520 by 32,520 pixels
  writeFile("wide.png", wide);
  writeFile("scans.jpg", jpegOfScans(400));
  // a GIF of 16,383 by 16,383 pixels, of which one is there
  QByteArray gif("GIF89a\xFF\x3F\xFF\x3F\x80\x00\x00\x00\x00\x00\xFF\xFF\xFF", 19);
  gif += QByteArray("\x2C\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00\x3B", 16);
  writeFile("wide.gif", gif);
  // an SVG that includes another file, and one of entities within entities
  write("other.svg", std::string("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                                 "width='8' height='8'><image xlink:href='/dev/zero' width='8' height='8'/></svg>"));
  write("laughs.svg", std::string("<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><svg>&b;</svg>"));
  // an icon whose picture is larger than it says, a run-length TGA without runs, a file that ends in nothing
  const QByteArray hidden = plainPng(8192);
  QByteArray icon("\x00\x00\x01\x00\x01\x00\x10\x10\x00\x00\x01\x00\x20\x00", 14);
  for (int i = 0; i < 4; ++i) icon += char(hidden.size() >> (8 * i));
  icon += QByteArray("\x16\x00\x00\x00", 4) + hidden;
  writeFile("icon.ico", icon);
  writeFile("runs.tga", QByteArray("\0\0\x0A\0\0\0\0\0\0\0\0\0\xFF\x3F\xFF\x3F\x20\x08\xFF", 19));
  std::filesystem::resize_file(folder() / "runs.tga", 1 << 20);
  writeFile("good.png", plainPng(8));
  write("huge.png", std::string("\x89PNG\r\n\x1A\n"));
  std::filesystem::resize_file(folder() / "huge.png", std::uintmax_t{1} << 40);  // a hole
  pmx::Model model = empty();
  textured(model, {"wide.png", "scans.jpg", "wide.gif", "other.svg", "laughs.svg", "icon.ico", "runs.tga", "huge.png",
                   "good.png"});
  writeModel(model);
  auto run = rendering();
  run.mostSeconds = 30.0;
  const auto outcome = support::run(run);
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 1500.0);
  for (int i = 0; i < 8; ++i)
    EXPECT_THAT(outcome.error, HasSubstr(fmt::format("textures[{}]", i))) << model.textures[std::size_t(i)].utf8;
  EXPECT_EQ(middle(), QColor(0, 255, 0));
}

TEST_F(Pictures, TwentyOfManyTexturesThatAreMissingAreListed) {
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
