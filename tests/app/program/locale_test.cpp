// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The program reads and writes files and tables, which are for programs, equally in every locale.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <locale.h>

#include "tests/support/file_contents.h"
#include "tests/support/places.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using ::testing::HasSubstr;

const std::string kDancer = "'" ODORI_DEMO "/odori.pmx' '" ODORI_DEMO "/dance.vmd' ";

/// This fixture collects, by file, everything that commands with numbers and names write in a
/// locale.
class Locale : public ::testing::Test {
 protected:
  Locale() {
    std::string pattern = (fs::temp_directory_path() / "odori_locale_XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~Locale() override { fs::remove_all(folder_); }

  int run(const std::string& locale, const std::string& words) {
    const std::string command = "cd '" + folder_.string() + "' && env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=" + locale +
                                " LOCPATH='" ODORI_TEST_LOCALE_FOLDER "' '" ODORI_PROGRAM "' " + words + " 2>>errors";
    return std::system(command.c_str());
  }

  std::map<std::string, std::string> written(const std::string& locale) {
    for (const std::string& words : std::vector<std::string>{
             "info '" ODORI_DEMO "/odori.pmx' --json >info.json", "pose " + kDancer + "--frames 0:30.5:7.5 -o pose.csv",
             "pose " + kDancer + "--frames 12.5 -o pose.vpd", "ik " + kDancer + "--frames 0:20 --plot plot.svg >table",
             "bake " + kDancer + "--frames 0:20 --error 0.05,0.5 --gravity 0,-9.75,0.5 -o bake.vmd",
             "render " + kDancer +
                 "--frame 10.5 --size 64x48 --light-direction=-0.5,-1,0.5 --turn 22.5 --distance 30.5 -o P.PNG",
             "render " + kDancer + "--frames 0:3 --size 64x48 -o FILM.GIF",
             "render " + kDancer + "--frames 0:3 --size 64x48 -o F.MP4"})
      EXPECT_EQ(run(locale, words), 0) << locale << ": " << words << "\n" << contents(folder_ / "errors");
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::directory_iterator(folder_)) {
      files[entry.path().filename().string()] = contents(entry.path());
      fs::remove(entry.path());
    }
    files.erase("errors");  // the messages have seconds
    files.erase("table");   // the table has microseconds
    return files;
  }

  fs::path folder_;
};

TEST_F(Locale, ChangesNoByteOfWhatIsWritten) {
  setenv("LOCPATH", ODORI_TEST_LOCALE_FOLDER, 1);
  // GIVEN the output where no locale is set: numbers with points
  const auto plain = written("C.UTF-8");
  ASSERT_EQ(plain.size(), 8U);
  EXPECT_THAT(plain.at("pose.csv"), HasSubstr("\n7.5,"));
  EXPECT_THAT(plain.at("FILM.GIF"), ::testing::StartsWith("GIF89a"));
  for (const char* locale : {"de_DE.UTF-8", "tr_TR.UTF-8"}) {
    const locale_t there = newlocale(LC_ALL_MASK, locale, locale_t{});
    if (there == locale_t{}) {
      ASSERT_EQ(std::getenv("CI"), nullptr) << "the C library has no locale " << locale;
      GTEST_SKIP() << "the C library has no locale " << locale;
    }
    freelocale(there);
    // WHEN the program runs in German or Turkish THEN the output is equal
    const auto others = written(locale);
    ASSERT_EQ(others.size(), plain.size()) << locale;
    for (const auto& [name, bytes] : plain) EXPECT_TRUE(others.at(name) == bytes) << locale << ": " << name;
  }
}

}  // namespace
