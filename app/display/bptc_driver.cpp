// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/bptc_driver.h"

#include <array>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include <EGL/egl.h>
#include <GL/glcorearb.h>
#include <fmt/format.h>

#include "app/display/egl_display.h"

namespace app {
namespace {

using Pixels = std::vector<std::byte>;

tl::unexpected<base::Error> undone(std::string why) { return base::fail(base::ErrorCode::BadValue, std::move(why)); }

/// This is an OpenGL context without a surface. It is made once, because that takes longer than
/// decoding. There is none without a driver.
struct Context {
  EGLDisplay display = nullptr;
  EGLContext context = EGL_NO_CONTEXT;
};

std::optional<Context> makeContext() {
  const auto of = openEglDisplay();
  if (!of || eglBindAPI(EGL_OPENGL_API) != EGL_TRUE) return std::nullopt;
  constexpr std::array kConfig{EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
  EGLConfig config = nullptr;
  EGLint count = 0;
  if (eglChooseConfig(of->display, kConfig.data(), &config, 1, &count) != EGL_TRUE || count < 1) return std::nullopt;
  const std::array version{EGL_CONTEXT_MAJOR_VERSION,
                           of->major,
                           EGL_CONTEXT_MINOR_VERSION,
                           of->minor,
                           EGL_CONTEXT_OPENGL_PROFILE_MASK,
                           EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                           EGL_NONE};
  const EGLContext context = eglCreateContext(of->display, config, EGL_NO_CONTEXT, version.data());
  if (context == EGL_NO_CONTEXT) return std::nullopt;
  return Context{of->display, context};
}

/// This makes the context current on this thread during its lifetime.
class Current {
 public:
  explicit Current(const Context& of) : display_(of.display) {
    eglBindAPI(EGL_OPENGL_API);
    usable_ = eglMakeCurrent(of.display, EGL_NO_SURFACE, EGL_NO_SURFACE, of.context) == EGL_TRUE;
  }
  ~Current() {
    if (usable_) eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglReleaseThread();
  }
  Current(const Current&) = delete;
  Current& operator=(const Current&) = delete;

  [[nodiscard]] bool usable() const { return usable_; }

 private:
  EGLDisplay display_;
  bool usable_ = false;
};

/// These are the OpenGL functions used here. They are null where the driver has none.
struct Gl {
  template <class F>
  static F function(const char* name) {
    return reinterpret_cast<F>(eglGetProcAddress(name));
  }
  PFNGLGETSTRINGIPROC getStringi = function<PFNGLGETSTRINGIPROC>("glGetStringi");
  PFNGLGETINTEGERVPROC getIntegerv = function<PFNGLGETINTEGERVPROC>("glGetIntegerv");
  PFNGLGETERRORPROC getError = function<PFNGLGETERRORPROC>("glGetError");
  PFNGLGENTEXTURESPROC genTextures = function<PFNGLGENTEXTURESPROC>("glGenTextures");
  PFNGLDELETETEXTURESPROC deleteTextures = function<PFNGLDELETETEXTURESPROC>("glDeleteTextures");
  PFNGLBINDTEXTUREPROC bindTexture = function<PFNGLBINDTEXTUREPROC>("glBindTexture");
  PFNGLCOMPRESSEDTEXIMAGE2DPROC compressedTexImage2D =
      function<PFNGLCOMPRESSEDTEXIMAGE2DPROC>("glCompressedTexImage2D");
  PFNGLGETTEXIMAGEPROC getTexImage = function<PFNGLGETTEXIMAGEPROC>("glGetTexImage");

  [[nodiscard]] bool whole() const {
    return getStringi != nullptr && getIntegerv != nullptr && getError != nullptr && genTextures != nullptr &&
           deleteTextures != nullptr && bindTexture != nullptr && compressedTexImage2D != nullptr &&
           getTexImage != nullptr;
  }
  [[nodiscard]] bool has(std::string_view extension) const {
    GLint count = 0;
    getIntegerv(GL_NUM_EXTENSIONS, &count);
    for (GLint i = 0; i < count; ++i) {
      const auto* name = reinterpret_cast<const char*>(getStringi(GL_EXTENSIONS, static_cast<GLuint>(i)));
      if (name != nullptr && extension == name) return true;
    }
    return false;
  }
};

/// Returns the format of numbers as they are stored: BC7 of sRGB, too, is read as linear.
GLenum formatOf(Bptc format) {
  switch (format) {
    case Bptc::Bc6hUnsigned:
      return GL_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT;
    case Bptc::Bc6hSigned:
      return GL_COMPRESSED_RGB_BPTC_SIGNED_FLOAT;
    case Bptc::Bc7:
      break;
  }
  return GL_COMPRESSED_RGBA_BPTC_UNORM;
}

base::Result<void> decode(Bptc format, std::uint32_t width, std::uint32_t height, std::span<const std::byte> blocks,
                          Pixels& pixels) {
  static const std::optional<Context> context = makeContext();
  if (!context) return undone("there is no graphics driver to decode it");
  static std::mutex used;  // for one thread at a time
  const std::scoped_lock lock(used);
  const Current current(*context);
  if (!current.usable()) return undone("the graphics driver gives no context to decode it");
  const Gl gl;
  if (!gl.whole() || !gl.has("GL_ARB_texture_compression_bptc")) return undone("the graphics driver doesn't know it");
  GLint side = 0;
  gl.getIntegerv(GL_MAX_TEXTURE_SIZE, &side);
  if (width > static_cast<std::uint32_t>(side) || height > static_cast<std::uint32_t>(side))
    return undone(fmt::format("the graphics driver's textures have at most {} pixels a side", side));
  GLuint texture = 0;
  gl.genTextures(1, &texture);
  gl.bindTexture(GL_TEXTURE_2D, texture);
  gl.compressedTexImage2D(GL_TEXTURE_2D, 0, formatOf(format), static_cast<GLsizei>(width), static_cast<GLsizei>(height),
                          0, static_cast<GLsizei>(blocks.size()), blocks.data());
  // Rows are whole pixels of four bytes: no padding, whatever the alignment.
  gl.getTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
  const GLenum failed = gl.getError();
  gl.deleteTextures(1, &texture);
  if (failed != GL_NO_ERROR) return undone("the graphics driver couldn't decode it");
  return {};
}

}  // namespace

base::Result<Pixels> decodeBptcByDriver(Bptc format, std::uint32_t width, std::uint32_t height,
                                        std::span<const std::byte> blocks) {
  const std::size_t wanted = std::size_t((width + 3) / 4) * ((height + 3) / 4) * 16;
  if (width == 0 || height == 0 || blocks.size() != wanted) return undone("blocks that don't make the picture");
  // It is allocated here, where the caller gets the error if there is no memory.
  Pixels pixels(std::size_t(width) * height * 4);
  base::Result<void> decoded;
  std::thread([&] {
    try {
      decoded = decode(format, width, height, blocks, pixels);
    } catch (const std::exception& broken) {
      decoded = undone(broken.what());
    }
  }).join();
  if (!decoded) return tl::unexpected(decoded.error());
  return pixels;
}

}  // namespace app
