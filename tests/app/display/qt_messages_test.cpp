// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/qt_messages.h"

#include <cerrno>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>
#include <QCoreApplication>
#include <QLoggingCategory>
#include <QtGlobal>

namespace {

using testing::ExitedWithCode;

constexpr int kWentOn = 7;

/// Runs Qt's message and then the rest in a process of the test's own.
template <class Say>
[[noreturn]] void hearing(Say say) {
  app::catchQtsEnd();
  say();
  _exit(kWentOn);
}

TEST(QtMessages, ADisplayThatGoesAwayIsTheEnd) {
  // These are the sentences of Qt 6.4: qxcbconnection_basic.cpp, qxcbeventqueue.cpp,
  // qwaylanddisplay.cpp.
  EXPECT_EXIT(hearing([] { qWarning("The X11 connection broke (error 1). Did the X11 server die?"); }),
              ExitedWithCode(1), "^odori: the display went away\n$");
  EXPECT_EXIT(hearing([] { qWarning("The X11 connection broke: I/O error (code 1)"); }), ExitedWithCode(1),
              "^odori: the display went away\n$");
  EXPECT_EXIT(hearing([] { qWarning("The Wayland connection broke. Did the Wayland compositor die?"); }),
              ExitedWithCode(1), "^odori: the display went away\n$");
}

TEST(QtMessages, OthersThatHaveSuchWordsAreNot) {
  EXPECT_EXIT(hearing([] { qWarning("'The X11 connection broke.png' isn't there"); }), ExitedWithCode(kWentOn), "");
  EXPECT_EXIT(hearing([] { qDebug("The X11 connection broke, says a file"); }), ExitedWithCode(kWentOn), "");
  EXPECT_EXIT(hearing([] { qWarning("about QThread::start: Thread creation error"); }), ExitedWithCode(kWentOn), "");
}

TEST(QtMessages, WhatItSaysOfPicturesIsSaidElsewhere) {
  // GIVEN a program that has started: before that, warnings wait
  const auto started = [](const char* category, const char* text) {
    int words = 1;
    char name[] = "odori";
    char* line[] = {name, nullptr};
    const QCoreApplication application(words, line);
    const QLoggingCategory of(category);
    qCWarning(of, "%s", text);
  };
  EXPECT_EXIT(hearing([&] { started("qt.gui.imageio.jpeg", "Corrupt JPEG data: premature end of data segment"); }),
              ExitedWithCode(kWentOn), "^$");
  EXPECT_EXIT(hearing([&] { started("qt.gui.image", "another matter"); }), ExitedWithCode(kWentOn), "another matter");
}

TEST(QtMessages, ADisplayWithoutOpenGlIsTheEnd) {
  // This is the sentence of Qt 6.4's qglxintegration.cpp; tests/app/hostile/window_test.cpp checks
  // that it really comes.
  EXPECT_EXIT(hearing([] { qFatal("Could not initialize GLX"); }), ExitedWithCode(1),
              "^odori: this display has no OpenGL for windows: its GLX has no format for pictures\n$");
}

TEST(QtMessages, AdviceOnSpeedIsNoFaultOfOpenGl) {
  // The sentences are NVIDIA's, driver 580, printed by QOpenGLDebugMessage.
  const auto counted = [](const char* message) {
    app::catchQtsEnd();
    int words = 1;
    char name[] = "odori";
    char* line[] = {name, nullptr};
    const QCoreApplication application(words, line);
    qDebug("OpenGL debug message: QOpenGLDebugMessage(\"APISource\", %s)", message);
    _exit(static_cast<int>(app::openGlMessages()));
  };
  EXPECT_EXIT(counted("131218, \"Program/shader state performance warning: Vertex shader in program 7 is being "
                      "recompiled based on GL state.\", \"MediumSeverity\", \"PerformanceType\""),
              ExitedWithCode(0), "performance warning");
  EXPECT_EXIT(counted("1280, \"GL_INVALID_ENUM error generated.\", \"HighSeverity\", \"ErrorType\""), ExitedWithCode(1),
              "GL_INVALID_ENUM");
}

TEST(QtMessages, AThreadThatTheSystemDoesNotGiveIsTheEnd) {
  // qthread_unix.cpp has this sentence; tests/app/hostile/display_test.cpp checks that it really
  // comes.
  EXPECT_EXIT(hearing([] { qErrnoWarning(EAGAIN, "QThread::start: Thread creation error"); }), ExitedWithCode(1),
              "^odori: the system gives no more threads\n$");
  EXPECT_EXIT(hearing([] { qErrnoWarning(EINVAL, "QThread::start: Thread stack size error"); }), ExitedWithCode(1),
              "^odori: the system gives no more threads\n$");
}

}  // namespace
