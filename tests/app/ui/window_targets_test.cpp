// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Targets of goals and of chains in the view: shown without bones, pointed at, dragged, undone,
// saved, and brought by a show.

#include <algorithm>

#include <QAction>
#include <QMouseEvent>
#include <QStatusBar>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/description/show_json.h"
#include "app/document/selection.h"
#include "app/playback/full_screen_bar.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "tests/app/ui/window_handles.h"

namespace {

using support::kAnkle;
using support::kIkBone;

class WindowTargets : public support::WindowHandles {
 protected:
  void SetUp() override {
    WindowHandles::SetUp();
    if (!window) return;
    open({model, dance});
    pauseAt(0);
  }
  /// The ankle is to reach a place, by its IK chain.
  void setGoal(base::Vec3 place) {
    app::Goal goal;
    goal.bone = goal.root = kAnkle;
    goal.place.point = place;
    document().setGoals(id(), [] { return QString("goal"); }, {goal});
    settle();
  }
  /// Moves the mouse without a button.
  void pointAt(QPoint place) {
    QMouseEvent move(QEvent::MouseMove, place, view().mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&view(), &move);
    settle();
  }
  [[nodiscard]] app::ActorId id() const { return document().state().actors.at(0).id; }
  [[nodiscard]] const app::Goal& goal() const { return switches().goals.at(0); }
  [[nodiscard]] QAction* action(app::ActionId id) const { return window->commands()[id]; }
};

TEST_F(WindowTargets, AnOrdinaryDanceHasNone) {
  // GIVEN a dance with an IK chain, without bones THEN it has no targets, and a drag turns the
  // camera
  EXPECT_TRUE(playback().targets().empty());
  const int before = steps();
  const base::Vec3 seenFrom = cameraTool().camera().rotation;
  drag(viewPoint(kFootAtRest), viewPoint(kFootLifted));
  EXPECT_NE(cameraTool().camera().rotation, seenFrom);
  EXPECT_EQ(steps(), before);
}

TEST_F(WindowTargets, TheyAreGoneWhereThePictureIsAlone) {
  // GIVEN a goal with its mark
  setGoal({6.0F, 14.0F, 0.0F});
  const auto shown = [&] {
    settle();
    return playback().targets().size();
  };
  ASSERT_EQ(shown(), 1U);
  // WHEN the picture fills the screen THEN the mark is there as long as the bar is
  app::FullScreenBar& bar = window->fullScreenBar();
  bar.setStay(60'000);
  press(Qt::Key_F11);
  settle();
  ASSERT_TRUE(bar.shown());
  EXPECT_EQ(shown(), 1U);
  QCursor::setPos(view().mapToGlobal(QPoint(50, 50)));
  bar.setStay(1);
  ASSERT_TRUE(waitFor([&] { return bar.pictureOnly(); }));
  bar.setStay(60'000);
  EXPECT_EQ(shown(), 0U);
  // AND it comes back with the bar, unless the marks are switched off
  bar.wake();
  EXPECT_EQ(shown(), 1U);
  action(app::ActionId::Targets)->setChecked(false);
  EXPECT_EQ(shown(), 0U);
  action(app::ActionId::Targets)->setChecked(true);
  press(Qt::Key_Escape);
  ASSERT_TRUE(waitFor([&] { return !window->isFullScreen(); }));
  EXPECT_EQ(shown(), 1U);
  // AND models that stand on the desktop have none either
  playback().setAlone(true, true);
  EXPECT_EQ(shown(), 0U);
  playback().setAlone(false, true);
  EXPECT_EQ(shown(), 1U);
}

TEST_F(WindowTargets, AGoalsPointIsDraggedWithoutBones) {
  // GIVEN a goal beyond the leg's reach, so that its target is far from any bone
  const base::Vec3 place{6.0F, 14.0F, 0.0F};
  setGoal(place);
  ASSERT_EQ(playback().targets().size(), 1U);
  // WHEN the mouse is over it THEN it is lit, the mouse is a hand, and the status bar says what it
  // does
  pointAt(viewPoint(place));
  EXPECT_EQ(view().cursor().shape(), Qt::OpenHandCursor);
  EXPECT_TRUE(window->statusBar()->currentMessage().startsWith(QStringLiteral("Drag to move the target of ")))
      << window->statusBar()->currentMessage().toStdString();
  pointAt({5, 5});
  EXPECT_EQ(view().cursor().shape(), Qt::ArrowCursor);
  // WHEN it is dragged to where the foot is lifted THEN the goal's point is there, and so is the
  // foot; the camera stays
  const base::Vec3 seenFrom = cameraTool().camera().rotation;
  const int before = steps();
  drag(viewPoint(place), viewPoint(kFootLifted));
  EXPECT_EQ(steps(), before + 1);
  EXPECT_NEAR(glm::distance(goal().place.point, kFootLifted), 0.0F, 0.1F);
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_EQ(cameraTool().camera().rotation, seenFrom);
  EXPECT_TRUE(switches().edits.empty());
  // AND it is saved, and undone
  const auto saved = file("target.odori");
  ASSERT_TRUE(window->saveShow(saved)) << window->message().toStdString();
  EXPECT_NEAR(app::readShow(saved, {})->show.actors.at(0).goals.at(0).point.y, kFootLifted.y, 0.1F);
  document().undoStack().undo();
  EXPECT_EQ(goal().place.point, place);
  // AND it is off with its switch: a drag turns the camera
  action(app::ActionId::Targets)->setChecked(false);
  settle();
  EXPECT_TRUE(playback().targets().empty());
  drag(viewPoint(place), viewPoint(kFootLifted));
  EXPECT_EQ(goal().place.point, place);
  EXPECT_NE(cameraTool().camera().rotation, seenFrom);
}

TEST_F(WindowTargets, AnIkBoneIsDraggedWhereAShowSaysThatItIsATarget) {
  // GIVEN a show that was saved with targets of chains
  action(app::ActionId::ChainTargets)->setChecked(true);
  const auto with = file("with.odori"), without = file("without.odori");
  ASSERT_TRUE(window->saveShow(with));
  action(app::ActionId::ChainTargets)->setChecked(false);
  ASSERT_TRUE(window->saveShow(without));
  EXPECT_EQ(app::readShow(with, {})->show.look.overlays, (app::ShownOverlays{false, false, true}));
  EXPECT_EQ(app::readShow(without, {})->show.look.overlays, app::ShownOverlays());
  // WHEN it is opened THEN they are shown, and gone with the show
  open({without});
  EXPECT_FALSE(action(app::ActionId::ChainTargets)->isChecked());
  open({with});
  pauseAt(0);
  EXPECT_TRUE(action(app::ActionId::ChainTargets)->isChecked());
  EXPECT_FALSE(window->isWindowModified());
  ASSERT_EQ(playback().targets().size(), 1U);
  EXPECT_EQ(playback().targets()[0].what, (app::DraggedBone{id(), kIkBone, {}}));
  // AND a drag moves the IK bone, and the foot with it, in one step
  const int before = steps();
  dragFootUp();
  ASSERT_NE(editOf(kIkBone), nullptr);
  EXPECT_NEAR(editOf(kIkBone)->local.translation.y, kFootLifted.y - kFootAtRest.y, 0.1F);
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_EQ(steps(), before + 1);
  document().undoStack().undo();
  EXPECT_TRUE(redAt(kFootAtRest));
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_FALSE(action(app::ActionId::ChainTargets)->isChecked());
}

TEST_F(WindowTargets, ATargetGoesBeforeABoneInTheSamePlace) {
  // GIVEN bones are shown, and the head looks at a point some pixels beside the knee
  action(app::ActionId::Bones)->setChecked(true);
  settle();
  const base::Vec3 knee = document().show().actor(id())->frame().boneModels[support::kKnee].translation;
  const auto lookBeside = [&](float pixels) {
    const float unit = static_cast<float>(viewPoint({10, 0, 0}).x() - viewPoint({0, 0, 0}).x()) / 10.0F;
    app::Goal look;
    look.kind = app::GoalKind::LookAt;
    look.bone = look.root = support::kHead;
    look.place.point = knee + base::Vec3(pixels / unit, 0, 0);
    document().setGoals(id(), [] { return QString("goal"); }, {look});
    settle();
  };
  const auto clicked = [&] {
    select(-1);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint(knee));
    settle();
    return window->selection().parts().bone;
  };
  // WHEN one clicks on the knee THEN the target is taken that is nearly there, and the knee where
  // it is clearly nearer
  lookBeside(3.0F);
  EXPECT_EQ(clicked(), support::kHead);
  EXPECT_EQ(window->bonePointer().boneUnder(viewPoint(knee))->bone, support::kKnee);
  lookBeside(9.0F);
  EXPECT_EQ(clicked(), support::kKnee);
  // AND the IK bone's square is a target, too, without a ring of its own: it goes before the ankle
  const auto target =
      std::ranges::find(playback().targets(), kIkBone, [](const app::TargetMark& mark) { return mark.what.bone; });
  ASSERT_NE(target, playback().targets().end());
  EXPECT_FALSE(target->what.goal);
}

TEST_F(WindowTargets, AClickWithShiftChoosesRootAndTip) {
  // GIVEN bones are shown and the leg is selected
  action(app::ActionId::Bones)->setChecked(true);
  select(support::kLeg);
  const app::Actor* actor = document().show().actor(id());
  const auto placeOf = [&](std::int32_t bone) {
    return actor->frame().boneModels[static_cast<std::size_t>(bone)].translation;
  };
  const auto clickWithShift = [&](std::int32_t bone) {
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ShiftModifier, viewPoint(placeOf(bone)));
    settle();
  };
  // WHEN the knee is clicked with Shift THEN a goal keeps it where it is, by the leg
  const base::Vec3 knee = placeOf(support::kKnee);
  clickWithShift(support::kKnee);
  ASSERT_EQ(switches().goals.size(), 1U);
  EXPECT_EQ(goal().bone, support::kKnee);
  EXPECT_EQ(goal().root, support::kLeg);
  EXPECT_NEAR(glm::distance(goal().place.point, knee), 0.0F, 1e-3F);
  EXPECT_TRUE(playback().targets()[0].what.goal);
  EXPECT_EQ(switches().chains.at(0), app::IkMode::Off) << "it would keep the leg";
  // AND the knee follows its target to the side
  drag(viewPoint(knee), viewPoint(knee + base::Vec3(2, 0, 0)));
  EXPECT_GT(placeOf(support::kKnee).x, knee.x + 1.0F);
  // WHEN the tip is selected and another root is clicked THEN the same goal has that one
  select(support::kKnee);
  clickWithShift(support::kRoot);
  ASSERT_EQ(switches().goals.size(), 1U);
  EXPECT_EQ(goal().root, support::kRoot);
  EXPECT_EQ(goal().bone, support::kKnee);
  // AND bones that aren't in one chain are told
  select(support::kHead);
  const int before = steps();
  clickWithShift(support::kKnee);
  EXPECT_EQ(steps(), before);
  EXPECT_TRUE(window->statusBar()->currentMessage().contains(QStringLiteral("in one chain")));
}

TEST_F(WindowTargets, EscapeTakesADragBack) {
  setGoal({6.0F, 14.0F, 0.0F});
  const base::Vec3 place = goal().place.point;
  pressAt(viewPoint(place));
  moveTo(viewPoint(place) + QPoint(40, 0));
  moveTo(viewPoint(place) + QPoint(80, 0));
  settle();
  EXPECT_GT(document().show().actor(id())->switches().goals[0].place.point.x, place.x + 0.5F) << "previewed";
  EXPECT_EQ(view().cursor().shape(), Qt::ClosedHandCursor);
  QTest::keyClick(&view(), Qt::Key_Escape);
  releaseAt(viewPoint(place) + QPoint(80, 0));
  EXPECT_EQ(goal().place.point, place);
  EXPECT_EQ(document().show().actor(id())->switches().goals[0].place.point, place);
}

}  // namespace
