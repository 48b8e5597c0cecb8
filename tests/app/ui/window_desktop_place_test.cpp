// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Where the models stand on the desktop, and how the mouse moves and scales them there.

#include <algorithm>

#include <QGuiApplication>
#include <QProcess>
#include <QScreen>
#include <QStandardPaths>
#include <QWheelEvent>

#include "app/stage/camera_tool.h"
#include "app/ui/window_settings.h"
#include "tests/app/ui/stored_values.h"
#include "tests/app/ui/window_desktop.h"

namespace {

using app::ActionId;
using support::waitFor;
using support::WindowDesktopStage;

TEST_F(WindowDesktopStage, StandsWhereItStoodBefore) {
  open({model, dance});
  const QRect inWindow(view().mapToGlobal(QPoint()), view().size());
  enterAgain();
  // At first only the frame goes.
  EXPECT_EQ(desktop().geometry(), inWindow);
  const QRect moved(150, 60, 400, 300);
  desktop().setGeometry(moved);
  ASSERT_TRUE(waitFor([&] { return desktop().geometry() == moved && view().size() == moved.size(); }));
  stage().leave();
  enterAgain();
  EXPECT_EQ(desktop().geometry(), moved);
}

TEST_F(WindowDesktopStage, ComesOntoTheScreenFromAnywhere) {
  open({model, dance});
  enterAgain();
  desktop().setGeometry(100000, -90000, 400, 300);
  stage().leave();
  enterAgain();
  EXPECT_TRUE(window->screen()->geometry().intersects(desktop().geometry()));
  EXPECT_EQ(desktop().size(), QSize(400, 300));
}

TEST_F(WindowDesktopStage, ItsPlaceIsStored) {
  QTemporaryDir config;
  const auto kept = support::keepSettingsIn(config.path());
  {
    app::WindowSettings settings(true);
    EXPECT_TRUE(settings.stagePlace().isEmpty());
    settings.setStagePlace({-5, 40, 640, 360});
    settings.setStageRate(15);
  }
  EXPECT_EQ(app::WindowSettings(true).stagePlace(), QRect(-5, 40, 640, 360));
  EXPECT_EQ(app::WindowSettings(true).stageRate(), 15);
}

TEST_F(WindowDesktopStage, AltAndTheMouseMoveAndScaleIt) {
  enter();
  desktop().setGeometry(100, 80, 400, 300);
  ASSERT_TRUE(waitFor([&] { return desktop().geometry() == QRect(100, 80, 400, 300); }));
  const vmd::CameraState before = cameraTool().camera();
  drag(Qt::LeftButton, {30, -20});
  EXPECT_TRUE(waitFor([&] { return desktop().geometry() == QRect(130, 60, 400, 300); }))
      << desktop().x() << ' ' << desktop().y();
  // 200 pixels down are half the size, and the middle of the lower edge stays at (330, 360).
  drag(Qt::RightButton, {0, 200});
  EXPECT_TRUE(waitFor([&] { return desktop().geometry() == QRect(230, 210, 200, 150); }))
      << desktop().x() << ' ' << desktop().y() << ' ' << desktop().width();
  // Ten notches of the wheel are the double.
  const QPointF at(10, 10);
  QWheelEvent wheel(at, view().mapToGlobal(at.toPoint()), {}, {1200, 0}, Qt::NoButton, Qt::AltModifier,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&view(), &wheel);
  EXPECT_TRUE(waitFor([&] { return desktop().geometry() == QRect(130, 60, 400, 300); }));
  EXPECT_EQ(cameraTool().camera().rotation, before.rotation);
  EXPECT_EQ(cameraTool().camera().distance, before.distance);
}

TEST_F(WindowDesktopStage, LargePlacesAreMadeSmallerAndModelsComeIntoReach) {
  open({model, dance});
  enterAgain();
  const QRect room = window->screen()->availableGeometry();
  // Twice as large as the screen, with the lower edge far below it.
  desktop().showAt({room.x(), room.y(), 2 * room.width(), 2 * room.height()});
  EXPECT_EQ(desktop().size(), room.size());
  EXPECT_TRUE(room.contains(QPoint(desktop().geometry().center().x(), desktop().geometry().bottom())));
  // A corner alone is on the screen. Where clicks don't tell where the models are, they are in the
  // middle third, 134 of 400 wide: half of it, and half of the height, are on the screen then.
  action(ActionId::StageClicks)->trigger();
  desktop().showAt({room.right() - 50, room.bottom() - 50, 400, 300});
  EXPECT_EQ(desktop().geometry(), QRect(room.right() + 1 - 67 - 133, room.bottom() + 1 - 150, 400, 300));
}

/// Returns where the window takes clicks, on the screen.
QRect modelsOn(const app::DesktopWindow& desktop) {
  return desktop.clicks().value_or(QRegion()).boundingRect().translated(desktop.pos());
}

/// Returns the size of the rectangle around what is seen of the models on a screen.
QSize seenOf(const app::DesktopWindow& desktop, const QRect& screen) {
  return (desktop.clicks().value_or(QRegion()).translated(desktop.pos()) & screen).boundingRect().size();
}

TEST_F(WindowDesktopStage, ADragLeavesSomeOfTheModelsOnTheScreen) {
  enter();
  place({100, 80, 400, 300});
  ASSERT_EQ(view().devicePixelRatio(), 1.0);
  const QRect room = window->screen()->availableGeometry();
  const QSize whole = modelsOn(desktop()).size();
  const QSize enough(std::min((whole.width() + 1) / 2, 40), std::min((whole.height() + 1) / 2, 40));
  ASSERT_FALSE(whole.isEmpty());
  for (const QPoint far : {QPoint(-5000, -5000), QPoint(5000, 0), QPoint(0, 5000), QPoint(-5000, 0)}) {
    drag(Qt::LeftButton, far);
    const QSize left = seenOf(desktop(), room);
    EXPECT_GE(left.width(), enough.width()) << far.x() << ' ' << far.y();
    EXPECT_GE(left.height(), enough.height()) << far.x() << ' ' << far.y();
    EXPECT_EQ(desktop().size(), QSize(400, 300));
  }
  // WHEN enough of them is left THEN they stay where they were dragged to, as here all of them
  desktop().move(room.x() - modelsOn(desktop()).x() + desktop().x() + 5, 100);
  ASSERT_LT(desktop().x(), room.x());
  const QPoint there = desktop().pos();
  drag(Qt::LeftButton, {3, 30});
  QTest::qWait(1500);  // what a window manager moves comes back after a second
  EXPECT_EQ(desktop().pos(), there + QPoint(3, 30));
}

TEST_F(WindowDesktopStage, ScalingLeavesTheModelsOnTheScreen) {
  enter();
  const QRect room = window->screen()->availableGeometry();
  // GIVEN models whose feet are below the screen WHEN they become small THEN they would be below it
  place({100, room.bottom() - 320, 400, 300});
  ASSERT_TRUE(room.intersects(modelsOn(desktop())));
  desktop().move(100, desktop().y() + (room.bottom() - modelsOn(desktop()).center().y()));
  const QPointF at(10, 10);
  QWheelEvent wheel(at, view().mapToGlobal(at.toPoint()), {}, {0, -120 * 15}, Qt::NoButton, Qt::AltModifier,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&view(), &wheel);
  EXPECT_LT(desktop().width(), 200);
  const auto small = [&] { return seen.size() == view().pixels() && view().width() < 200; };
  EXPECT_TRUE(waitFor([&] { return small() && !seenOf(desktop(), room).isEmpty(); })) << desktop().y();
}

TEST_F(WindowDesktopStage, ComesBackFromWhereTheDesktopMovedIt) {
  enter();
  ASSERT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
  desktop().move(5000, 100);
  const QRect room = window->screen()->availableGeometry();
  EXPECT_TRUE(waitFor([&] { return !seenOf(desktop(), room).isEmpty(); })) << desktop().x();
}

TEST_F(WindowDesktopStage, StandsAsLowAsItStoodBefore) {
  open({model, dance});
  enterAgain();
  // The lower edge is below the screen's, as for people who want the feet out of sight.
  const QRect low(100, window->screen()->availableGeometry().bottom() - 275, 400, 300);
  desktop().setGeometry(low);
  ASSERT_TRUE(waitFor([&] { return desktop().geometry() == low && view().size() == low.size(); }));
  stage().leave();
  enterAgain();
  EXPECT_EQ(desktop().geometry(), low);
}

/// This splits the X server's screen into two monitors beside each other while it lives.
class TwoScreens {
 public:
  TwoScreens() {
    const QRect whole = QGuiApplication::primaryScreen()->geometry();
    const QString half = QStringLiteral("%1/200x%2/200").arg(whole.width() / 2).arg(whole.height());
    run({QStringLiteral("--setmonitor"), QStringLiteral("left"), half + QStringLiteral("+0+0"),
         QStringLiteral("screen")});
    run({QStringLiteral("--setmonitor"), QStringLiteral("right"), half + QStringLiteral("+%1+0").arg(whole.width() / 2),
         QStringLiteral("none")});
    two = waitFor([] { return QGuiApplication::screens().size() == 2; }, 5.0);
  }
  ~TwoScreens() {
    removeRight();
    run({QStringLiteral("--delmonitor"), QStringLiteral("left")});
    EXPECT_TRUE(waitFor([] { return QGuiApplication::screens().size() == 1; }));
  }
  TwoScreens(const TwoScreens&) = delete;
  TwoScreens& operator=(const TwoScreens&) = delete;
  void removeRight() { run({QStringLiteral("--delmonitor"), QStringLiteral("right")}); }

  bool two = false;  // false where the X server can't

 private:
  static void run(const QStringList& arguments) { QProcess::execute(QStringLiteral("xrandr"), arguments); }
};

TEST_F(WindowDesktopStage, ComesFromAScreenThatIsGone) {
  if (QGuiApplication::platformName() != QLatin1String("xcb") ||
      QStandardPaths::findExecutable(QStringLiteral("xrandr")).isEmpty())
    GTEST_SKIP() << "there is no xrandr";
  TwoScreens screens;
  if (!screens.two) GTEST_SKIP() << "the X server has no monitors (RandR 1.5)";
  const QRect left = QGuiApplication::screens().front()->geometry();
  const QRect right = QGuiApplication::screens().back()->geometry();
  ASSERT_EQ(right, left.translated(left.width(), 0));
  enter();
  // WHEN it is dragged from one screen onto the other THEN it stays there, and across the edge
  desktop().setGeometry(left.x() + 50, 80, 400, 300);
  still();
  drag(Qt::LeftButton, {left.width(), 0});
  EXPECT_EQ(desktop().pos(), QPoint(right.x() + 50, 80));
  drag(Qt::LeftButton, {-250, 0});
  EXPECT_EQ(desktop().pos(), QPoint(right.x() - 200, 80));
  drag(Qt::LeftButton, {400, 0});
  EXPECT_EQ(desktop().pos(), QPoint(right.x() + 200, 80));
  // WHEN that screen is gone THEN it is on the other
  screens.removeRight();
  EXPECT_TRUE(waitFor([&] { return QGuiApplication::screens().size() == 1 && left.intersects(modelsOn(desktop())); }))
      << desktop().x();
}

}  // namespace
