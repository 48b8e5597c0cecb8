// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The steps of a chain's solve in the window: walked through by keys, drawn in the view, safe
// whatever happens meanwhile.

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/ik_lab/chain_steps.h"
#include "app/ik_lab/step_colours.h"
#include "app/panels/steps_panel.h"
#include "app/playback/transport.h"
#include "app/show/actor.h"
#include "tests/support/gui_window.h"

namespace {

using app::ChainStepKind;
using support::waitFor;

/// Returns how many pixels have the colour of the line to the target.
int orange(const QImage& picture) {
  const base::Vec4 line = app::lineOf(app::StepRole::ToTarget).colour;
  const QColor wanted = QColor::fromRgbF(line.r, line.g, line.b);
  int count = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QColor is = picture.pixelColor(x, y);
      const int far = std::abs(is.red() - wanted.red()) + std::abs(is.green() - wanted.green()) +
                      std::abs(is.blue() - wanted.blue());
      count += far < 24 ? 1 : 0;
    }
  }
  return count;
}

/// IK lifts the foot by six units at frame 10 (gui_window.h).
class WindowSteps : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    open({model, dance});
    pauseAt(10);
    panel = window->findChild<app::StepsPanel*>();
    dock = window->findChild<QDockWidget*>(QStringLiteral("stepsPanel"));
    ASSERT_NE(panel, nullptr);
    ASSERT_NE(dock, nullptr);
  }
  void openSteps() {
    press(Qt::Key_I, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return !panel->visibleRegion().isEmpty() && !panel->steps().steps.empty(); }));
    ASSERT_TRUE(waitFor([&] { return panel->slider()->hasFocus(); }));
    settle();
  }
  void key(Qt::Key which) { QTest::keyClick(panel->slider(), which); }
  [[nodiscard]] QString text() const { return panel->text()->text(); }

  app::StepsPanel* panel = nullptr;
  QDockWidget* dock = nullptr;
};

TEST_F(WindowSteps, LeaveTheTimelineItsHeightWhenTheMenuOpensThem) {
  auto* timeline = window->findChild<QDockWidget*>(QStringLiteral("timelinePanel"));
  ASSERT_TRUE(timeline->isVisible());
  const int before = timeline->height();
  choose(dock->toggleViewAction());
  ASSERT_TRUE(waitFor([&] { return dock->isVisible(); }));
  settle();
  EXPECT_TRUE(waitFor([&] { return timeline->height() >= before - 2; })) << timeline->height() << " of " << before;
  choose(dock->toggleViewAction());
}

TEST_F(WindowSteps, LeaveTheTimelineItsHeight) {
  auto* timeline = window->findChild<QDockWidget*>(QStringLiteral("timelinePanel"));
  ASSERT_TRUE(timeline->isVisible());
  const int before = timeline->height();
  for (int round = 0; round < 2; ++round) {
    openSteps();
    EXPECT_TRUE(waitFor([&] { return timeline->height() >= before - 2; })) << timeline->height() << " of " << before;
    EXPECT_GT(panel->slider()->visibleRegion().boundingRect().height(), 0);
    press(Qt::Key_I, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return dock->isHidden(); }));
    settle();
  }
}

TEST_F(WindowSteps, AreWalkedThroughByArrowKeys) {
  EXPECT_EQ(orange(picture()), 0);
  openSteps();
  // THEN the panel shows the chain's solve from its start on, and it is the program's own
  const app::Actor* actor = window->currentShow().actor(document().state().actors[0].id);
  const app::ChainSteps known = app::stepsOf(*actor, 0);
  EXPECT_EQ(panel->slider()->maximum(), static_cast<int>(known.steps.size()) - 1);
  EXPECT_EQ(panel->step(), 0);
  EXPECT_TRUE(text().startsWith("Start: ")) << text().toStdString();
  const QImage start = picture();
  EXPECT_GT(orange(start), 20) << "it is drawn in the view";
  // WHEN an arrow key goes on THEN the next step is described and drawn, and the dance stays at its
  // frame
  key(Qt::Key_Right);
  EXPECT_EQ(panel->step(), 1);
  ASSERT_EQ(panel->steps().steps[1].kind, ChainStepKind::Turn);
  EXPECT_TRUE(text().startsWith(QStringLiteral("Iteration 1: 左ひざ"))) << text().toStdString();
  EXPECT_GT(support::differingPixels(start, picture()), 50);
  EXPECT_EQ(window->clock().frame(), 10);
  const QString first = text();
  key(Qt::Key_Right);
  EXPECT_TRUE(text().startsWith(QStringLiteral("Iteration 1: 左足"))) << text().toStdString();
  key(Qt::Key_Left);
  EXPECT_EQ(text(), first);
  key(Qt::Key_End);
  EXPECT_TRUE(text().startsWith("Finished after ")) << text().toStdString();
  key(Qt::Key_Home);
  EXPECT_EQ(panel->step(), 0);
  // AND its key removes it again, with its drawing
  press(Qt::Key_I, Qt::ControlModifier);
  EXPECT_TRUE(dock->isHidden());
  EXPECT_FALSE(window->commands()[app::ActionId::Steps]->isChecked());
  EXPECT_TRUE(waitFor([&] { return orange(picture()) == 0; }));
}

TEST_F(WindowSteps, GoByButtonsAndByThemselves) {
  openSteps();
  QToolButton* play = panel->playButton();
  const auto buttons = panel->findChildren<QToolButton*>();
  ASSERT_EQ(buttons.size(), 3);
  QToolButton *back = buttons[0], *forward = buttons[1];
  EXPECT_FALSE(back->isEnabled());
  support::click(forward);
  support::click(forward);
  EXPECT_EQ(panel->step(), 2);
  support::click(back);
  EXPECT_EQ(panel->step(), 1);
  support::click(play);
  ASSERT_TRUE(waitFor([&] { return panel->step() >= 3; }));
  // AND a step by hand ends the playing of steps
  support::click(back);
  EXPECT_FALSE(play->isChecked());
  // AND near the end it ends by itself
  panel->slider()->setValue(panel->slider()->maximum() - 1);
  support::click(play);
  ASSERT_TRUE(waitFor([&] { return !play->isChecked(); }));
  EXPECT_EQ(panel->step(), panel->slider()->maximum());
}

TEST_F(WindowSteps, FollowTheFrameTheSolverAndTheSwitch) {
  openSteps();
  key(Qt::Key_Right);
  // WHEN another frame is shown THEN so is its solve
  const base::Vec3 target = panel->steps().target;
  pauseAt(5);
  ASSERT_TRUE(waitFor([&] { return panel->steps().target != target; }));
  EXPECT_EQ(panel->step(), 1) << "the same step, for who compares";
  // WHEN another solver is chosen THEN it begins anew
  document().changeActor(document().state().actors[0].id, app::fixedText("test"), [](app::DocumentActor& actor) {
    actor.switches.chainSolvers = {app::ChainSolver{ik::solvers::Solver::Fabrik}};
  });
  settle();
  ASSERT_TRUE(waitFor([&] { return panel->steps().solver == ik::solvers::Solver::Fabrik; }));
  EXPECT_EQ(panel->step(), 0);
  key(Qt::Key_Right);
  EXPECT_TRUE(text().startsWith("Joints beyond their limits")) << text().toStdString();
  key(Qt::Key_Right);
  EXPECT_TRUE(text().startsWith("Iteration 1, from the target to the root: ")) << text().toStdString();
  document().undoStack().undo();
  settle();
  ASSERT_TRUE(waitFor([&] { return !panel->steps().solver; }));
  // WHEN the chain is switched off THEN the panel says so
  choose(window->commands().ikModes->actions()[2]);
  settle();
  ASSERT_TRUE(waitFor([&] { return panel->steps().steps.empty(); }));
  EXPECT_TRUE(text().startsWith(QStringLiteral("左足ＩＫ"))) << text().toStdString();
  EXPECT_TRUE(text().endsWith("is switched off in this frame: nothing is solved")) << text().toStdString();
  EXPECT_FALSE(panel->slider()->isEnabled());
  document().undoStack().undo();
  settle();
  EXPECT_TRUE(waitFor([&] { return !panel->steps().steps.empty(); }));
}

TEST_F(WindowSteps, WaitWhileTheDancePlays) {
  openSteps();
  key(Qt::Key_Right);
  key(Qt::Key_Right);
  const QString second = text();
  choose(window->commands()[app::ActionId::Play]);
  EXPECT_TRUE(panel->steps().steps.empty());
  EXPECT_TRUE(text().startsWith("The dance is playing")) << text().toStdString();
  choose(window->commands()[app::ActionId::Play]);
  pauseAt(10);
  // THEN the frame's step is there again
  ASSERT_TRUE(waitFor([&] { return !panel->steps().steps.empty(); }));
  EXPECT_TRUE(waitFor([&] { return text() == second; })) << text().toStdString();
  EXPECT_EQ(panel->step(), 2);
}

TEST_F(WindowSteps, AreThoseOfWhoIsInTheFirstView) {
  openSteps();
  const auto solver = [&](std::size_t view, int at) {
    choose(window->commands().viewSolvers[view]->actions()[at]);
    settle();
  };
  constexpr int mmd = 3, withoutIk = 1, fabrik = 5;  // in a view's menu
  // WHEN the first of two views shows the model by FABRIK THEN that is the solve that is walked
  // through and drawn
  solver(0, fabrik);
  ASSERT_TRUE(waitFor([&] { return panel->steps().solver == ik::solvers::Solver::Fabrik; }));
  EXPECT_EQ(panel->step(), 0);
  key(Qt::Key_Right);
  EXPECT_TRUE(text().startsWith("Joints beyond their limits")) << text().toStdString();
  key(Qt::Key_Right);
  EXPECT_TRUE(text().startsWith("Iteration 1, from the target to the root: ")) << text().toStdString();
  EXPECT_TRUE(waitFor([&] { return orange(picture()) > 5; }));
  // AND where it isn't solved there is nothing
  solver(0, withoutIk);
  ASSERT_TRUE(waitFor([&] { return panel->steps().steps.empty(); }));
  EXPECT_TRUE(text().endsWith("nothing is solved")) << text().toStdString();
  EXPECT_TRUE(waitFor([&] { return orange(picture()) == 0; }));
  solver(0, mmd);
  ASSERT_TRUE(waitFor([&] { return !panel->steps().steps.empty() && !panel->steps().solver; }));
  // AND a second view has no effect
  solver(1, withoutIk);
  EXPECT_FALSE(panel->steps().steps.empty());
  EXPECT_FALSE(panel->steps().solver);
}

TEST_F(WindowSteps, OutliveTheirModel) {
  openSteps();
  panel->slider()->setValue(3);
  choose(window->commands()[app::ActionId::Remove]);
  settle();
  EXPECT_TRUE(panel->steps().steps.empty());
  EXPECT_EQ(text(), "The selected model has no IK chains");
  document().undoStack().undo();
  settle();
  choose(window->commands()[app::ActionId::CloseAll]);
  settle();
  EXPECT_TRUE(panel->steps().steps.empty());
  open({model});
  settle();
  EXPECT_FALSE(text().isEmpty());
}

}  // namespace
