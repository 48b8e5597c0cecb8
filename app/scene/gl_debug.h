// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QSurfaceFormat>

class QOpenGLDebugLogger;

namespace app {

/// Whether ODORI_GL_DEBUG asks for what OpenGL says of how it is used. What it says goes through Qt's message handler, and
/// begins with "OpenGL debug message:" as Qt 3D has it; app/display/qt_messages.h prints and counts it.
[[nodiscard]] bool glDebugAsked();

/// Where it is asked: contexts of this format are made to say more, and Qt 3D listens to its own. Before the first of them.
void prepareGlDebug(QSurfaceFormat& format);

/// Lets go of a logger; its context must be current.
struct GlListenerEnd {
  void operator()(QOpenGLDebugLogger* logger) const;
};
using GlListener = std::unique_ptr<QOpenGLDebugLogger, GlListenerEnd>;

/// Listens to the context that is current, until it goes; null where nothing is asked or the driver has no messages. The
/// value "error" of ODORI_GL_DEBUG makes an error on purpose first, by which one sees that errors are heard.
[[nodiscard]] GlListener listenToGl();

}  // namespace app
