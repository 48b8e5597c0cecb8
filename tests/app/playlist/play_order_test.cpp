// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/play_order.h"

#include <algorithm>
#include <set>
#include <vector>

#include <gmock/gmock.h>

namespace {

using app::PlayOrder;
using app::Repeat;
using testing::ElementsAre;
using testing::Optional;

/// Returns the places that come, the present one first, `most` at most.
std::vector<std::size_t> placesOf(PlayOrder& order, std::size_t most) {
  std::vector<std::size_t> places;
  for (auto place = order.present(); place && places.size() < most; place = order.next()) places.push_back(*place);
  return places;
}

TEST(PlayOrder, GoesThroughTheListAndEnds) {
  PlayOrder order(3, Repeat::Off, false, 0);
  EXPECT_THAT(placesOf(order, 9), ElementsAre(0, 1, 2));
  EXPECT_THAT(order.present(), Optional(2)) << "it stays at the end";
  EXPECT_THAT(order.previous(), Optional(1));
  EXPECT_THAT(order.previous(), Optional(0));
  EXPECT_EQ(order.previous(), std::nullopt);
}

TEST(PlayOrder, AnEmptyListHasNothing) {
  for (const Repeat repeat : {Repeat::Off, Repeat::One, Repeat::All}) {
    PlayOrder order(0, repeat, true, 1);
    EXPECT_EQ(order.present(), std::nullopt);
    EXPECT_EQ(order.next(), std::nullopt);
    EXPECT_EQ(order.skip(), std::nullopt);
    EXPECT_EQ(order.previous(), std::nullopt);
  }
}

TEST(PlayOrder, RepeatsAllOrOne) {
  PlayOrder all(3, Repeat::All, false, 0);
  EXPECT_THAT(placesOf(all, 7), ElementsAre(0, 1, 2, 0, 1, 2, 0));
  PlayOrder back(3, Repeat::All, false, 0);
  EXPECT_THAT(back.previous(), Optional(2)) << "the last is before the first";
  // GIVEN one that is repeated THEN only the user leaves it
  PlayOrder one(3, Repeat::One, false, 0);
  EXPECT_THAT(placesOf(one, 3), ElementsAre(0, 0, 0));
  EXPECT_THAT(one.skip(), Optional(1));
  EXPECT_THAT(one.next(), Optional(1));
}

TEST(PlayOrder, GoesOnFromAChosenDance) {
  PlayOrder order(4, Repeat::Off, false, 0);
  order.goTo(2);
  EXPECT_THAT(placesOf(order, 9), ElementsAre(2, 3));
}

TEST(PlayOrder, ShuffledEachComesOnceARound) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    PlayOrder order(5, Repeat::All, true, seed);
    const auto places = placesOf(order, 15);
    ASSERT_EQ(places.size(), 15U);
    for (std::size_t round = 0; round < 3; ++round) {
      const auto from = places.begin() + static_cast<std::ptrdiff_t>(5 * round);
      EXPECT_EQ(std::set<std::size_t>(from, from + 5).size(), 5U) << seed;
    }
    EXPECT_EQ(std::ranges::adjacent_find(places), places.end()) << "a dance comes twice running by seed " << seed;
  }
}

TEST(PlayOrder, EveryOrderOfThreeComesAboutEquallyOften) {
  std::vector<std::vector<std::size_t>> orders;
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    PlayOrder order(3, Repeat::Off, true, seed);
    orders.push_back(placesOf(order, 9));
  }
  std::ranges::sort(orders);
  std::vector<std::size_t> of{0, 1, 2};
  do {  // 1000 each are expected; the standard deviation is 29
    EXPECT_NEAR(static_cast<double>(std::ranges::count(orders, of)), 1000.0, 150.0);
  } while (std::ranges::next_permutation(of).found);
}

TEST(PlayOrder, ShuffledAllOthersFollowAChosenDance) {
  PlayOrder order(6, Repeat::Off, true, 7);
  static_cast<void>(order.next());
  static_cast<void>(order.next());
  order.goTo(4);
  const auto places = placesOf(order, 9);
  EXPECT_EQ(places.front(), 4U);
  EXPECT_EQ(std::set<std::size_t>(places.begin(), places.end()).size(), 6U);
  // AND back is where one came from
  EXPECT_THAT(order.previous(), Optional(places[4]));
}

TEST(PlayOrder, FollowsAListThatIsChanged) {
  PlayOrder order(4, Repeat::Off, false, 0);
  order.goTo(1);
  // WHEN the one before it goes, two come to the front, and its follower moves to the end
  order.follow({std::nullopt, 2, 4, 3}, 5);
  EXPECT_THAT(order.present(), Optional(2)) << "it plays on at its new place";
  EXPECT_THAT(order.next(), Optional(3));
  EXPECT_THAT(order.next(), Optional(4));
  EXPECT_EQ(order.next(), std::nullopt);
  // WHEN one is added behind the last THEN it follows
  order.follow({0, 1, 2, 3, 4}, 6);
  EXPECT_THAT(order.next(), Optional(5));
}

TEST(PlayOrder, WhereThePresentOneIsRemovedItsFollowerComesNext) {
  PlayOrder order(3, Repeat::Off, false, 0);
  order.goTo(1);
  order.follow({0, std::nullopt, 1}, 2);
  EXPECT_EQ(order.present(), std::nullopt);
  EXPECT_THAT(order.next(), Optional(1));
  order.follow({0, std::nullopt}, 1);
  EXPECT_EQ(order.present(), std::nullopt);
  EXPECT_EQ(order.next(), std::nullopt) << "it was the last";
  EXPECT_THAT(order.previous(), Optional(0));
  order.follow({std::nullopt}, 0);
  EXPECT_EQ(order.next(), std::nullopt);
  // WHEN an emptied list is filled THEN it begins
  order.follow({}, 2);
  EXPECT_EQ(order.present(), std::nullopt);
  EXPECT_THAT(order.next(), Optional(0));
}

TEST(PlayOrder, NewOnesComeInAShuffledRound) {
  PlayOrder order(3, Repeat::Off, true, 7);
  order.next();
  const std::size_t now = *order.present();
  order.follow({0, 1, 2}, 6);
  EXPECT_THAT(order.present(), Optional(now));
  auto rest = placesOf(order, 9);
  EXPECT_EQ(rest.size(), 5U) << "the present one, one that was left, and three new ones";
  std::ranges::sort(rest);
  EXPECT_THAT(std::vector<std::size_t>(rest.end() - 3, rest.end()), ElementsAre(3, 4, 5));
}

TEST(PlayOrder, BeginsBeforeTheFirstAndCanBeLeft) {
  PlayOrder order(0, Repeat::Off, false, 0);
  order.begin(2, Repeat::One, false);
  EXPECT_EQ(order.present(), std::nullopt);
  EXPECT_EQ(order.previous(), std::nullopt);
  EXPECT_THAT(order.next(), Optional(0)) << "nothing is repeated that hasn't begun";
  EXPECT_THAT(order.next(), Optional(0));
  // WHEN something else is played meanwhile THEN the list goes on with what was interrupted
  order.leave();
  EXPECT_EQ(order.present(), std::nullopt);
  EXPECT_THAT(order.next(), Optional(0));
}

TEST(PlayOrder, IsShuffledAndSortedWhilePlaying) {
  PlayOrder order(20, Repeat::Off, false, 3);
  order.goTo(5);
  order.setShuffled(true);
  EXPECT_THAT(order.present(), Optional(5));
  auto round = placesOf(order, 99);
  EXPECT_EQ(std::set<std::size_t>(round.begin(), round.end()).size(), 20U) << "each comes once in the round";
  EXPECT_FALSE(std::ranges::is_sorted(round.begin() + 1, round.end()));
  order.goTo(17);
  order.setShuffled(false);
  EXPECT_THAT(placesOf(order, 9), ElementsAre(17, 18, 19));
}

}  // namespace
