// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/morph_rows.h"

#include <string>

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"
#include "tests/app/inspect/told_rows.h"

namespace {

using app::EditKind;
using app::MorphRows;
using support::told;

pmx::Model faces() {
  pmx::Model model = support::dancer();
  const pmx::Morph bone = model.morphs[0];
  model.morphs.clear();
  const auto add = [&](const char* name, std::uint8_t panel) {
    pmx::Morph morph = bone;
    morph.name = name;
    morph.panel = panel;
    model.morphs.push_back(morph);
  };
  add("あ", 3);
  add("まばたき", 2);
  add("照れ", 4);
  add("怒り", 1);
  add("隠し", 0);
  add("変", 200);
  return model;
}

TEST(MorphRows, StandInThePanelsOfMmd) {
  MorphRows rows([] { return nullptr; });
  rows.fill(support::loaded(faces()));
  EXPECT_EQ(told(rows), "Eyebrow(怒り) Eye(まばたき) Lip(あ) Other(照れ 変) Reserved (hidden in MMD)(隠し)");
  EXPECT_FALSE(rows.weightsOf(0)) << "no frame was made";
  rows.fill(nullptr);
  EXPECT_EQ(rows.rowCount(), 0);
}

TEST(MorphRows, TellWhatTheMotionSaysBesideWhatTheHandSays) {
  // GIVEN a motion with あ from 0 to 1 over ten frames
  const auto model = support::loaded(faces());
  vmd::Motion motion = vmd::Motion::make("x");
  motion.morphKeys.push_back({vmd::makeName<15>("あ"), 0, 0.0F});
  motion.morphKeys.push_back({vmd::makeName<15>("あ"), 10, 1.0F});
  app::Actor actor(model);
  actor.setMotions({{support::loaded(motion)}});
  MorphRows rows([&] { return &actor; });
  rows.fill(model);
  actor.evaluate(4.0);
  rows.update();
  ASSERT_TRUE(rows.weightsOf(0));
  EXPECT_FLOAT_EQ(rows.weightsOf(0)->motion, 0.4F);
  EXPECT_FLOAT_EQ(rows.weightsOf(0)->shown, 0.4F);
  EXPECT_FALSE(rows.weightsOf(0)->hand);
  // WHEN the edit by hand is 0.9 THEN that is shown, and the motion's weight is known
  app::Edits edits;
  edits.set(app::MorphEdit{0, EditKind::Replace, 0.9F});
  edits.set(app::MorphEdit{1, EditKind::Add, 0.25F});
  actor.setEdits(edits);
  actor.evaluate(7.0);
  rows.update();
  EXPECT_FLOAT_EQ(rows.weightsOf(0)->motion, 0.7F);
  EXPECT_FLOAT_EQ(rows.weightsOf(0)->shown, 0.9F);
  EXPECT_EQ(rows.weightsOf(0)->hand, 0.9F);
  EXPECT_EQ(rows.weightsOf(1)->hand, 0.25F);
  EXPECT_EQ(rows.indexOfItem(0).siblingAtColumn(MorphRows::kValue).data(), "0.90");
  EXPECT_TRUE(rows.indexOfItem(0)
                  .siblingAtColumn(MorphRows::kWeight)
                  .data(Qt::ToolTipRole)
                  .toString()
                  .contains("0.90 set by hand; 0.70 in the motion"));
  // AND edits that are switched off are none
  actor.setEdits(edits, false);
  actor.evaluate(7.0);
  rows.update();
  EXPECT_FALSE(rows.weightsOf(0)->hand);
  EXPECT_FLOAT_EQ(rows.weightsOf(0)->shown, 0.7F);
}

TEST(MorphRows, APoseCountsAsWhatTheMotionSays) {
  const auto model = support::loaded(faces());
  vmd::Pose pose;
  pose.morphs.push_back({"あ", 0.3F});
  auto file = std::make_shared<app::LoadedMotion>();
  file->pose = pose;
  app::Actor actor(model);
  actor.setMotions({{file}});
  MorphRows rows([&] { return &actor; });
  rows.fill(model);
  actor.evaluate(0.0);
  rows.update();
  EXPECT_FLOAT_EQ(rows.weightsOf(0)->motion, 0.3F);
}

}  // namespace
