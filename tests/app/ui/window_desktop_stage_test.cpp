// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// How the models go to the desktop, without a window, and come back.

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QWindow>

#include "app/dialogs/film_dialog.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/panels/goals_panel.h"
#include "app/ui/model_menu.h"
#include "app/ui/panel_docks.h"
#include "app/widgets/text.h"
#include "tests/app/ui/window_desktop.h"

namespace {

using app::ActionId;
using support::waitFor;
using support::WindowDesktopStage;

TEST_F(WindowDesktopStage, StaysWithoutACompositorAndSaysSo) {
  blends = false;
  open({model, dance});
  action(ActionId::DesktopStage)->trigger();
  EXPECT_FALSE(stage().entered());
  EXPECT_FALSE(action(ActionId::DesktopStage)->isChecked());
  EXPECT_TRUE(window->isVisible());
  EXPECT_FALSE(desktop().isVisible());
  EXPECT_TRUE(window->message().contains(QStringLiteral("no compositor"))) << window->message().toStdString();
}

TEST_F(WindowDesktopStage, StaysWithoutWindowsThatHaveAlphaAndSaysSo) {
  hasAlpha = false;
  open({model, dance});
  action(ActionId::DesktopStage)->trigger();
  EXPECT_TRUE(waitFor([&] { return !stage().entered(); }));
  EXPECT_TRUE(window->isVisible());
  EXPECT_TRUE(window->message().contains(QStringLiteral("no windows with alpha"))) << window->message().toStdString();
  EXPECT_FALSE(window->message().contains(QStringLiteral("no compositor")));
}

TEST_F(WindowDesktopStage, ComesBackWhenTheCompositorEnds) {
  enter();
  blends = false;
  EXPECT_TRUE(waitFor([&] { return !stage().entered(); }));
  EXPECT_TRUE(window->isVisible());
  EXPECT_TRUE(window->message().contains(QStringLiteral("no compositor")));
}

TEST_F(WindowDesktopStage, NeedsAModel) {
  settle();
  EXPECT_FALSE(action(ActionId::DesktopStage)->isEnabled());
  enter();
  EXPECT_TRUE(action(ActionId::DesktopStage)->isEnabled());
  // WHEN all is closed THEN the window comes back
  action(ActionId::CloseAll)->trigger();
  EXPECT_TRUE(waitFor([&] { return !stage().entered() && window->isVisible() && !desktop().isVisible(); }));
}

TEST_F(WindowDesktopStage, EscapeAndItsOwnKeyBringItBackAsItWas) {
  open({model, dance});
  pauseAt(10);
  const QImage before = picture();
  enterAgain();
  pressThere(Qt::Key_Escape);
  EXPECT_FALSE(stage().entered());
  EXPECT_TRUE(waitFor([&] { return window->isVisible() && !desktop().isVisible(); }));
  EXPECT_FALSE(view().transparent());
  ASSERT_TRUE(waitFor([&] { return view().scene() != nullptr; }));
  EXPECT_EQ(support::differingPixels(picture(), before), 0);
  enterAgain();
  pressThere(Qt::Key_F11, Qt::ShiftModifier);
  EXPECT_FALSE(stage().entered());
}

TEST_F(WindowDesktopStage, KeysOfTheWindowWorkThere) {
  enter();
  const bool bones = action(ActionId::Bones)->isChecked();
  pressThere(Qt::Key_B);
  EXPECT_NE(action(ActionId::Bones)->isChecked(), bones);
  // A command that opens something in the window brings it back.
  pressThere(Qt::Key_F4);
  EXPECT_FALSE(stage().entered());
  EXPECT_TRUE(window->isVisible());
}

TEST_F(WindowDesktopStage, ItsMenuLeavesTheStage) {
  open({model, dance});
  const auto offered = [&](app::ActorId id) {
    return window->modelMenu().menuOf(id).actions().contains(action(ActionId::LeaveStage));
  };
  const app::ActorId id = document().state().actors.front().id;
  EXPECT_FALSE(offered(0) || offered(id));
  enterAgain();
  EXPECT_TRUE(offered(0));
  EXPECT_TRUE(offered(id));
  action(ActionId::LeaveStage)->trigger();
  EXPECT_FALSE(stage().entered());
}

TEST_F(WindowDesktopStage, ModelsStayHiddenOnlyWhileThereIsATray) {
  enter();
  EXPECT_FALSE(action(ActionId::HideStage)->isEnabled());
  tray = true;
  EXPECT_TRUE(waitFor([&] { return action(ActionId::HideStage)->isEnabled(); }));
  action(ActionId::HideStage)->trigger();
  ASSERT_FALSE(desktop().isVisible());
  tray = false;
  EXPECT_TRUE(waitFor([&] { return !stage().entered(); }));
  EXPECT_TRUE(window->isVisible());
  EXPECT_FALSE(action(ActionId::HideStage)->isEnabled());
}

TEST_F(WindowDesktopStage, ADialogBringsTheWindowBack) {
  enter();
  QDialog dialog(window.get());
  dialog.show();
  EXPECT_FALSE(stage().entered());
  EXPECT_TRUE(window->isVisible());
}

TEST_F(WindowDesktopStage, ThePlaylistsKeyBringsTheWindowBack) {
  enter();
  pressThere(Qt::Key_L, Qt::ControlModifier);
  EXPECT_FALSE(stage().entered());
  EXPECT_TRUE(window->isVisible());
}

TEST_F(WindowDesktopStage, AlwaysOnTopIsSwitchedWhileTheModelsStandThere) {
  enter();
  const WId native = desktop().winId();
  for (const bool onTop : {true, false, true}) {
    action(ActionId::StageOnTop)->trigger();
    EXPECT_EQ(desktop().windowHandle()->flags().testFlag(Qt::WindowStaysOnTopHint), onTop);
    EXPECT_EQ(desktop().windowFlags().testFlag(Qt::WindowStaysOnTopHint), onTop);
    still();
    EXPECT_TRUE(desktop().isVisible());
    EXPECT_EQ(desktop().winId(), native) << "the view would end while it draws";
  }
}

TEST_F(WindowDesktopStage, ANewPlaylistBringsTheWindowBack) {
  enter();
  action(ActionId::NewPlaylist)->trigger();
  EXPECT_FALSE(stage().entered());
  EXPECT_TRUE(window->isVisible());
}

/// Its effect is seen there. The panel of goals would be one of a window that is hidden.
TEST_F(WindowDesktopStage, AGoalIsSaidThereAndOpensNoPanel) {
  enter();
  window->selection().setActor(document().state().actors.front().id);
  ASSERT_TRUE(action(ActionId::LookAtCamera)->isEnabled());
  action(ActionId::LookAtCamera)->trigger();
  EXPECT_EQ(document().state().actors.front().switches.goals.size(), 1U);
  EXPECT_TRUE(stage().entered());
  EXPECT_TRUE(playback().said().contains(QStringLiteral("looks at the camera"))) << playback().said().toStdString();
  stage().leave();
  EXPECT_FALSE(window->docks().isOpen(&window->goalsPanel()));
  // WHEN it is in the window THEN the panel opens
  action(ActionId::LookAtCamera)->trigger();
  EXPECT_TRUE(window->docks().isOpen(&window->goalsPanel()));
}

TEST_F(WindowDesktopStage, AFilmThatEndsIsSaidThere) {
  open({model, dance});
  app::FilmDialog& film = window->filmDialog();
  film.setAsking(false);
  film.kind->setCurrentIndex(static_cast<int>(app::FilmDialog::Kind::Gif));
  film.width->setValue(32);
  film.height->setValue(32);
  film.first->setValue(0);
  film.last->setValue(2);
  film.file->setText(app::shownPath(file("踊り.gif")));
  enterAgain();
  film.startButton->click();
  ASSERT_TRUE(film.running());
  ASSERT_TRUE(waitFor([&] { return !film.running(); }));
  EXPECT_TRUE(stage().entered());
  EXPECT_FALSE(film.isVisible());
  EXPECT_TRUE(waitFor([&] { return playback().said().contains(QStringLiteral("踊り.gif exported")); }))
      << playback().said().toStdString();
  // and an error likewise
  film.file->setText(app::shownPath(file("not there") / "b.gif"));
  film.startButton->click();
  ASSERT_TRUE(waitFor([&] { return !film.running(); }));
  EXPECT_TRUE(waitFor([&] { return playback().said().contains(QStringLiteral("b.gif")); }))
      << playback().said().toStdString();
  EXPECT_TRUE(stage().entered());
}

TEST_F(WindowDesktopStage, TheTraysMenuPlaysLeavesAndQuits) {
  tray = true;
  enter();
  ASSERT_NE(stage().trayMenu(), nullptr);
  for (const ActionId id : {ActionId::LeaveStage, ActionId::HideStage, ActionId::Play, ActionId::NextDance,
                            ActionId::PreviousDance, ActionId::Mute, ActionId::StageOnTop, ActionId::Quit})
    EXPECT_TRUE(stage().trayMenu()->actions().contains(action(id))) << action(id)->text().toStdString();
  // WHEN the program is quit by it, while the window is hidden THEN the window closes
  window->setAsking(false);
  action(ActionId::Quit)->trigger();
  EXPECT_FALSE(stage().entered());
  EXPECT_EQ(stage().trayMenu(), nullptr);
  EXPECT_TRUE(waitFor([&] { return !window->isVisible() && !desktop().isVisible(); }));
}

}  // namespace
