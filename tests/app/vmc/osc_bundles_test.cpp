// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare bundles with bytes by hand, after the layout of Open Sound Control 1.0.

#include "app/vmc/osc_bundles.h"

#include <string>

#include <gmock/gmock.h>

#include "tests/app/vmc/read_osc.h"

namespace {

std::string bytesOf(const app::OscBundles& bundles, std::size_t index) {
  const auto datagram = bundles.datagram(index);
  return {reinterpret_cast<const char*>(datagram.data()), datagram.size()};
}

template <std::size_t Size>
std::string literal(const char (&text)[Size]) {
  return std::string(text, Size - 1);
}

TEST(OscBundles, AreBigEndianAndPadded) {
  app::OscBundles bundles;
  bundles.add("/VMC/Ext/T", {1.5F});
  bundles.add("/abc", {-2, "four"});
  bundles.add("/a", {});
  ASSERT_EQ(bundles.size(), 1U);
  EXPECT_EQ(bytesOf(bundles, 0), literal("#bundle\0"
                                         "\0\0\0\0\0\0\0\x01"
                                         "\0\0\0\x14"
                                         "/VMC/Ext/T\0\0"
                                         ",f\0\0"
                                         "\x3F\xC0\0\0"
                                         "\0\0\0\x18"
                                         "/abc\0\0\0\0"
                                         ",is\0"
                                         "\xFF\xFF\xFF\xFE"
                                         "four\0\0\0\0"
                                         "\0\0\0\x08"
                                         "/a\0\0"
                                         ",\0\0\0"));
}

TEST(OscBundles, FillDatagramsAndNoMore) {
  app::OscBundles bundles;
  for (int i = 0; i < 100; ++i) bundles.add("/VMC/Ext/Blend/Val", {"name", static_cast<float>(i)});
  // A message has 4 + 20 + 4 + 8 + 4 = 40 bytes, so 34 are in a datagram: 16 + 34 * 40 = 1376.
  ASSERT_EQ(bundles.size(), 3U);
  EXPECT_EQ(bundles.datagram(0).size(), 1376U);
  EXPECT_EQ(bundles.datagram(2).size(), 16U + 32U * 40U);
  EXPECT_EQ(support::OscReader(bundles.datagram(2)).messages().back().numbers.at(0), 99.0F);
  bundles.clear();
  EXPECT_EQ(bundles.size(), 0U);
  bundles.add("/b", {});
  EXPECT_EQ(bundles.datagram(0).size(), 28U);
}

TEST(OscBundles, LeaveOutWhatNoDatagramHolds) {
  app::OscBundles bundles;
  const std::string longText(1500, 'x');
  bundles.add("/a", {std::string_view(longText)});
  EXPECT_EQ(bundles.size(), 0U);
}

}  // namespace
