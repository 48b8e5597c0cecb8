// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/shader_source.h"

#include <algorithm>

#include <malloc.h>
#include <QFile>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QSurfaceFormat>

#include "app/scene/gl_debug.h"

// Resources of a static library aren't registered by themselves. (The macro must stand outside any
// namespace.)
static void openResources() { Q_INIT_RESOURCE(odori); }

namespace app {
namespace {

constexpr int kMaxUniformBytes = 65536;  // more has no use: the storage buffer takes over

GpuLimits askDriver() {
  GpuLimits limits;
  QOffscreenSurface surface;
  surface.setFormat(QSurfaceFormat::defaultFormat());
  surface.create();
  QOpenGLContext context;
  if (!context.create() || !context.makeCurrent(&surface)) return limits;
  GlListener listener = listenToGl();
  const auto version = context.format().version();
  if (version >= qMakePair(3, 3)) {
    auto* gl = context.functions();
    GLint bytes = 0;
    gl->glGetIntegerv(0x8A30 /* GL_MAX_UNIFORM_BLOCK_SIZE */, &bytes);
    limits.uniformBlockBytes = std::clamp(bytes, 16384, kMaxUniformBytes);
    GLint side = 0, targetSide = 0;
    gl->glGetIntegerv(GL_MAX_TEXTURE_SIZE, &side);
    gl->glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &targetSide);
    limits.textureSide = std::max(1024, std::min(side, targetSide));
    GLint view[2] = {0, 0};
    gl->glGetIntegerv(GL_MAX_VIEWPORT_DIMS, view);
    limits.viewSide = std::max(1024, std::min(view[0], view[1]));
    GLint colour = 0, depth = 0;  // textures may allow fewer than renderbuffers
    gl->glGetIntegerv(0x910E /* GL_MAX_COLOR_TEXTURE_SAMPLES */, &colour);
    gl->glGetIntegerv(0x910F /* GL_MAX_DEPTH_TEXTURE_SAMPLES */, &depth);
    limits.samples = std::max(1, std::min(colour, depth));
    limits.storageBuffers = version >= qMakePair(4, 3);
    GLint64 storage = 0;
    if (limits.storageBuffers)
      context.extraFunctions()->glGetInteger64v(0x90DE /* …_SHADER_STORAGE_BLOCK_SIZE */, &storage);
    limits.storageBytes = storage;
    const auto text = [gl](GLenum name) {
      return QString::fromUtf8(reinterpret_cast<const char*>(gl->glGetString(name)));
    };
    const QString renderer = text(GL_RENDERER);
    for (const char* name : {"llvmpipe", "softpipe", "swrast", "SwiftShader"})
      limits.software = limits.software || renderer.contains(QLatin1String(name), Qt::CaseInsensitive);
    if (const QByteArray asked = qgetenv("ODORI_SOFTWARE"); !asked.isEmpty()) limits.software = asked != "0";
    limits.description =
        text(GL_VENDOR) + QStringLiteral(", ") + renderer + QStringLiteral(", OpenGL ") + text(GL_VERSION);
  }
  listener.reset();
  context.doneCurrent();
  return limits;
}

}  // namespace

const GpuLimits& gpuLimits() {
  static const GpuLimits limits = askDriver();
  return limits;
}

void prepareRendering() {
  openResources();
  // Memory of pictures returns to the system when it is freed. Otherwise the C library keeps it in
  // pieces between other memory, which later pictures don't fit: fifty models one after another
  // grew by 340 MB.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  qputenv("QT3D_RENDERER", "opengl");  // overrides the user's value: other renderers show nothing
  QSurfaceFormat format;
  format.setVersion(4, 3);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  prepareGlDebug(format);
  QSurfaceFormat::setDefaultFormat(format);
}

void setSurfaceAlpha(bool alpha) {
  QSurfaceFormat format = QSurfaceFormat::defaultFormat();
  format.setAlphaBufferSize(alpha ? 8 : -1);
  QSurfaceFormat::setDefaultFormat(format);
}

std::size_t paletteRoom(PaletteHome home, const GpuLimits& limits) {
  switch (home) {
    case PaletteHome::SmallUniformBlock:
      return kSmallPalette;
    case PaletteHome::UniformBlock:
      return static_cast<std::size_t>(limits.uniformBlockBones());
    case PaletteHome::StorageBuffer:
      return static_cast<std::size_t>(limits.storageBytes / 48);
    case PaletteHome::Texture:
    case PaletteHome::Nowhere:
      break;
  }
  return kPaletteRow * static_cast<std::size_t>(limits.textureSide);
}

PaletteHome paletteHome(std::size_t entries) {
  for (const auto home : {PaletteHome::SmallUniformBlock, PaletteHome::UniformBlock, PaletteHome::StorageBuffer}) {
    if (entries <= paletteRoom(home)) return home;
  }
  return PaletteHome::Texture;
}

std::size_t drawableBones(std::size_t bones) { return std::min(bones, paletteRoom(paletteHome(bones + 1)) - 1); }

QByteArray shaderText(const char* name) {
  openResources();
  QFile file(QStringLiteral(":/odori/shaders/") + QString::fromLatin1(name));
  QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  for (const QByteArray part : {"material.glsl", "joined.glsl", "view.glsl", "actor.glsl"}) {
    const QByteArray include = "#include \"" + part + '"';
    if (text.contains(include)) text.replace(include, shaderText(part.constData()));
  }
  return text;
}

QByteArray shaderSource(const char* name, const GpuLimits& limits) {
  return QByteArray("#version 330 core\n") + (limits.software ? "#define ODORI_SOFTWARE\n" : "") + shaderText(name);
}

QByteArray skinningSource(PaletteHome home, const GpuLimits& limits) {
  QByteArray head("#version 330 core\n");
  if (home == PaletteHome::StorageBuffer) {
    head = "#version 430 core\n#define ODORI_STORAGE_PALETTE\n";
  } else if (home == PaletteHome::Nowhere) {
    head += "#define ODORI_SKINNED\n";
  } else if (home == PaletteHome::Texture) {
    head += "#define ODORI_TEXTURE_PALETTE " + QByteArray::number(qsizetype(kPaletteRow)) + '\n';
  } else {
    head += "#define ODORI_PALETTE_ROWS " + QByteArray::number(qsizetype(paletteRoom(home, limits) * 3)) + '\n';
  }
  head += "#define ODORI_JOINED " + QByteArray::number(qsizetype(kJoinedMaterials)) + '\n';
  return head + shaderText("skinning.glsl");
}

}  // namespace app
