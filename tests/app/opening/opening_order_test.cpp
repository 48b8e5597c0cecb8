// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/opening/opening_order.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

namespace {

using app::Motions;
using app::OpeningOrder;

Motions dance() {
  auto loaded = std::make_shared<app::LoadedMotion>();
  loaded->motion.boneKeys.emplace_back();
  return {loaded};
}

Motions aCameraMotion() {
  auto loaded = std::make_shared<app::LoadedMotion>();
  loaded->motion.cameraKeys.emplace_back();
  return {loaded};
}

Motions joined(Motions a, const Motions& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

TEST(OpeningOrder, LeavesTheSameInWhateverOrderRequestsEnd) {
  // GIVEN a dance, a camera, a second dance, a third that is added, all requested in this order
  const Motions present = dance(), first = dance(), camera = aCameraMotion(), second = dance(), third = dance();
  const std::array<OpeningOrder::Found, 4> found{
      OpeningOrder::Found{false, false, first}, {false, false, camera}, {false, false, second}, {false, true, third}};
  std::array<std::size_t, 4> ending{0, 1, 2, 3};
  do {
    OpeningOrder order;
    std::array<OpeningOrder::Request, 4> requests{};
    for (auto& request : requests) request = order.ask();
    // WHEN they end in any order
    Motions there = present;
    for (const std::size_t i : ending) there = order.end(requests[i], found[i], there);
    // THEN the second dance has replaced those before, and the camera and the third are with it
    EXPECT_EQ(there, joined(joined(camera, second), third));
    EXPECT_FALSE(order.busy());
  } while (std::ranges::next_permutation(ending).found);
}

TEST(OpeningOrder, AShowHasNoneOfTheMotionsBefore) {
  const Motions present = dance(), slow = aCameraMotion(), of = dance();
  OpeningOrder order;
  const auto first = order.ask(), second = order.ask();
  EXPECT_EQ(order.end(second, {true, false, of, true}, present), of);
  EXPECT_EQ(order.end(first, {false, false, slow}, of), of);
}

TEST(OpeningOrder, AModelThatGivesWayTakesItsMotionsAlong) {
  const Motions a = dance(), b = aCameraMotion();
  for (const bool slow : {true, false}) {
    // GIVEN a model with a dance, and one requested before that had ended
    OpeningOrder order;
    const auto first = order.ask(), second = order.ask();
    const OpeningOrder::Found early{true, false, a}, later{true, false, b};
    // WHEN they end in either order THEN the second one's dance is there
    const Motions between = slow ? order.end(second, later, {}) : order.end(first, early, {});
    EXPECT_EQ(slow ? order.end(first, early, between) : order.end(second, later, between), b);
  }
}

TEST(OpeningOrder, WhatHadEndedStaysForALaterModel) {
  const Motions a = dance(), b = aCameraMotion();
  OpeningOrder order;
  // GIVEN a model with a dance that is there, while something else still loads
  const auto other = order.ask(), first = order.ask();
  Motions there = order.end(first, {true, false, a}, {});
  // WHEN another model is requested THEN it gets the dance
  const auto second = order.ask();
  there = order.end(second, {true, false, {}}, there);
  EXPECT_EQ(there, a);
  there = order.end(other, {false, false, b}, there);
  EXPECT_EQ(there, joined(b, a));
}

TEST(OpeningOrder, WhatWasTakenAwayDoesNotComeBack) {
  const Motions a = dance(), b = aCameraMotion();
  OpeningOrder order;
  const auto early = order.ask(), slow = order.ask();
  EXPECT_EQ(order.end(early, {false, false, a}, {}), a);
  order.dropMotions();
  EXPECT_EQ(order.end(slow, {false, false, b}, {}), Motions());
  const auto whole = order.ask();
  order.dropAll();
  EXPECT_TRUE(order.dropped(whole));
  EXPECT_EQ(order.end(whole, {true, false, a}, {}), Motions());
  const auto after = order.ask();
  EXPECT_FALSE(order.dropped(after));
  EXPECT_EQ(order.end(after, {false, false, b}, {}), b);
}

}  // namespace
