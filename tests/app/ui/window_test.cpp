// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The real window is used as people use it, by keys, mouse and buttons; the result is read from its
// pictures.

#include <sys/resource.h>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QSignalSpy>
#include <QStyle>
#include <QTabBar>
#include <QtTest>

#include "app/playback/seek_slider.h"
#include "app/playback/transport_bar.h"
#include "app/scene/scene_view.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "tests/support/corpus.h"
#include "tests/support/gui_window.h"
#include "tests/support/places.h"

namespace {

using support::differingPixels;
using support::waitFor;
using support::WindowTest;

double cpuSeconds() {
  rusage use{};
  getrusage(RUSAGE_SELF, &use);
  return static_cast<double>(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
         static_cast<double>(use.ru_utime.tv_usec + use.ru_stime.tv_usec) * 1e-6;
}

TEST_F(WindowTest, PlayingFollowsTheClockHoweverSlowThePictures) {
  // GIVEN a machine that takes 150 ms longer for a picture
  open({model, dance});
  QObject::connect(&playback(), &app::Playback::frameShown, window.get(), [] { QThread::msleep(150); });
  // WHEN it plays for more than a second
  press(Qt::Key_Space);
  ASSERT_TRUE(waitFor([&] { return window->clock().frame() > 0.0; }));
  QElapsedTimer timer;
  const double from = window->clock().frame();
  timer.start();
  const quint64 drawn = playback().picturesDrawn();
  ASSERT_TRUE(waitFor([&] { return timer.elapsed() > 1500; }));
  window->transport().setPlaying(false);  // the clock is read at this moment
  const double expected = static_cast<double>(timer.elapsed()) * 0.03;
  // THEN the dance kept its speed, and fewer pictures than frames were drawn
  EXPECT_NEAR(window->clock().frame() - from, expected, 15.0);
  EXPECT_LT(static_cast<double>(playback().picturesDrawn() - drawn), expected / 3.0);
}

TEST_F(WindowTest, EveryQualityShowsTheSamePictureAtEverySize) {
  open({model, dance});
  const app::ViewQuality plain, all[] = {{4, 1.0F}, {1, 2.0F}, {1, 0.5F}, {2, 0.75F}};
  view().setQuality(plain);
  QImage wanted = picture();
  ASSERT_TRUE(redAt(kFootAtRest));
  for (const auto& quality : all) {
    view().setQuality(quality);
    EXPECT_LT(support::differingPixels(wanted, picture(), 100), wanted.width() * wanted.height() / 50)
        << quality.samples << ' ' << quality.scale;
    EXPECT_TRUE(redAt(kFootAtRest));
  }
  // AND the picture follows the window's size
  window->resize(window->width() - 120, window->height() - 60);
  settle();
  EXPECT_TRUE(redAt(kFootAtRest));
  const QImage drawnAside = picture();
  view().setQuality(plain);
  wanted = picture();
  ASSERT_EQ(drawnAside.size(), wanted.size());
  EXPECT_LT(support::differingPixels(wanted, drawnAside, 100), wanted.width() * wanted.height() / 50);
}

TEST_F(WindowTest, AQualityThatOpenGlHasNoRoomForIsLoweredAndSaid) {
  open({model, dance});
  document().setBackground(Qt::white);
  settle();
  // GIVEN a driver that has room for one sample of each of the window's pixels, with a third to
  // spare
  struct Driver {
    explicit Driver(std::int64_t bytes) { app::setMostTargetBytes(bytes); }
    ~Driver() { app::setMostTargetBytes(0); }
  } driver(app::targetBytes(view().pixels(), 1) * 4 / 3);
  // WHEN four samples at twice the resolution are asked for
  view().setQuality({4, 2.0F});
  const QImage drawn = picture();
  if (qEnvironmentVariableIsSet("ODORI_KEEP_PICTURES")) drawn.save(qEnvironmentVariable("ODORI_KEEP_PICTURES"));
  // THEN the picture is there, as fine as the memory allows, and a message says so
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_EQ(view().scene()->quality(), (app::ViewQuality{1, 1.0F}));
  EXPECT_EQ(drawn.pixelColor(1, 1), QColor(Qt::white));
  EXPECT_TRUE(window->message().contains("samples: 1, resolution: 100 %")) << window->message().toStdString();
  // AND a larger window gets what is possible there, without ending in black
  window->resize(window->width() + 120, window->height() + 90);
  settle();
  EXPECT_TRUE(redAt(kFootAtRest));
  EXPECT_LT(view().scene()->quality().scale, 1.0F);
}

TEST_F(WindowTest, SpaceAndPPlayAndPause) {
  open({model, dance});
  for (const Qt::Key key : {Qt::Key_Space, Qt::Key_P}) {
    press(key);
    EXPECT_TRUE(window->clock().playing());
    press(key);
    EXPECT_FALSE(window->clock().playing());
  }
}

TEST_F(WindowTest, ArrowsStepAndHomeAndEndSeek) {
  open({model, dance});
  press(Qt::Key_Right);
  press(Qt::Key_Right);
  EXPECT_EQ(window->clock().frame(), 2.0);
  press(Qt::Key_Left);
  EXPECT_EQ(window->clock().frame(), 1.0);
  press(Qt::Key_End);
  EXPECT_EQ(window->clock().frame(), 300.0);
  press(Qt::Key_Home);
  EXPECT_EQ(window->clock().frame(), 0.0);
}

TEST_F(WindowTest, ClickOnTheSeekBarShowsThatFrame) {
  // GIVEN the foot at rest
  open({model, dance});
  ASSERT_TRUE(redAt(kFootAtRest));
  // WHEN the bar is clicked at a twentieth of its length: frame 15 of 300
  auto* slider = window->transportBar().slider();
  const int handle = slider->style()->pixelMetric(QStyle::PM_SliderLength, nullptr, slider);
  const int place = handle / 2 + (slider->width() - handle) / 20;
  QTest::mouseClick(slider, Qt::LeftButton, {}, {place, slider->height() / 2});
  // THEN that frame is shown
  EXPECT_NEAR(window->clock().frame(), 15.0, 4.0);
  EXPECT_TRUE(redAt(kFootLifted));
  EXPECT_FALSE(redAt(kFootAtRest));
}

TEST_F(WindowTest, BonesComeAndGoWithBAndTellTheirNames) {
  open({model, dance});
  const QImage bare = picture();
  // WHEN B is pressed THEN bones are drawn
  press(Qt::Key_B);
  const QImage bones = picture();
  EXPECT_GT(differingPixels(bare, bones), 100);
  // WHEN the mouse points at the head THEN its name is shown
  QSignalSpy hovered(&window->bonePointer(), &app::BonePointer::hovered);
  QTest::mouseMove(&view(), viewPoint({0, 20, 0}));
  ASSERT_TRUE(waitFor([&] { return !hovered.isEmpty(); }));
  EXPECT_EQ(hovered.back().at(1).toInt(), 5);
  // WHEN B is pressed again THEN the picture is as before
  press(Qt::Key_B);
  EXPECT_EQ(differingPixels(bare, picture(), 0), 0);
}

TEST_F(WindowTest, PhysicsIsSwitchedResetAndShown) {
  // GIVEN the demo, on a frame well into the dance
  open({std::filesystem::path(ODORI_DEMO) / "odori.pmx", std::filesystem::path(ODORI_DEMO) / "dance.vmd"});
  if (window->transport().playing()) press(Qt::Key_Space);
  window->transport().seek(200);
  settle();
  const QImage moved = picture();
  ASSERT_NE(window->actor()->physics(), nullptr);
  // WHEN Shift+P is pressed THEN hair and skirt are as in the pose alone
  press(Qt::Key_P, Qt::ShiftModifier);
  EXPECT_EQ(window->actor()->physics(), nullptr);
  EXPECT_FALSE(window->commands()[app::ActionId::Physics]->isChecked());
  const QImage posed = picture();
  EXPECT_GT(differingPixels(moved, posed), 100);
  // WHEN it is pressed again, or R is, THEN physics begins anew at this frame: the picture is that
  // after the seek
  press(Qt::Key_P, Qt::ShiftModifier);
  EXPECT_EQ(differingPixels(moved, picture(), 0), 0);
  for (int frame = 201; frame <= 203; ++frame) {
    window->transport().seek(frame);
    settle();
  }
  window->transport().seek(200);
  settle();
  press(Qt::Key_R);
  EXPECT_EQ(differingPixels(moved, picture(), 0), 0);
  // Shift+B shows the bodies; gravity is the session's
  press(Qt::Key_B, Qt::ShiftModifier);
  EXPECT_GT(differingPixels(moved, picture()), 500);
  press(Qt::Key_B, Qt::ShiftModifier);
  EXPECT_EQ(differingPixels(moved, picture(), 0), 0);
  document().setGravity({0, 98, 0});  // shows while the dance is paused
  const QImage upwards = picture();
  EXPECT_GT(differingPixels(moved, upwards), 100);
  // AND so does how long hair settles after a seek
  document().setPreroll(0);
  EXPECT_GT(differingPixels(upwards, picture()), 100);
  document().setPreroll(40);
  EXPECT_EQ(differingPixels(upwards, picture(), 0), 0);
  EXPECT_EQ(window->currentShow().physics().settings.gravity, base::Vec3(0, 98, 0));
}

TEST_F(WindowTest, MouseMovesTheCameraAsInMmd) {
  open({model});
  const QPoint centre(view().width() / 2, view().height() / 2);
  const auto drag = [&](Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
    QTest::mousePress(&view(), button, modifiers, centre);
    QMouseEvent move(QEvent::MouseMove, centre + QPoint(60, 30), view().mapToGlobal(centre + QPoint(60, 30)),
                     Qt::NoButton, button, modifiers);
    QCoreApplication::sendEvent(&view(), &move);
    QTest::mouseRelease(&view(), button, modifiers, centre + QPoint(60, 30));
    settle();
    const auto dragged = cameraTool().camera();
    cameraTool().reset();
    settle();
    return dragged;
  };
  const vmd::CameraState rest;
  // The right button orbits.
  auto moved = drag(Qt::RightButton, Qt::NoModifier);
  EXPECT_NE(moved.rotation, rest.rotation);
  EXPECT_EQ(moved.target, rest.target);
  EXPECT_EQ(moved.distance, rest.distance);
  // The middle button, and Shift with the right one, pans. The world follows the mouse, so the
  // target goes left and up.
  for (const auto& panned : {drag(Qt::MiddleButton, Qt::NoModifier), drag(Qt::RightButton, Qt::ShiftModifier)}) {
    EXPECT_EQ(panned.rotation, rest.rotation);
    EXPECT_LT(panned.target.x, rest.target.x);
    EXPECT_GT(panned.target.y, rest.target.y);
  }
  // Ctrl with the right button zooms; downwards is away.
  moved = drag(Qt::RightButton, Qt::ControlModifier);
  EXPECT_EQ(moved.rotation, rest.rotation);
  EXPECT_LT(moved.distance, rest.distance);
  // The wheel zooms; up is nearer.
  const QImage far = picture();
  QWheelEvent wheel(centre, view().mapToGlobal(centre), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                    false);
  QCoreApplication::sendEvent(&view(), &wheel);
  settle();
  EXPECT_GT(cameraTool().camera().distance, rest.distance);
  EXPECT_GT(differingPixels(far, picture()), 100);
}

TEST_F(WindowTest, ViewKeysTurnTheCamera) {
  open({model});
  EXPECT_TRUE(redAt({1, 1, 0}));
  press(Qt::Key_2, Qt::KeypadModifier);  // back
  EXPECT_TRUE(redAt({1, 1, 0}));
  EXPECT_NEAR(std::abs(cameraTool().camera().rotation.y), base::kPi, 1e-5F);
  // The model's left is on the left from behind.
  EXPECT_LT(viewPoint({1, 1, 0}).x(), view().width() / 2);
  press(Qt::Key_0, Qt::KeypadModifier);
  settle();
  EXPECT_EQ(cameraTool().camera(), vmd::CameraState());
}

/// This tool takes the left button and records the events.
struct LeftTool : app::ViewTool {
  bool press(const QMouseEvent& event) override {
    if (event.button() == Qt::LeftButton) said += QLatin1Char('p');
    return event.button() == Qt::LeftButton;
  }
  void drag(const QMouseEvent&) override { said += QLatin1Char('d'); }
  void release(const QMouseEvent&) override { said += QLatin1Char('r'); }
  QString said;
};

TEST_F(WindowTest, AToolTakesWhatItIsForAndTheCameraTheRest) {
  open({model});
  LeftTool tool;
  view().setTools({&tool, &window->cameraTool()});
  const QPoint centre(view().width() / 2, view().height() / 2);
  const auto send = [&](QEvent::Type type, QPoint by, Qt::MouseButton button, Qt::MouseButtons buttons) {
    QMouseEvent event(type, centre + by, view().mapToGlobal(centre + by), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&view(), &event);
  };
  // WHEN the left button is dragged, another pressed meanwhile, and the left one released first
  const auto before = window->cameraTool().camera();
  send(QEvent::MouseButtonPress, {}, Qt::LeftButton, Qt::LeftButton);
  send(QEvent::MouseMove, {40, 0}, Qt::NoButton, Qt::LeftButton);
  send(QEvent::MouseButtonPress, {40, 0}, Qt::RightButton, Qt::LeftButton | Qt::RightButton);
  send(QEvent::MouseButtonRelease, {40, 0}, Qt::LeftButton, Qt::RightButton);
  send(QEvent::MouseMove, {80, 0}, Qt::NoButton, Qt::RightButton);
  send(QEvent::MouseButtonRelease, {80, 0}, Qt::RightButton, Qt::NoButton);
  // THEN all of it was the tool's
  EXPECT_EQ(tool.said, QStringLiteral("pddr"));
  EXPECT_EQ(window->cameraTool().camera(), before);
  // WHEN the right one is dragged THEN the camera gets it
  send(QEvent::MouseButtonPress, {}, Qt::RightButton, Qt::RightButton);
  send(QEvent::MouseMove, {40, 0}, Qt::NoButton, Qt::RightButton);
  send(QEvent::MouseButtonRelease, {40, 0}, Qt::RightButton, Qt::NoButton);
  EXPECT_EQ(tool.said, QStringLiteral("pddr"));
  EXPECT_NE(window->cameraTool().camera(), before);
  view().setTools({});
}

TEST_F(WindowTest, MouseTakesTheCameraFromTheMotion) {
  // GIVEN a picture through the motion's camera
  open({model, camera});
  EXPECT_TRUE(cameraTool().followsMotion());
  EXPECT_FLOAT_EQ(cameraTool().camera().distance, -30.0F);
  pauseAt(61);
  EXPECT_FLOAT_EQ(cameraTool().camera().distance, -60.0F);
  // WHEN the wheel is turned THEN the camera is free, and starts from where it was
  const QPoint centre(view().width() / 2, view().height() / 2);
  QWheelEvent wheel(centre, view().mapToGlobal(centre), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                    false);
  QCoreApplication::sendEvent(&view(), &wheel);
  settle();
  EXPECT_FALSE(cameraTool().followsMotion());
  EXPECT_FALSE(window->commands()[app::ActionId::MotionCamera]->isChecked());
  const float nearer = cameraTool().camera().distance;
  EXPECT_GT(nearer, -60.0F);
  EXPECT_LT(nearer, -30.0F);
  pauseAt(0);
  EXPECT_EQ(cameraTool().camera().distance, nearer);
  // WHEN C is pressed THEN the motion controls it again
  press(Qt::Key_C);
  settle();
  EXPECT_FLOAT_EQ(cameraTool().camera().distance, -30.0F);
}

TEST_F(WindowTest, PictureFollowsTheWindowsSize) {
  open({model});
  for (const QSize size : {QSize(700, 500), QSize(1000, 700), QSize(640, 360)}) {
    window->resize(size);
    ASSERT_TRUE(waitFor([&] { return window->size() == size; }));
    settle();
    EXPECT_EQ(view().scene()->size(), view().pixels());
    EXPECT_EQ(picture().size(), view().pixels());
    EXPECT_TRUE(redAt(kFootAtRest));
  }
}

TEST_F(WindowTest, FitsHalfOfASmallScreen) {
  // A screen of 1280 by 720 at 200 % is 640 by 360, less the desktop's panels.
  open({model, dance});
  EXPECT_LE(window->minimumSizeHint().width(), 620);
  EXPECT_LE(window->minimumSizeHint().height(), 330);
}

TEST_F(WindowTest, FullScreenIsThePictureAloneAndComesBack) {
  open({model, dance});
  const auto docks = window->findChildren<QDockWidget*>();
  const auto shown = [&] { return std::ranges::count_if(docks, [](auto* dock) { return !dock->isHidden(); }); };
  const auto before = shown();
  press(Qt::Key_F11);
  settle();
  EXPECT_TRUE(window->isFullScreen());
  EXPECT_EQ(shown(), 0);
  press(Qt::Key_Space);  // keys work without their menu
  EXPECT_TRUE(window->clock().playing());
  press(Qt::Key_5, Qt::KeypadModifier);  // top, from a submenu
  settle();
  EXPECT_NEAR(cameraTool().camera().rotation.x, -base::kPi / 2.0F, 1e-5F);
  press(Qt::Key_Escape);
  EXPECT_FALSE(window->isFullScreen());
  EXPECT_EQ(shown(), before);
  EXPECT_TRUE(window->menuBar()->isVisible());
  settle();
  const auto tabs = window->findChildren<QTabBar*>();
  EXPECT_FALSE(tabs.empty());
  for (const QTabBar* bar : tabs) EXPECT_EQ(bar->elideMode(), Qt::ElideNone) << "words are cut";
}

TEST_F(WindowTest, PausedWindowRests) {
  // GIVEN a dance that was played and paused, with bones shown
  open({model, dance});
  press(Qt::Key_B);
  press(Qt::Key_Space);
  ASSERT_TRUE(waitFor([&] { return window->clock().frame() > 10.0; }));
  press(Qt::Key_Space);
  settle();
  ASSERT_TRUE(waitFor([&] { return playback().said().isEmpty(); }));  // what B switched
  QTest::qWait(500);
  // WHEN nothing happens for two seconds
  const quint64 drawn = playback().picturesDrawn();
  const double cpu = cpuSeconds();
  QTest::qWait(2000);
  // THEN nothing was drawn, and less than a hundredth of a processor was used
  EXPECT_EQ(playback().picturesDrawn(), drawn);
  EXPECT_LT(cpuSeconds() - cpu, 0.02);
}

}  // namespace
