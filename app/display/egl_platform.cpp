// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Qt promises for these headers what it does for its platform plugins: they stay the same within a
// version of Qt.
#include "app/display/egl_platform.h"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <tuple>

#include <QtGui/private/qeglconvenience_p.h>
#include <QtGui/private/qeglpbuffer_p.h>
#include <QtGui/private/qeglplatformcontext_p.h>
#include <QtGui/private/qgenericunixeventdispatcher_p.h>
#include <QtGui/private/qgenericunixfontdatabase_p.h>
#include <qpa/qplatformfontdatabase.h>
#include <qpa/qplatformintegration.h>
#include <qpa/qplatformintegrationplugin.h>
#include <qpa/qplatformscreen.h>
#include <qpa/qwindowsysteminterface.h>
#include <QtPlugin>

namespace app {
namespace {

EglDisplay drawnOn;
bool fontsWanted = false;

class EglContext : public QEGLPlatformContext {
 public:
  using QEGLPlatformContext::QEGLPlatformContext;

 protected:
  EGLSurface eglSurfaceForPlatformSurface(QPlatformSurface* surface) override {
    return static_cast<QEGLPbuffer*>(surface)->pbuffer();  // all surfaces are of this class
  }
};

// Qt needs a screen, but nothing is shown on it.
class NoScreen : public QPlatformScreen {
 public:
  QRect geometry() const override { return {0, 0, 640, 480}; }
  int depth() const override { return 32; }
  QImage::Format format() const override { return QImage::Format_ARGB32_Premultiplied; }
};

// No font files are looked for, because most pictures have no text.
class NoFonts : public QPlatformFontDatabase {
 public:
  void populateFontDatabase() override {}
};

QSurfaceFormat fitting(QSurfaceFormat format) {
  const auto most = std::pair(drawnOn.major, drawnOn.minor);
  if (std::pair(format.majorVersion(), format.minorVersion()) > most) format.setVersion(most.first, most.second);
  for (const auto set :
       {&QSurfaceFormat::setRedBufferSize, &QSurfaceFormat::setGreenBufferSize, &QSurfaceFormat::setBlueBufferSize})
    (format.*set)(8);
  return format;
}

class EglIntegration : public QPlatformIntegration {
 public:
  ~EglIntegration() override {
    if (screen_ != nullptr) QWindowSystemInterface::handleScreenRemoved(screen_);
  }
  void initialize() override {
    screen_ = new NoScreen;
    QWindowSystemInterface::handleScreenAdded(screen_);
  }
  bool hasCapability(Capability capability) const override {
    return capability == OpenGL || capability == ThreadedOpenGL || capability == AllGLFunctionsQueryable;
  }
  QPlatformWindow* createPlatformWindow(QWindow* /*window*/) const override { return nullptr; }
  QPlatformBackingStore* createPlatformBackingStore(QWindow* /*window*/) const override { return nullptr; }
  QPlatformFontDatabase* fontDatabase() const override {
    // It is made only when it is needed: even its destruction reads the system's font
    // configuration.
    if (!fontsWanted) return &noFonts_;
    if (!fonts_) fonts_ = std::make_unique<QGenericUnixFontDatabase>();
    return fonts_.get();
  }
  QAbstractEventDispatcher* createEventDispatcher() const override { return createUnixEventDispatcher(); }
  QPlatformOpenGLContext* createPlatformOpenGLContext(QOpenGLContext* context) const override {
    const auto format = fitting(context->format());
    EGLConfig config = q_configFromGLFormat(drawnOn.display, format, false, EGL_PBUFFER_BIT);
    return new EglContext(format, context->shareHandle(), drawnOn.display, &config);
  }
  QPlatformOffscreenSurface* createPlatformOffscreenSurface(QOffscreenSurface* surface) const override {
    return new QEGLPbuffer(drawnOn.display, fitting(surface->requestedFormat()), surface);
  }

 private:
  NoScreen* screen_ = nullptr;  // belongs to Qt once added
  mutable NoFonts noFonts_;
  mutable std::unique_ptr<QPlatformFontDatabase> fonts_;
};

}  // namespace

class EglPlatformPlugin : public QPlatformIntegrationPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID QPlatformIntegrationFactoryInterface_iid FILE "egl_platform.json")

 public:
  QPlatformIntegration* create(const QString& /*name*/, const QStringList& /*words*/) override {
    return drawnOn.display != nullptr ? new EglIntegration : nullptr;
  }
};

void setEglPlatformDisplay(const EglDisplay& display) { drawnOn = display; }
void setEglPlatformFonts(bool wanted) { fontsWanted = wanted; }

}  // namespace app

#include "egl_platform.moc"

Q_IMPORT_PLUGIN(EglPlatformPlugin)
