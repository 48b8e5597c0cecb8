// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A first start shows the demo, later ones the start page.

#include <QAction>
#include <QToolButton>
#include <QtTest>

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
  EXPECT_EQ(window->message(), "The demo has a song");
  EXPECT_FALSE(window->isWindowModified());
  QAction* offer = window->commands()[app::ActionId::SongBeside];
  EXPECT_EQ(offer->iconText(), "Play Song");
  for (QToolButton* button : window->findChildren<QToolButton*>())
    if (button->defaultAction() == offer && button->isVisible()) support::click(button);
  EXPECT_EQ(song().filename(), "song.wav");
  EXPECT_EQ(window->message(), "");
  // WHEN the demo is asked for THEN its song comes with it
  window->commands()[app::ActionId::CloseAll]->trigger();
  waitLoaded([&] { QTest::mouseClick(page().demo, Qt::LeftButton); });
  EXPECT_EQ(song().filename(), "song.wav");
}

}  // namespace
