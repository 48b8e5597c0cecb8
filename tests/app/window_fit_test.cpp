// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Screens with room for few letters, as one of 1280x720 at 200 or 300 %.

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTreeWidget>
#include <QtTest>

#include "app/ui/film_dialog.h"
#include "app/ui/playing_panel.h"
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
  // AND what Tab goes to is brought into sight
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

}  // namespace
