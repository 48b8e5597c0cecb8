// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Bones are moved by hand in the view.

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

TEST_F(WindowHandles, ADraggedControllerTakesItsChainAlong) {
  openDance();
  ASSERT_TRUE(footAt(kFootAtRest));
  const int before = steps();
  const auto seen = cameraTool().camera();
  // WHEN the IK bone is dragged up by six units THEN the foot is there while the button is down,
  // and there is no step yet
  pressAt(viewPoint(kFootAtRest));
  moveTo(viewPoint({1, 4, 0}));
  moveTo(viewPoint(kFootLifted));
  EXPECT_TRUE(footAt(kFootLifted));
  EXPECT_FALSE(footAt(kFootAtRest));
  EXPECT_EQ(steps(), before);
  EXPECT_EQ(window->selection().parts().bone, kIkBone);
  // WHEN it is released THEN it is one step; the camera stays
  releaseAt(viewPoint(kFootLifted));
  EXPECT_TRUE(footAt(kFootLifted));
  EXPECT_EQ(steps(), before + 1);
  EXPECT_EQ(cameraTool().camera(), seen);
  ASSERT_NE(editOf(kIkBone), nullptr);
  EXPECT_NEAR(editOf(kIkBone)->local.translation.y, 6.0F, 0.2F);
  EXPECT_NEAR(editOf(kIkBone)->local.translation.z, 0.0F, 1e-3F);
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(footAt(kFootAtRest));
  EXPECT_EQ(editOf(kIkBone), nullptr);
  press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(footAt(kFootLifted));
}

TEST_F(WindowHandles, AnEditGoesWithTheDance) {
  // GIVEN a dance whose foot is lifted from frame 10 on, and an edit that lifts it by three at the
  // start
  openDance(0);
  drag(viewPoint(kFootAtRest), viewPoint({1, 4, 0}));
  ASSERT_TRUE(footAt({1, 4, 0}));
  // THEN at frame 10 it is three units above the dance's position
  pauseAt(10);
  EXPECT_TRUE(footAt({1, 10, 0}));
  EXPECT_FALSE(footAt(kFootLifted));
}

TEST_F(WindowHandles, IsARowOfWhatPlays) {
  openDance();
  dragFootUp();
  ASSERT_EQ(playing()->topLevelItemCount(), 2);
  QTreeWidgetItem* row = playing()->topLevelItem(1);
  EXPECT_EQ(row->text(0), "Moved by hand (1)");
  EXPECT_TRUE(row->toolTip(0).contains("左足ＩＫ")) << row->toolTip(0).toStdString();
  // WHEN it is unticked THEN the dance shows without it; that is a step, too
  row->setCheckState(0, Qt::Unchecked);
  EXPECT_TRUE(footAt(kFootAtRest));
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_TRUE(footAt(kFootLifted));
  // AND its cross removes it
  playing()->setCurrentItem(playing()->topLevelItem(1));
  QTest::keyClick(playing(), Qt::Key_Delete);
  EXPECT_TRUE(footAt(kFootAtRest));
  EXPECT_EQ(playing()->topLevelItemCount(), 1);
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_TRUE(footAt(kFootLifted));
  EXPECT_EQ(playing()->topLevelItemCount(), 2);
  // WHEN it is unticked and another drag comes THEN it is ticked again
  playing()->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
  settle();
  drag(viewPoint(kFootAtRest), viewPoint({2, 1, 0}));
  EXPECT_TRUE(switches().editsOn);
}

TEST_F(WindowHandles, IsSavedWithTheShowAndAsAPose) {
  openDance();
  dragFootUp();
  const fs::path show = file("show.odori"), pose = file("edited.vpd");
  ASSERT_TRUE(window->saveShow(show)) << window->message().toStdString();
  ASSERT_TRUE(window->savePose(pose, app::PoseForm::Keyed)) << window->message().toStdString();
  const auto told = app::readShow(show, {});
  ASSERT_TRUE(told);
  ASSERT_EQ(told->show.actors[0].edits.bones.size(), 1U);
  EXPECT_EQ(told->show.actors[0].edits.bones[0].bone.name, "左足ＩＫ");
  const auto read = vmd::readVpdFile(pose);
  ASSERT_TRUE(read);
  EXPECT_NEAR(read->pose.bones[kIkBone].translation.y, 6.0F, 0.2F);
  open({show});
  pauseAt(0);
  EXPECT_TRUE(footAt(kFootLifted));
  // AND read again it is still there, by the bones' names
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->reload();
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  EXPECT_TRUE(footAt(kFootLifted));
}

TEST_F(WindowHandles, EscapeTakesADragBack) {
  openDance();
  const int before = steps();
  pressAt(viewPoint(kFootAtRest));
  moveTo(viewPoint(kFootLifted));
  ASSERT_TRUE(footAt(kFootLifted));
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_TRUE(footAt(kFootAtRest));
  // AND the mouse's moves until the release do nothing
  moveTo(viewPoint({1, 12, 0}));
  releaseAt(viewPoint({1, 12, 0}));
  EXPECT_TRUE(footAt(kFootAtRest));
  EXPECT_EQ(steps(), before);
  EXPECT_FALSE(document().undoStack().canRedo());
  EXPECT_TRUE(switches().edits.empty());
}

TEST_F(WindowHandles, EscapeInFullScreenTakesTheDragBackFirst) {
  openDance();
  window->commands()[app::ActionId::FullScreen]->trigger();
  settle();
  pressAt(viewPoint(kFootAtRest));
  moveTo(viewPoint(kFootLifted));
  ASSERT_TRUE(window->handleTool().dragging());
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_FALSE(window->handleTool().dragging());
  EXPECT_TRUE(window->isFullScreen());
  releaseAt(viewPoint(kFootLifted));
  EXPECT_TRUE(switches().edits.empty());
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return !window->isFullScreen(); }));
}

TEST_F(WindowHandles, AModelOfOtherBonesTakesTheEditsByName) {
  openDance();
  dragFootUp();
  select(kHead);
  press(Qt::Key_X);
  ASSERT_EQ(switches().edits.bones().size(), 2U);
  // WHEN the file has another bone in between and no head any more THEN the foot stays lifted, and
  // the head's edit goes
  pmx::Model other = support::legModel();
  other.bones.back().name = other.bones.back().englishName = "角";
  other.bones.push_back(other.bones.back());
  std::swap(other.bones[4], other.bones[5]);
  ASSERT_TRUE(pmx::writePmxFile(other, model));
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->reload();
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  ASSERT_EQ(switches().edits.bones().size(), 1U);
  EXPECT_EQ(switches().edits.bones()[0].bone, 5);
  EXPECT_TRUE(footAt(kFootLifted));
  EXPECT_EQ(window->selection().parts().bone, -1) << "the head is gone: another bone at its place isn't meant";
  EXPECT_TRUE(window->message().contains("頭")) << window->message().toStdString();
  window->commands()[app::ActionId::Undo]->trigger();
  settle();
  EXPECT_EQ(switches().edits.bones().size(), 2U);
  EXPECT_TRUE(footAt(kFootLifted));
}

TEST_F(WindowHandles, ResetsLeaveTheRestAsItCounts) {
  // GIVEN two bones moved by hand, and the row of that edit without its tick
  openDance();
  dragFootUp();
  select(kHead);
  press(Qt::Key_X);
  document().changeActor(window->selection().actor(), app::fixedText("off"),
                         [](app::DocumentActor& actor) { actor.switches.editsOn = false; });
  settle();
  ASSERT_TRUE(footAt(kFootAtRest));
  // WHEN one is reset THEN the other doesn't come back
  press(Qt::Key_R, Qt::ControlModifier);
  settle();
  EXPECT_EQ(switches().edits.bones().size(), 1U);
  EXPECT_FALSE(switches().editsOn);
  EXPECT_TRUE(footAt(kFootAtRest));
}

TEST_F(WindowHandles, StepsThereAndBackLeaveNothing) {
  openDance();
  select(kIkBone);
  for (const auto shift : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)})
    for (int i = 0; i < 3; ++i) press(Qt::Key_X, shift);
  for (const auto shift : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)})
    for (int i = 0; i < 2; ++i) press(Qt::Key_X, shift | Qt::AltModifier);
  EXPECT_TRUE(switches().edits.empty());
}

TEST_F(WindowHandles, NamesAloneHaveNoHandles) {
  // GIVEN names without bones WHEN the foot is dragged THEN the camera turns
  openDance();
  press(Qt::Key_B);
  press(Qt::Key_N);
  settle();
  const auto before = cameraTool().camera().rotation;
  pressAt(viewPoint(kFootAtRest));
  moveTo(viewPoint(kFootAtRest) + QPoint(40, 0));
  releaseAt(viewPoint(kFootAtRest) + QPoint(40, 0));
  EXPECT_TRUE(switches().edits.empty());
  EXPECT_NE(cameraTool().camera().rotation, before);
}

TEST_F(WindowHandles, AClickBesideHiddenBonesChoosesNothing) {
  openDance();
  select(kHead);
  press(Qt::Key_B);
  settle();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, {30, 30});
  EXPECT_EQ(window->selection().parts().bone, kHead);
}

TEST_F(WindowHandles, AClickSelectsAndMovesNothing) {
  openDance();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint(kFootAtRest));
  EXPECT_EQ(window->selection().parts().bone, kIkBone);
  EXPECT_TRUE(switches().edits.empty());
  settle();
  // A click with a trembling hand counts, too.
  select(-1);
  pressAt(viewPoint(kFootAtRest));
  moveTo(viewPoint(kFootAtRest) + QPoint(2, -2));
  releaseAt(viewPoint(kFootAtRest) + QPoint(2, -2));
  EXPECT_EQ(window->selection().parts().bone, kIkBone);
  EXPECT_TRUE(switches().edits.empty());
  // A click on a handle away from all marks doesn't deselect.
  QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint(kFootAtRest) + QPoint(70, 0));
  EXPECT_EQ(window->selection().parts().bone, kIkBone);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, {3, 3});
  EXPECT_EQ(window->selection().parts().bone, -1);
}

TEST_F(WindowHandles, ArrowsMoveAndRingsTurn) {
  openDance();
  // GIVEN the head, which isn't a controller: its mark isn't dragged before it is selected
  const QPoint head = viewPoint({0, 20, 0});
  select(kHead);
  // GIVEN the mouse on a handle THEN a text says what that does
  QTest::mouseMove(&view(), head + QPoint(70, 0));
  EXPECT_TRUE(waitFor([&] { return window->statusBar()->currentMessage().contains("along X"); }));
  // WHEN its arrow to the right is dragged, and not quite along it THEN it moves along X alone
  drag(head + QPoint(70, 0), head + QPoint(110, 25));
  ASSERT_NE(editOf(kHead), nullptr);
  EXPECT_GT(editOf(kHead)->local.translation.x, 0.5F);
  EXPECT_EQ(editOf(kHead)->local.translation.y, 0.0F);
  EXPECT_EQ(editOf(kHead)->local.rotation, base::kIdentityRotation);
  window->commands()[app::ActionId::Undo]->trigger();
  settle();
  // WHEN the ring that faces the camera is dragged by a quarter turn THEN the bone turns about Z by
  // that
  const int reach = 46;
  const auto on = [&](double angle) {
    return head + QPoint(static_cast<int>(std::lround(reach * std::cos(angle))),
                         -static_cast<int>(std::lround(reach * std::sin(angle))));
  };
  drag(on(0.6), on(0.6 - 1.5708));
  ASSERT_NE(editOf(kHead), nullptr);
  EXPECT_NEAR(editOf(kHead)->local.rotation.z, -std::sin(base::kPi / 4), 0.05F);
  EXPECT_EQ(editOf(kHead)->local.translation, base::Vec3(0));
  // AND reset it is as before
  press(Qt::Key_R, Qt::ControlModifier);
  EXPECT_TRUE(switches().edits.empty());
  EXPECT_FALSE(window->commands()[app::ActionId::ResetBone]->isEnabled());
}

TEST_F(WindowHandles, CtrlMakesADragTenTimesFiner) {
  openDance();
  pressAt(viewPoint(kFootAtRest));
  moveTo(viewPoint(kFootLifted), Qt::ControlModifier);
  releaseAt(viewPoint(kFootLifted));
  ASSERT_NE(editOf(kIkBone), nullptr);
  EXPECT_NEAR(editOf(kIkBone)->local.translation.y, 0.6F, 0.02F);
}

TEST_F(WindowHandles, WhatChangesMeanwhileEndsADrag) {
  openDance();
  dragFootUp();
  const auto begin = [&] {
    pressAt(viewPoint(kFootLifted));
    moveTo(viewPoint({1, 9, 0}));
    moveTo(viewPoint({1, 12, 0}));
    settle();
  };
  const auto end = [&] {
    moveTo(viewPoint({1, 14, 0}));
    releaseAt(viewPoint({1, 14, 0}));
  };
  // WHEN a step is undone while the foot is held THEN it is undone, and the drag is over
  begin();
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_TRUE(footAt(kFootAtRest));
  end();
  EXPECT_TRUE(footAt(kFootAtRest));
  EXPECT_TRUE(switches().edits.empty());
  window->commands()[app::ActionId::Redo]->trigger();
  EXPECT_TRUE(footAt(kFootLifted));
  // WHEN files are read again
  begin();
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->reload();
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  end();
  EXPECT_TRUE(footAt(kFootLifted));
  // WHEN the model is removed THEN nothing is held any more, and it comes back as it was
  begin();
  document().remove(window->selection().actor());
  end();
  EXPECT_TRUE(document().state().actors.empty());
  window->commands()[app::ActionId::Undo]->trigger();
  settle();
  EXPECT_TRUE(footAt(kFootLifted));
  // WHEN all is closed
  pressAt(viewPoint(kFootLifted));
  moveTo(viewPoint({1, 12, 0}));
  window->closeAll();
  moveTo({30, 30});
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, {30, 30});
  EXPECT_FALSE(window->handleTool().dragging());
}

TEST_F(WindowHandles, WhilePlayingADragIsOverTheDance) {
  openDance(15);
  window->commands()[app::ActionId::Loop]->setChecked(true);
  // GIVEN a dance that plays on with a foot that stays lifted (frames 10 to 20)
  window->transport().setPlaying(true);
  const QPoint from = viewPoint(kFootLifted);
  pressAt(from);
  moveTo(from - QPoint(0, 20));
  moveTo(from - QPoint(0, 40));
  ASSERT_TRUE(window->handleTool().dragging());
  settle();
  releaseAt(from - QPoint(0, 40));
  EXPECT_TRUE(window->clock().playing());
  ASSERT_NE(editOf(kIkBone), nullptr);
  EXPECT_GT(editOf(kIkBone)->local.translation.y, 0.5F);
  EXPECT_LT(std::abs(editOf(kIkBone)->local.translation.x), 0.1F);
}

TEST_F(WindowHandles, APlacedModelFollowsTheMouse) {
  openDance();
  // GIVEN a model of half the size, turned to the side
  document().changeActor(window->selection().actor(), app::fixedText("placed"), [](app::DocumentActor& actor) {
    actor.switches.placement.turn = 90;
    actor.switches.placement.scale = 0.5F;
    actor.switches.placement.position = {3, 2, 0};
  });
  settle();
  const auto ankle = [&] {
    const auto& frame = *playback().frame(window->selection().actor());
    return frame.placement.toWorld(frame.boneModels[kIkBone].translation);
  };
  const base::Vec3 before = ankle();
  const QPoint from = viewPoint(before), to = from + QPoint(60, -80);
  drag(from, to);
  const QPoint now = viewPoint(ankle());
  EXPECT_LE((now - to).manhattanLength(), 3) << now.x() << ' ' << now.y();
  // AND without perspective, too
  vmd::CameraState flat = cameraTool().camera();
  flat.perspective = false;
  cameraTool().setCamera(flat);
  settle();
  const QPoint again = viewPoint(ankle());
  drag(again, again + QPoint(-50, 30));
  EXPECT_LE((viewPoint(ankle()) - again - QPoint(-50, 30)).manhattanLength(), 3);
}

}  // namespace
