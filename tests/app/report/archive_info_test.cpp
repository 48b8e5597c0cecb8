// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/archive_info.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/app/tree/tree_files.h"
#include "tests/support/zip_writer.h"

namespace app {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::shared_ptr<const ArchiveTree> sample() {
  const std::string inner = support::zipOf({{.name = "inner.pmx", .data = "PMX "}});
  return opened(support::zipOf({{.name = "モデル/"},
                                {.name = "モデル/a.pmx", .data = "PMX \x01"},
                                {.name = "モデル/b.dat", .data = "Pmd\x01"},
                                {.name = "dance.bin", .data = "Vocaloid Motion Data 0002"},
                                {.name = "pose", .data = "Vocaloid Pose Data file"},
                                {.name = "mic.x", .data = "xof 0302txt 0064"},
                                {.name = "mic.VAC", .data = "mic\r\nmic.x"},
                                {.name = "song.mp3", .data = "ID3\3"},
                                {.name = "fake.pmx", .data = "no model"},
                                {.name = "../evil\x1B.txt", .data = "evil"},
                                {.name = "secret.pmx", .data = "?", .flags = support::kZipEncrypted},
                                {.name = "more.zip", .data = inner},
                                {.name = "bad.zip", .data = "PK\3\4"}}));
}

TEST(ArchiveInfo, JsonListsWhatIsInside) {
  const auto info = json::parse(infoJson(sample()));
  EXPECT_EQ(info["format"], "zip");
  EXPECT_EQ(info["encoding"], "UTF-8");
  EXPECT_EQ(info["encodingBy"], "all names are UTF-8");
  EXPECT_EQ(info["models"], json::array({"モデル/a.pmx", "モデル/b.dat", "more.zip!inner.pmx"}));
  EXPECT_EQ(info["motions"], json::array({"dance.bin"}));
  EXPECT_EQ(info["poses"], json::array({"pose"}));
  EXPECT_EQ(info["accessories"], json::array({"mic.x", "mic.VAC"}));
  EXPECT_EQ(info["sounds"], json::array({"song.mp3"}));
  ASSERT_EQ(info["entries"].size(), 13U);
  EXPECT_EQ(info["entries"][0],
            (json{{"name", "モデル"}, {"size", 0}, {"folder", true}, {"encrypted", false}, {"left", nullptr}}));
  EXPECT_EQ(info["entries"][1],
            (json{{"name", "モデル/a.pmx"}, {"size", 5}, {"folder", false}, {"encrypted", false}, {"left", nullptr}}));
  EXPECT_EQ(info["entries"][9]["left"], "names a place outside the archive");
  EXPECT_EQ(info["entries"][10]["encrypted"], true);
  ASSERT_EQ(info["issues"].size(), 3U);
  EXPECT_THAT(info["issues"][2].get<std::string>(), HasSubstr("bad.zip: the zip is cut off"));
}

TEST(ArchiveInfo, TextIsForPeople) {
  const std::string text = infoText(sample());
  EXPECT_THAT(text, HasSubstr("format            zip archive\n"));
  EXPECT_THAT(text, HasSubstr("names in          UTF-8 (all names are UTF-8)\n"));
  EXPECT_THAT(text, HasSubstr("entries           13\n"));
  EXPECT_THAT(text, HasSubstr("models            3\n"));
  EXPECT_THAT(text, HasSubstr("\nModels\n  モデル/a.pmx\n  モデル/b.dat\n  more.zip!inner.pmx\n"));
  EXPECT_THAT(text, HasSubstr("../evil\uFFFD.txt  (names a place outside the archive)"));
  EXPECT_EQ(text.find('\x1B'), std::string::npos);
  EXPECT_THAT(infoText(opened(support::zipOf({}))), HasSubstr("\nNo issues\n"));
  EXPECT_THAT(infoText(opened(support::zipOf({{"../a.pmx", "PMX "}}))), Not(HasSubstr("No issues")));
}

}  // namespace
}  // namespace app
