// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The panel Issues in the window: issues by file and kind, found, copied and selected by mouse and
// keyboard.

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QtTest>

#include "app/inspect/issue_view.h"
#include "app/inspect/issues_panel.h"
#include "app/ui/panel_docks.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"

namespace {

using support::kHead;
using support::waitFor;

class WindowIssues : public support::WindowTest {
 protected:
  [[nodiscard]] app::IssuesPanel& panel() const { return window->issuesPanel(); }
  [[nodiscard]] QDockWidget* dock() const { return window->docks().model; }
  /// Returns the title of the panel's tab.
  [[nodiscard]] QString title() const { return dock()->findChild<QTabWidget*>()->tabText(0); }
  void show() {
    bring(*window, panel());
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock()); }));
  }
  /// Opens a model whose head has a parent that doesn't exist, and whose texture is missing.
  void openOdd() {
    pmx::Model odd = support::legModel();
    odd.bones[kHead].parent = 99;
    odd.textures.emplace_back("tex\\gone.png");
    odd.materials[0].texture = 0;
    ASSERT_TRUE(pmx::writePmxFile(odd, model));
    open({model});
  }
  [[nodiscard]] QModelIndex row(const char* name) const {
    const QModelIndexList found = panel().view->model()->match(
        panel().view->model()->index(0, 0), app::IssueRows::kNameRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.front();
  }
  void click(const QModelIndex& at) {
    panel().view->scrollTo(at);
    QTest::mouseClick(panel().view->viewport(), Qt::LeftButton, {}, panel().view->visualRect(at).center());
  }
};

TEST_F(WindowIssues, GoodNewsIsToBeRead) {
  show();
  EXPECT_EQ(panel().summary->text(), "No file is open.");
  open({model});
  EXPECT_EQ(panel().summary->text(), "These files have no issues.");
  EXPECT_TRUE(panel().summary->isEnabled());
  EXPECT_FALSE(panel().view->isVisible());
  EXPECT_EQ(title(), "Issues");
}

TEST_F(WindowIssues, AClickSelectsWhatIsOdd) {
  show();
  openOdd();
  EXPECT_EQ(title(), "Issues (2)");
  EXPECT_EQ(panel().summary->text(), "2 issues");
  // WHEN a bone's issue is clicked THEN the bone is selected, and all of the issue shown
  click(row("頭"));
  EXPECT_EQ(window->selection().parts().bone, kHead);
  EXPECT_TRUE(panel().whole->isVisible());
  EXPECT_TRUE(panel().whole->toPlainText().contains("English name: head"))
      << panel().whole->toPlainText().toStdString();
  // AND a texture's selects the material that uses it; the keyboard does the same
  panel().view->setFocus();
  QTest::keyClick(panel().view, Qt::Key_Home);
  EXPECT_EQ(window->selection().parts().material, -1) << "a file's row is about nothing";
  QTest::keyClick(panel().view, Qt::Key_Down);
  QTest::keyClick(panel().view, Qt::Key_Down);
  EXPECT_EQ(window->selection().parts().material, 0);
  EXPECT_EQ(window->selection().parts().bone, kHead);
}

TEST_F(WindowIssues, ASearchLeavesWhatIsFound) {
  show();
  openOdd();
  QTest::keyClicks(panel().search, "gone");
  EXPECT_TRUE(row("gone.png").isValid());
  EXPECT_FALSE(row("頭").isValid());
  EXPECT_EQ(panel().summary->text(), "1 of 2 issues");
  panel().search->clear();
  EXPECT_TRUE(row("頭").isValid());
}

TEST_F(WindowIssues, AreCopiedByKeyAndMenu) {
  show();
  openOdd();
  click(row("gone.png"));
  QTest::keyClick(panel().view, Qt::Key_C, Qt::ControlModifier);
  const QString one = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(one.contains(".pmx: gone.png: ")) << one.toStdString();
  EXPECT_FALSE(one.contains(u'\n'));
  // WHEN a heading and what is below it are selected THEN each line is copied once
  panel().view->selectAll();
  QTest::keyClick(panel().view, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(u'\n'), 1);
  // AND the menu has both
  panel().view->clearSelection();
  QGuiApplication::clipboard()->clear();
  QContextMenuEvent asks(QContextMenuEvent::Keyboard, QPoint(), panel().view->mapToGlobal(QPoint(9, 9)));
  QApplication::sendEvent(panel().view->viewport(), &asks);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_NE(menu, nullptr);
  EXPECT_FALSE(panel().view->copySelected->isEnabled());
  QTest::keyClick(menu, Qt::Key_A);
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(u'\n'), 1);
  EXPECT_TRUE(QGuiApplication::clipboard()->text().contains("頭"));
  // AND the key goes on copying, though there was nothing to copy for the menu
  panel().view->selectAll();
  QGuiApplication::clipboard()->clear();
  QTest::keyClick(panel().view, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(u'\n'), 1);
}

TEST_F(WindowIssues, EscapeGivesTheKeysBackToTheView) {
  show();
  openOdd();
  panel().view->setFocus();
  QTest::keyClick(panel().view, Qt::Key_Escape);
  EXPECT_FALSE(panel().view->hasFocus());
}

TEST_F(WindowIssues, RowsAreMadeWhenSomebodySeesThem) {
  dock()->hide();
  openOdd();
  EXPECT_EQ(panel().issueCount(), 2U);
  EXPECT_EQ(panel().view->model()->rowCount(), 0);
  show();
  EXPECT_EQ(panel().view->model()->rowCount(), 1);
  // WHEN the model is removed THEN nothing holds it
  window->commands()[app::ActionId::CloseAll]->trigger();
  EXPECT_EQ(panel().issueCount(), 0U);
  EXPECT_EQ(panel().view->model()->rowCount(), 0);
}

TEST_F(WindowIssues, TheCurrentOneStaysWhenAnotherFileComes) {
  show();
  openOdd();
  click(row("頭"));
  open({dance});
  EXPECT_EQ(panel().view->currentIndex().data(app::IssueRows::kNameRole), "頭");
}

TEST_F(WindowIssues, WhatIsClosedAndSelectedStaysSoWhenAnotherFileComes) {
  show();
  openOdd();
  // GIVEN two rows that are selected, and another file's heading that is closed
  const QModelIndex head = row("頭");
  click(head);
  const QModelIndex file = panel().view->model()->index(0, 0);
  std::vector<QModelIndex> headings;
  for (int k = 0; k < panel().view->model()->rowCount(file); ++k)
    headings.push_back(panel().view->model()->index(k, 0, file));
  const auto last = std::ranges::find_if(headings, [&](const QModelIndex& each) { return each != head.parent(); });
  ASSERT_NE(last, headings.end());
  const QString closed = last->data(app::IssueRows::kNameRole).toString();
  panel().view->collapse(*last);
  // WHEN another file is opened THEN they are as they were
  open({dance});
  ASSERT_EQ(panel().view->selectionModel()->selectedRows().size(), 1);
  EXPECT_EQ(panel().view->selectionModel()->selectedRows()[0].data(app::IssueRows::kNameRole), "頭");
  const auto expectClosed = [&] {
    bool found = false;
    const QModelIndex again = panel().view->model()->index(0, 0);
    for (int k = 0; k < panel().view->model()->rowCount(again); ++k) {
      const QModelIndex kind = panel().view->model()->index(k, 0, again);
      const bool same = kind.data(app::IssueRows::kNameRole).toString() == closed;
      found = found || same;
      EXPECT_EQ(panel().view->isExpanded(kind), !same) << kind.data().toString().toStdString();
    }
    EXPECT_TRUE(found);
  };
  expectClosed();
  // AND so after a search, which shows what it finds
  QTest::keyClicks(panel().search, QStringLiteral("gone"));
  for (int i = 0; i < 4; ++i) QTest::keyClick(panel().search, Qt::Key_Backspace);
  ASSERT_TRUE(panel().search->text().isEmpty());
  expectClosed();
  // AND so after files changed while the panel was hidden
  dock()->hide();
  window->commands()[app::ActionId::RemoveMotions]->trigger();
  show();
  expectClosed();
}

TEST_F(WindowIssues, FitsIntoANarrowDock) {
  show();
  openOdd();
  EXPECT_LE(panel().minimumSizeHint().width(), 340);
  window->resizeDocks({dock()}, {200}, Qt::Horizontal);
  settle();
  EXPECT_LE(panel().width(), 360);
}

}  // namespace
