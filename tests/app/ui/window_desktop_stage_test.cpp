// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The models on the desktop, without a window. A compositor isn't needed for most of it: what the
// window's surface holds is read back. With picom, what the screen shows is compared.

#include <algorithm>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QElapsedTimer>
#include <QMenu>
#include <QPainter>
#include <QProcess>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QWheelEvent>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/document/selection.h"
#include "app/playback/transport.h"
#include "app/stage/camera_tool.h"
#include "app/stage/desktop_surface.h"
#include "app/ui/desktop_stage_controller.h"
#include "app/ui/model_menu.h"
#include "app/ui/window_settings.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using app::ActionId;
using support::waitFor;

class WindowDesktopStage : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    stage().setBlends([this] { return blends; });
    QObject::connect(&view(), &app::ViewWindow::outlineSeen, [this](const QImage& picture) { seen = picture; });
  }
  [[nodiscard]] app::DesktopStageController& stage() const { return window->desktopStage(); }
  [[nodiscard]] app::DesktopWindow& desktop() const { return stage().desktop(); }
  [[nodiscard]] QAction* action(ActionId id) const { return window->commands()[id]; }
  /// Opens the model with its dance, paused at frame 10, and lets it stand on the desktop.
  void enter() {
    open({model, dance});
    pauseAt(10);
    enterAgain();
  }
  void enterAgain() {
    action(ActionId::DesktopStage)->trigger();
    ASSERT_TRUE(stage().entered());
    ASSERT_TRUE(waitFor([&] { return !window->isVisible() && desktop().isVisible(); }));
    still();
  }
  /// Waits until what the view shows was read back.
  void still() {
    seen = QImage();
    view().requestUpdate();
    ASSERT_TRUE(waitFor([&] { return !seen.isNull(); }));
  }
  /// Presses a key in the window that has the models.
  void pressThere(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    desktop().activateWindow();
    ASSERT_TRUE(waitFor([&] { return QApplication::activeWindow() == &desktop(); }));
    QTest::keyClick(&desktop(), key, modifiers);
  }
  void drag(Qt::MouseButton button, QPoint by) {
    const QPoint from = viewPoint(kFootLifted);
    QTest::mousePress(&view(), button, Qt::AltModifier, from);
    const QPoint onScreen = view().mapToGlobal(from) + by;
    QMouseEvent moved(QEvent::MouseMove, view().mapFromGlobal(onScreen), onScreen, Qt::NoButton, button,
                      Qt::AltModifier);
    QCoreApplication::sendEvent(&view(), &moved);
    QMouseEvent released(QEvent::MouseButtonRelease, view().mapFromGlobal(onScreen), onScreen, button, Qt::NoButton,
                         Qt::AltModifier);
    QCoreApplication::sendEvent(&view(), &released);  // the view may have gone from under the mouse
  }

  bool blends = true;
  QImage seen;  // what the view showed last on the desktop
};

TEST_F(WindowDesktopStage, StaysWithoutACompositorAndSaysSo) {
  blends = false;
  open({model, dance});
  action(ActionId::DesktopStage)->trigger();
  EXPECT_FALSE(stage().entered());
  EXPECT_FALSE(action(ActionId::DesktopStage)->isChecked());
  EXPECT_TRUE(window->isVisible());
  EXPECT_FALSE(desktop().isVisible());
  EXPECT_TRUE(window->message().contains(QStringLiteral("compositor"))) << window->message().toStdString();
}

TEST_F(WindowDesktopStage, ComesBackWhenTheCompositorEnds) {
  enter();
  blends = false;
  EXPECT_TRUE(waitFor([&] { return !stage().entered(); }));
  EXPECT_TRUE(window->isVisible());
  EXPECT_TRUE(window->message().contains(QStringLiteral("compositor")));
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

TEST_F(WindowDesktopStage, ShowsTheModelAlone) {
  enter();
  ASSERT_EQ(seen.size(), view().pixels());
  // The surface has alpha, and the ground, the grid and the gradient are gone.
  EXPECT_GT(view().format().alphaBufferSize(), 0);
  const QPoint foot = (QPointF(viewPoint(kFootLifted)) * view().devicePixelRatio()).toPoint();
  EXPECT_EQ(seen.pixelColor(foot).alpha(), 255);
  EXPECT_GT(seen.pixelColor(foot).red(), 60);
  int translucent = 0, solid = 0;
  for (int y = 0; y < seen.height(); ++y)
    for (int x = 0; x < seen.width(); ++x) {
      const QRgb pixel = seen.pixel(x, y);
      translucent += qAlpha(pixel) > 0 && qAlpha(pixel) < 255;
      solid += qAlpha(pixel) == 255;
    }
  EXPECT_LT(solid, seen.width() * seen.height() / 4);
  EXPECT_LT(translucent, solid) << "edges and the shadow";
  EXPECT_EQ(qAlpha(seen.pixel(2, seen.height() - 3)), 0);
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

TEST_F(WindowDesktopStage, TakesClicksOnTheModelAlone) {
  enter();
  ASSERT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
  const QPoint foot = (QPointF(viewPoint(kFootLifted)) * view().devicePixelRatio()).toPoint();
  EXPECT_TRUE(desktop().clicks()->contains(foot));
  EXPECT_FALSE(desktop().clicks()->contains(foot + QPoint(200, 0)));
  EXPECT_FALSE(desktop().clicks()->contains(QPoint(3, view().pixels().height() - 3)));
  // WHEN the model moves THEN the place does
  pauseAt(0);
  still();
  const QPoint atRest = (QPointF(viewPoint(kFootAtRest)) * view().devicePixelRatio()).toPoint();
  EXPECT_TRUE(waitFor([&] { return desktop().clicks()->contains(atRest) && !desktop().clicks()->contains(foot); }));
  // WHEN clicks shall not go through THEN the whole window takes them
  action(ActionId::StageClicks)->trigger();
  EXPECT_FALSE(desktop().clicks().has_value());
  action(ActionId::StageClicks)->trigger();
  EXPECT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
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

TEST_F(WindowDesktopStage, DrawsNoMorePicturesThanChosen) {
  for (QAction* rate : window->commands().stageRates->actions())
    if (rate->data().toInt() == 10) rate->trigger();
  enter();
  window->transport().setPlaying(true);
  QElapsedTimer timer;
  timer.start();
  const quint64 before = playback().picturesDrawn();
  ASSERT_TRUE(waitFor([&] { return timer.elapsed() >= 1500 && playback().picturesDrawn() > before; }));
  const auto drawn = static_cast<double>(playback().picturesDrawn() - before);
  EXPECT_LE(drawn, static_cast<double>(timer.elapsed()) * 1e-3 * 10.0 + 2.0);
}

TEST_F(WindowDesktopStage, DrawsNothingWhileHiddenOrStill) {
  enter();
  ASSERT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
  const auto drawnIn = [&](int milliseconds) {
    const quint64 before = playback().picturesDrawn();
    QTest::qWait(milliseconds);
    return playback().picturesDrawn() - before;
  };
  static_cast<void>(drawnIn(300));  // what comes of the model's standing still
  EXPECT_EQ(drawnIn(700), 0U) << "still";
  window->transport().setPlaying(true);
  action(ActionId::HideStage)->setEnabled(true);  // there may be no tray
  action(ActionId::HideStage)->trigger();
  ASSERT_TRUE(waitFor([&] { return !view().isExposed(); }));
  EXPECT_EQ(drawnIn(700), 0U) << "hidden";
  action(ActionId::HideStage)->trigger();
  const quint64 before = playback().picturesDrawn();
  EXPECT_TRUE(waitFor([&] { return playback().picturesDrawn() > before; })) << "seen again";
}

/// This fixture has a compositor, and a window with a known picture below everything.
class ComposedDesktopStage : public WindowDesktopStage {
 protected:
  void SetUp() override {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("picom"));
    if (program.isEmpty()) GTEST_SKIP() << "picom isn't installed";
    if (QGuiApplication::platformName() != QLatin1String("xcb")) GTEST_SKIP() << "this isn't X11";
    if (app::desktopBlends()) GTEST_SKIP() << "another compositor runs";
    WindowDesktopStage::SetUp();
    if (!window) return;
    stage().setBlends(&app::desktopBlends);
    compositor.start(program, {QStringLiteral("--backend"), QStringLiteral("xrender"), QStringLiteral("--config"),
                               QStringLiteral("/dev/null")});
    ASSERT_TRUE(waitFor([] { return app::desktopBlends(); })) << compositor.readAllStandardError().toStdString();
    wall = QImage(window->screen()->size(), QImage::Format_RGB32);
    for (int y = 0; y < wall.height(); ++y)
      for (int x = 0; x < wall.width(); ++x)
        wall.setPixel(x, y, qRgb(40 + x % 160, 60 + y % 150, (x / 16 + y / 16) % 2 == 0 ? 220 : 30));
  }
  void TearDown() override {
    if (compositor.state() != QProcess::NotRunning) {
      compositor.terminate();
      EXPECT_TRUE(compositor.waitForFinished());
    }
    WindowTest::TearDown();
  }
  [[nodiscard]] QImage screenPicture() const {
    return window->screen()->grabWindow(0).toImage().convertToFormat(QImage::Format_RGB32);
  }

  QProcess compositor;
  QImage wall;
};

/// This window shows a picture and counts clicks.
class Wall : public QWidget {
 public:
  explicit Wall(const QImage& picture) : QWidget(nullptr, Qt::X11BypassWindowManagerHint), picture_(picture) {
    setGeometry(QRect(QPoint(), picture.size()));
  }
  int clicks = 0;

 protected:
  void paintEvent(QPaintEvent*) override { QPainter(this).drawImage(QPoint(), picture_); }
  void mousePressEvent(QMouseEvent*) override { ++clicks; }

 private:
  QImage picture_;
};

TEST_F(ComposedDesktopStage, LeavesTheRestOfTheScreenAsItIs) {
  Wall below(wall);
  below.show();
  ASSERT_TRUE(waitFor([&] { return screenPicture() == wall || window->isVisible(); }));
  enter();
  const QRect place(QPoint(desktop().geometry().topLeft()), view().pixels());
  // THEN each pixel is the model's premultiplied colour over the wall's
  QImage expected = wall;
  const auto expect = [&] {
    expected = wall;
    QPainter painter(&expected);
    painter.drawImage(place.topLeft(), seen.convertToFormat(QImage::Format_ARGB32_Premultiplied));
  };
  const auto most = [&] {
    const QImage shown = screenPicture();
    int greatest = 0;
    for (int y = 0; y < shown.height(); ++y)
      for (int x = 0; x < shown.width(); ++x) {
        const QRgb a = shown.pixel(x, y), b = expected.pixel(x, y);
        greatest = std::max(
            {greatest, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
      }
    return greatest;
  };
  EXPECT_TRUE(waitFor([&] {
    expect();
    return most() <= 1;  // rounding
  })) << most();
}

TEST_F(ComposedDesktopStage, ClicksBesideTheModelReachWhatIsBelow) {
  const QString xdotool = QStandardPaths::findExecutable(QStringLiteral("xdotool"));
  if (xdotool.isEmpty()) GTEST_SKIP() << "xdotool isn't installed";
  Wall below(wall);
  below.show();
  enter();
  desktop().raise();
  ASSERT_TRUE(waitFor([&] { return desktop().clicks().has_value(); }));
  const auto clickAt = [&](QPoint place) {
    const QPoint on = view().mapToGlobal(place);
    EXPECT_EQ(QProcess::execute(xdotool, {QStringLiteral("mousemove"), QString::number(on.x()), QString::number(on.y()),
                                          QStringLiteral("click"), QStringLiteral("1")}),
              0);
  };
  // WHEN one clicks on the foot, which selects its model, and then beside it
  window->selection().setActor(0);
  clickAt(viewPoint(kFootLifted));
  EXPECT_TRUE(waitFor([&] { return window->selection().actor() != 0; }));
  EXPECT_EQ(below.clicks, 0);
  clickAt(viewPoint(kFootLifted) + QPoint(150, 0));
  EXPECT_TRUE(waitFor([&] { return below.clicks == 1; }));
}

}  // namespace
