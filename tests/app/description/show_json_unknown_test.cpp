// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_json.h"

#include <fstream>

#include <gmock/gmock.h>

#include "app/tree/open_context.h"
#include "tests/app/description/described_show.h"
#include "tests/support/test_folder.h"

namespace {

using app::ShowDescription;
using support::everything;
using support::kFolder;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

TEST(ShowJson, UnknownKeysAreKept) {
  const std::string text =
      R"({"format": "odori show", "version": 1, "stage lights": [1, {"a": null}],
          "actors": [{"model": "a.pmx", "hat": "red", "motions": [{"file": "b.vmd", "mood": 0.5}], "a/b~": 1,
                      "ik": {"all": "on", "twist": "soft"}, "placement": {"turn": 90, "row": {"seat": 7}}}],
          "look": {"fog": true, "camera": {"distance": -30, "lens": "long"}}, "song": {"file": "s.ogg", "lyrics": "s.txt"}, "physics": {"wind": [1, 0, 0]}})";
  const auto show = app::parseShow(text, kFolder);
  ASSERT_TRUE(show);
  EXPECT_THAT(show->issues, IsEmpty());
  const auto json = app::showJson(show->show, kFolder);
  ASSERT_TRUE(json);
  for (const char* kept :
       {"\"stage lights\"", "\"hat\": \"red\"", "\"mood\": 0.5", "\"fog\": true", "\"lyrics\": \"s.txt\"", "\"wind\"",
        "\"a/b~\": 1", "\"twist\": \"soft\"", "\"seat\": 7", "\"lens\": \"long\""})
    EXPECT_THAT(*json, HasSubstr(kept));
  // They are where they were: reading and writing again changes nothing.
  const auto again = app::parseShow(*json, kFolder);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->show, show->show);
  EXPECT_EQ(*app::showJson(again->show, kFolder), *json);
}

TEST(ShowJson, UnknownKeysAreKeptWhereAllElseIsAsAtFirst) {
  // GIVEN edits of an unknown kind
  const auto read = app::parseShow(
      R"({"format": "odori show", "version": 1, "actors": [{"model": "m.pmx", "edits": {"a": [1, null]}}]})", kFolder);
  ASSERT_TRUE(read);
  // WHEN the show is written / THEN they are there
  const auto json = app::showJson(read->show, kFolder);
  ASSERT_TRUE(json);
  const auto again = app::parseShow(*json, kFolder);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->show.actors[0].unknown, (app::UnknownKeys{{"/edits/a", "[1,null]"}}));
}

TEST(ShowJson, UnknownKeysOfHowChainsAreSolvedAreKept) {
  // GIVEN a solver of all chains and one of a ghost, set and at their defaults, each with a key of
  // a later version
  for (const char* way : {R"({"solver": "dls", "loops": 7, "damping": 0.5})", R"({"damping": 0.5})"}) {
    const auto read =
        app::parseShow(R"({"format": "odori show", "version": 1, "actors": [{"model": "m.pmx", "ik": {"by": )" +
                           std::string(way) + R"(}, "ghost": {"by": )" + way + "}}]}",
                       kFolder);
    ASSERT_TRUE(read);
    EXPECT_THAT(read->issues, IsEmpty());
    // WHEN the show is written / THEN they are where they were
    const auto json = app::showJson(read->show, kFolder);
    ASSERT_TRUE(json);
    const auto again = app::parseShow(*json, kFolder);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->show.actors, read->show.actors);
    EXPECT_EQ(again->show.actors[0].unknown,
              (app::UnknownKeys{{"/ghost/by/damping", "0.5"}, {"/ik/by/damping", "0.5"}}));
  }
}

TEST(ShowJson, UnknownKeysOfACameraGoWithIt) {
  // GIVEN a show with a camera that has a key of a later version
  auto show =
      app::parseShow(R"({"format": "odori show", "version": 1, "look": {"camera": {"lens": "long"}}})", kFolder);
  ASSERT_TRUE(show);
  // WHEN it is written without the camera
  show->show.look.camera.reset();
  const auto json = app::showJson(show->show, kFolder);
  // THEN the key alone doesn't make a camera
  ASSERT_TRUE(json);
  EXPECT_THAT(*json, Not(HasSubstr("camera")));
  EXPECT_THAT(*json, Not(HasSubstr("lens")));
}

TEST(ShowJson, KeysThatAreNoPointersAreLeftOut) {
  ShowDescription show;
  for (const char* key : {"", "hat", "/a~b", "/hat"}) show.unknown[key] = "1";
  const auto json = app::showJson(show, kFolder);
  ASSERT_TRUE(json);
  EXPECT_EQ(app::parseShow(*json, kFolder)->show.unknown, (app::UnknownKeys{{"/hat", "1"}}));
}

}  // namespace
