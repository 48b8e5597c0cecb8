// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Limits of joints in the view: shown, dragged, locked by a click, undone, and brought by a show.

#include <cmath>
#include <numbers>

#include <QAction>
#include <QMenu>
#include <QStatusBar>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/description/show_json.h"
#include "app/document/selection.h"
#include "app/ui/model_menu.h"
#include "tests/app/ui/window_handles.h"

namespace {

using ik::solvers::BoneFreedom;
using ik::solvers::LimitKind;
using support::kAnkle;
using support::kHead;
using support::waitFor;

double rad(double degrees) { return degrees * std::numbers::pi / 180.0; }

class WindowLimits : public support::WindowHandles {
 protected:
  void SetUp() override {
    WindowHandles::SetUp();
    if (!window) return;
    open({model, dance});
    pauseAt(0);
  }
  /// The head leans from the Y axis by at most 40 degrees.
  void limitHead() {
    document().setFreedoms(document().state().actors.at(0).id, [] { return QString("limit"); },
                           {{kHead, ik::solvers::coneLimit({0, 1, 0}, rad(40)), {}}});
    action(app::ActionId::Limits)->setChecked(true);
    settle();
    ASSERT_EQ(playback().limits().size(), 1U);
  }
  /// Returns where a point of the cone's rim would be, did it lean by so many degrees to the right.
  QPoint leaning(double degrees) {
    const app::JointLimit& head = playback().limits()[0];
    const ik::solvers::Vec3 way(std::sin(rad(degrees)), std::cos(rad(degrees)), 0);
    return viewPoint(base::Vec3(head.joint + head.reach * way));
  }
  void clickWithCtrl(QPoint place) {
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, place);
    settle();
  }
  [[nodiscard]] QAction* action(app::ActionId id) const { return window->commands()[id]; }
  [[nodiscard]] const std::vector<BoneFreedom>& freedoms() const { return switches().freedoms; }
  [[nodiscard]] double headDegrees() const { return freedoms().at(0).turn->angles[0] * 180.0 / std::numbers::pi; }
};

TEST_F(WindowLimits, ARimIsDraggedInTheView) {
  action(app::ActionId::Limits)->setChecked(false);
  settle();
  const QImage before = picture();
  limitHead();
  // WHEN the key switches the limits THEN they come and go
  press(Qt::Key_J);
  settle();
  EXPECT_TRUE(playback().limits().empty());
  EXPECT_EQ(support::differingPixels(picture(), before), 0);
  press(Qt::Key_J);
  settle();
  EXPECT_GT(support::differingPixels(picture(), before), 100);
  // WHEN the rim at 40 degrees is dragged to where 65 degrees are
  const int steps = document().undoStack().count();
  pressAt(leaning(40));
  moveTo(leaning(50));
  moveTo(leaning(65));
  EXPECT_NEAR(headDegrees(), 40, 1e-6) << "it isn't a step yet";
  settle();
  EXPECT_NEAR(playback().limits()[0].turn.angles[0], rad(65), rad(1.5)) << "but it is shown";
  EXPECT_TRUE(window->statusBar()->currentMessage().contains("turns by up to")) << "and is told";
  releaseAt(leaning(65));
  // THEN the limit is 65 degrees, in tenths, and that is one step
  EXPECT_NEAR(headDegrees(), 65, 1.5);
  EXPECT_NEAR(headDegrees() * 10, std::round(headDegrees() * 10), 1e-6);
  EXPECT_EQ(document().undoStack().count(), steps + 1);
  EXPECT_EQ(window->selection().parts().bone, kHead);
  EXPECT_NEAR(playback().limits()[0].turn.angles[0], freedoms()[0].turn->angles[0], 1e-9);
  document().undoStack().undo();
  EXPECT_NEAR(headDegrees(), 40, 1e-6);
  settle();
  // AND Escape takes a drag back, and a click changes nothing
  pressAt(leaning(40));
  moveTo(leaning(50));
  moveTo(leaning(20));
  settle();
  EXPECT_NEAR(playback().limits()[0].turn.angles[0], rad(20), rad(1.5));
  QTest::keyClick(&view(), Qt::Key_Escape);
  releaseAt(leaning(20));
  EXPECT_NEAR(headDegrees(), 40, 1e-6);
  EXPECT_NEAR(playback().limits()[0].turn.angles[0], rad(40), 1e-6);
  drag(leaning(40), leaning(40));
  EXPECT_EQ(document().undoStack().index(), steps);
}

TEST_F(WindowLimits, AClickWithCtrlLocksAJointAndUnlocksIt) {
  limitHead();
  const int steps = document().undoStack().count();
  const QPoint head = viewPoint(base::Vec3(playback().limits()[0].joint));
  // WHEN a joint is clicked with Ctrl THEN it doesn't turn, and its command is ticked
  clickWithCtrl(head);
  ASSERT_EQ(freedoms().size(), 1U);
  EXPECT_EQ(freedoms()[0].turn->kind, LimitKind::Locked);
  EXPECT_TRUE(action(app::ActionId::LockJoint)->isChecked());
  EXPECT_EQ(window->selection().parts().bone, kHead);
  EXPECT_EQ(document().undoStack().count(), steps + 1);
  // WHEN it is clicked again THEN it has its cone again
  clickWithCtrl(head);
  EXPECT_EQ(freedoms()[0].turn->kind, LimitKind::Cone);
  EXPECT_NEAR(headDegrees(), 40, 1e-6);
  EXPECT_FALSE(action(app::ActionId::LockJoint)->isChecked());
  // AND without Ctrl nothing happens
  QTest::mouseClick(&view(), Qt::LeftButton, {}, head);
  settle();
  EXPECT_EQ(document().undoStack().count(), steps + 2);
}

TEST_F(WindowLimits, AnyBoneIsLockedByItsMarkItsKeyAndItsMenu) {
  EXPECT_FALSE(action(app::ActionId::LockJoint)->isEnabled()) << "no bone is selected";
  action(app::ActionId::Bones)->setChecked(true);
  settle();
  clickWithCtrl(viewPoint({1, 17, 0}));  // the leg
  ASSERT_EQ(freedoms().size(), 1U);
  EXPECT_EQ(freedoms()[0].bone, support::kLeg);
  EXPECT_EQ(freedoms()[0].turn->kind, LimitKind::Locked);
  select(kHead);
  press(Qt::Key_J, Qt::ShiftModifier);
  ASSERT_EQ(freedoms().size(), 2U);
  EXPECT_EQ(freedoms()[1].bone, kHead);
  // WHEN the mark of a bone is clicked with the right button THEN it is selected, and its menu has
  // the command
  QTest::mouseClick(&view(), Qt::RightButton, {}, viewPoint({1, 17, 0}));
  EXPECT_TRUE(waitFor([&] { return QApplication::activePopupWidget() != nullptr; }));
  if (QWidget* popup = QApplication::activePopupWidget()) {
    EXPECT_TRUE(popup->actions().contains(action(app::ActionId::LockJoint)));
    QTest::keyClick(popup, Qt::Key_Escape);
  }
  EXPECT_EQ(window->selection().parts().bone, support::kLeg);
  EXPECT_TRUE(action(app::ActionId::LockJoint)->isChecked());
  // THEN what said nothing before says nothing after it is unlocked
  action(app::ActionId::LockJoint)->trigger();
  ASSERT_EQ(freedoms().size(), 1U);
  document().undoStack().undo();
  EXPECT_EQ(freedoms().size(), 2U);
  EXPECT_TRUE(action(app::ActionId::LockJoint)->isChecked());
}

TEST_F(WindowLimits, UnlockingGivesTheLatestLimitAlsoAfterUndo) {
  // GIVEN a cone that was locked, brought back by undo, and made narrower
  limitHead();
  select(kHead);
  press(Qt::Key_J, Qt::ShiftModifier);
  ASSERT_EQ(freedoms().at(0).turn->kind, LimitKind::Locked);
  document().undoStack().undo();
  document().setFreedoms(document().state().actors.at(0).id, [] { return QString("limit"); },
                         {{kHead, ik::solvers::coneLimit({0, 1, 0}, rad(25)), {}}});
  // WHEN it is locked by the panel's way, undone and done again, and unlocked THEN it is the
  // narrower one
  ik::solvers::Limit none;
  none.kind = LimitKind::Locked;
  document().setFreedoms(document().state().actors.at(0).id, [] { return QString("lock"); }, {{kHead, none, {}}});
  document().undoStack().undo();
  document().undoStack().redo();
  press(Qt::Key_J, Qt::ShiftModifier);
  ASSERT_EQ(freedoms().size(), 1U);
  EXPECT_EQ(freedoms()[0].turn->kind, LimitKind::Cone);
  EXPECT_NEAR(headDegrees(), 25, 1e-6);
}

TEST_F(WindowLimits, AShowBringsItsOverlaysAndTakesThemAway) {
  const auto shown = [this] {
    return std::pair(action(app::ActionId::Bones)->isChecked(), action(app::ActionId::Limits)->isChecked());
  };
  action(app::ActionId::Bones)->setChecked(false);
  // GIVEN a show that was saved with limits shown, and one without
  limitHead();
  const auto with = file("with.odori"), without = file("without.odori");
  ASSERT_TRUE(window->saveShow(with)) << window->message().toStdString();
  action(app::ActionId::Limits)->setChecked(false);
  ASSERT_TRUE(window->saveShow(without));
  EXPECT_EQ(app::readShow(with, {})->show.look.overlays, (app::ShownOverlays{false, true}));
  EXPECT_EQ(app::readShow(without, {})->show.look.overlays, app::ShownOverlays());
  // WHEN it is opened THEN they are shown, in films, too, and gone with the show
  open({with});
  EXPECT_EQ(shown(), std::pair(false, true));
  EXPECT_TRUE(playback().filmScene().look.overlays.limits);
  EXPECT_FALSE(window->isWindowModified());
  open({without});
  EXPECT_EQ(shown(), std::pair(false, false));
  open({with});
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(shown(), std::pair(false, false));
  // AND what the user shows stays, whatever a show says
  action(app::ActionId::Bones)->setChecked(true);
  open({without});
  EXPECT_EQ(shown(), std::pair(true, false));
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(shown(), std::pair(true, false));
}

}  // namespace
