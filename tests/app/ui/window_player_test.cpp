// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests use the window as a player of films: by the keys and clicks that such people know.
#include <cmath>
#include <fstream>

#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

#include "app/panels/actor_fields.h"
#include "app/playback/transport_bar.h"
#include "app/ui/model_menu.h"
#include "tests/app/film/sounds.h"
#include "tests/app/ui/window_show.h"

namespace {

using app::ActionId;
using support::waitFor;

class WindowPlayer : public support::WindowShow {
 protected:
  [[nodiscard]] QAction* command(ActionId id) const { return window->commands()[id]; }
  [[nodiscard]] double frame() const { return window->transport().frame(); }
  /// Returns the entry of a menu with this text, mnemonic included.
  static QAction* entry(const QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions())
      if (action->text() == text) return action;
    return nullptr;
  }
  [[nodiscard]] std::pair<bool, bool> visible() const {
    return {actors()[0].switches.visible, actors()[1].switches.visible};
  }
};

TEST_F(WindowPlayer, DigitsGoToTenthsOfTheDance) {
  open({model, dance});  // 300 frames
  for (const auto& [key, wanted] : {std::pair{Qt::Key_5, 150.0}, {Qt::Key_9, 270.0}, {Qt::Key_0, 0.0}}) {
    press(key);
    EXPECT_EQ(frame(), wanted);
  }
}

TEST_F(WindowPlayer, CommaAndFullStopStepFrames) {
  open({model, dance});
  pauseAt(10);
  press(Qt::Key_Period);
  EXPECT_EQ(frame(), 11.0);
  press(Qt::Key_Comma);
  press(Qt::Key_Comma);
  EXPECT_EQ(frame(), 9.0);
}

TEST_F(WindowPlayer, KeysOfTheSongSayWhatTheyDo) {
  open({model, dance});
  EXPECT_FALSE(command(ActionId::Mute)->isEnabled()) << "there is no song";
  const auto song = file("曲.wav");
  std::ofstream(song, std::ios::binary) << support::wavBytes({});
  open({song});
  press(Qt::Key_M);
  EXPECT_TRUE(document().state().song.muted);
  EXPECT_EQ(playback().said(), "Sound off");
  press(Qt::Key_M);
  EXPECT_FALSE(document().state().song.muted);
  EXPECT_EQ(playback().said(), "Sound on");
  const float before = document().state().song.volume;
  press(Qt::Key_Down);
  EXPECT_NEAR(document().state().song.volume, before - 0.05F, 1e-6F);
  EXPECT_EQ(playback().said(), QStringLiteral("Volume: %1 %").arg(std::lround((before - 0.05F) * 100.0F)));
  press(Qt::Key_Up);
  EXPECT_NEAR(document().state().song.volume, before, 1e-6F);
}

TEST_F(WindowPlayer, ASongBesideTheDanceHasAButton) {
  auto beside = dance;
  beside.replace_extension(".wav");
  std::ofstream(beside, std::ios::binary) << support::wavBytes({});
  open({model, dance});
  for (auto* button : window->findChildren<QToolButton*>())
    if (button->defaultAction() == command(ActionId::SongBeside) && button->isVisible()) support::click(button);
  EXPECT_EQ(document().state().song.file, beside);
}

TEST_F(WindowPlayer, APauseShowsAWholeFrame) {
  open({model, dance});
  press(Qt::Key_Space);
  ASSERT_TRUE(waitFor([&] { return window->transport().frame() > 3; }));
  // GIVEN a moment between two frames
  ASSERT_TRUE(waitFor([&] {
    window->transport().advance();
    return std::abs(window->transport().frame() - std::round(window->transport().frame())) > 0.2;
  }));
  press(Qt::Key_Space);
  settle();
  EXPECT_FALSE(window->transport().playing());
  EXPECT_EQ(window->transport().frame(), std::floor(window->transport().frame()));
  EXPECT_EQ(window->transportBar().frame()->value(), window->transport().frame());
}

TEST_F(WindowPlayer, SwitchesAndSpeedAreSaidOverThePicture) {
  open({model, dance});
  press(Qt::Key_BracketRight);
  EXPECT_EQ(playback().said(), QStringLiteral("Speed: 1.10×"));
  press(Qt::Key_L);
  EXPECT_EQ(playback().said(), "Loop: off");
  press(Qt::Key_P, Qt::ShiftModifier);
  EXPECT_TRUE(playback().said().endsWith(QStringLiteral(": off"))) << playback().said().toStdString();
}

TEST_F(WindowPlayer, ADoubleClickIsFullScreenAndBack) {
  open({model, dance});
  QTest::mouseDClick(&view(), Qt::LeftButton, {}, {200, 200});
  EXPECT_TRUE(waitFor([&] { return window->isFullScreen(); }));
  QTest::mouseDClick(&view(), Qt::LeftButton, {}, {200, 200});
  EXPECT_TRUE(waitFor([&] { return !window->isFullScreen(); }));
}

TEST_F(WindowPlayer, SpacePlaysFromANumberFieldToo) {
  open({model, dance});
  QDoubleSpinBox* x = panel().fields().position[0];
  panel().raise();
  select(0);
  x->setFocus();
  const QString before = x->text();
  auto* edit = x->findChild<QLineEdit*>();
  // GIVEN a field that was entered by Tab, so that all its text is selected
  edit->selectAll();
  QKeyEvent offered(QEvent::ShortcutOverride, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
  offered.ignore();
  QCoreApplication::sendEvent(edit, &offered);
  // THEN the key is left to the shortcut, and the text stays
  EXPECT_FALSE(offered.isAccepted());
  EXPECT_EQ(x->text(), before);
}

TEST_F(WindowPlayer, ArrowsCountInANumberFieldThoughASongPlays) {
  const auto song = file("曲.wav");
  std::ofstream(song, std::ios::binary) << support::wavBytes({});
  open({model, dance, song});
  auto* edit = window->transportBar().speed()->findChild<QLineEdit*>();
  for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down}) {
    QKeyEvent offered(QEvent::ShortcutOverride, key, Qt::NoModifier);
    offered.ignore();
    QCoreApplication::sendEvent(edit, &offered);
    EXPECT_TRUE(offered.isAccepted()) << "the key is the field's, and not that of the volume";
  }
}

TEST_F(WindowPlayer, VolumeAtItsEndMakesNoStep) {
  const auto song = file("曲.wav");
  std::ofstream(song, std::ios::binary) << support::wavBytes({});
  open({model, dance, song});
  document().change([] { return QString(); }, [](app::DocumentState& state) { state.song.volume = 1.0F; });
  const int steps = document().undoStack().count();
  press(Qt::Key_Up);
  EXPECT_EQ(document().undoStack().count(), steps);
}

TEST_F(WindowPlayer, AClickOnAModelSelectsIt) {
  // GIVEN two models beside each other, at rest; the triangles are around the left ankle
  open({model, dance, second});
  pauseAt(0);
  select(1);
  place(6);
  ASSERT_EQ(window->selection().actor(), actors()[1].id);
  // WHEN the first one's surface is clicked THEN it is selected, and so with the other
  QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint(kFootAtRest));
  EXPECT_EQ(window->selection().actor(), actors()[0].id);
  EXPECT_EQ(playback().said(), QStringLiteral("Selected: 踊り子"));
  QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint(aside(kFootAtRest, 6)));
  EXPECT_EQ(window->selection().actor(), actors()[1].id);
  // AND beside all of them nothing changes
  QTest::mouseClick(&view(), Qt::LeftButton, {}, viewPoint({-6, 10, 0}));
  EXPECT_EQ(window->selection().actor(), actors()[1].id);
  // AND of two, one behind the other, the nearer one is found, whichever comes first in the show
  panel().fields().position[0]->setValue(0.0);
  for (const auto& [z, nearer] : {std::pair{0.5, 0U}, {-0.5, 1U}}) {
    panel().fields().position[2]->setValue(z);
    settle();
    EXPECT_EQ(playback().modelAt(viewPoint(kFootAtRest)), actors()[nearer].id);
  }
  place(6);
  // AND what the dance lifted is where it is seen
  pauseAt(10);
  EXPECT_EQ(playback().modelAt(viewPoint(kFootLifted)), actors()[0].id);
  EXPECT_EQ(playback().modelAt(viewPoint(kFootAtRest)), 0U);
}

TEST_F(WindowPlayer, TheRightButtonOpensAModelsMenu) {
  open({model, dance, second});
  pauseAt(0);
  select(1);
  place(6);
  QTest::mouseClick(&view(), Qt::RightButton, {}, viewPoint(kFootAtRest));
  EXPECT_TRUE(waitFor([&] { return QApplication::activePopupWidget() != nullptr; }));
  EXPECT_EQ(window->selection().actor(), actors()[0].id);
  if (QWidget* popup = QApplication::activePopupWidget()) QTest::keyClick(popup, Qt::Key_Escape);
  const app::ActorId id = actors()[0].id;
  // WHEN it is shown alone, and together again THEN each is one step
  const int steps = document().undoStack().count();
  entry(window->modelMenu().menuOf(id), "Show &Alone")->trigger();
  EXPECT_EQ(visible(), std::pair(true, false));
  entry(window->modelMenu().menuOf(id), "Show &Alone")->trigger();
  EXPECT_EQ(visible(), std::pair(true, true));
  EXPECT_EQ(document().undoStack().count(), steps + 2);
  entry(window->modelMenu().menuOf(id), "&Physics of This Model")->trigger();
  EXPECT_FALSE(actors()[0].switches.physics);
  EXPECT_TRUE(actors()[1].switches.physics);
  entry(window->modelMenu().menuOf(id), "&Hide")->trigger();
  EXPECT_EQ(visible(), std::pair(false, true));
  EXPECT_TRUE(window->modelMenu().menuOf(id).actions().contains(command(ActionId::IkSelected)));
  // AND beside all models the menu is the show's
  const QMenu& show = window->modelMenu().menuOf(0);
  EXPECT_TRUE(show.actions().contains(command(ActionId::Ik)));
  EXPECT_FALSE(show.actions().contains(command(ActionId::Remove)));
}

TEST_F(WindowPlayer, NumbersForDevelopersAreBehindAKey) {
  open({model, dance});
  const auto shown = [&](const char* part) {
    for (const auto* label : window->statusBar()->findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(QString::fromUtf8(part))) return true;
    return false;
  };
  EXPECT_TRUE(waitFor([&] { return shown("踊り子"); }));
  EXPECT_FALSE(shown(" ms"));
  EXPECT_FALSE(shown("triangles"));
  press(Qt::Key_G, Qt::ShiftModifier);
  settle();
  EXPECT_TRUE(waitFor([&] { return shown(" ms") && shown("triangles"); }));
}

}  // namespace
