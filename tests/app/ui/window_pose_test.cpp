// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Poses, and motions made for other names, are used in the window as people do.

#include <fstream>

#include <QAction>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QtTest>

#include "app/description/show_json.h"
#include "app/panels/playing_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/playback/transport.h"
#include "app/widgets/list_tree.h"
#include "app/widgets/message_bar.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"
#include "vmd/vpd_reader.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;

class WindowPose : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    // It moves six units up, as the dance does at frame 10, and has a bone that the model doesn't
    // have.
    pose = file("ポーズ.vpd");
    std::ofstream(pose) << "Vocaloid Pose Data file\n\nモデル.osm;\n2;\nBone0{左足ＩＫ\n0,6,0;\n0,0,0,1;\n}\n"
                           "Bone1{羽\n1,0,0;\n0,0,0,1;\n}\n";
  }
  [[nodiscard]] QTreeWidget* motions() const { return window->playingPanel().list; }
  [[nodiscard]] QTreeWidget* tracks() const { return window->unmatchedPanel().tracks(); }
  [[nodiscard]] const app::ActorSwitches& switches() const { return document().state().actors.at(0).switches; }
  /// Returns a dance of names that the model doesn't have.
  fs::path otherNames() {
    vmd::Motion motion = support::legDance();
    for (auto& key : motion.boneKeys) key.name = vmd::makeName<15>("leg IK_L");
    motion.ikKeys.clear();
    const fs::path other = file("other.vmd");
    EXPECT_TRUE(vmd::writeVmdFile(motion, other));
    return other;
  }

  fs::path pose;
};

TEST_F(WindowPose, ADroppedPoseStandsOverTheMotion) {
  open({model, dance});
  pauseAt(0);
  ASSERT_TRUE(redAt(kFootAtRest));
  const std::size_t before = window->unmatchedPanel().trackCount();
  // WHEN a pose is dropped THEN it shows at every frame, the clock stays, and unmatched names are
  // reported and listed
  drop({pose});
  EXPECT_EQ(window->clock().frame(), 0.0);
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_TRUE(window->message().contains("overrides the motion")) << window->message().toStdString();
  EXPECT_TRUE(window->message().contains("lacks 1 of the pose's bones")) << window->message().toStdString();
  ASSERT_EQ(window->unmatchedPanel().trackCount(), before + 1);
  EXPECT_EQ(tracks()->findItems("羽", Qt::MatchExactly).size(), 1);
  ASSERT_EQ(motions()->topLevelItemCount(), 2);
  EXPECT_EQ(motions()->topLevelItem(1)->text(0), "ポーズ (pose)");
  // WHEN it is unticked THEN the motion shows again
  motions()->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_EQ(window->unmatchedPanel().trackCount(), before);
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_TRUE(redAt(kFootLifted));
  // AND undone once more it is gone, and comes back
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_EQ(motions()->topLevelItemCount(), 1);
  EXPECT_TRUE(redAt(kFootAtRest));
  window->commands()[app::ActionId::Redo]->trigger();
  EXPECT_TRUE(redAt(kFootLifted));
  // WHEN a dance is opened THEN it replaces the pose
  open({dance});
  EXPECT_EQ(motions()->topLevelItemCount(), 1);
}

TEST_F(WindowPose, WhereItHidesADanceAClickSwitchesItOff) {
  // GIVEN all that belongs to a dance, and a pose, opened together
  open({model, dance, pose});
  ASSERT_TRUE(window->message().contains("overrides the motion")) << window->message().toStdString();
  QToolButton* mend = nullptr;
  for (auto* button : window->findChild<app::MessageBar*>()->findChildren<QToolButton*>())
    if (button->isVisible() && button->text() == QLatin1String("Play without Pose")) mend = button;
  ASSERT_NE(mend, nullptr);
  // WHEN the message's button is clicked THEN the dance shows, and the pose is in the list without
  // its tick
  support::click(mend);
  EXPECT_EQ(window->message(), "");
  const auto& motions = document().state().actors[0].switches.motions;
  ASSERT_EQ(motions.size(), 2U);
  for (const app::MotionUse& use : motions) EXPECT_EQ(use.on, !use.motion->pose.has_value());
  document().undoStack().undo();
  for (const app::MotionUse& use : document().state().actors[0].switches.motions) EXPECT_TRUE(use.on);
}

TEST_F(WindowPose, WhatItHidSeesNobodyElse) {
  // GIVEN the message about a pose, and another model that was selected since
  open({model, dance, pose});
  const auto first = window->selection().actor();
  document().duplicate(first);
  window->selection().setActor(document().state().actors.back().id);
  ASSERT_NE(window->selection().actor(), first);
  const auto isOn = [](const app::MotionUse& use) { return use.on; };
  for (auto* button : window->findChild<app::MessageBar*>()->findChildren<QToolButton*>())
    if (button->isVisible() && button->text() == QLatin1String("Play without Pose")) support::click(button);
  // THEN the pose of the message's model is off, and the other's plays
  EXPECT_EQ(std::ranges::count_if(document().state().find(first)->switches.motions, isOn), 1);
  EXPECT_EQ(std::ranges::count_if(document().state().actors.back().switches.motions, isOn), 2);
}

TEST_F(WindowPose, APoseAloneDoesntPlay) {
  open({model});
  drop({pose});
  EXPECT_FALSE(window->transport().playing());
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowPose, IsSavedWithTheShow) {
  open({model, dance, pose});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show)) << window->message().toStdString();
  open({show});
  pauseAt(0);
  ASSERT_EQ(switches().motions.size(), 2U);
  EXPECT_TRUE(switches().motions[1].motion->pose.has_value());
  EXPECT_TRUE(redAt(kFootLifted));
}

TEST_F(WindowPose, SavesThePoseThatIsShown) {
  open({model, dance});
  pauseAt(10);
  const fs::path saved = file("saved.vpd");
  // GIVEN the pose of frame 10, where IK lifts the foot, saved as shown and as keyed
  ASSERT_TRUE(window->savePose(saved, app::PoseForm::Shown)) << window->message().toStdString();
  EXPECT_EQ(window->message(), "");
  // WHEN it is opened on the model alone with IK off THEN the foot is lifted
  open({model, saved});
  document().setIkMode(window->selection().actor(), app::IkMode::Off);
  EXPECT_EQ(switches().motions.size(), 2U) << "the dance stays for another model";
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_FALSE(redAt(kFootAtRest));
  // AND as keyed it depends on IK
  document().setIkMode(window->selection().actor(), app::IkMode::On);
  motions()->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
  pauseAt(10);
  const fs::path keyed = file("keyed.vpd");
  ASSERT_TRUE(window->savePose(keyed, app::PoseForm::Keyed)) << window->message().toStdString();
  const auto read = vmd::readVpdFile(keyed);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->pose.bones.size(), 6U);
  EXPECT_EQ(read->pose.bones[4].translation, base::Vec3(0, 6, 0));
  EXPECT_EQ(read->pose.bones[2].rotation, base::kIdentityRotation);
  // AND no file of the show is overwritten
  for (const fs::path& inUse : {dance, saved}) {
    EXPECT_FALSE(window->savePose(inUse, app::PoseForm::Keyed));
    EXPECT_NE(window->message(), "");
  }
}

TEST_F(WindowPose, AProposedBoneMovesOnceItIsTicked) {
  open({model, otherNames()});
  bring(*window, window->unmatchedPanel());
  pauseAt(10);
  ASSERT_TRUE(redAt(kFootAtRest));
  ASSERT_EQ(tracks()->topLevelItemCount(), 1);
  QTreeWidgetItem* row = tracks()->topLevelItem(0);
  EXPECT_EQ(row->text(0), "leg IK_L");
  EXPECT_TRUE(row->text(3).startsWith("左足ＩＫ")) << row->text(3).toStdString();
  EXPECT_EQ(row->checkState(3), Qt::Unchecked);
  // WHEN Enter is pressed on it THEN the bone moves at once
  tracks()->setCurrentItem(row);
  tracks()->setFocus();
  QTest::keyClick(tracks(), Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return !switches().names.empty(); }));
  EXPECT_EQ(switches().names[0], (vmd::BoneName{"leg IK_L", 4}));
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_EQ(window->unmatchedPanel().trackCount(), 0U);
  ASSERT_EQ(tracks()->topLevelItemCount(), 1) << "it stays to be let go";
  EXPECT_EQ(tracks()->topLevelItem(0)->checkState(3), Qt::Checked);
  // AND it is saved in the show
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  const auto told = app::readShow(show, {});
  ASSERT_TRUE(told);
  ASSERT_EQ(told->show.actors[0].boneNames.size(), 1U);
  EXPECT_EQ(told->show.actors[0].boneNames[0], (app::BoneNameDescription{"leg IK_L", "左足ＩＫ"}));
  // WHEN it is undone THEN nothing moves; redone, and unticked
  window->commands()[app::ActionId::Undo]->trigger();
  EXPECT_TRUE(redAt(kFootAtRest));
  window->commands()[app::ActionId::Redo]->trigger();
  EXPECT_TRUE(redAt(kFootLifted));
  tracks()->topLevelItem(0)->setCheckState(3, Qt::Unchecked);
  ASSERT_TRUE(waitFor([&] { return switches().names.empty(); }));
  EXPECT_TRUE(redAt(kFootAtRest));
  // AND the button ticks all
  ASSERT_TRUE(window->unmatchedPanel().useAll->isVisibleTo(&window->unmatchedPanel()));
  support::click(window->unmatchedPanel().useAll);
  EXPECT_TRUE(redAt(kFootLifted));
  // AND a show that is opened has it
  open({show});
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
}

}  // namespace
