// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Playing in the window: frames between two, speeds, the bar in full screen, and the settings that
// are kept.

#include <QAction>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QToolButton>
#include <QtTest>

#include "app/playback/full_screen_bar.h"
#include "app/playback/transport_bar.h"
#include "app/widgets/frame_field.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

class WindowPlay : public support::WindowTest {
 protected:
  [[nodiscard]] app::FrameField* field() const { return window->transportBar().frame(); }
  void type(const QString& text) {
    auto* line = field()->findChild<QLineEdit*>();
    field()->setFocus();
    field()->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
    settle();
  }
};

TEST_F(WindowPlay, FramesHaveFractions) {
  open({model, dance});
  // WHEN one is typed THEN it is shown and kept, with any decimal sign
  for (const QString text : {"12.5", "7,25"}) {
    type(text);
    EXPECT_EQ(window->clock().frame(), QString(text).replace(u',', u'.').toDouble());
    QTest::qWait(50);
    settle();
    EXPECT_EQ(field()->text(), QString(text).replace(u',', u'.') + " / 300");
  }
  // AND reading the files anew doesn't drop it
  window->commands()[app::ActionId::Reload]->trigger();
  settle();
  QTest::qWait(50);
  EXPECT_EQ(field()->text(), "7.25 / 300");
  // WHEN a whole number is typed THEN there's no decimal sign
  type("30");
  EXPECT_EQ(field()->text(), "30 / 300");
  EXPECT_EQ(window->clock().frame(), 30.0);
  // AND while it plays they are whole
  window->transport().setPlaying(true);
  ASSERT_TRUE(waitFor([&] { return window->clock().frame() > 40.0; }));
  EXPECT_FALSE(field()->text().contains(u'.')) << field()->text().toStdString();
}

TEST_F(WindowPlay, TheFramesFieldIsLeftByReturnAndEscape) {
  open({model, dance});
  type("120");
  // WHEN the dance has gone on and Return is pressed on that number THEN it goes back there
  window->transport().seek(30.0);
  field()->setFocus();
  field()->setValue(120.0);
  window->transport().seek(40.0);
  QTest::keyClick(field(), Qt::Key_Return);
  EXPECT_EQ(window->clock().frame(), 120.0);
  // WHEN a number is typed and Escape is pressed THEN there is no seek, and the keys are the view's
  // again
  field()->setFocus();
  field()->selectAll();
  QTest::keyClicks(field(), "77");
  QTest::keyClick(field(), Qt::Key_Escape);
  EXPECT_EQ(window->clock().frame(), 120.0);
  EXPECT_FALSE(field()->hasFocus());
  EXPECT_EQ(field()->text(), "120 / 300");
  // AND Space isn't the field's
  QKeyEvent space(QEvent::ShortcutOverride, Qt::Key_Space, Qt::NoModifier, " ");
  space.ignore();
  QCoreApplication::sendEvent(field(), &space);
  EXPECT_FALSE(space.isAccepted());
}

TEST_F(WindowPlay, SpeedGoesFromATenthToTenTimes) {
  open({model, dance});
  auto* speed = window->transportBar().speed();
  speed->setValue(4.0);
  EXPECT_EQ(window->clock().speed(), 4.0);
  EXPECT_TRUE(speed->toolTip().contains("0.1 to 10 "));
  for (int i = 0; i < 3; ++i) press(Qt::Key_BracketLeft);
  EXPECT_NEAR(window->clock().speed(), 3.7, 1e-9);
  for (int i = 0; i < 90; ++i) choose(window->commands()[app::ActionId::Faster]);
  EXPECT_EQ(window->clock().speed(), 10.0);
  EXPECT_EQ(speed->value(), 10.0);
  press(Qt::Key_Backspace);
  EXPECT_EQ(window->clock().speed(), 1.0);
  speed->setValue(0.01);
  EXPECT_EQ(window->clock().speed(), 0.1);
}

TEST_F(WindowPlay, InFullScreenTheBarComesAndGoes) {
  open({model, dance});
  app::FullScreenBar& over = window->fullScreenBar();
  QWidget& bar = window->transportBar();
  const auto hidden = [&] { return !over.shown(); };
  const auto goes = [&] {
    over.setStay(1);
    const bool gone = waitFor(hidden);
    over.setStay(60'000);
    return gone;
  };
  over.setStay(60'000);
  const int height = view().height();
  press(Qt::Key_F11);
  settle();
  // THEN it shows itself first, over the view's lower edge, and goes, with the pointer; the picture
  // keeps its size
  EXPECT_TRUE(over.shown());
  EXPECT_TRUE(bar.isVisible());
  const QRect picture(window->mapFromGlobal(view().mapToGlobal(QPoint())), view().size());
  const QRect place(bar.mapTo(window.get(), QPoint()), bar.size());
  EXPECT_TRUE(picture.contains(place.center()));
  EXPECT_EQ(place.bottom(), picture.bottom());
  QCursor::setPos(view().mapToGlobal(QPoint(50, 50)));
  ASSERT_TRUE(goes());
  EXPECT_FALSE(bar.isVisible());
  EXPECT_EQ(view().cursor().shape(), Qt::BlankCursor);
  EXPECT_GT(view().height(), height);
  // WHEN the mouse moves THEN both come
  const auto move = [&](QPoint at) {
    QMouseEvent event(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&view(), &event);
  };
  move({90, 70});
  EXPECT_TRUE(over.shown());
  EXPECT_EQ(view().cursor().shape(), Qt::ArrowCursor);
  ASSERT_TRUE(goes());
  // WHEN the mouse only reports its position again THEN nothing comes
  move({90, 70});
  EXPECT_TRUE(hidden());
  // WHEN a key controls the dance THEN it comes, too
  press(Qt::Key_Space);
  EXPECT_TRUE(over.shown());
  press(Qt::Key_Space);
  ASSERT_TRUE(goes());
  // WHEN the field for a frame gets the keyboard THEN it stays as long
  press(Qt::Key_G, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([&] { return field()->hasFocus(); }));
  over.setStay(10);
  QTest::qWait(100);
  EXPECT_TRUE(over.shown());
  type("7.5");
  EXPECT_EQ(window->clock().frame(), 7.5);
  ASSERT_TRUE(goes());
  // WHEN full screen is left THEN it is where it was
  press(Qt::Key_Escape);
  settle();
  EXPECT_TRUE(bar.isVisible());
  EXPECT_FALSE(over.shown());
  EXPECT_EQ(view().cursor().shape(), Qt::ArrowCursor);
  EXPECT_GT(bar.mapTo(window.get(), QPoint()).y(),
            window->mapFromGlobal(view().mapToGlobal(QPoint())).y() + view().height());
  QTest::mouseClick(window->transportBar().findChild<QToolButton*>(), Qt::LeftButton);
}

TEST_F(WindowPlay, WhereNothingCanLieOverTheViewTheBarComesUnderIt) {
  open({model, dance});
  app::FullScreenBar& under = window->fullScreenBar();
  under.setOver(false);  // as under Wayland
  under.setStay(60'000);
  QWidget& bar = window->transportBar();
  const auto bottomOfView = [&] { return window->mapFromGlobal(view().mapToGlobal(QPoint())).y() + view().height(); };
  press(Qt::Key_F11);
  settle();
  EXPECT_TRUE(under.shown());
  ASSERT_TRUE(waitFor([&] { return bar.isVisible() && bar.mapTo(window.get(), QPoint()).y() >= bottomOfView(); }));
  QCursor::setPos(view().mapToGlobal(QPoint(50, 50)));
  under.setStay(1);
  ASSERT_TRUE(waitFor([&] { return !under.shown() && !bar.isVisible(); }));
  under.setStay(60'000);
  // THEN the view has its room
  EXPECT_TRUE(waitFor([&] { return bottomOfView() > window->height() - 10; }));
  press(Qt::Key_Space);
  EXPECT_TRUE(waitFor([&] { return bar.isVisible(); }));
  press(Qt::Key_Escape);
  settle();
  EXPECT_TRUE(bar.isVisible());
  EXPECT_FALSE(under.shown());
}

TEST_F(WindowPlay, TheLoopIsKeptAndTheSpeedIsNot) {
  support::keepSettingsIn(folder.path());
  {
    app::MainWindow first((app::WindowOptions()));
    first.show();
    EXPECT_EQ(first.clock().speed(), 1.0);
    first.transportBar().speed()->setValue(2.5);
    first.commands()[app::ActionId::Loop]->setChecked(false);
    first.close();
  }
  app::MainWindow second((app::WindowOptions()));
  second.show();
  EXPECT_EQ(second.clock().speed(), 1.0);
  EXPECT_EQ(second.transportBar().speed()->value(), 1.0);
  EXPECT_FALSE(second.clock().loop());
  second.close();
}

}  // namespace
