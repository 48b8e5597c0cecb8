// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/body_words.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "app/inspect/body_rows.h"
#include "tests/app/files/dancer.h"
#include "tests/app/inspect/told_properties.h"

namespace {

using support::valueOf;

/// Returns two bodies, a joint between them, and one between bodies that don't exist.
pmx::Model twoBodies() {
  pmx::Model model = support::dancer();
  pmx::RigidBody body;
  body.name = "頭体";
  body.bone = 5;
  body.shape = 2;
  body.size = {0.5F, 2.0F, 0.0F};
  body.mode = 1;
  body.group = 3;
  body.collisionMask = 0b1001;
  body.mass = 1.5F;
  model.rigidBodies.push_back(body);
  body.name = "";
  body.englishName = "leg";
  body.bone = 99;
  body.shape = 77;
  body.mode = 0;
  body.collisionMask = 0xFFFF;
  model.rigidBodies.push_back(body);
  pmx::Joint joint;
  joint.name = "首";
  joint.bodyA = 0;
  joint.bodyB = 1;
  joint.angularUpper = {base::kPi, 0, 0};
  model.joints.push_back(joint);
  joint.kind = 9;
  joint.bodyB = 12;
  model.joints.push_back(joint);
  return model;
}

TEST(BodyWords, TellABodyAndItsJoints) {
  const pmx::Model model = twoBodies();
  const auto told = app::bodyProperties(model, 0);
  EXPECT_EQ(valueOf(told, "Bone"), "頭 (head)");
  EXPECT_EQ(valueOf(told, "Type"), "physics");
  EXPECT_EQ(valueOf(told, "Shape"), "capsule, radius 0.50, height 2.00");
  EXPECT_EQ(valueOf(told, "Group"), "4");
  EXPECT_EQ(valueOf(told, "Collides with groups"), "1, 4");
  EXPECT_EQ(valueOf(told, "Mass"), "1.50");
  EXPECT_EQ(valueOf(told, "Joints"), "首 (neck), 首 (neck)");
  const auto odd = app::bodyProperties(model, 1);
  EXPECT_EQ(valueOf(odd, "Bone"), "—");
  EXPECT_EQ(valueOf(odd, "Shape"), "unknown shape 77");
  EXPECT_EQ(valueOf(odd, "Collides with groups"), "all");
}

TEST(BodyWords, TellAJointAndItsBodies) {
  const pmx::Model model = twoBodies();
  const auto told = app::jointProperties(model, 0);
  EXPECT_EQ(valueOf(told, "Body A"), "頭体 (head body)");
  EXPECT_EQ(valueOf(told, "Body B"), "leg");
  EXPECT_EQ(valueOf(told, "Type"), "spring 6DOF");
  EXPECT_EQ(valueOf(told, "Angular limits"), "0.0°, 0.0°, 0.0° to 180.0°, 0.0°, 0.0°");
  EXPECT_EQ(valueOf(app::jointProperties(model, 1), "Body B"), "—");
  EXPECT_EQ(valueOf(app::jointProperties(model, 1), "Type"), "unknown 9");
}

TEST(BodyRows, HaveBodiesThenJointsThenSoftBodies) {
  pmx::Model model = twoBodies();
  model.softBodies.emplace_back().name = "布";
  app::BodyRows rows;
  rows.fill(support::loaded(std::move(model)));
  EXPECT_EQ(rows.rowCount(), 3);
  EXPECT_EQ(rows.itemCount(), 5U);
  EXPECT_EQ(rows.indexOfItem(rows.itemOfJoint(0)).parent().data(), "Joints");
  EXPECT_EQ(rows.indexOfItem(rows.itemOfJoint(0)).siblingAtColumn(app::BodyRows::kOf).data(), "頭体 – leg");
  const auto readable = [&](std::int32_t item, int column) {
    return rows.indexOfItem(item).siblingAtColumn(column).data(app::kReadableRole);
  };
  EXPECT_EQ(readable(rows.itemOfJoint(0), app::BodyRows::kName), "neck");
  EXPECT_EQ(readable(rows.itemOfJoint(0), app::BodyRows::kOf), "head body – leg");
  EXPECT_EQ(readable(rows.itemOfBody(0), app::BodyRows::kOf), "head") << "its bone";
  EXPECT_EQ(readable(rows.itemOfBody(1), app::BodyRows::kOf), "");
  EXPECT_EQ(rows.jointOf(rows.itemOfJoint(1)), 1);
  EXPECT_EQ(rows.bodyOf(rows.itemOfJoint(1)), -1);
  EXPECT_EQ(rows.itemOfBody(2), -1);
  EXPECT_EQ(rows.itemOfJoint(-1), -1);
  EXPECT_EQ(rows.indexOfItem(4).data(), "布");
  EXPECT_EQ(valueOf(rows.properties(4), "Type"), "cloth");
  EXPECT_TRUE(rows.properties(5).empty());
  // AND a body is found by its bone
  rows.search("頭");
  EXPECT_EQ(rows.foundCount(), 1U);
  rows.fill(nullptr);
  EXPECT_EQ(rows.rowCount(), 0);
}

}  // namespace
