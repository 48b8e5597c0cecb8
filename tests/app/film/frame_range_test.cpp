// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/frame_range.h"

#include <cmath>

#include <gmock/gmock.h>

#include "app/film/film_settings.h"
#include "app/film/picture_name.h"

namespace {

using app::FrameRange;
using app::PictureName;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(FrameRange, BothEndsAreIncluded) {
  const auto range = app::parseFrameRange("10:20");
  ASSERT_TRUE(range);
  EXPECT_EQ(range->first, 10);
  EXPECT_EQ(range->last, 20);
  EXPECT_EQ(app::parseFrameRange("7")->last, 7);
  EXPECT_EQ(app::picturesOf(*range, 30).count(), 11);
}

TEST(FrameRange, RefusesWhatIsNoRange) {
  for (const char* text : {"", ":", "1:", ":1", "2:1", "-1:3", "1:-3", "a:b", "1:2:3", "1.5:2", " 1:2", "0:10000001",
                           "0:99999999999999999999"}) {
    const auto range = app::parseFrameRange(text);
    ASSERT_FALSE(range) << text;
    EXPECT_EQ(range.error().code, base::ErrorCode::BadArgument) << text;
  }
}

// By hand: frame f is shown from f/30 s to (f + 1)/30 s; a picture belongs to the range that has
// its time.
TEST(FrameRange, PicturesFollowTheRate) {
  const auto pictures = [](std::int64_t first, std::int64_t last, int rate) {
    const auto numbers = app::picturesOf({first, last}, rate);
    return std::pair(numbers.first, numbers.last);
  };
  EXPECT_EQ(pictures(10, 20, 30), std::pair(std::int64_t{10}, std::int64_t{20}));
  EXPECT_EQ(pictures(10, 20, 60), std::pair(std::int64_t{20}, std::int64_t{41}));
  EXPECT_EQ(pictures(0, 599, 24), std::pair(std::int64_t{0}, std::int64_t{479}));  // 20 seconds
  // There is none: frames 0 and 2 have one.
  EXPECT_EQ(pictures(1, 1, 15), std::pair(std::int64_t{1}, std::int64_t{0}));
  EXPECT_EQ(pictures(2, 2, 15), std::pair(std::int64_t{1}, std::int64_t{1}));
  EXPECT_DOUBLE_EQ(app::frameOf(41, 60), 20.5);
  EXPECT_DOUBLE_EQ(app::frameOf(479, 24), 598.75);
  EXPECT_EQ(app::frameOf(1234567, 30), 1234567.0);
}

TEST(FrameRange, RangesJoinWithoutGapOrOverlapAtAnyRate) {
  for (int rate = 1; rate <= 240; ++rate) {
    std::int64_t next = app::picturesOf({0, 100}, rate).first;
    for (const FrameRange part : {FrameRange{0, 6}, {7, 7}, {8, 50}, {51, 100}}) {
      const auto numbers = app::picturesOf(part, rate);
      EXPECT_EQ(numbers.first, next) << rate;
      next = numbers.last + 1;
    }
    EXPECT_EQ(next, app::picturesOf({0, 100}, rate).last + 1) << rate;
  }
}

TEST(PictureName, PutsTheNumberInItsPlace) {
  EXPECT_EQ(PictureName::parse("name_%05d.png")->path(42), "name_00042.png");
  EXPECT_EQ(PictureName::parse("name_%05d.png")->path(1234567), "name_1234567.png");
  EXPECT_EQ(PictureName::parse("a/b/%d.png")->path(42), "a/b/42.png");
  EXPECT_EQ(PictureName::parse("100%%_%03d{}.png")->path(7), "100%_007{}.png");
  EXPECT_EQ(PictureName::parse("/tmp/50%d/x%d.png")->path(7), "/tmp/50%d/x7.png") << "folders are taken as they are";
  EXPECT_EQ(PictureName::parse("踊り_%02d.png")->path(3), "踊り_03.png");
  EXPECT_EQ(PictureName::parse("%d.png")->folder(), ".");
}

TEST(PictureName, RefusesAnythingElse) {
  for (const char* text : {"name.png", "%d_%d.png", "%s.png", "%n.png", "%5d.png", "%0d.png", "%010d.png", "%", "a%",
                           "%05", "%x.png", "%ld.png", "a%d/b.png"}) {
    EXPECT_FALSE(PictureName::parse(text)) << text;
  }
}

app::FilmSettings settings(const char* output) {
  app::FilmSettings film;
  film.frames = {0, 29};
  film.output = output;
  return film;
}

TEST(FilmSettings, KnowsAFilmByItsEnding) {
  using app::FilmKind;
  EXPECT_EQ(*app::filmKind("a_%05d.png"), FilmKind::Pictures);
  EXPECT_EQ(*app::filmKind("a.MP4"), FilmKind::Mp4);
  EXPECT_EQ(*app::filmKind("a.webm"), FilmKind::Webm);
  EXPECT_EQ(*app::filmKind("a.gif"), FilmKind::Gif);
  // A Turkish tolower() makes no i of I: this runs in that locale, too.
  EXPECT_EQ(app::filmKind("A.GIF").value_or(FilmKind::Pictures), FilmKind::Gif);
  EXPECT_EQ(app::filmKind("A.WEBM").value_or(FilmKind::Pictures), FilmKind::Webm);
  EXPECT_EQ(app::filmKind("A_%05d.PNG").value_or(FilmKind::Gif), FilmKind::Pictures);
  for (const char* name : {"a.png", "a.avi", "a", "-", "", "mp4"}) EXPECT_FALSE(app::filmKind(name)) << name;
}

TEST(FilmSettings, ContradictionsAreSaidInOneLine) {
  struct Row {
    app::FilmSettings film;
    const char* says;
  };
  std::vector<Row> rows;
  const auto row = [&rows](const char* output, const char* says) -> app::FilmSettings& {
    rows.push_back({settings(output), says});
    return rows.back().film;
  };
  row("a.mp4", "even").width = 101;
  row("a.webm", "even").height = 101;
  row("a.mp4", "transparency").transparent = true;
  row("a.gif", "50").picturesASecond = 60;
  row("a.gif", "sound").audio = "a.wav";
  row("a_%d.png", "sound").audio = "a.wav";
  row("a.mp4", "resumed").resume = true;
  row("a.mp4", "frame 0").audioOffset = 2.0e6;
  row("a.mp4", "frame 0").audioOffset = -INFINITY;
  row("a.mp4", "frame 0").audioOffset = NAN;
  row("a.webm", "volume").audioVolume = 1.1F;
  row("a.webm", "volume").audioVolume = -0.1F;
  row("a.webm", "volume").audioVolume = NAN;
  row("a_%d.png", "8192").width = 9000;
  row("a_%d.png", "samples").samples = 9;
  row("a_%d.png", "240").picturesASecond = 241;
  auto& none = row("a_%d.png", "no picture");
  none.frames = {1, 1};
  none.picturesASecond = 15;
  for (const Row& each : rows) {
    const auto checked = app::check(each.film);
    ASSERT_FALSE(checked) << each.says;
    EXPECT_THAT(checked.error().detail, HasSubstr(each.says));
    EXPECT_EQ(checked.error().code, base::ErrorCode::BadArgument);
  }
  for (const char* fine : {"a.mp4", "a.webm", "a.gif", "a_%d.png"}) EXPECT_TRUE(app::check(settings(fine))) << fine;
}

}  // namespace
