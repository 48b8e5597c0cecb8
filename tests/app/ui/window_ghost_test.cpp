// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Ghosts in the window: by key and menu, undone, measured in the panel IK, saved with the show.

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QTimer>
#include <QUndoStack>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/panels/ik_panel.h"
#include "app/show/actor.h"
#include "app/widgets/column_widths.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

/// IK has lifted the foot by six units; without IK it is at its rest position (gui_window.h).
class WindowGhost : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    open({model, dance});
    pauseAt(10);
    ikOn = window->commands().ikModes->actions()[1];
    choose(ikOn);
    settle();
  }
  [[nodiscard]] const std::optional<app::GhostChoice>& ghost() const {
    return document().state().actors[0].switches.ghost;
  }
  /// Returns the chain's distance in the IK panel; empty while there is none.
  [[nodiscard]] QString distance() const {
    const app::ListTree* list = window->findChild<app::IkPanel*>()->chains();
    return list->isColumnHidden(3) ? QString() : list->topLevelItem(0)->text(3);
  }
  void showIkPanel() {
    auto* dock = window->findChild<QDockWidget*>(QStringLiteral("ikPanel"));
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock); }));
    settle();
  }
  QAction* ikOn = nullptr;
};

TEST_F(WindowGhost, ComesAndGoesByAKeyAsAStepToUndo) {
  ASSERT_TRUE(redAt(kFootLifted));
  const QImage alone = picture();
  const int before = document().undoStack().count();
  // WHEN the ghost is switched on THEN a pale foot is at its position without IK, and the red one
  // stays
  press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(ghost());
  EXPECT_EQ(ghost()->ik, app::IkMode::Off);
  const auto pale = [&] {
    const QImage shown = picture();
    const QPoint at = viewPoint(kFootAtRest) * window->devicePixelRatio();
    const QColor colour = shown.pixelColor(at);
    // It is 0 without the ghost, 255 for its foot itself.
    const int redder = colour.red() - colour.green();
    return redder > 30 && redder < 150;
  };
  EXPECT_TRUE(waitFor(pale));
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_EQ(document().undoStack().count(), before + 1);
  // AND undone or switched off the picture is as it was
  document().undoStack().undo();
  EXPECT_FALSE(ghost());
  EXPECT_EQ(support::differingPixels(alone, picture()), 0);
  document().undoStack().redo();
  EXPECT_TRUE(waitFor(pale));
  press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_FALSE(ghost());
  EXPECT_EQ(support::differingPixels(alone, picture()), 0);
}

TEST_F(WindowGhost, IsChosenInTheMenu) {
  const app::WindowActions& commands = window->commands();
  choose(commands[app::ActionId::Ghost]);
  ASSERT_TRUE(ghost());
  choose(commands[app::ActionId::Ghost]);
  EXPECT_FALSE(ghost());
  // WHEN the user chooses its kind THEN it is shown
  choose(commands.ghostModes->actions()[1]);
  ASSERT_TRUE(ghost());
  EXPECT_EQ(ghost()->ik, app::IkMode::On);
  choose(commands.ghostModes->actions()[0]);
  EXPECT_EQ(ghost()->ik, app::IkMode::Off);
  for (const int place : {1, 2, 0}) {
    choose(commands.ghostPlaces->actions()[place]);
    EXPECT_EQ(static_cast<int>(ghost()->place), place);
  }
  // AND an empty show offers none
  EXPECT_TRUE(commands[app::ActionId::Ghost]->isEnabled());
  choose(commands[app::ActionId::CloseAll]);
  EXPECT_FALSE(commands[app::ActionId::Ghost]->isEnabled());
  EXPECT_FALSE(commands[app::ActionId::Ghost]->isChecked());
}

TEST_F(WindowGhost, ThePanelTellsHowFarItIs) {
  showIkPanel();
  EXPECT_EQ(distance(), QString());
  // GIVEN a foot that IK lifts THEN its ghost's is as far away as the model's without IK, in the
  // joint farthest away
  app::Actor with(document().state().actors[0].model), without(document().state().actors[0].model);
  with.setMotions(document().state().actors[0].switches.motions);
  with.setIkMode(app::IkMode::On);
  without.setMotions(document().state().actors[0].switches.motions);
  without.setIkMode(app::IkMode::Off);
  with.evaluate(10);
  without.evaluate(10);
  float most = 0.0F;
  for (const std::size_t bone : {1U, 2U, 3U})
    most = std::max(
        most, glm::distance(with.frame().boneModels[bone].translation, without.frame().boneModels[bone].translation));
  EXPECT_GT(most, 5.5F);
  press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
  settle();
  EXPECT_EQ(distance(), QLocale().toString(most, 'f', 2));
  // AND where the model's chain is off, they coincide
  choose(window->commands().ikModes->actions()[2]);
  settle();
  EXPECT_EQ(distance(), QLocale().toString(0.0, 'f', 2));
  press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
  settle();
  EXPECT_EQ(distance(), QString());
}

TEST_F(WindowGhost, IsSavedWithTheShowAndStaysWithAModelThatIsReadAgain) {
  choose(window->commands().ghostPlaces->actions()[1]);
  const app::ShowDescription told = document().describe();
  EXPECT_EQ(told.actors[0].ghost, (app::GhostChoice{app::IkMode::Off, {}, {}, app::GhostPlace::Beside}));
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  choose(window->commands()[app::ActionId::Reload]);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  settle();
  EXPECT_TRUE(ghost());
  EXPECT_EQ(window->currentShow().evaluate(10).ghosts.size(), 1U);
}

TEST_F(WindowGhost, IsSolvedByAnySolver) {
  const auto modes = window->commands().ghostModes->actions();
  ASSERT_EQ(modes.size(), static_cast<qsizetype>(ik::solvers::kAllSolvers.size()) + 2);
  for (std::size_t i = 0; i < ik::solvers::kAllSolvers.size(); ++i) {
    choose(modes[static_cast<qsizetype>(i) + 2]);
    ASSERT_TRUE(ghost());
    EXPECT_EQ(ghost()->chainSolver.solver, ik::solvers::kAllSolvers[i]);
    EXPECT_EQ(ghost()->ik, app::IkMode::On);
    EXPECT_TRUE(modes[static_cast<qsizetype>(i) + 2]->isChecked());
  }
}

/// Chooses an entry of the menu that opens next, by its text; entries of submenus are separated by
/// slashes.
void chooseInNextMenu(const QString& in, const QString& text) {
  QTimer::singleShot(0, [in, text] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    for (QAction* inner : menu->actions()) {
      if (inner->menu() == nullptr || inner->text().remove(u'&') != in) continue;
      for (QAction* action : inner->menu()->actions())
        if (action->text() == text) action->trigger();
    }
    menu->close();
  });
}

TEST_F(WindowGhost, AChainsMenuHasOtherSolvers) {
  showIkPanel();
  app::ListTree* list = window->findChild<app::IkPanel*>()->chains();
  const QPoint at = list->visualItemRect(list->topLevelItem(0)).center();
  EXPECT_TRUE(list->isColumnHidden(4));
  // WHEN a chain gets another solver THEN the panel shows it, and its result
  chooseInNextMenu("Solver", "FABRIK");
  emit list->customContextMenuRequested(at);
  settle();
  const auto& ways = document().state().actors[0].switches.chainSolvers;
  ASSERT_EQ(ways.size(), 1U);
  EXPECT_EQ(ways[0].solver, ik::solvers::Solver::Fabrik);
  EXPECT_FALSE(list->isColumnHidden(4));
  EXPECT_EQ(list->topLevelItem(0)->text(4), "FABRIK");
  EXPECT_GT(list->topLevelItem(0)->text(5).toInt(), 0);
  EXPECT_FALSE(list->topLevelItem(0)->text(6).isEmpty());
  // AND the chain's name and the headers have room, however narrow the panel is
  EXPECT_GE(list->columnWidth(0), app::widthOfLetters(list->fontMetrics(), 14) - 1);
  for (const int column : {4, 5, 6})
    EXPECT_GT(list->columnWidth(column),
              list->header()->fontMetrics().horizontalAdvance(list->headerItem()->text(column)) + 6);
  // AND it is kept with the show
  EXPECT_EQ(document().describe().actors[0].ik.chainSolver.solver, ik::solvers::Solver::Fabrik);
  // AND MMD's again for all of them leaves no trace of it
  chooseInNextMenu("Solver of All Chains", "MMD's");
  emit list->customContextMenuRequested(at);
  settle();
  EXPECT_TRUE(document().state().actors[0].switches.chainSolvers.empty());
  EXPECT_TRUE(list->isColumnHidden(4));
  document().undoStack().undo();
  EXPECT_EQ(document().state().actors[0].switches.chainSolvers.size(), 1U);
}

}  // namespace
