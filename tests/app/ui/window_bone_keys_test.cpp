// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Keys move the selected bone.

#include <fstream>

#include <QAction>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolTip>
#include <QTreeWidget>
#include <QUndoStack>
#include <QtTest>

#include "app/description/show_json.h"
#include "app/panels/ik_panel.h"
#include "app/panels/playing_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/playback/transport.h"
#include "app/stage/bone_handle_tool.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "app/stage/overlay_legend.h"
#include "app/widgets/list_tree.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/window_handles.h"
#include "vmd/vpd_reader.h"

namespace {

using support::kHead;
using support::kIkBone;
using support::kKnee;
namespace fs = std::filesystem;
using support::waitFor;
using support::WindowHandles;

TEST_F(WindowHandles, KeysMoveTheSelectedBoneByStepsAndMerge) {
  openDance();
  // GIVEN the IK bone, chosen by its row with the keyboard alone
  chains()->setFocus();
  chains()->setCurrentItem(chains()->topLevelItem(0));
  QTest::mouseClick(chains()->viewport(), Qt::LeftButton, {},
                    chains()->visualItemRect(chains()->topLevelItem(0)).center());
  ASSERT_EQ(window->selection().parts().bone, kIkBone);
  const int before = steps();
  for (int i = 0; i < 3; ++i) press(Qt::Key_Y);
  ASSERT_NE(editOf(kIkBone), nullptr);
  EXPECT_NEAR(editOf(kIkBone)->local.translation.y, 0.3F, 1e-5F);
  EXPECT_EQ(steps(), before + 1) << "steps in a row are undone together";
  press(Qt::Key_Y, Qt::ShiftModifier);
  EXPECT_NEAR(editOf(kIkBone)->local.translation.y, 0.2F, 1e-5F);
  press(Qt::Key_X, Qt::AltModifier);
  EXPECT_NEAR(editOf(kIkBone)->local.rotation.x, std::sin(base::kPi / 360), 1e-6F);
  EXPECT_EQ(steps(), before + 2);
  press(Qt::Key_X, Qt::AltModifier | Qt::ShiftModifier);
  EXPECT_NEAR(editOf(kIkBone)->local.rotation.x, 0.0F, 1e-6F);
  press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(switches().edits.bones().empty());
  // AND a drag back and forth leaves nothing behind
  press(Qt::Key_Z);
  press(Qt::Key_Z, Qt::ShiftModifier);
  EXPECT_TRUE(switches().edits.bones().empty());
  // WHEN no bone is selected THEN keys do nothing
  select(-1);
  const int now = steps();
  press(Qt::Key_X);
  EXPECT_EQ(steps(), now);
}

TEST_F(WindowHandles, ABoneThatOnlyTurnsIsTurnedByThePlainKeys) {
  pmx::Model turns = support::legModel();
  turns.bones[kHead].flags &= ~pmx::boneFlag::movable;
  turns.bones[kKnee].flags &= ~pmx::boneFlag::operable;
  ASSERT_TRUE(pmx::writePmxFile(turns, model));
  openDance();
  select(kHead);
  press(Qt::Key_Y);
  ASSERT_NE(editOf(kHead), nullptr);
  EXPECT_NEAR(editOf(kHead)->local.rotation.y, std::sin(base::kPi / 360), 1e-6F);
  EXPECT_EQ(editOf(kHead)->local.translation, base::Vec3(0));
  // AND a bone that users may not move does nothing
  select(kKnee);
  press(Qt::Key_Y);
  press(Qt::Key_Y, Qt::AltModifier);
  EXPECT_EQ(editOf(kKnee), nullptr);
  EXPECT_FALSE(window->commands().boneSteps[0]->isEnabled());
}

TEST_F(WindowHandles, ABoneThatPhysicsMovesSaysSo) {
  // GIVEN a head that a heavy ball of physics moves
  pmx::Model with = support::legModel();
  pmx::RigidBody ball;
  ball.bone = kHead;
  ball.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
  ball.size = {1, 1, 1};
  ball.position = {0, 20, 0};
  ball.mass = 1;
  ball.mode = static_cast<std::uint8_t>(pmx::RigidMode::Physics);
  with.rigidBodies.push_back(ball);
  ASSERT_TRUE(pmx::writePmxFile(with, model));
  openDance();
  select(kHead);
  EXPECT_TRUE(window->statusBar()->currentMessage().contains("is moved by physics"));
  EXPECT_FALSE(playback().handles().any());
  press(Qt::Key_X);
  EXPECT_EQ(editOf(kHead), nullptr);
  // WHEN physics is off THEN it moves
  press(Qt::Key_P, Qt::ShiftModifier);
  settle();
  EXPECT_TRUE(playback().handles().any());
  press(Qt::Key_X);
  EXPECT_NE(editOf(kHead), nullptr);
}

}  // namespace
