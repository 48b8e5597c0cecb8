// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/bone_rows.h"

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"
#include "tests/app/inspect/told_rows.h"
#include "tests/support/model_builder.h"

namespace {

using app::BoneOrder;
using app::BoneRows;
using support::loaded;
using support::told;

pmx::Model named(std::initializer_list<std::pair<const char*, std::int32_t>> bones) {
  pmx::Model model;
  for (const auto& [name, parent] : bones) model.bones.push_back(support::bone(name, parent, {}));
  return model;
}

app::BoneRows::Live nobody() {
  return [] { return nullptr; };
}

TEST(BoneRows, HangFromTheirParentsInTheFilesOrder) {
  BoneRows rows(nobody());
  // A parent may come after its child.
  rows.fill(loaded(named({{"a", -1}, {"b", 3}, {"c", 0}, {"d", 0}, {"e", -1}, {"f", 3}})), BoneOrder::ByParent);
  EXPECT_EQ(told(rows), "a(c d(b f)) e");
  EXPECT_EQ(rows.itemCount(), 6U);
}

TEST(BoneRows, EvenInCirclesEachBoneIsThereOnce) {
  pmx::Model model = named({{"a", 1}, {"b", 0}, {"c", 2}, {"d", 1}, {"e", 99}});
  auto made = std::make_shared<app::LoadedModel>();
  made->model = std::move(model);  // no reader lets it through, but no panel relies on that
  BoneRows rows(nobody());
  rows.fill(made, BoneOrder::ByParent);
  EXPECT_EQ(told(rows), "e a(b(d)) c");
}

TEST(BoneRows, StandInTheDisplayFramesThatListThem) {
  pmx::Model model = named({{"a", -1}, {"b", 0}, {"c", 0}, {"d", 0}});
  const auto frame = [&](const char* name, const char* english, std::vector<pmx::DisplayElement> elements) {
    pmx::DisplayFrame made;
    made.name = name;
    made.englishName = english;
    made.elements = std::move(elements);
    model.displayFrames.push_back(std::move(made));
  };
  frame("Root", "", {{0, 0}});
  frame("表情", "Exp", {{1, 0}, {1, 1}});  // morphs
  frame("足", "legs", {{0, 3}, {0, 1}, {0, 77}, {0, 1}});
  frame("", "", {{0, 0}});
  BoneRows rows(nobody());
  rows.fill(loaded(model), BoneOrder::ByDisplayFrame);
  EXPECT_EQ(told(rows), "Root(a) 足(d b b) Display frame 3(a) In no display frame(c)");
  // WHEN a display frame is searched for THEN its bones are there
  rows.search("LEGS");
  EXPECT_EQ(told(rows), "足(d b b)");
}

TEST(BoneRows, StandInOneListWithoutParents) {
  BoneRows rows(nobody());
  rows.fill(loaded(named({{"a", -1}, {"b", 3}, {"c", 0}, {"d", 0}})), BoneOrder::InOneList);
  EXPECT_EQ(told(rows), "a b c d");
}

TEST(BoneRows, TellTheFrameThatWasMadeLast) {
  pmx::Model model = named({{"a", -1}, {"b", 0}});
  model.bones[1].position = {1.0F, 2.0F, 3.0F};
  const auto made = loaded(model);
  app::Actor actor(made);
  BoneRows rows([&] { return &actor; });
  rows.fill(made, BoneOrder::ByParent);
  const auto shown = [&](int column) { return rows.indexOfPlace(1, column).data().toString(); };
  EXPECT_EQ(shown(BoneRows::kPlace), "") << "no frame was made";
  // GIVEN an edit that moves the root by (0, 5, 0) and turns it by 90 degrees about Y THEN (1, 2,
  // 3) comes to (3, 7, -1)
  app::Edits edits;
  edits.set(app::BoneEdit{
      0, app::EditKind::Add, {{0.0F, 5.0F, 0.0F}, glm::angleAxis(base::kPi / 2.0F, base::Vec3(0, 1, 0))}});
  actor.setEdits(edits);
  actor.evaluate(0.0);
  EXPECT_EQ(shown(BoneRows::kPlace), "3.00, 7.00, -1.00");
  EXPECT_EQ(shown(BoneRows::kMoved), "0.00, 0.00, 0.00");
  EXPECT_EQ(rows.indexOfPlace(0, BoneRows::kMoved).data().toString(), "0.00, 5.00, 0.00");
  EXPECT_EQ(rows.indexOfPlace(0, BoneRows::kTurned).data().toString(), "0.0°, 90.0°, 0.0°");
  // WHEN the actor is of another model THEN there are no values of it
  actor = app::Actor(loaded(named({{"a", -1}})));
  EXPECT_EQ(shown(BoneRows::kPlace), "");
}

TEST(BoneRows, AModelWithoutBonesOrNoneAtAllHasNoRows) {
  BoneRows rows(nobody());
  for (const auto order : {BoneOrder::ByParent, BoneOrder::ByDisplayFrame, BoneOrder::InOneList}) {
    rows.fill(loaded(pmx::Model()), order);
    EXPECT_EQ(rows.rowCount(), 0);
    rows.fill(nullptr, order);
    EXPECT_EQ(rows.rowCount(), 0);
  }
}

}  // namespace
