// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QSurfaceFormat>

class QOpenGLDebugLogger;

namespace app {

/// Returns whether ODORI_GL_DEBUG asks for OpenGL's messages about its use. They go through Qt's
/// message handler and begin with "OpenGL debug message:", as Qt 3D's do. app/display/qt_messages.h
/// prints and counts them.
[[nodiscard]] bool glDebugAsked();

/// Where messages are asked for, contexts of this format become debug contexts, and Qt 3D listens
/// to its own. It is called before the first context is made.
void prepareGlDebug(QSurfaceFormat& format);

/// Releases a logger. Its context must be current.
struct GlListenerEnd {
  void operator()(QOpenGLDebugLogger* logger) const;
};
using GlListener = std::unique_ptr<QOpenGLDebugLogger, GlListenerEnd>;

/// Listens to the current context until the logger is destroyed. Returns null where no messages are
/// asked for or the driver has none. With the value "error" of ODORI_GL_DEBUG it first makes an
/// error on purpose, which shows that errors are reported.
[[nodiscard]] GlListener listenToGl();

}  // namespace app
