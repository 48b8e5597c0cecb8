// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/json_tree.h"

#include <ctime>
#include <fstream>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "app/description/show_json.h"
#include "tests/support/test_folder.h"

namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

std::string nested(std::size_t lists, const std::string& inner) {
  return repeated("[", lists) + inner + repeated("]", lists);
}

TEST(JsonTree, HasTheValuesThatTheLibrarysOwnParserFinds) {
  for (const char* text :
       {"7", "-7", "18446744073709551615", "0.1", "1e308", "null", "true", R"("初音 \u30df\n")", "[]", "{}",
        R"({"a": [1, {"b": []}, {}], "c": {"d": {"e": null}, "f": -0.0}})", R"({"a": 1, "a": {"b": 2}, "a": 3})",
        R"([[], [[]], [[[1], 2], 3], {"x": [false]}])", " [1,\r\n\t2] ", "\xEF\xBB\xBF[1]"}) {
    const auto read = app::readJson(text, 32);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(*read, Json::parse(text)) << text;
  }
}

TEST(JsonTree, SaysWhereItIsNoJson) {
  for (const char* text : {"", "{", "[1,]", "{\"a\" 1}", "[1] 2", "nul", "[\"\xFF\"]", "{1: 2}"}) {
    std::size_t byte = 0;
    try {
      const Json none = Json::parse(std::string(text));
      ADD_FAILURE() << none;
    } catch (const Json::parse_error& error) {
      byte = error.byte;
    }
    const auto read = app::readJson(text, 32);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, base::ErrorCode::NotThisFormat) << text;
    EXPECT_EQ(read.error().offset, static_cast<std::int64_t>(byte)) << text;
  }
  EXPECT_THAT(app::readJson("[1e999]", 32).error().detail, HasSubstr("too large"));
}

TEST(JsonTree, ValuesLieInAsManyOthersAsAreAllowed) {
  EXPECT_TRUE(app::readJson(nested(3, "1"), 3));
  EXPECT_TRUE(app::readJson(nested(4, ""), 3)) << "the innermost list lies in three";
  for (const auto& text : {nested(4, "1"), nested(5, ""), nested(3, R"({"a": 1})"), nested(100'000, "")}) {
    const auto read = app::readJson(text, 3);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, base::ErrorCode::BadValue);
    EXPECT_THAT(read.error().detail, HasSubstr("more than 3 objects in each other"));
  }
}

TEST(JsonTree, AsksAsOftenAsTheTextIsLong) {
  const auto asks = [](std::size_t values) {
    std::size_t count = 0;
    const auto read = app::readJson("[" + repeated("{},", values - 2) + "{}]", 32, [&count] { return ++count == 0; });
    EXPECT_TRUE(read);
    return count;
  };
  const std::size_t each = app::kJsonValuesBetweenStops;
  EXPECT_EQ(asks(50 * each), 50U);
  EXPECT_EQ(asks(100 * each), 100U);
}

TEST(JsonTree, EndsWhereNobodyWantsTheRest) {
  std::size_t count = 0;
  const std::string text = "[" + repeated("{},", 100 * app::kJsonValuesBetweenStops) + "{}]";
  const auto stopped = [&count] { return ++count == 3; };
  const auto read = app::readJson(text, 32, stopped);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, base::ErrorCode::CannotRead) << "no reader takes it for what the file says";
  EXPECT_EQ(count, 3U) << "it is asked no more";
  // This checks the bounds on a show's file.
  const support::TestFolder made;
  std::ofstream(made.path / "s.odori") << R"({"format": "odori show", "version": 1, "x": )" << text << "}";
  count = 0;
  const auto show = app::readShow(made.path / "s.odori", {}, stopped);
  ASSERT_FALSE(show);
  EXPECT_EQ(show.error().code, base::ErrorCode::CannotRead);
  EXPECT_THAT(show.error().file, HasSubstr("s.odori"));
}

// A reader that goes through the list at the end of each object takes 2 · 10¹² steps, which is
// hours.
TEST(JsonTree, AShowOfMillionsOfObjectsIsRead) {
  const std::string start = R"({"format": "odori show", "version": 1, "actors": [{"model": "a.pmx"}], "later": [)";
  const std::size_t objects = 2'000'000;
  const auto show = app::parseShow(start + repeated("{},", objects - 1) + "{}]}", "/shows");
  ASSERT_TRUE(show) << base::describe(show.error());
  ASSERT_EQ(show->show.actors.size(), 1U);
  EXPECT_EQ(show->show.unknown.at("/later").size(), 3 * objects + 1) << "{},{},…{} and its brackets";
}

app::ShowDescription showOfUnknownKeys(int count) {
  app::ShowDescription show;
  for (int i = 0; i < count; ++i) show.unknown["/later" + std::to_string(i)] = std::to_string(i);
  return show;
}

TEST(JsonTree, AShowWithManyUnknownKeysIsWrittenAgain) {
  app::ShowDescription show = showOfUnknownKeys(30'000);
  show.unknown["/song/key"] = "[1]";
  const auto text = app::showJson(show, "/shows");
  ASSERT_TRUE(text);
  const auto again = app::parseShow(*text, "/shows");
  ASSERT_TRUE(again) << base::describe(again.error());
  EXPECT_EQ(again->show.song.unknown, (app::UnknownKeys{{"/key", "[1]"}}));
  show.unknown.erase("/song/key");
  EXPECT_TRUE(again->show.unknown == show.unknown);
}

/// Returns the seconds of this process to write such a show, the least of three.
double secondsToWrite(int count) {
  const app::ShowDescription show = showOfUnknownKeys(count);
  double least = 0.0;
  for (int i = 0; i < 3; ++i) {
    const std::clock_t before = std::clock();
    EXPECT_TRUE(app::showJson(show, "/shows"));
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    if (i == 0 || seconds < least) least = seconds;
  }
  return least;
}

// For 16 times as many keys a writer that goes through an object's keys for each new one takes 256
// times as long; one that sorts them takes 16 times the ratio of logarithms, 17.3/13.3, as long,
// and what caches cost.
TEST(JsonTree, TheTimeToWriteUnknownKeysGrowsWithTheirNumber) {
  const int few = 10'000;
  EXPECT_LT(secondsToWrite(16 * few), 80.0 * secondsToWrite(few));
}

}  // namespace
