// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The models on the desktop with picom as its compositor: the screen is compared, and the window
// below gets the clicks beside them.

#include <algorithm>

#include <QPainter>
#include <QProcess>
#include <QScreen>
#include <QStandardPaths>

#include "app/document/selection.h"
#include "app/stage/desktop_surface.h"
#include "tests/app/ui/window_desktop.h"

namespace {

using support::waitFor;
using support::WindowDesktopStage;

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
