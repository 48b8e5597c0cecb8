// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// How long the window's messages stay, and where they are seen.

#include <QLabel>
#include <QToolButton>

#include "app/playback/transport_bar.h"
#include "app/widgets/frame_field.h"
#include "app/widgets/message_bar.h"
#include "tests/app/ui/window_show.h"

namespace {

using support::waitFor;

class WindowMessages : public support::WindowShow {
 protected:
  [[nodiscard]] app::MessageBar& bar() const { return *window->findChild<app::MessageBar*>(); }
  [[nodiscard]] static app::MessageBar::LiveTexts text(const char* of) {
    return [of] { return QStringList{of}; };
  }
};

TEST_F(WindowMessages, InformationClosesItselfAndErrorsStay) {
  bar().setTimes(50, 50);
  bar().showMessages(text("For your information"), nullptr, app::MessageKind::Information);
  EXPECT_TRUE(bar().isVisible());
  EXPECT_TRUE(waitFor([&] { return !bar().isVisible(); }));
  EXPECT_EQ(window->message(), "");
  bar().showMessages(text("An error"));
  // AND information that joins an error stays with it
  bar().addMessage([] { return QStringLiteral("and more"); });
  EXPECT_FALSE(waitFor([&] { return !bar().isVisible(); }, 1.0));
  EXPECT_EQ(window->message(), "An error. and more");
}

TEST_F(WindowMessages, AnOfferWaitsLongerAndAsLongAsTheKeyboardIsInIt) {
  open({model, dance});
  addFiles({second});
  ASSERT_TRUE(bar().isVisible());
  bar().setTimes(50, 1'000'000);
  EXPECT_FALSE(waitFor([&] { return !bar().isVisible(); }, 0.5)) << "it has a button";
  auto* button = bar().findChild<QToolButton*>();
  ASSERT_TRUE(button->isVisible());
  window->activateWindow();
  button->setFocus();
  ASSERT_TRUE(waitFor([&] { return button->hasFocus(); }));
  bar().setTimes(50, 50);
  EXPECT_FALSE(waitFor([&] { return !bar().isVisible(); }, 0.5)) << "the keyboard is in it";
  window->transportBar().frame()->setFocus();
  EXPECT_TRUE(waitFor([&] { return !bar().isVisible(); }));
}

TEST_F(WindowMessages, InFullScreenTheyAreSeenOverThePicture) {
  open({model, dance});
  press(Qt::Key_F);
  ASSERT_TRUE(waitFor([&] { return window->isFullScreen(); }));
  open({file("nothing.pmx")});
  EXPECT_FALSE(bar().isVisible());
  EXPECT_TRUE(playback().said().contains("nothing.pmx")) << playback().said().toStdString();
  press(Qt::Key_F);
  ASSERT_TRUE(waitFor([&] { return !window->isFullScreen(); }));
  EXPECT_TRUE(bar().isVisible()) << "an error stays until it is closed";
}

TEST_F(WindowMessages, WhatWasSavedIsSaidOverThePicture) {
  open({model, dance});
  ASSERT_TRUE(window->saveShow(file("tonight.odori")));
  EXPECT_EQ(playback().said(), "Show saved: tonight.odori");
  ASSERT_TRUE(window->savePose(file("pose.vpd"), app::PoseForm::Shown));
  EXPECT_EQ(playback().said(), "Pose saved: pose.vpd");
}

}  // namespace
