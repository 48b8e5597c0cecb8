// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A first start shows the demo, later ones the start page.

#include <vector>

#include <QAbstractItemModel>
#include <QAction>
#include <QDockWidget>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

#include "app/dialogs/audio_choice.h"
#include "app/dialogs/film_dialog.h"
#include "app/panels/ik_panel.h"
#include "app/widgets/message_bar.h"
#include "tests/app/ui/window_start.h"

namespace {

using support::waitFor;
using support::WindowStart;

TEST_F(WindowStart, ALaterStartShowsThePageNotTheDemo) {
  begin({name(model)});
  window->openFirst();
  EXPECT_FALSE(window->isLoading());
  EXPECT_TRUE(page().isVisible());
  // AND without recent files openFirst() opens the demo
  begin({});
  waitLoaded([&] { window->openFirst(); });
  EXPECT_NE(window->model(), nullptr);
  // AND the start after that shows the page, though nothing else was opened
  window->close();
  window.reset();
  start();
  window->openFirst();
  EXPECT_FALSE(window->isLoading());
  EXPECT_TRUE(page().isVisible());
}

TEST_F(WindowStart, TheFirstStartsDemoHasItsSongAfterAClick) {
  const auto song = [this] { return window->document().state().song.file; };
  waitLoaded([&] { window->openFirst(); });
  EXPECT_TRUE(song().empty());
  // and for films the list has it as what it is
  const QAbstractItemModel& audio = *window->filmDialog().sound->model();
  ASSERT_EQ(audio.rowCount(), 2);
  EXPECT_EQ(audio.index(1, 0).data(Qt::DisplayRole).toString(), "song.wav (the demo's song)");
  EXPECT_TRUE(window->message().startsWith("The demo has a song")) << window->message().toStdString();
  EXPECT_FALSE(window->isWindowModified());
  QAction* offer = window->commands()[app::ActionId::SongBeside];
  EXPECT_EQ(offer->iconText(), "Play Song");
  for (QToolButton* button : window->findChildren<QToolButton*>())
    if (button->defaultAction() == offer && button->isVisible()) support::click(button);
  EXPECT_EQ(song().filename(), "song.wav");
  EXPECT_FALSE(window->message().contains("song"));
  // WHEN the demo is asked for THEN its song comes with it
  window->commands()[app::ActionId::CloseAll]->trigger();
  waitLoaded([&] { QTest::mouseClick(page().demo, Qt::LeftButton); });
  EXPECT_EQ(song().filename(), "song.wav");
}

TEST_F(WindowStart, TheDemoInvitesToOpenAModelOfOnesOwn) {
  waitLoaded([&] { window->openFirst(); });
  const auto invites = [this] { return window->message().contains("Open your own model, or drop its files here"); };
  EXPECT_TRUE(invites()) << window->message().toStdString();
  // WHEN its button is clicked THEN it asks for files, and what was opened is there instead
  QToolButton* own = nullptr;
  for (auto* button : window->findChild<app::MessageBar*>()->findChildren<QToolButton*>())
    if (button->isVisible() && button->text() == QStringLiteral("Open Model…")) own = button;
  ASSERT_NE(own, nullptr);
  window->setFileChooser([&] { return std::vector{model}; });
  waitLoaded([&] { support::click(own); });
  ASSERT_NE(window->model(), nullptr);
  EXPECT_EQ(window->model()->path, model);
  EXPECT_FALSE(invites());
}

TEST_F(WindowStart, AFullScreenDoesntMixUpThePanels) {
  auto* scene = window->findChild<QDockWidget*>(QStringLiteral("scenePanel"));
  open({model, dance});
  scene->show();
  ASSERT_TRUE(waitFor([&] { return scene->isVisible(); }));
  // WHEN a show is closed and another opened in full screen THEN the panel is there afterwards
  close();
  ASSERT_TRUE(waitFor([&] { return !scene->isVisible(); }));
  press(Qt::Key_F11);
  open({model});
  press(Qt::Key_F11);
  EXPECT_TRUE(waitFor([&] { return scene->isVisible(); }));
  // AND a show that is closed in full screen leaves the page alone
  press(Qt::Key_F11);
  close();
  press(Qt::Key_F11);
  EXPECT_TRUE(waitFor([&] { return !window->isFullScreen() && !scene->isVisible(); }));
}

TEST_F(WindowStart, WhatIsChangedBesideTheStartPageStaysSo) {
  // GIVEN a show with a panel, and one that floats
  auto* scene = window->findChild<QDockWidget*>(QStringLiteral("scenePanel"));
  auto* bones = window->findChild<QDockWidget*>(QStringLiteral("bonesPanel"));
  open({model, dance});
  scene->show();
  bones->setFloating(true);
  bones->show();
  ASSERT_TRUE(waitFor([&] { return scene->isVisible() && bones->isVisible(); }));
  window->resizeDocks({scene}, {411}, Qt::Horizontal);
  ASSERT_TRUE(waitFor([&] { return scene->width() == 411; }));
  close();
  ASSERT_TRUE(waitFor([&] { return !scene->isVisible(); }));
  // WHEN the floating one is closed and the tool bar is moved beside the page
  bones->close();
  window->addToolBar(Qt::LeftToolBarArea, window->commands().toolBar);
  open({model});
  // THEN the panel is back as wide as it was, and the rest stays as it is
  EXPECT_TRUE(waitFor([&] { return scene->isVisible() && scene->width() == 411; })) << scene->width();
  EXPECT_TRUE(bones->isHidden());
  EXPECT_EQ(window->toolBarArea(window->commands().toolBar), Qt::LeftToolBarArea);
}

TEST_F(WindowStart, TheRoomOfStatisticsIsNotStored) {
  auto* ik = window->findChild<QDockWidget*>(QStringLiteral("ikPanel"));
  window->resize(1270, 700);
  open({model, dance});
  ik->show();
  ik->raise();
  ASSERT_TRUE(waitFor([&] { return support::inFront(*ik); }));
  settle();
  const int narrow = ik->width();
  support::click(window->ikPanel().figures);
  ASSERT_TRUE(waitFor([&] { return ik->width() > narrow + 40; })) << ik->width();
  // WHEN the window is closed with them THEN the next one has the width without them
  window->close();
  window.reset();
  start();
  ik = window->findChild<QDockWidget*>(QStringLiteral("ikPanel"));
  open({model, dance});
  EXPECT_TRUE(waitFor([&] { return ik->isVisible() && ik->width() == narrow; })) << ik->width();
  // AND so it has where the dock was closed with them, alone or beside another of its place
  for (const bool alone : {true, false}) {
    window->resize(1270, 700);
    auto* scene = window->findChild<QDockWidget*>(QStringLiteral("scenePanel"));
    scene->setVisible(!alone);
    ik->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*ik); }));
    settle();
    support::click(window->ikPanel().figures);
    ASSERT_TRUE(waitFor([&] { return ik->width() > narrow + 40; })) << ik->width();
    ik->close();
    settle();
    window->close();
    window.reset();
    start();
    ik = window->findChild<QDockWidget*>(QStringLiteral("ikPanel"));
    open({model, dance});
    EXPECT_TRUE(ik->isHidden());
    ik->show();
    // Qt itself may give a dock that was closed beside another less than it had.
    EXPECT_TRUE(waitFor([&] { return ik->isVisible() && ik->width() <= narrow; })) << ik->width() << ' ' << alone;
  }
}

TEST_F(WindowStart, AToolBarThatMadeRoomComesBackWhereThereIsRoom) {
  const auto tools = [this] { return window->findChild<QToolBar*>(QStringLiteral("toolBar")); };
  const auto restart = [this] {
    window->close();
    window.reset();
    start();
  };
  // GIVEN a screen without room for the tool bar
  open({model, dance});
  window->setRoom({200, 120});
  ASSERT_TRUE(waitFor([&] { return tools()->isHidden(); }));
  // WHEN the next start is on a larger one THEN the tool bar is there
  restart();
  EXPECT_FALSE(tools()->isHidden());
  // AND one that the user hid stays away
  tools()->toggleViewAction()->trigger();
  EXPECT_TRUE(tools()->isHidden());
  restart();
  EXPECT_TRUE(tools()->isHidden());
}

TEST_F(WindowStart, TheTabInFrontIsSoAfterARestart) {
  const auto dock = [this](const char* of) { return window->findChild<QDockWidget*>(QLatin1String(of)); };
  for (const char* front : {"scenePanel", "ikPanel", "lookPanel"}) {
    open({model, dance});
    for (const char* each : {"scenePanel", "ikPanel", "lookPanel"}) dock(each)->show();
    dock(front)->raise();
    ASSERT_TRUE(waitFor([&] { return support::inFront(*dock(front)); }));
    // WHEN the window is closed and begins with the page THEN the next show has them as they were
    window->close();
    window.reset();
    start();
    ASSERT_TRUE(page().isVisible());
    ASSERT_FALSE(dock(front)->isVisible());
    open({model});
    EXPECT_TRUE(waitFor([&] { return support::inFront(*dock(front)); })) << front;
  }
}

TEST_F(WindowStart, NoPanelsAreBesideTheStartPage) {
  const auto dock = [this](const char* of) { return window->findChild<QDockWidget*>(QLatin1String(of)); };
  const auto stage = [this] { return window->centralWidget()->width(); };
  open({model, dance});
  for (const char* each : {"timelinePanel", "lookPanel", "scenePanel"}) {
    dock(each)->show();
    dock(each)->raise();
  }
  ASSERT_TRUE(waitFor([&] { return support::inFront(*dock("scenePanel")); }));
  ASSERT_LT(stage(), window->width() - 100);
  // WHEN the show is closed THEN the page has the window's width
  close();
  EXPECT_TRUE(waitFor([&] { return stage() >= window->width() - 2; })) << stage();
  for (const char* each : {"timelinePanel", "lookPanel", "scenePanel"}) EXPECT_FALSE(dock(each)->isVisible()) << each;
  // AND with the next show they are back as they were
  open({model});
  EXPECT_TRUE(waitFor([&] { return support::inFront(*dock("scenePanel")); }));
  EXPECT_FALSE(support::inFront(*dock("lookPanel"))) << "it is behind";
  EXPECT_FALSE(dock("lookPanel")->isHidden());
  EXPECT_TRUE(dock("timelinePanel")->isVisible());
  // AND one that is opened beside the page stays, and the others come with the show
  close();
  dock("scenePanel")->toggleViewAction()->trigger();
  EXPECT_TRUE(waitFor([&] { return dock("scenePanel")->isVisible(); }));
  open({model});
  EXPECT_TRUE(dock("scenePanel")->isVisible());
  EXPECT_TRUE(waitFor([&] { return dock("timelinePanel")->isVisible(); }));
  // AND a window that is closed with the page remembers them
  close();
  window->close();
  window.reset();
  start();
  EXPECT_TRUE(waitFor([&] { return stage() >= window->width() - 2; }));
  open({model});
  EXPECT_TRUE(waitFor([&] { return dock("timelinePanel")->isVisible(); }));
  EXPECT_FALSE(dock("scenePanel")->isHidden());
}

}  // namespace
