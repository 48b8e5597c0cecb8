// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/actor_parts.h"

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"

namespace {

TEST(ActorParts, HangFromEachOtherAsTheyDid) {
  // GIVEN two actors: the second's head is attached to the first, and its knee to an actor that was
  // removed
  const auto model = support::loaded(support::dancer());
  app::ActorSwitches first, second;
  first.motions = {{support::loaded(support::dance())}};
  first.chains = {app::IkMode::Off};
  second.outsideParents = {{5, 41, 5}, {2, 77, 1}};
  const app::ActorParts parts[] = {{model, first, 41}, {model, second, 42}};
  // WHEN they are put into another show
  app::Show show;
  const auto ids = app::addTo(show, parts);
  // THEN they are there in their order with motions and switches, and the removed actor holds
  // nothing
  ASSERT_EQ(ids.size(), 2U);
  EXPECT_EQ(std::vector<app::ActorId>(show.order().begin(), show.order().end()), ids);
  EXPECT_EQ(show.actor(ids[0])->motions().size(), 1U);
  EXPECT_EQ(show.actor(ids[0])->switches().chains[0], app::IkMode::Off);
  const auto outside = show.actor(ids[1])->switches().outsideParents;
  ASSERT_EQ(outside.size(), 1U);
  EXPECT_EQ(outside[0].actor, ids[0]);
  EXPECT_EQ(outside[0].bone, 5);
}

}  // namespace
