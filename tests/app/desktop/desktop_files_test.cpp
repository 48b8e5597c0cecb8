// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The files for desktops agree with each other and with the program.
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <QImage>

#include "tests/support/places.h"

namespace {

using testing::IsSupersetOf;

const std::string kFolder = ODORI_SOURCE_DIR "/resources/desktop/";

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

/// Returns the first group of all matches.
std::set<std::string> all(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::set<std::string> found;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), expression); at != std::sregex_iterator(); ++at)
    found.insert((*at)[1]);
  return found;
}

std::set<std::string> list(const std::string& text, const std::string& key) {
  std::smatch line;
  EXPECT_TRUE(std::regex_search(text, line, std::regex("\n" + key + "=([^\n]*)"))) << key;
  return all(line[1], "([^;]+);");
}

TEST(DesktopFiles, NameTheSameKindsEverywhere) {
  const auto defined = all(contents(kFolder + "io.github.odori.Odori.mime.xml"), "<mime-type type=\"([^\"]+)\">");
  const auto opened = list(contents(kFolder + "io.github.odori.Odori.desktop"), "MimeType");
  EXPECT_EQ(opened, defined);
  EXPECT_EQ(all(contents(kFolder + "io.github.odori.Odori.metainfo.xml"), "<mediatype>([^<]+)</mediatype>"), defined);
  const auto drawn = list(contents(kFolder + "odori.thumbnailer"), "MimeType");
  EXPECT_FALSE(drawn.empty());
  EXPECT_THAT(defined, IsSupersetOf(drawn));
}

TEST(DesktopFiles, SayTheVersionOfTheProgram) {
  const std::string metainfo = contents(kFolder + "io.github.odori.Odori.metainfo.xml");
  std::smatch newest;
  ASSERT_TRUE(std::regex_search(metainfo, newest, std::regex("<release version=\"([^\"]+)\"")));
  EXPECT_EQ(newest[1], ODORI_VERSION);
  const std::string changes = contents(ODORI_SOURCE_DIR "/CHANGELOG.md");
  EXPECT_THAT(changes, testing::HasSubstr(ODORI_VERSION));
  // AND a version that wasn't released isn't called stable
  ASSERT_TRUE(std::regex_search(metainfo, newest, std::regex("<release [^>]*type=\"([^\"]+)\"")));
  const bool unreleased = changes.find("## Unreleased: " ODORI_VERSION) != std::string::npos;
  EXPECT_EQ(newest[1], unreleased ? "development" : "stable");
}

TEST(DesktopFiles, HaveIconsOfTheSizesTheySay) {
  for (const int side : {16, 24, 32, 48, 64, 128, 256, 512}) {
    const QImage icon(QString::fromStdString(kFolder + "icons/odori-" + std::to_string(side) + ".png"));
    EXPECT_EQ(icon.size(), QSize(side, side));
    // Its corners are round, and there is something inside.
    EXPECT_EQ(qAlpha(icon.pixel(0, 0)), 0) << side;
    EXPECT_EQ(qAlpha(icon.pixel(side / 2, side / 2)), 255) << side;
  }
}

}  // namespace
