// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Screens with room for few letters, as one of 1280x720 at 200 or 300 %.

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QtTest>

#include "app/dialogs/film_dialog.h"
#include "app/inspect/bones_panel.h"
#include "app/inspect/inspect_docks.h"
#include "app/panels/playing_panel.h"
#include "app/widgets/fitting_dialogs.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

class WindowFit : public support::WindowTest {};

TEST_F(WindowFit, ADialogThatIsTooLargeScrolls) {
  app::FilmDialog& dialog = window->filmDialog();
  constexpr QSize kRoom(400, 200);
  ASSERT_GT(dialog.sizeHint().height(), kRoom.height());
  // WHEN it has no room
  app::FittingDialogs::fit(dialog, kRoom);
  dialog.show();
  ASSERT_TRUE(waitFor([&] { return dialog.isVisible(); }));
  // THEN it is no larger, and scrolls
  EXPECT_LE(dialog.size().width(), kRoom.width());
  EXPECT_LE(dialog.size().height(), kRoom.height());
  const auto* area = dialog.findChild<QScrollArea*>();
  ASSERT_NE(area, nullptr);
  // AND its buttons are whole without scrolling
  EXPECT_FALSE(area->isAncestorOf(dialog.startButton));
  EXPECT_FALSE(area->isAncestorOf(dialog.stopButton));
  EXPECT_EQ(dialog.startButton->visibleRegion().boundingRect(), dialog.startButton->rect());
  EXPECT_GT(area->viewport()->height(), kRoom.height() / 2);
  // AND Tab scrolls its target into view
  dialog.activateWindow();
  ASSERT_TRUE(waitFor([&] { return dialog.isActiveWindow(); }));
  dialog.kind->setFocus();
  for (QWidget* each : {static_cast<QWidget*>(dialog.samples), static_cast<QWidget*>(dialog.startButton)}) {
    for (int step = 0; step < 60 && !each->hasFocus(); ++step)
      QTest::keyClick(dialog.focusWidget() != nullptr ? dialog.focusWidget() : &dialog, Qt::Key_Tab);
    EXPECT_TRUE(each->hasFocus());
    EXPECT_FALSE(each->visibleRegion().isEmpty()) << each->metaObject()->className();
  }
  dialog.close();
}

TEST_F(WindowFit, ADialogThatGrowsStaysOnItsScreen) {
  QDialog dialog(window.get());
  auto* column = new QVBoxLayout(&dialog);
  auto* field = new QLineEdit(&dialog);
  auto* text = new QLabel(&dialog);
  text->setWordWrap(true);
  for (QWidget* part : {static_cast<QWidget*>(field), static_cast<QWidget*>(text)}) column->addWidget(part);
  dialog.resize(300, 60);
  dialog.show();
  ASSERT_TRUE(waitFor([&] { return dialog.isVisible(); }));
  field->setFocus();
  constexpr QSize kRoom(400, 300);
  // WHEN a text comes that has room THEN the dialog has it
  text->setText(QStringLiteral("two\nlines\nor\nfour"));
  app::FittingDialogs::grow(dialog, kRoom);
  EXPECT_GE(text->height(), 4 * text->fontMetrics().height());
  EXPECT_EQ(dialog.findChild<QScrollArea*>(), nullptr);
  // AND one that has none scrolls
  text->setText(QStringLiteral("word\n").repeated(100));
  app::FittingDialogs::grow(dialog, kRoom);
  EXPECT_LE(dialog.height(), kRoom.height());
  const auto* area = dialog.findChild<QScrollArea*>();
  ASSERT_NE(area, nullptr);
  EXPECT_TRUE(waitFor([&] { return area->verticalScrollBar()->maximum() > 0 && text->isVisible(); }));
  EXPECT_EQ(dialog.focusWidget(), field);
  app::FittingDialogs::grow(dialog, kRoom);
  EXPECT_LE(dialog.height(), kRoom.height());
}

TEST_F(WindowFit, FieldsThatAreTooWideGoBelowTheirLabels) {
  app::FilmDialog& dialog = window->filmDialog();
  // A screen of 1280x720 at 300 %, less a window's frame.
  constexpr QSize kRoom(404, 228);
  ASSERT_GT(dialog.sizeHint().width(), kRoom.width());
  dialog.show();
  ASSERT_TRUE(waitFor([&] { return dialog.isVisible(); }));
  app::FittingDialogs::fit(dialog, kRoom);
  ASSERT_TRUE(waitFor([&] { return dialog.size().width() <= kRoom.width(); }));
  const auto* area = dialog.findChild<QScrollArea*>();
  ASSERT_NE(area, nullptr);
  // THEN it scrolls up and down, not to the sides
  EXPECT_TRUE(waitFor([&] { return area->verticalScrollBar()->maximum() > 0; }));
  EXPECT_TRUE(waitFor([&] { return area->horizontalScrollBar()->maximum() == 0; }));
  dialog.close();
}

TEST_F(WindowFit, TheWindowFitsWhateverPanelIsOpened) {
  open({model, dance});
  // GIVEN a screen of 1280x720 at 300 %
  constexpr QSize kRoom(426, 220);
  const auto fits = [&] {
    window->layout()->activate();
    const QSize needs = window->layout()->totalMinimumSize();
    return needs.width() <= kRoom.width() && needs.height() <= kRoom.height() && window->width() <= kRoom.width() &&
           window->height() <= kRoom.height();
  };
  window->setRoom(kRoom);
  EXPECT_TRUE(waitFor(fits)) << window->width() << 'x' << window->height();
  // WHEN a panel is opened THEN it is there, and the window still fits
  for (QAction* action : window->commands().panels->actions()) {
    auto* dock = qobject_cast<QDockWidget*>(action->parent());
    if (dock == nullptr) continue;
    if (!action->isChecked()) action->trigger();
    EXPECT_TRUE(waitFor([&] { return !dock->isHidden() && fits(); }))
        << dock->objectName().toStdString() << ' ' << window->layout()->totalMinimumSize().width() << 'x'
        << window->layout()->totalMinimumSize().height() << ' ' << window->width() << 'x' << window->height();
    EXPECT_GE(view().width(), 100) << dock->objectName().toStdString();
  }
  // AND the inspection panels, all at once
  window->commands()[app::ActionId::Inspect]->trigger();
  EXPECT_TRUE(waitFor(fits));
}

TEST_F(WindowFit, APanelWithoutRoomScrollsToWhatHasTheKeyboard) {
  open({model, dance});
  window->setRoom({426, 220});
  auto* dock = window->findChild<QDockWidget*>(QStringLiteral("bonesPanel"));
  dock->show();
  dock->setFloating(true);
  dock->resize(200, 100);
  ASSERT_TRUE(waitFor([&] { return dock->isVisible() && dock->height() <= 110; }));
  QWidget* view = window->inspect().bones->view;
  dock->activateWindow();
  view->setFocus();
  ASSERT_TRUE(waitFor([&] { return view->hasFocus(); }));
  EXPECT_TRUE(waitFor([&] { return !view->visibleRegion().isEmpty(); }));
  window->inspect().bones->search->setFocus();
  EXPECT_TRUE(waitFor([&] { return !window->inspect().bones->search->visibleRegion().isEmpty(); }));
}

TEST_F(WindowFit, ADialogThatFitsIsLeftAlone) {
  QDialog& dialog = window->filmDialog();
  dialog.show();
  ASSERT_TRUE(waitFor([&] { return dialog.isVisible(); }));
  EXPECT_EQ(dialog.findChild<QScrollArea*>(), nullptr);
  dialog.close();
}

TEST_F(WindowFit, ANarrowListSaysWhatPlays) {
  open({model, dance});
  app::PlayingPanel list(document(), window->selection());
  list.resize(600, 200);
  list.show();
  ASSERT_TRUE(waitFor([&] { return list.isVisible(); }));
  EXPECT_FALSE(list.list->isColumnHidden(1));
  list.resize(200, 200);
  EXPECT_TRUE(waitFor([&] { return list.list->isColumnHidden(1); }));
  EXPECT_GT(list.list->columnWidth(0), 60);
}

TEST_F(WindowFit, WhereNothingPlaysTheButtonsAreSeen) {
  // GIVEN a model alone, so that the panel Playing has a sentence instead of rows
  open({model});
  window->resize(1280, 720);
  settle();
  const auto* panel = window->findChild<app::PlayingPanel*>();
  bring(*window, window->playingPanel());
  ASSERT_NE(panel, nullptr);
  // THEN the buttons that add to it are fully visible
  EXPECT_TRUE(waitFor([&] { return panel->add->visibleRegion().boundingRect() == panel->add->rect(); }));
}

}  // namespace
