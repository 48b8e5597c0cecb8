// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Blocks of readouts below bones, the names over them, and in which language those are.
#include "app/view/show_readouts.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/view/seen_readouts.h"

namespace {

using app::ActorId;
using app::Readout;
using app::ReadoutCorner;
using app::ReadoutKind;
using base::Vec2;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using Seen = support::SeenReadouts;

/// Returns a model with an elbow in the middle of the view, and a bone 3 units to the right of it.
pmx::Model rail(const char* name) {
  pmx::Model model;
  model.name = name;
  model.bones = {support::bone("ひじ", -1, {0, 8, 0}), support::bone("右端", 0, {3, 8, 0})};
  model.bones[1].englishName = "end";
  return model;
}

Readout below(ReadoutKind kind, std::int32_t bone, std::int32_t to = -1) {
  Readout readout{kind, true, bone, -1, to};
  readout.corner = ReadoutCorner::Bone;
  return readout;
}

void give(Seen& seen, ActorId id, std::vector<Readout> of) {
  seen.show.actor(id)->set(&app::ActorSwitches::readouts, std::move(of));
}

TEST(ReadoutPlaces, ABlockLiesBelowItsBoneWithItsMiddleThere) {
  Seen seen(rail("Rail"));
  seen.give({below(ReadoutKind::Name, 0)});
  // GIVEN four letters of 10 pixels and 6 of padding around them, in the middle of 1280 x 720
  // pixels THEN the plate is 52 wide, and begins 14 below the bone
  const auto& drawn = seen.draw();
  ASSERT_THAT(drawn.texts, SizeIs(1));
  EXPECT_EQ(drawn.texts[0].text, "Rail");
  EXPECT_EQ(drawn.texts[0].pixel, Vec2(640 - 26 + 6, 360 + 14 + 6));
  // AND below another bone, 3 units of 29.856 pixels to the right of it
  seen.give({below(ReadoutKind::Name, 0, 1)});
  EXPECT_EQ(seen.draw().texts[0].pixel, Vec2(729 - 26 + 6, 360 + 14 + 6));
}

TEST(ReadoutPlaces, BlocksBelowOneBoneStackAndKeepOutOfTheOthersWay) {
  Seen seen(rail("Rail"));
  seen.give({below(ReadoutKind::Name, 0), below(ReadoutKind::Name, 0)});
  const auto& drawn = seen.draw();
  ASSERT_THAT(drawn.texts, SizeIs(2));
  // a row of 20 pixels, padding above and below, and 6 between blocks
  EXPECT_EQ(drawn.texts[1].pixel.y, drawn.texts[0].pixel.y + 20 + 12 + 6);
}

TEST(ReadoutPlaces, ABlockStaysInTheViewAndIsGoneWithItsBone) {
  Seen seen(rail("A name that is long"));
  seen.give({below(ReadoutKind::Name, 0)});
  // GIVEN 202 pixels of plate in a view of 230 x 60, where the bone is in the middle, at (115, 30)
  const auto& narrow = seen.draw(1, 1.0F, {230, 60});
  ASSERT_THAT(narrow.texts, SizeIs(1));
  EXPECT_EQ(narrow.texts[0].pixel, Vec2(115 - 101 + 6, 60 - 8 - 32 + 6)) << "8 pixels from the edge";
  EXPECT_THAT(seen.draw(1, 1.0F, {200, 60}).texts, IsEmpty()) << "it has no room";
  // AND a bone beside the view has none
  app::Edits edits;
  edits.set(app::BoneEdit{0, app::EditKind::Add, {{40, 0, 0}, base::kIdentityRotation}});
  seen.show.actor(seen.id)->setEdits(edits);
  EXPECT_THAT(seen.draw().texts, IsEmpty());
}

TEST(ReadoutPlaces, AChainBelowABoneIsToldShort) {
  Seen seen(support::dancer());
  Readout chain = below(ReadoutKind::Chain, 4, 0);
  seen.give({chain});
  seen.draw();
  EXPECT_THAT(seen.texts(), testing::IsSupersetOf({"iterations", "error", "time"}));
  EXPECT_THAT(seen.texts(), testing::Not(Contains("solver")));
  EXPECT_THAT(seen.texts(), testing::Not(Contains("ended")));
  // AND whole in a corner
  chain.corner = ReadoutCorner::UpperLeft;
  seen.give({chain});
  seen.draw();
  EXPECT_THAT(seen.texts(), testing::IsSupersetOf({"solver", "iterations", "error", "ended", "time"}));
}

TEST(ReadoutPlaces, BlocksOfSeveralModelsSayWhoseTheyAre) {
  Seen seen(rail("One"));
  const ActorId other = seen.show.add(support::loaded(rail("Two")));
  seen.give({{ReadoutKind::Pose, true, 0}});
  seen.draw();
  EXPECT_EQ(seen.texts().front(), "elbow") << "alone it is about a bone";
  // WHEN another model has a block, too THEN the models' names are in the titles
  give(seen, other, {{ReadoutKind::Pose, true, 1}});
  seen.draw();
  EXPECT_THAT(seen.texts(), testing::AllOf(Contains("One"), Contains("Two"), testing::Not(Contains("elbow"))));
  // AND where one has blocks of several bones, these, too
  give(seen, other, {{ReadoutKind::Pose, true, 1}, {ReadoutKind::Pose, true, 0}});
  seen.draw();
  EXPECT_THAT(seen.texts(), testing::AllOf(Contains("One"), Contains("Two · end"), Contains("Two · elbow")));
}

TEST(ReadoutPlaces, NamesAreInTheLanguageOfTheWords) {
  Seen seen(rail("線路"));
  seen.give({{ReadoutKind::Pose, true, 1}, {ReadoutKind::Pose, true, 0}});
  const auto titles = [&](const app::ReadoutWords& words) {
    seen.drawIn(words);
    std::vector<std::string> all;
    for (const std::string& text : seen.texts())
      if (text != words.noChain) all.push_back(text);
    return all;
  };
  // the file's English name, and where there is none what the Japanese one means
  EXPECT_THAT(titles({}), ElementsAre("end", "elbow"));
  app::ReadoutWords japanese;
  japanese.nameOf = [](const base::Text& name, const base::Text&) { return name.utf8; };
  EXPECT_THAT(titles(japanese), ElementsAre("右端", "ひじ"));
}

}  // namespace
