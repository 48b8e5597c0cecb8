// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Goals in the window are made by key, menu and panel, dragged in the view, keyed, undone, saved
// with the show.

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLocale>
#include <QMenu>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/description/show_json.h"
#include "app/document/selection.h"
#include "app/panels/goals_panel.h"
#include "app/stage/camera_tool.h"
#include "app/widgets/chain_text.h"
#include "tests/support/gui_window.h"

namespace {

using support::kAnkle;
using support::kHead;
using support::waitFor;

class WindowGoals : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    open({model, dance});
    window->commands()[app::ActionId::Bones]->setChecked(true);
    pauseAt(0);
  }
  void select(std::int32_t bone) {
    app::SelectedParts parts;
    parts.bone = bone;
    window->selection().setParts(parts);
    settle();
  }
  void drag(QPoint from, QPoint to) {
    const auto move = [&](QPoint place) {
      QMouseEvent event(QEvent::MouseMove, place, view().mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
      QCoreApplication::sendEvent(&view(), &event);
    };
    QTest::mousePress(&view(), Qt::LeftButton, {}, from);
    move((from + to) / 2);
    move(to);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
    settle();
  }
  bool footAt(base::Vec3 place) {
    window->commands()[app::ActionId::Bones]->setChecked(false);
    const bool there = redAt(place);
    window->commands()[app::ActionId::Bones]->setChecked(true);
    settle();
    return there;
  }
  /// Chooses an entry of the menu of the button Add by its texts.
  void addByMenu(const QStringList& path) {
    QTimer poll;
    poll.callOnTimeout([&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (menu == nullptr) return;
      poll.stop();
      QAction* found = nullptr;
      for (const QString& words : path) {
        found = nullptr;
        for (QAction* action : menu != nullptr ? menu->actions() : QList<QAction*>())
          if (action->text().remove(u'&') == words) found = action;
        menu = found != nullptr ? found->menu() : nullptr;
      }
      EXPECT_TRUE(found != nullptr && found->isEnabled()) << path.join(u'/').toStdString();
      if (found != nullptr && found->isEnabled()) found->trigger();
      while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    });
    poll.start(10);
    support::click(panel().add);
    EXPECT_TRUE(waitFor([&] { return !poll.isActive(); }));
    settle();
  }
  [[nodiscard]] app::GoalsPanel& panel() const { return window->goalsPanel(); }
  [[nodiscard]] const std::vector<app::Goal>& goals() const { return document().state().actors.at(0).switches.goals; }
  [[nodiscard]] int steps() const { return document().undoStack().count(); }
  [[nodiscard]] QString now(int row) const { return panel().list->topLevelItem(row)->text(app::GoalsPanel::kNow); }
};

TEST_F(WindowGoals, AFootIsBroughtToAPlaceAndDragged) {
  ASSERT_TRUE(footAt(kFootAtRest));
  select(kAnkle);
  const int before = steps();
  // WHEN the key makes a goal of the selected bone THEN the bone stays where it is, and the goal's
  // panel is raised
  press(Qt::Key_H, Qt::ShiftModifier);
  ASSERT_EQ(goals().size(), 1U);
  EXPECT_EQ(goals()[0].bone, kAnkle);
  EXPECT_EQ(steps(), before + 1);
  EXPECT_TRUE(waitFor([&] { return !panel().visibleRegion().isEmpty(); }));
  settle();
  EXPECT_TRUE(footAt(kFootAtRest));
  EXPECT_EQ(now(0), QStringLiteral("100 %, %1").arg(QLocale().toString(0.0, 'f', 2)));
  EXPECT_TRUE(panel().list->topLevelItem(0)->text(0).contains(QStringLiteral("pinned to a point")));
  // WHEN its mark is dragged up THEN the foot is there, also later in the dance; it is one step
  drag(viewPoint(kFootAtRest), viewPoint({1, 4, 0}));
  EXPECT_EQ(steps(), before + 2);
  EXPECT_NEAR(goals()[0].place.point.y, 4.0F, 0.15F);
  EXPECT_TRUE(footAt({1, 4, 0}));
  EXPECT_TRUE(document().state().actors[0].switches.edits.empty()) << "the bone itself isn't moved";
  pauseAt(10);
  EXPECT_TRUE(footAt({1, 4, 0})) << "the motion would have it at seven units";
  // AND after undo it is back
  document().undoStack().undo();
  EXPECT_NEAR(goals()[0].place.point.y, 1.0F, 1e-3F);
  EXPECT_TRUE(footAt(kFootAtRest));
  document().undoStack().undo();
  EXPECT_TRUE(goals().empty());
  EXPECT_TRUE(footAt(kFootLifted));
  EXPECT_EQ(panel().list->topLevelItemCount(), 0);
}

TEST_F(WindowGoals, KeysMoveItAndEscapeTakesADragBack) {
  select(kAnkle);
  press(Qt::Key_H, Qt::ShiftModifier);
  const base::Vec3 place = goals()[0].place.point;
  const int before = steps();
  window->commands().boneSteps[4]->trigger();  // along Y
  window->commands().boneSteps[4]->trigger();
  EXPECT_NEAR(goals()[0].place.point.y, place.y + 0.2F, 1e-4F);
  EXPECT_EQ(steps(), before + 1) << "steps in a row are undone together";
  // WHEN a drag is cancelled THEN nothing has changed
  const QPoint from = viewPoint(goals()[0].place.point);
  QTest::mousePress(&view(), Qt::LeftButton, {}, from);
  QMouseEvent move(QEvent::MouseMove, from + QPoint(60, 0), view().mapToGlobal(from + QPoint(60, 0)), Qt::NoButton,
                   Qt::LeftButton, {});
  QCoreApplication::sendEvent(&view(), &move);
  settle();
  EXPECT_GT(document().show().actor(document().state().actors[0].id)->switches().goals[0].place.point.x, place.x + 0.1F)
      << "previewed";
  QTest::keyClick(&view(), Qt::Key_Escape);
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, from);
  settle();
  EXPECT_NEAR(goals()[0].place.point.x, place.x, 1e-4F);
  EXPECT_NEAR(document().show().actor(document().state().actors[0].id)->switches().goals[0].place.point.x, place.x,
              1e-4F);
  EXPECT_EQ(steps(), before + 1);
}

TEST_F(WindowGoals, KeysInTimeAreSetAtTheFrameOnTheScreen) {
  select(kAnkle);
  choose(window->commands()[app::ActionId::Reach]);
  ASSERT_EQ(goals().size(), 1U);
  EXPECT_TRUE(waitFor([&] { return !panel().visibleRegion().isEmpty(); }));
  EXPECT_FALSE(panel().always->isEnabled());
  pauseAt(10);
  panel().blend->setValue(0);
  support::click(panel().offHere);
  ASSERT_EQ(goals()[0].keys, (std::vector<app::GoalKey>{{10, false, 0}}));
  settle();
  // THEN the foot follows the dance from there on, and not before
  EXPECT_TRUE(footAt(kFootLifted));
  EXPECT_EQ(now(0), QStringLiteral("0 %"));
  pauseAt(9);
  EXPECT_TRUE(footAt(kFootAtRest));
  EXPECT_EQ(panel().list->topLevelItem(0)->text(app::GoalsPanel::kKeys), QStringLiteral("◇10"));
  pauseAt(40);
  support::click(panel().onHere);
  EXPECT_EQ(goals()[0].keys.size(), 2U);
  EXPECT_EQ(panel().list->topLevelItem(0)->text(app::GoalsPanel::kKeys), QStringLiteral("◇10 ◆40"));
  panel().blend->setFocus();
  panel().blend->setValue(20);
  EXPECT_EQ(goals()[0].keys[1].blend, 20) << "the field is the last key's";
  pauseAt(50);
  EXPECT_EQ(now(0).left(4), QStringLiteral("50 %"));
  support::click(panel().always);
  EXPECT_TRUE(goals()[0].keys.empty());
}

TEST_F(WindowGoals, ThePanelSwitchesPlacesAndRemoves) {
  select(kAnkle);
  press(Qt::Key_H, Qt::ShiftModifier);
  EXPECT_TRUE(waitFor([&] { return !panel().visibleRegion().isEmpty(); }));
  panel().point[1]->setValue(4.0);
  EXPECT_FLOAT_EQ(goals()[0].place.point.y, 4.0F);
  EXPECT_TRUE(footAt({1, 4, 0}));
  // the knee and the hip turn for it instead of the chain
  const int knee = panel().root->findData(2);
  ASSERT_GE(knee, 0);
  panel().root->setCurrentIndex(panel().root->findData(1));
  emit panel().root->activated(panel().root->currentIndex());
  EXPECT_EQ(goals()[0].root, 1);
  panel().root->setFocus();
  QTest::keyClick(panel().root, Qt::Key_Up);
  EXPECT_EQ(goals()[0].root, 2) << "the bone before it in the list is nearer to the foot";
  // a tick
  auto* item = panel().list->topLevelItem(0);
  panel().list->setCurrentItem(item);
  panel().list->setFocus();
  QTest::keyClick(panel().list, Qt::Key_Space);
  EXPECT_FALSE(goals()[0].on);
  EXPECT_TRUE(footAt(kFootAtRest));
  // and the goal is removed
  panel().list->setFocus();
  QTest::keyClick(panel().list, Qt::Key_Delete);
  EXPECT_TRUE(goals().empty());
  document().undoStack().undo();
  EXPECT_EQ(goals().size(), 1U);
  support::click(panel().remove);
  EXPECT_TRUE(goals().empty());
  EXPECT_FALSE(panel().remove->isEnabled());
}

TEST_F(WindowGoals, AHeadLooksAtTheCameraThatIsMoved) {
  choose(window->commands()[app::ActionId::LookAtCamera]);
  ASSERT_EQ(goals().size(), 1U);
  EXPECT_EQ(goals()[0].bone, kHead);
  const auto face = [&] {
    const auto* frame = playback().frame(document().state().actors[0].id);
    return frame->boneModels[kHead].rotation * base::Vec3(0, 0, -1);
  };
  settle();
  const base::Vec3 before = face();
  // WHEN the user moves round to the model's left THEN the head follows
  auto gone = cameraTool().camera();
  gone.rotation.y += 0.7F;
  cameraTool().setCamera(gone);
  settle();
  EXPECT_GT(glm::distance(before, face()), 0.3F);
  const auto eye =
      gone.target + base::Vec3(glm::angleAxis(-gone.rotation.y, base::Vec3(0, 1, 0)) *
                               glm::angleAxis(-gone.rotation.x, base::Vec3(1, 0, 0)) * base::Vec3(0, 0, gone.distance));
  const auto* frame = playback().frame(document().state().actors[0].id);
  EXPECT_GT(glm::dot(face(), glm::normalize(eye - frame->boneModels[kHead].translation)), 0.999F);
}

TEST_F(WindowGoals, TheMenuOfThePanelHasTheOthers) {
  auto* dock = bring(*window, window->goalsPanel());
  ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
  addByMenu({QStringLiteral("Look at a Point")});
  ASSERT_EQ(goals().size(), 1U);
  EXPECT_EQ(goals()[0].place.at, app::GoalTarget::Point);
  choose(window->commands()[app::ActionId::StandOnGround]);
  ASSERT_EQ(goals().size(), 2U);
  EXPECT_EQ(goals()[1].kind, app::GoalKind::Stand);
  // with another model: its head, and its bones
  choose(window->commands()[app::ActionId::Duplicate]);
  ASSERT_EQ(document().state().actors.size(), 2U);
  window->selection().setActor(document().state().actors[0].id);
  select(kAnkle);
  const app::ActorId other = document().state().actors[1].id;
  const QString name = app::modelName(*document().state().actors[1].model);
  addByMenu({QStringLiteral("Look at"), name});
  addByMenu({QStringLiteral("Hold with the Selected Bone"), name});
  ASSERT_EQ(goals().size(), 4U);
  EXPECT_EQ(goals()[2].place.actor, other);
  EXPECT_EQ(goals()[2].place.targetBone, kHead);
  EXPECT_EQ(goals()[3].kind, app::GoalKind::Reach);
  EXPECT_EQ(goals()[3].place.actor, other);
  // the nearest of its bones is the copy of the foot itself, which stands beside; the foot goes
  // there
  const base::Vec3 held =
      playback().frame(other)->boneModels[static_cast<std::size_t>(goals()[3].place.targetBone)].translation;
  EXPECT_LT(held.y, 2.0F);
  // WHEN that one is removed THEN the rows say so, and undo brings it back
  document().remove(other);
  settle();
  EXPECT_EQ(now(3), QStringLiteral("missing"));
  document().undoStack().undo();
  settle();
  EXPECT_NE(now(3), QStringLiteral("missing"));
}

TEST_F(WindowGoals, AreSavedWithTheShow) {
  select(kAnkle);
  press(Qt::Key_H, Qt::ShiftModifier);
  choose(window->commands()[app::ActionId::LookAtCamera]);
  const auto described = document().describe();
  ASSERT_EQ(described.actors[0].goals.size(), 2U);
  const auto show = file("goals.odori");
  ASSERT_TRUE(app::writeShow(described, show));
  const auto saved = goals();
  choose(window->commands()[app::ActionId::CloseAll]);
  open({show});
  ASSERT_EQ(document().state().actors.size(), 1U);
  EXPECT_EQ(goals(), saved);
  EXPECT_EQ(panel().list->topLevelItemCount(), 2);
}

}  // namespace
