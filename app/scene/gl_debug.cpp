// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/gl_debug.h"

#include <QByteArray>
#include <QDebug>
#include <QOpenGLContext>
#include <QOpenGLDebugLogger>
#include <QOpenGLFunctions>

namespace app {
namespace {

constexpr const char* kVariable = "ODORI_GL_DEBUG";

}  // namespace

bool glDebugAsked() { return !qEnvironmentVariableIsEmpty(kVariable) && qgetenv(kVariable) != "0"; }

void prepareGlDebug(QSurfaceFormat& format) {
  if (!glDebugAsked()) return;
  format.setOption(QSurfaceFormat::DebugContext);
  qputenv("QT3DRENDER_DEBUG_LOGGING", "sync");  // Qt 3D's own variable (qt3d-notes.md 8)
}

void GlListenerEnd::operator()(QOpenGLDebugLogger* logger) const { delete logger; }

GlListener listenToGl() {
  if (!glDebugAsked()) return nullptr;
  GlListener listener(new QOpenGLDebugLogger);
  if (!listener->initialize()) return nullptr;
  QObject::connect(listener.get(), &QOpenGLDebugLogger::messageLogged, listener.get(),
                   [](const QOpenGLDebugMessage& message) { qDebug() << "OpenGL debug message:" << message; });
  listener->startLogging(QOpenGLDebugLogger::SynchronousLogging);
  if (qgetenv(kVariable) == "error") {
    auto* gl = QOpenGLContext::currentContext()->functions();
    gl->glEnable(0xDEAD);  // not a capability, so OpenGL reports an error
    gl->glGetError();
  }
  return listener;
}

}  // namespace app
