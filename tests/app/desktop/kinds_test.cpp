// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A desktop recognises files by their bytes, as the program does, whatever other programs call
// theirs.
#include <string>

#include <gmock/gmock.h>
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QMimeDatabase>

#include "app/tree/content_kind.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"
#include "tests/support/places.h"
#include "tests/support/pmd_file.h"
#include "tests/support/test_folder.h"
#include "vmd/vmd_writer.h"

namespace {

/// This fixture has a desktop's database with our kinds among those that every desktop has.
class Kinds : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    static const support::TestFolder folder;  // Qt reads it again from time to time
    const QString packages = QString::fromStdString((folder / "mime" / "packages").string());
    ASSERT_TRUE(QDir().mkpath(packages));
    ASSERT_TRUE(QFile::copy(QStringLiteral(ODORI_SOURCE_DIR "/resources/desktop/io.github.odori.Odori.mime.xml"),
                            packages + QStringLiteral("/odori.xml")));
    // They are in one folder, as where a package is installed: one folder's names come before
    // another's.
    others_ = QFile::copy(QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml"),
                          packages + QStringLiteral("/freedesktop.org.xml"));
    qputenv("XDG_DATA_HOME", QByteArray::fromStdString(folder.path.string()));
  }
  /// Returns the kind of a file of this name with these bytes.
  static std::string kind(const char* name, const std::string& bytes) {
    QByteArray data = QByteArray::fromStdString(bytes);
    QBuffer buffer(&data);
    return QMimeDatabase().mimeTypeForFileNameAndData(QString::fromUtf8(name), &buffer).name().toStdString();
  }
  static inline bool others_ = false;
};

std::string text(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string utf16(const std::string& ascii) {
  std::string out = "\xFF\xFE";
  for (const char letter : ascii) (out += letter) += '\0';
  return out;
}

const std::string kPose = "Vocaloid Pose Data file\r\n\r\nmiku.osm;\r\n0;\r\n";
const std::string kShow = "{\n  \"format\": \"odori show\",\n  \"version\": 1,\n  \"actors\": []\n}\n";

TEST_F(Kinds, AreWhatTheProgramTakesFilesFor) {
  // GIVEN files of each kind, WHEN a desktop asks for their kinds, THEN it gets the program's
  const std::string model = text(pmx::writePmx(support::smallModel()));
  const std::string motion = text(vmd::writeVmd(vmd::Motion::make("miku")));
  EXPECT_EQ(app::contentKind(model), app::ContentKind::Pmx);
  EXPECT_EQ(kind("model.pmx", model), "model/x-mmd-pmx");
  EXPECT_EQ(app::contentKind(motion), app::ContentKind::Motion);
  EXPECT_EQ(kind("motion.vmd", motion), "application/x-mmd-vmd");
  EXPECT_EQ(kind("old.vmd", "Vocaloid Motion Data file" + std::string(25, '\0')), "application/x-mmd-vmd");
  EXPECT_EQ(kind("pose.vpd", kPose), "application/x-mmd-vpd");
  EXPECT_EQ(kind("pose.vpd", "\xEF\xBB\xBF" + kPose), "application/x-mmd-vpd");
  EXPECT_EQ(app::contentKind(utf16(kPose)), app::ContentKind::Pose);
  EXPECT_EQ(kind("pose.vpd", utf16(kPose)), "application/x-mmd-vpd");
  EXPECT_EQ(kind("hat.x", "xof 0302txt 0064\nHeader {\n"), "model/x-directx");
  EXPECT_EQ(kind("tonight.odori", kShow), "application/x-odori-show");
}

TEST_F(Kinds, AreKnownWithoutTheirNames) {
  EXPECT_EQ(kind("download", text(pmx::writePmx(support::smallModel()))), "model/x-mmd-pmx");
  EXPECT_EQ(kind("download", text(vmd::writeVmd(vmd::Motion::make("miku")))), "application/x-mmd-vmd");
  EXPECT_EQ(kind("download", kPose), "application/x-mmd-vpd");
  EXPECT_EQ(kind("download", kShow), "application/x-odori-show");
}

TEST_F(Kinds, KnowModelsWhoseFourthByteIsNoSpace) {
  for (const float version : {2.0F, 2.1F}) {
    for (const char byte : {'\x10', 'P', '\0'}) {
      pmx::Model model = support::smallModel();
      model.header.version = version;
      std::string bytes = text(pmx::writePmx(model));
      bytes[3] = byte;
      EXPECT_EQ(app::contentKind(bytes), app::ContentKind::Pmx);
      EXPECT_EQ(kind("download", bytes), "model/x-mmd-pmx");
    }
  }
  EXPECT_EQ(kind("download", "PMXs are models of MMD"), "text/plain");
}

TEST_F(Kinds, LeaveFilesOfOtherProgramsAlone) {
  if (!others_) GTEST_SKIP() << "shared-mime-info isn't installed: there are no files of others";
  // GIVEN files of other programs with MMD's endings
  const std::string compound("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 a publication", 24);
  // WHEN a desktop asks, THEN none is reported as ours
  EXPECT_EQ(kind("book.pmd", compound), "application/x-pagemaker");
  EXPECT_EQ(kind("molecules.vmd", "mol new {a.pdb} type {pdb}\n"), "text/plain");
  EXPECT_THAT(kind("waves.vpd", std::string("\x01\x02\x03\x04", 4)), testing::Not(testing::HasSubstr("mmd")));
  // AND JSON of others stays JSON
  EXPECT_EQ(kind("data.json", "{\"format\": \"another\"}"), "application/json");
}

TEST_F(Kinds, TellPmdFromPageMakersByTheBytes) {
  EXPECT_EQ(kind("model.pmd", std::string("Pmd\0\0\x80\x3f", 7) + std::string(300, '\0')), "model/x-mmd-pmd");
}

}  // namespace
