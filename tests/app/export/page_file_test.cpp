// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/page_file.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "tests/app/export/collected.h"
#include "tests/app/export/gunzipped.h"
#include "tests/support/test_folder.h"

namespace {

using namespace std::string_literals;

constexpr const char* kFrame =
    "<title>%ODORI_TITLE%</title><script type=\"application/json\">%ODORI_DANCE%</script>"
    "<script type=\"x\">%ODORI_MODEL%</script><script type=\"y\">%ODORI_SONG%</script></html>";

/// Returns the bytes of a base64 text, by its definition: six bits for each digit.
std::string fromBase64(std::string_view text) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned bits = 0, held = 0;
  for (const char c : text) {
    if (c == '=') break;
    EXPECT_NE(kDigits.find(c), std::string_view::npos) << c;
    held = held << 6U | static_cast<unsigned>(kDigits.find(c));
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(held >> bits & 255U);
  }
  return bytes;
}

/// Returns what stands between two texts.
std::string between(const std::string& page, std::string_view before, std::string_view behind) {
  const std::size_t from = page.find(before) + before.size();
  return page.substr(from, page.find(behind, from) - from);
}

class PageFileTest : public testing::Test {
 protected:
  [[nodiscard]] std::string page() const {
    support::Collected got;
    const auto frame = app::PageFrame::parse(kFrame);
    EXPECT_TRUE(frame);
    EXPECT_TRUE(app::writePage(*frame, input_, glb_, got.sink()));
    return got.bytes;
  }
  [[nodiscard]] static nlohmann::json danceOf(const std::string& page) {
    return nlohmann::json::parse(between(page, "application/json\">", "</script>"));
  }

  app::PageInput input_{.title = "初音ミク · wave",
                        .terms = {{.name = "初音ミク",
                                   .englishName = "Miku",
                                   .comment = "再配布禁止\nsecond",
                                   .englishComment = {},
                                   .readmes = {}}},
                        .motions = {"wave.vmd"},
                        .clips = {{"dance, IK on", "on"}, {"dance, IK off", "off"}},
                        .frames = 31,
                        .generator = "Odori 1"};
  app::GlbFile glb_;
};

TEST_F(PageFileTest, HoldsTheGlbAndTheSongByteByByte) {
  const std::vector<float> numbers(50000, 1.25F);  // more than a piece
  glb_.addScalars(numbers, false);
  std::string song;
  for (int i = 0; i < 100001; ++i) song += static_cast<char>(i * 7);
  input_.song = app::PageSong{.name = "song.mp3", .mimeType = "audio/mpeg", .bytes = std::as_bytes(std::span(song))};
  const std::string written = page();
  support::Collected glb;
  ASSERT_TRUE(glb_.write(glb.sink()));
  EXPECT_EQ(support::gunzipped(fromBase64(between(written, "\"x\">", "<"))), glb.bytes);
  EXPECT_EQ(fromBase64(between(written, "\"y\">", "<")), song);
}

TEST_F(PageFileTest, SaysWhatIsPlayed) {
  input_.song = app::PageSong{
      .name = "song.mp3", .mimeType = "audio/mpeg", .bytes = std::as_bytes(std::span("abc", 3)), .start = -1.5};
  input_.camera = app::PageCamera{.fieldsDegrees = {30.0F, 42.12345F}, .cuts = {7}};
  const std::string written = page();
  EXPECT_EQ(between(written, "<title>", "</title>"), "初音ミク · wave");
  const nlohmann::json dance = danceOf(written);
  EXPECT_EQ(dance["frames"], 31);
  EXPECT_EQ(dance["frameRate"], 30);
  EXPECT_EQ(dance["clips"][1]["ik"], "off");
  EXPECT_EQ(dance["song"]["start"], -1.5);
  EXPECT_EQ(dance["song"]["mimeType"], "audio/mpeg");
  EXPECT_EQ(dance["camera"]["fields"], nlohmann::json({30.0, 42.123}));
  EXPECT_EQ(dance["camera"]["cuts"], nlohmann::json({7}));
}

TEST_F(PageFileTest, WithoutSongAndCameraHasNeither) {
  const std::string written = page();
  EXPECT_EQ(between(written, "\"y\">", "<"), "");
  EXPECT_FALSE(danceOf(written).contains("song"));
  EXPECT_FALSE(danceOf(written).contains("camera"));
}

TEST_F(PageFileTest, HasAllTermsAndThoseOfTwoAlikeOnce) {
  input_.terms[0].englishComment = "No redistribution";
  input_.terms[0].readmes.push_back({.name = "readme.txt", .where = "/home/somebody/readme.txt", .text = "read\nme"});
  input_.terms.push_back(input_.terms[0]);
  const std::string written = page();
  const nlohmann::json models = danceOf(written)["models"];
  ASSERT_EQ(models.size(), 1U);
  EXPECT_EQ(models[0]["name"], "初音ミク (Miku)");
  EXPECT_EQ(models[0]["comments"], nlohmann::json({"再配布禁止\nsecond", "No redistribution"}));
  EXPECT_EQ(models[0]["readmes"][0]["text"], "read\nme");
  EXPECT_THAT(written, testing::Not(testing::HasSubstr("somebody")));  // no path of the disk
}

/// These are texts of which each would end a block of data, begin one, or steer what is around it.
std::string hostile() {
  return "</script><script>alert(1)</script><!-- <script> ]]> %ODORI_MODEL% &lt;&#x3c; \" ' \\ "
         "\u2028\u2029\u202E\u2066\0\x01\x1B[31m\xff\xed\xa0\x80 </title><img src=x onerror=alert(1)>"s;
}

TEST_F(PageFileTest, NoTextBecomesMarkup) {
  input_ = {.title = hostile(),
            .terms = {{.name = hostile(),
                       .englishName = hostile(),
                       .comment = hostile(),
                       .englishComment = hostile() + "!",
                       .readmes = {{.name = hostile(), .where = "", .text = hostile()}}}},
            .motions = {hostile()},
            .clips = {{hostile(), hostile()}},
            .song = app::PageSong{.name = hostile(), .mimeType = "audio/mpeg", .bytes = {}},
            .generator = hostile()};
  glb_.json["asset"]["extras"] = hostile();
  const std::string written = page();
  // The only tags are those of the frame.
  EXPECT_EQ(std::ranges::count(written, '<'), std::ranges::count(std::string_view(kFrame), '<'));
  EXPECT_EQ(std::ranges::count(written, '>'), std::ranges::count(std::string_view(kFrame), '>'));
  const std::string block = between(written, "application/json\">", "</script>");
  EXPECT_TRUE(std::ranges::all_of(block, [](char c) { return c >= ' ' && c <= '~'; })) << block;
  EXPECT_EQ(block.find('&'), std::string::npos);
  const nlohmann::json dance = danceOf(written);
  EXPECT_THAT(dance["models"][0]["comments"][0].get<std::string>(), testing::HasSubstr("</script><script>alert(1)"));
  const std::string title = between(written, "<title>", "</title>");
  EXPECT_THAT(title, testing::StartsWith("&lt;/script&gt;&lt;script&gt;alert(1)"));
  for (const std::string& steering : {"\u2028"s, "\u202E"s, "\u2066"s, "\0"s, "\x1B"s})
    EXPECT_EQ(written.find(steering), std::string::npos);
}

TEST_F(PageFileTest, LongNamesAreCutInTheTitle) {
  input_.title = std::string(200, 'x');
  const std::string title = between(page(), "<title>", "</title>");
  EXPECT_LE(title.size(), 130U);
  EXPECT_THAT(title, testing::EndsWith("…"));
}

TEST_F(PageFileTest, ASongThatIsTooLargeIsRefused) {
  const std::vector<std::byte> large(app::kMaxPageSongBytes + 1);
  input_.song = app::PageSong{.name = "song.wav", .mimeType = "audio/wav", .bytes = large};
  support::Collected got;
  const auto written = app::writePage(*app::PageFrame::parse(kFrame), input_, glb_, got.sink());
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, base::ErrorCode::BadArgument);
  EXPECT_TRUE(got.bytes.empty());
}

TEST_F(PageFileTest, AFullDiskIsTold) {
  const auto written = app::writePage(*app::PageFrame::parse(kFrame), input_, glb_, support::sinkOf(100));
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, base::ErrorCode::CannotWrite);
}

TEST(PageFrame, NeedsEachPlaceOnceAndInOrder) {
  EXPECT_TRUE(app::PageFrame::parse("%ODORI_TITLE%%ODORI_DANCE%%ODORI_MODEL%%ODORI_SONG%"));
  for (const char* page :
       {"", "%ODORI_TITLE%%ODORI_DANCE%%ODORI_MODEL%", "%ODORI_DANCE%%ODORI_TITLE%%ODORI_MODEL%%ODORI_SONG%",
        "%ODORI_TITLE%%ODORI_DANCE%%ODORI_MODEL%%ODORI_SONG%%ODORI_SONG%"}) {
    const auto frame = app::PageFrame::parse(page);
    ASSERT_FALSE(frame) << page;
    EXPECT_EQ(frame.error().code, base::ErrorCode::NotThisFormat);
  }
}

TEST(PageFrame, WhereThereIsNoneItSaysHowToGetOne) {
  const support::TestFolder folder;
  const auto none = app::readPageFrame(folder / "page.html");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, base::ErrorCode::CannotOpen);
  EXPECT_THAT(base::describe(none.error()), testing::AllOf(testing::HasSubstr("npm"), testing::HasSubstr("build.md")));
  std::ofstream(folder / "page.html") << kFrame;
  EXPECT_TRUE(app::readPageFrame(folder / "page.html"));
}

}  // namespace
