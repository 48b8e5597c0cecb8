// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// How long the window's messages stay, and where they are seen.

#include <algorithm>
#include <filesystem>
#include <functional>
#include <utility>
#include <vector>

#include <QAction>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QScreen>
#include <QSignalSpy>
#include <QToolButton>

#include "app/playback/transport_bar.h"
#include "app/widgets/frame_field.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_row.h"
#include "tests/app/ui/window_show.h"
#include "vmd/vmd_writer.h"

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

/// Returns the rows that are seen: each one's text, and its button's action.
std::vector<std::pair<QString, QAction*>> rowsOf(const app::MessageBar& bar) {
  std::vector<std::pair<QString, QAction*>> rows;
  int below = -1;
  for (const auto* row : bar.findChildren<app::MessageRow*>()) {
    if (!row->isVisible()) continue;
    EXPECT_GT(row->geometry().top(), below) << "one below the other";
    below = row->geometry().bottom();
    rows.emplace_back(row->findChild<QLabel*>()->text(), nullptr);
    for (const auto* button : row->findChildren<QToolButton*>())
      if (button->isVisible() && button->defaultAction() != nullptr) rows.back().second = button->defaultAction();
  }
  return rows;
}

TEST_F(WindowMessages, EachHasARowWithItsOwnButton) {
  std::filesystem::copy(camera, file("zoom.vmd"));
  auto song = dance;
  song.replace_extension(".wav");
  std::filesystem::copy(dance, song);
  const auto action = [this](app::ActionId id) { return window->commands()[id]; };
  window->resize(900, 700);
  open({model, dance});
  bar().addMessage([] { return QStringLiteral("For your information"); });
  bar().addMessage([] { return QStringLiteral("Broken"); }, action(app::ActionId::FindMissing));
  // THEN each has a row, with the button that is about it
  auto rows = rowsOf(bar());
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0].first, QStringLiteral("In the same folder: ダンス.wav and the camera zoom.vmd"));
  EXPECT_EQ(rows[0].second, action(app::ActionId::CameraBeside)) << "after that of the song";
  EXPECT_EQ(rows[1].first, QStringLiteral("For your information"));
  EXPECT_EQ(rows[1].second, nullptr);
  EXPECT_EQ(rows[2].first, QStringLiteral("Broken"));
  EXPECT_EQ(rows[2].second, action(app::ActionId::FindMissing));
  for (auto* dock : window->findChildren<QDockWidget*>()) dock->hide();
  // WHEN the window is low THEN there is one, which says how many wait, and the view has its half
  window->resize(640, 360);
  settle();
  rows = rowsOf(bar());
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].second, action(app::ActionId::CameraBeside));
  const auto said = [this](const char* text) {
    const auto labels = bar().findChildren<QLabel*>();
    return std::ranges::any_of(labels, [text](const QLabel* of) { return of->isVisible() && of->text() == text; });
  };
  EXPECT_TRUE(said("+2"));
  EXPECT_TRUE(waitFor([&] { return view().height() >= 180; })) << view().height();
  // AND the next follows when it is closed
  const auto close = [this] {
    for (auto* button : bar().findChildren<QToolButton*>())
      if (button->isVisible() && button->toolTip() == QLatin1String("Close")) return support::click(button);
  };
  close();
  rows = rowsOf(bar());
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].first, QStringLiteral("For your information"));
  EXPECT_TRUE(said("+1"));
  // AND after its time
  bar().setTimes(50, 50);
  EXPECT_TRUE(waitFor([&] { return rowsOf(bar()).size() == 1 && rowsOf(bar())[0].first.contains("Broken"); }));
  EXPECT_TRUE(waitFor([&] { return !bar().isVisible(); }));
}

TEST_F(WindowMessages, InFullScreenEachHasALine) {
  open({model, dance});
  press(Qt::Key_F);
  ASSERT_TRUE(waitFor([&] { return window->isFullScreen(); }));
  bar().showMessages(text("First"));
  bar().addMessage([] { return QStringLiteral("Second"); });
  EXPECT_TRUE(waitFor([&] { return playback().said() == "First\nSecond"; }));
  // AND what comes later is said alone: the others were said already
  bar().addMessage([] { return QStringLiteral("Third"); });
  EXPECT_TRUE(waitFor([&] { return playback().said() == "Third"; }));
  // AND nothing is said again when one goes
  playback().say("");
  bar().removeOffer(window->commands()[app::ActionId::PlayBoth]);
  bar().dismiss();
  settle();
  EXPECT_EQ(playback().said(), "");
  // AND they are below each other in the picture
  playback().setBones(false);
  document().setBackground(Qt::white);
  const auto plates = [this] {  // their height in pixels, at their left padding
    settle();
    const QImage shown = view().screen()->grabWindow(view().winId()).toImage();
    const auto x = static_cast<int>(10 * view().devicePixelRatio());
    int height = 0;
    for (int y = 0; y < shown.height() / 2; ++y) height += qGray(shown.pixel(x, y)) < 110 ? 1 : 0;
    return height;
  };
  playback().say("First");
  int one = 0;
  EXPECT_TRUE(waitFor([&] { return (one = plates()) > 0; }));
  playback().say("First\nFirst");
  EXPECT_TRUE(waitFor([&] { return plates() == 2 * one; })) << plates() << ", one has " << one;
  press(Qt::Key_F);
  ASSERT_TRUE(waitFor([&] { return !window->isFullScreen(); }));
  bar().dismiss();
}

TEST_F(WindowMessages, AnOfferThatIsTakenGoesAlone) {
  // GIVEN a dance that replaced another, a pose that hides it, and something else to know
  open({model, dance});
  const auto other = file("別の踊り.vmd");
  vmd::Motion motion = support::legDance();
  motion.boneKeys[0].translation.y = 1.0F;
  ASSERT_TRUE(vmd::writeVmdFile(motion, other));
  open({other});
  const auto knows = [this] {
    const auto rows = rowsOf(bar());
    return std::ranges::any_of(rows, [](const auto& row) { return row.first == QStringLiteral("To know"); });
  };
  const auto offers = [this](const QAction* action) {
    return std::ranges::any_of(rowsOf(bar()), [action](const auto& row) { return row.second == action; });
  };
  bar().addMessage([] { return QStringLiteral("To know"); });
  QAction* both = window->commands()[app::ActionId::PlayBoth];
  ASSERT_TRUE(offers(both));
  // WHEN an offer is taken THEN its row goes, and the other stays
  both->trigger();
  EXPECT_FALSE(offers(both));
  EXPECT_TRUE(knows());
  ASSERT_TRUE(window->savePose(file("pose.vpd"), app::PoseForm::Shown));
  EXPECT_TRUE(knows()) << "and so it does when a pose is saved";
  open({file("pose.vpd")});
  bar().addMessage([] { return QStringLiteral("To know"); });
  auto* without = window->findChild<QAction*>(QStringLiteral("withoutPose"));
  ASSERT_NE(without, nullptr);
  ASSERT_TRUE(offers(without));
  without->trigger();
  EXPECT_FALSE(offers(without));
  EXPECT_TRUE(knows());
}

TEST_F(WindowMessages, SavingTakesOnlyItsOwnErrorBack) {
  open({model, dance});
  EXPECT_FALSE(window->saveShow(file("nowhere") / "tonight.odori"));
  EXPECT_TRUE(window->message().contains("tonight.odori")) << window->message().toStdString();
  bar().addMessage([] { return QStringLiteral("To know"); });
  ASSERT_TRUE(window->saveShow(file("tonight.odori")));
  EXPECT_EQ(window->message(), "To know");
}

TEST_F(WindowMessages, ReadingAgainTakesOnlyItsOwnErrorsBack) {
  // GIVEN a model whose texture is missing
  pmx::Model textured = support::legModel();
  textured.textures = {"skin.png"};
  textured.materials[0].texture = 0;
  ASSERT_TRUE(pmx::writePmxFile(textured, model));
  open({model});
  QAction* find = window->commands()[app::ActionId::FindTextures];
  const auto offers = [&] {
    return std::ranges::any_of(rowsOf(bar()), [find](const auto& row) { return row.second == find; });
  };
  ASSERT_TRUE(offers());
  bar().addMessage([] { return QStringLiteral("To know"); });
  const auto readAgain = [this](const std::function<void()>& act) {
    QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
    act();
    ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
    settle();
  };
  // WHEN a folder is searched that hasn't got it THEN the offer is made again, below the other
  readAgain([&] { window->useTexturesFrom(file("カメラ")); });
  EXPECT_TRUE(window->message().startsWith("To know")) << window->message().toStdString();
  EXPECT_TRUE(offers());
  // AND with the texture in its place the offer is gone
  QImage red(4, 4, QImage::Format_RGB32);
  red.fill(Qt::red);
  ASSERT_TRUE(red.save(QString::fromStdString(file("skin.png").string())));
  readAgain([&] { window->reload(); });
  EXPECT_EQ(window->message(), "To know");
}

TEST_F(WindowMessages, WhatWasSavedIsSaidOverThePicture) {
  open({model, dance});
  ASSERT_TRUE(window->saveShow(file("tonight.odori")));
  EXPECT_EQ(playback().said(), "Show saved: tonight.odori");
  ASSERT_TRUE(window->savePose(file("pose.vpd"), app::PoseForm::Shown));
  EXPECT_EQ(playback().said(), "Pose saved: pose.vpd");
}

}  // namespace
