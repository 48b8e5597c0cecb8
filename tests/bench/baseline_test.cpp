// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/baseline.h"
#include "tests/support/places.h"

#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using bench::Ratios;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Baseline, WarnsOfAFallOfMoreThanFifteenPerCent) {
  const Ratios baseline{{"a", 1.0}, {"b", 20.0}};
  // speed is 1 / ratio: 1 / 0.85 = 1.1765
  EXPECT_THAT(bench::warnings(baseline, {{"a", 1.17}, {"b", 23.5}}), IsEmpty());
  EXPECT_THAT(bench::warnings(baseline, {{"a", 1.18}, {"b", 20.0}}),
              ElementsAre("a: 15 % slower than the baseline: 1.18 yardsticks, not 1"));
  EXPECT_THAT(bench::warnings(baseline, {{"a", 1.0}, {"b", 40.0}}), ElementsAre(HasSubstr("b: 50 % slower")));
}

TEST(Baseline, SaysNothingOfWhatGotFasterOrWasNotRun) {
  EXPECT_THAT(bench::warnings({{"a", 1.0}, {"b", 2.0}}, {{"a", 0.1}}), IsEmpty());
}

TEST(Baseline, ListsWhatItDoesNotKnow) {
  EXPECT_THAT(bench::warnings({}, {{"new", 1.0}}), ElementsAre("new: not in the baseline"));
}

TEST(Baseline, ReadsWhatItWrites) {
  const Ratios ratios{{"ik/pose", 12.25}, {"pmx/read", 0.5}};
  EXPECT_EQ(bench::readRatios(bench::writeRatios(ratios)), ratios);
  EXPECT_EQ(bench::readRatios(bench::writeRatios({})), Ratios{});
  EXPECT_EQ(bench::writeRatios(ratios), "{\n  \"ik/pose\": 12.25,\n  \"pmx/read\": 0.5\n}\n");
}

TEST(Baseline, RefusesAnythingElse) {
  for (const char* text :
       {"", "{", "[]", "{\"a\": 1", "{\"a\": }", "{\"a\": -1}", "{\"a\": 0}", "{\"a\": 1,}", "{\"a\": 1} x",
        "{\"a\": 1, \"a\": 2}", "{a: 1}", "{\"a\" 1}", "{\"a\": nan}", "{\"a\": 1e999}", "{\"a\": 1.2.3}", "{\"a"}) {
    EXPECT_EQ(bench::readRatios(text), std::nullopt) << text;
  }
}

TEST(Baseline, TheStoredOneCanBeRead) {
  std::ifstream file(ODORI_SOURCE_DIR "/tests/bench/baseline.json");
  std::stringstream text;
  text << file.rdbuf();
  const auto stored = bench::readRatios(text.str());
  ASSERT_TRUE(stored);
  for (const char* name : {"pmx/read", "vmd/read", "ik/pose", "app/frame"}) EXPECT_TRUE(stored->contains(name)) << name;
}

}  // namespace
