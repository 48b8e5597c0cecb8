// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's panels: which is in front, and how the keyboard goes into them, through them and out
// again.

#include <array>
#include <set>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/inspect/morphs_panel.h"
#include "app/inspect/tracks_panel.h"
#include "app/panels/camera_panel.h"
#include "app/panels/goals_panel.h"
#include "app/panels/ik_panel.h"
#include "app/panels/models_panel.h"
#include "app/panels/picture_panel.h"
#include "app/panels/playing_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/stage/stage.h"
#include "app/ui/panel_docks.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/panel_focus.h"
#include "app/widgets/section_stack.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_driven_controls.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

class WindowDocks : public support::WindowTest {
 protected:
  [[nodiscard]] QDockWidget* dock(const char* name) const { return window->findChild<QDockWidget*>(name); }
  [[nodiscard]] static bool seen(const QDockWidget* part) { return support::inFront(*part); }
  [[nodiscard]] QWidget* stage() const { return window->findChild<app::Stage*>()->container(); }
  [[nodiscard]] app::BonesPanel& bones() const { return *window->inspect().bones; }
  void front(const char* name) {
    dock(name)->show();
    dock(name)->raise();
    ASSERT_TRUE(waitFor([&] { return seen(dock(name)); }));
    settle();
  }
  void focus(QWidget* part) {
    window->activateWindow();
    part->setFocus();
    ASSERT_TRUE(waitFor([&] { return part->hasFocus(); }));
  }
  [[nodiscard]] bool stageHasKeys() {
    return waitFor([&] { return stage()->hasFocus(); });
  }
};

TEST_F(WindowDocks, TabGoesToWhatIsSeen) {
  open({model, dance});
  front("scenePanel");
  front("bonesPanel");
  front("materialsPanel");
  // WHEN Tab is pressed until it has been everywhere, forwards and backwards
  for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
    QWidget* first = window->playingPanel().findChild<QTreeView*>();
    ASSERT_NE(first, nullptr);
    focus(first);
    std::set<QWidget*> been;
    std::set<const QDockWidget*> panels;
    for (int i = 0; i < 200 && been.insert(QApplication::focusWidget()).second; ++i) {
      QWidget* at = QApplication::focusWidget();
      ASSERT_NE(at, nullptr);
      if (at == stage()) {
        // The view is a window of its own: no key that is sent to its container goes on from there.
        QWidget* next = app::nextSeen(*window, at, key == Qt::Key_Tab);
        ASSERT_NE(next, nullptr);
        focus(next);
        continue;
      }
      for (const auto* panel : window->findChildren<QDockWidget*>())
        if (panel->isAncestorOf(at)) panels.insert(panel);
      QTest::keyClick(at, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    }
    // THEN it was in each panel that is in front, and in no hidden one
    EXPECT_EQ(panels,
              (std::set<const QDockWidget*>{dock("scenePanel"), dock("materialsPanel"), dock("timelinePanel")}));
    EXPECT_GT(been.size(), 8U);
  }
}

TEST_F(WindowDocks, APanelThatIsAListItselfTakesTheKeyboard) {
  QMainWindow bare;
  QMenu panels;
  auto* view = new QLineEdit(&bare);
  bare.setCentralWidget(view);
  auto* panel = new QDockWidget(&bare);
  auto* list = new QListWidget(panel);
  panel->setWidget(list);
  bare.addDockWidget(Qt::RightDockWidgetArea, panel);
  panels.addAction(panel->toggleViewAction());
  bare.show();
  bare.activateWindow();
  view->setFocus();
  ASSERT_TRUE(waitFor([&] { return view->hasFocus(); }));
  app::focusPanel(bare, panels, *view, 1);
  EXPECT_TRUE(waitFor([&] { return list->hasFocus(); }));
}

TEST_F(WindowDocks, EscapeClearsASearchAndLeavesAnyField) {
  open({model, dance});
  front("bonesPanel");
  QLineEdit* search = bones().search;
  focus(search);
  QTest::keyClicks(search, "ik");
  QTest::keyClick(search, Qt::Key_Escape);
  EXPECT_EQ(search->text(), "");
  EXPECT_TRUE(search->hasFocus());
  QTest::keyClick(search, Qt::Key_Escape);
  EXPECT_TRUE(stageHasKeys());
  // WHEN Down is pressed there THEN the rows have the keyboard, one of them the current one
  focus(search);
  QTest::keyClick(search, Qt::Key_Down);
  EXPECT_TRUE(bones().view->hasFocus());
  EXPECT_TRUE(bones().view->currentIndex().isValid());
  // AND the order's box loses the focus
  focus(bones().order);
  QTest::keyClick(bones().order, Qt::Key_Escape);
  EXPECT_TRUE(stageHasKeys());
}

TEST_F(WindowDocks, EscapeDropsANumberThatWasntEntered) {
  pmx::Model smiling = support::legModel();
  pmx::Morph smile;
  smile.name = "笑い";
  smiling.morphs.push_back(smile);
  ASSERT_TRUE(pmx::writePmxFile(smiling, model));
  open({model});
  front("morphsPanel");
  app::SelectedParts parts;
  parts.morph = 0;
  window->selection().setParts(parts);
  QDoubleSpinBox* weight = window->inspect().morphs->weight;
  ASSERT_TRUE(waitFor([&] { return weight->isEnabled(); }));
  focus(weight);
  weight->selectAll();
  QTest::keyClicks(weight, "0.7");
  QTest::keyClick(weight, Qt::Key_Escape);
  EXPECT_TRUE(stageHasKeys());
  EXPECT_EQ(weight->value(), 0.0);
  EXPECT_TRUE(document().state().actors[0].switches.edits.empty());
}

TEST_F(WindowDocks, F4GivesTheKeyboardAndTakesItBack) {
  open({model, dance});
  constexpr std::array kAll{"bonesPanel", "morphsPanel", "materialsPanel", "bodiesPanel", "tracksPanel"};
  for (const char* name : kAll) dock(name)->hide();
  press(Qt::Key_F4);
  EXPECT_TRUE(waitFor([&] { return bones().view->hasFocus(); }));
  // which selects nothing; an arrow does
  EXPECT_EQ(window->selection().parts().bone, -1);
  QTest::keyClick(bones().view, Qt::Key_Down);
  EXPECT_EQ(window->selection().parts().bone, 0);
  // WHEN the others were opened, too THEN they close with them, and the keyboard goes back to the
  // view
  front("bodiesPanel");
  front("tracksPanel");
  focus(window->inspect().tracks->search);
  press(Qt::Key_F4);
  for (const char* name : kAll) EXPECT_TRUE(dock(name)->isHidden()) << name;
  EXPECT_TRUE(stageHasKeys());
}

TEST_F(WindowDocks, APanelThatIsOpenedIsInFront) {
  open({model, dance});
  front("bonesPanel");
  for (const char* name : {"bodiesPanel", "tracksPanel", "lookPanel", "modelPanel"}) {
    dock(name)->hide();
    dock(name)->toggleViewAction()->trigger();
    EXPECT_TRUE(waitFor([&] { return seen(dock(name)); })) << name;
  }
}

TEST_F(WindowDocks, TabsHaveRoomForTheirTitles) {
  open({model, dance});
  // GIVEN more tabs at one side than there is room for
  for (const char* name : {"bonesPanel", "morphsPanel", "materialsPanel", "bodiesPanel", "tracksPanel"})
    dock(name)->show();
  // WHEN the window is as narrow as possible THEN each tab has room for its whole title
  window->resize(640, 480);
  settle();
  QStringList found;
  for (const QTabBar* tabs : window->findChildren<QTabBar*>()) {
    if (!tabs->isVisible()) continue;
    const int around = tabs->style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, tabs) / 2;
    for (int i = 0; i < tabs->count(); ++i) {
      EXPECT_GE(tabs->tabRect(i).width(), tabs->fontMetrics().horizontalAdvance(tabs->tabText(i)) + around)
          << tabs->tabText(i).toStdString();
      found << tabs->tabText(i);
    }
  }
  for (const char* title : {"Scene", "IK", "Look"}) EXPECT_EQ(found.count(QString::fromLatin1(title)), 1) << title;
}

TEST_F(WindowDocks, TheBadgeSaysWhatThereIsToKnowAndOpensIt) {
  // GIVEN a model with a comment
  open({model});
  auto* badge = window->statusBar()->findChild<QToolButton*>(QStringLiteral("modelBadge"));
  ASSERT_NE(badge, nullptr);
  EXPECT_EQ(badge->text(), "Comment");
  // AND a motion with a bone that the model doesn't have
  open({model, dance});
  EXPECT_TRUE(badge->text().startsWith(QStringLiteral("1 missing name"))) << badge->text().toStdString();
  EXPECT_TRUE(badge->text().endsWith(QStringLiteral(", comment"))) << badge->text().toStdString();
  EXPECT_TRUE(dock("modelPanel")->isHidden());
  // WHEN it is clicked THEN the list of missing names is in front; again: it is closed
  support::click(badge);
  EXPECT_TRUE(waitFor([&] { return window->unmatchedPanel().isVisible() && seen(dock("modelPanel")); }));
  EXPECT_TRUE(badge->isChecked());
  support::click(badge);
  EXPECT_TRUE(dock("modelPanel")->isHidden());
  EXPECT_FALSE(badge->isChecked());
  // AND a comment that was read isn't told again
  window->closeAll();
  open({model});
  EXPECT_EQ(badge->text(), "Comment");
  support::click(badge);
  EXPECT_TRUE(waitFor([&] { return seen(dock("modelPanel")); }));
  EXPECT_TRUE(badge->isVisible()) << "it closes the panel that it opened";
  support::click(badge);
  EXPECT_TRUE(badge->isHidden());
  open({model});
  settle();
  EXPECT_TRUE(badge->isHidden());
  // AND without anything to know it isn't there
  window->closeAll();
  settle();
  EXPECT_TRUE(badge->isHidden());
}

TEST_F(WindowDocks, AButtonBringsItsPanelToTheFrontBeforeItClosesIt) {
  open({model, dance});
  front("scenePanel");
  QAction* ik = window->commands()[app::ActionId::IkPanels];
  ASSERT_TRUE(ik->isChecked());
  ik->trigger();
  EXPECT_TRUE(waitFor([&] { return seen(dock("ikPanel")); })) << "it was behind the scene";
  EXPECT_TRUE(ik->isChecked());
  ik->trigger();
  EXPECT_TRUE(dock("ikPanel")->isHidden());
  EXPECT_FALSE(ik->isChecked());
}

TEST_F(WindowDocks, AtAFirstStartThePictureIsAlone) {
  support::keepSettingsIn(folder.path());
  {
    app::MainWindow first((app::WindowOptions()));
    first.show();
    for (auto* each : first.findChildren<QDockWidget*>())
      EXPECT_TRUE(each->isHidden()) << each->objectName().toStdString();
    // WHEN panels are opened by their button, and the window ends
    first.commands()[app::ActionId::ScenePanels]->trigger();
    EXPECT_TRUE(first.docks().scene->isVisible());
    EXPECT_TRUE(first.docks().look->isVisible());
    EXPECT_FALSE(first.docks().ik->isVisible());
    first.close();
  }
  // THEN they come back with the next show, and their button closes them
  app::MainWindow second((app::WindowOptions()));
  second.show();
  EXPECT_FALSE(second.docks().scene->isVisible()) << "the start page is there";
  QSignalSpy loaded(&second, &app::MainWindow::loaded);
  second.openFiles({model});
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && second.docks().scene->isVisible(); }));
  EXPECT_TRUE(second.docks().scene->isVisible());
  EXPECT_TRUE(second.commands()[app::ActionId::ScenePanels]->isChecked());
  second.commands()[app::ActionId::ScenePanels]->trigger();
  EXPECT_TRUE(second.docks().scene->isHidden());
  EXPECT_TRUE(second.docks().look->isHidden());
  second.close();
}

TEST_F(WindowDocks, TheirSectionsAreAtTheNextStartAsTheyWereLeft) {
  support::keepSettingsIn(folder.path());
  const auto title = [](const QWidget& part) {
    const auto* stack = qobject_cast<app::SectionStack*>(part.parentWidget());
    return stack != nullptr ? stack->title(&part) : nullptr;
  };
  {
    // GIVEN a first start, where all sections but the goals are open
    app::MainWindow first((app::WindowOptions()));
    first.show();
    for (const QWidget* part :
         std::initializer_list<QWidget*>{&first.modelsPanel(), &first.playingPanel(), &first.ikPanel(),
                                         &first.picturePanel(), &first.cameraPanel()})
      EXPECT_TRUE(title(*part)->isChecked()) << part->metaObject()->className();
    EXPECT_FALSE(title(first.goalsPanel())->isChecked());
    // WHEN one is closed, one opened, and one closed and opened again
    first.commands()[app::ActionId::ScenePanels]->trigger();
    title(first.playingPanel())->click();
    title(first.goalsPanel())->click();
    title(first.cameraPanel())->click();
    title(first.cameraPanel())->click();
    first.close();
  }
  // THEN they are so at the next start, and the others as before
  app::MainWindow second((app::WindowOptions()));
  second.show();
  EXPECT_FALSE(title(second.playingPanel())->isChecked());
  EXPECT_TRUE(second.playingPanel().isHidden());
  EXPECT_TRUE(title(second.goalsPanel())->isChecked());
  EXPECT_FALSE(second.goalsPanel().isHidden());
  for (const QWidget* part : std::initializer_list<QWidget*>{&second.modelsPanel(), &second.ikPanel(),
                                                             &second.picturePanel(), &second.cameraPanel()})
    EXPECT_TRUE(title(*part)->isChecked()) << part->metaObject()->className();
  second.close();
}

TEST_F(WindowDocks, StayAsLargeAsTheyWereWhenTheWindowHasBeenSmall) {
  // GIVEN panels at two sides, one of them dragged wider
  open({model, dance});
  dock("timelinePanel")->show();
  front("scenePanel");
  window->resize(1200, 700);
  settle();
  window->resizeDocks({dock("scenePanel")}, {380}, Qt::Horizontal);
  settle();
  const int width = dock("scenePanel")->width(), height = dock("timelinePanel")->height();
  ASSERT_GE(width, 370);
  // WHEN the window is made so small that they lose room
  window->resize(500, 300);
  settle();
  ASSERT_LT(dock("scenePanel")->width(), width);
  // THEN they get it back once there is room again, in one step or several
  for (const QSize& size : {QSize(600, 400), QSize(900, 500), QSize(1200, 700)}) {
    window->resize(size);
    settle();
  }
  EXPECT_EQ(dock("scenePanel")->width(), width);
  EXPECT_EQ(dock("timelinePanel")->height(), height);
}

TEST_F(WindowDocks, TheMessagesButtonHasItsActionAlone) {
  auto* bar = window->findChild<app::MessageBar*>();
  auto* button = bar->findChild<QToolButton*>();
  support::DrivenApplication::setNoting(false);  // these commands aren't the window's
  QAction first("First"), second("Second");
  const auto message = [](const char* text) { return [text] { return QStringList{text}; }; };
  bar->showMessages(message("a"), &first);
  bar->showMessages(message("b"), &second);
  EXPECT_EQ(button->actions(), QList<QAction*>{&second});
  EXPECT_EQ(button->defaultAction(), &second);
  bar->showMessages(message("c"));
  EXPECT_FALSE(button->isVisible());
  bar->showMessages(message("d"), &first);
  EXPECT_EQ(button->actions(), QList<QAction*>{&first});
  bar->showMessages([] { return QStringList(); });
  support::DrivenApplication::setNoting(true);
}

}  // namespace
