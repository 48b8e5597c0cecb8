// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/named_chain.h"

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/puppet.h"

namespace {

TEST(NamedChain, IsFoundByEitherName) {
  pmx::Model model = support::puppet();
  model.bones[support::Puppet::RightIk].englishName.utf8 = "right leg IK";
  const app::Actor actor(support::loaded(model));
  ASSERT_EQ(actor.skeleton().chains.size(), 2U);
  EXPECT_EQ(app::chainNamed(actor, model.bones[support::Puppet::LeftIk].name.utf8), 0U);
  EXPECT_EQ(app::chainNamed(actor, "right leg IK"), 1U);
  EXPECT_EQ(app::chainNamed(actor, "nobody"), std::nullopt);
  EXPECT_EQ(app::chainNamed(actor, ""), std::nullopt) << "most bones have no English name";
}

TEST(NamedChain, JapaneseNamesComeBeforeEnglishOnes) {
  pmx::Model model = support::puppet();
  const std::string left = model.bones[support::Puppet::LeftIk].name.utf8;
  model.bones[support::Puppet::LeftIk].englishName.utf8 = model.bones[support::Puppet::RightIk].name.utf8;
  const app::Actor actor(support::loaded(model));
  EXPECT_EQ(app::chainNamed(actor, left), 0U);
  EXPECT_EQ(app::chainNamed(actor, model.bones[support::Puppet::RightIk].name.utf8), 1U)
      << "the left one has it in English";
}

TEST(NamedChain, TheFirstActorWithChainsIsTheOneThatCanBeSolved) {
  app::Show show;
  pmx::Model plain;
  plain.bones.resize(1);
  show.add(support::loaded(plain));
  EXPECT_EQ(app::firstWithChains(show), 0U);
  const app::ActorId dancer = show.add(support::loaded(support::puppet()));
  show.add(support::loaded(support::puppet()));
  EXPECT_EQ(app::firstWithChains(show), dancer);
}

TEST(NamedChain, BonesOfFilesHavePlainNames) {
  pmx::Model model;
  model.bones.resize(2);
  model.bones[0].name.utf8 = "a\x1b[31m" + std::string(500, 'x');
  model.bones[1].englishName.utf8 = "knee";
  EXPECT_LT(app::plainBoneName(model, 0).size(), 200U);
  EXPECT_EQ(app::plainBoneName(model, 0).find('\x1b'), std::string::npos);
  EXPECT_EQ(app::plainBoneName(model, 1), "knee");
  EXPECT_EQ(app::plainBoneName(model, -1), "the root");
  EXPECT_EQ(app::plainBoneName(model, 2), "the root");
}

}  // namespace
