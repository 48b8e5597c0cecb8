// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/json_layout.h"

#include <limits>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using nlohmann::ordered_json;

template <class Value>
std::string written(Value value) {
  return app::jsonOnOneLine(app::jsonNumber(value));
}

// The digits are the fewest from which C's strtof() and strtod() return the same value.
TEST(JsonLayout, NumbersHaveAsFewDigitsAsTheyNeed) {
  EXPECT_EQ(written(0.1F), "0.1");
  EXPECT_EQ(written(0.1), "0.1");
  EXPECT_EQ(written(1.0F / 3.0F), "0.33333334");
  EXPECT_EQ(written(1.0 / 3.0), "0.3333333333333333");
  EXPECT_EQ(written(2.0F), "2");
  EXPECT_EQ(written(-114.0), "-114");
  EXPECT_EQ(written(1e-45F), "1e-45");
  EXPECT_EQ(written(std::numeric_limits<float>::max()), "3.4028235e+38");
  EXPECT_EQ(written(-1.0154134e-08F), "-1.0154134e-08");
  EXPECT_EQ(app::jsonOnOneLine(2.0), "2.0");
}

TEST(JsonLayout, ANumberThatJsonLacksIsNullAndZeroKeepsItsSign) {
  EXPECT_TRUE(app::jsonNumber(std::numeric_limits<float>::quiet_NaN()).is_null());
  EXPECT_TRUE(app::jsonNumber(-std::numeric_limits<double>::infinity()).is_null());
  EXPECT_EQ(written(-0.0F), "-0");
}

TEST(JsonLayout, OneLineHasSpacesAndNothingThatSteersATerminal) {
  const ordered_json value{
      {"b", {1, true, nullptr}}, {"a", {{"name", "初音\x1B\u202E\"\xFF"}}}, {"none", ordered_json::object()}};
  EXPECT_EQ(app::jsonOnOneLine(value), R"({"b": [1, true, null], "a": {"name": "初音\u001b\u202e\"�"}, "none": {}})");
}

TEST(JsonLayout, MembersAndElementsOfTheirListsHaveALineEach) {
  const ordered_json object{{"one", 1},
                            {"empty", ordered_json::array()},
                            {"list", {{{"x", 1}, {"y", {1, 2}}}, "two"}},
                            {"short", {"a", "b"}}};
  EXPECT_EQ(app::jsonByLines(object, "short"), R"({
  "one": 1,
  "empty": [],
  "list": [
    {"x": 1, "y": [1, 2]},
    "two"
  ],
  "short": ["a", "b"]
}
)");
}

}  // namespace
