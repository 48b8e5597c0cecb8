// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// odori thumbnail is called by file managers, on any file in a folder.
#include <map>
#include <sstream>

#include <gmock/gmock.h>
#include <QBuffer>
#include <QImage>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/file_contents.h"
#include "tests/support/model_builder.h"
#include "tests/support/places.h"
#include "tests/support/program_run.h"
#include "tests/support/zip_writer.h"
#include "vmd/vmd_writer.h"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class Thumbnail : public support::ProgramTest {
 protected:
  void writeModel() const { write("model.pmx", pmx::writePmx(support::smallModel())); }
  [[nodiscard]] QImage picture(const char* name) const {
    return QImage(QString::fromStdString((folder() / name).string()));
  }
};

TEST_F(Thumbnail, ShowsAModelOnNothing) {
  // GIVEN a model, WHEN a file manager wants a picture of it
  writeModel();
  const auto done = runOdori({"thumbnail", "--size", "128", "-o", "out.png", (folder() / "model.pmx").string()});
  // THEN there is one of that size, transparent around opaque pixels
  ASSERT_EQ(done.status, 0) << done.error;
  const QImage drawn = picture("out.png");
  ASSERT_EQ(drawn.size(), QSize(128, 128));
  EXPECT_EQ(qAlpha(drawn.pixel(0, 0)), 0);
  int opaque = 0;
  for (int y = 0; y < 128; ++y)
    for (int x = 0; x < 128; ++x) opaque += qAlpha(drawn.pixel(x, y)) == 255 ? 1 : 0;
  EXPECT_GT(opaque, 128 * 128 / 50);
}

TEST_F(Thumbnail, ShowsAShowAsItIsDrawn) {
  writeModel();
  write("show.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "model.pmx"},
      {"model": "gone.pmx"}], "look": {"background": "#102030"}})"));
  const auto done = runOdori({"thumbnail", "show.odori", "--output", "out.png", "--size", "64"});
  ASSERT_EQ(done.status, 0) << done.error;
  const QImage drawn = picture("out.png");
  ASSERT_EQ(drawn.size(), QSize(64, 36));
  EXPECT_EQ(drawn.pixelColor(0, 0), QColor(0x10, 0x20, 0x30));
}

TEST_F(Thumbnail, GoesToStandardOutput) {
  writeModel();
  const auto done = runOdori({"thumbnail", "model.pmx", "-o", "-", "--size", "32"});
  ASSERT_EQ(done.status, 0) << done.error;
  EXPECT_TRUE(done.out.starts_with("\x89PNG"));
}

TEST_F(Thumbnail, IsRefusedOfFilesThatHaveNone) {
  // GIVEN files that are no model, or one that is broken
  write("noise.pmx", std::string(5000, '\xC3'));
  write("empty.pmx", std::string());
  auto cut = pmx::writePmx(support::smallModel());
  cut.resize(cut.size() / 2);
  write("cut.pmx", cut);
  write("motion.vmd", vmd::writeVmd(vmd::Motion::make("miku")));
  write("show.odori", std::string(R"({"format": "odori show", "version": 1, "actors": []})"));
  write("gone.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "gone.pmx"}]})"));
  std::filesystem::create_directory(folder() / "folder.pmx");
  const auto before = left();
  for (const char* file : {"noise.pmx", "empty.pmx", "cut.pmx", "motion.vmd", "show.odori", "gone.odori", "folder.pmx",
                           "gone.pmx", "/dev/zero"}) {
    // WHEN a picture is wanted, THEN there is an error in one line, and no file
    auto what = odori({"thumbnail", file, "-o", "out.png"});
    what.mostProcessorSeconds = 10;
    const auto done = run(what);
    EXPECT_EQ(done.status, 2) << file << done.error;
    EXPECT_EQ(support::lineCount(done.error), 1) << done.error;
    EXPECT_EQ(left(), before) << file;
  }
}

TEST_F(Thumbnail, IsRefusedOfAFileThatIsTooLarge) {
  // GIVEN a model after which a file goes on for a GiB (that is on no disk)
  writeModel();
  std::filesystem::resize_file(folder() / "model.pmx", 1U << 30U);
  auto what = odori({"thumbnail", "model.pmx", "-o", "out.png"});
  what.mostProcessorSeconds = 10;
  // WHEN a picture is wanted, THEN that isn't read
  const auto done = run(what);
  EXPECT_EQ(done.status, 2);
  EXPECT_THAT(done.error, HasSubstr("too large"));
  EXPECT_LT(done.peakMiB, 600.0);
  EXPECT_THAT(left(), ElementsAre("model.pmx"));
}

/// Returns a picture for a texture.
std::string redSquare() {
  QImage image(4, 4, QImage::Format_RGB32);
  image.fill(Qt::red);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  image.save(&buffer, "PNG");
  return bytes.toStdString();
}

TEST_F(Thumbnail, DoesntTakeThePlaceOfWhatItReads) {
  // GIVEN a model with a texture, an archive with that model, and a show with it and a motion
  auto model = support::smallModel();
  model.textures = {"red.png"};
  model.materials.at(0).texture = 0;
  const auto bytes = pmx::writePmx(model);
  write("model.pmx", bytes);
  write("red.png", redSquare());
  write("model.zip",
        support::zipOf({{.name = "model.pmx", .data = {reinterpret_cast<const char*>(bytes.data()), bytes.size()}}}));
  write("motion.vmd", vmd::writeVmd(vmd::Motion::make("miku")));
  write("show.odori", std::string(R"({"format": "odori show", "version": 1, "actors": [{"model": "model.pmx",
      "motions": [{"file": "motion.vmd"}]}]})"));
  const auto files = left();
  std::map<std::string, std::string> before;
  for (const auto& file : files) before[file] = support::contents(folder() / file);
  // WHEN the picture is to be written over one of its own files, THEN it isn't
  const std::pair<const char*, const char*> pairs[]{
      {"model.pmx", "model.pmx"},   {"model.pmx", "red.png"},    {"model.zip!model.pmx", "model.zip"},
      {"show.odori", "show.odori"}, {"show.odori", "model.pmx"}, {"show.odori", "motion.vmd"},
      {"show.odori", "red.png"}};
  for (const auto& [of, output] : pairs) {
    const auto done = runOdori({"thumbnail", of, "-o", output});
    EXPECT_EQ(done.status, 2) << of << " as " << output;
    EXPECT_EQ(support::lineCount(done.error), 1) << done.error;
    EXPECT_EQ(left(), files);
    for (const auto& [file, was] : before) EXPECT_TRUE(support::contents(folder() / file) == was) << file;
  }
  // and it is at another position
  for (const char* of : {"model.pmx", "model.zip!model.pmx", "show.odori"})
    EXPECT_EQ(runOdori({"thumbnail", of, "-o", "out.png"}).status, 0) << of;
}

TEST_F(Thumbnail, IsMadeByTheLineThatFileManagersRun) {
  // GIVEN the line of the file for file managers, and a model with a name that begins as options do
  std::string line = support::contents(ODORI_SOURCE_DIR "/resources/desktop/odori.thumbnailer");
  line = line.substr(line.find("\nExec=") + 6);
  line = line.substr(0, line.find('\n'));
  write("-o model.pmx", pmx::writePmx(support::smallModel()));
  // WHEN it is filled in as they do: %i is the file's path, %o the picture's, %s the size
  std::vector<std::string> words;
  std::istringstream split(line);
  for (std::string word; split >> word;) {
    if (word == "%i") word = (folder() / "-o model.pmx").string();
    if (word == "%o") word = (folder() / "out.png").string();
    if (word == "%s") word = "96";
    EXPECT_FALSE(word.starts_with('%')) << word;
    words.push_back(word);
  }
  ASSERT_GT(words.size(), 3U) << line;
  EXPECT_EQ(words.front(), "odori");
  words.erase(words.begin());
  // THEN the picture is there, of that size
  const auto done = runOdori(words);
  ASSERT_EQ(done.status, 0) << done.error;
  EXPECT_EQ(picture("out.png").size(), QSize(96, 96));
}

TEST_F(Thumbnail, HasAnAnswerForEverySizeAskedFor) {
  writeModel();
  for (const char* size : {"0", "-5", "15", "1025", "99999999999", "x", ""})
    EXPECT_EQ(runOdori({"thumbnail", "model.pmx", "-o", "out.png", "--size", size}).status, 2) << size;
  EXPECT_THAT(left(), ElementsAre("model.pmx"));
}

}  // namespace
