// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/endurance/gl_objects.h"

#include <algorithm>

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace support {

long glObjects() {
  QOpenGLContext context;
  context.setShareContext(QOpenGLContext::globalShareContext());
  QOffscreenSurface surface;
  surface.create();
  if (!context.create() || !context.makeCurrent(&surface)) return -1;
  QOpenGLFunctions& gl = *context.functions();
  // Names are numbers from 1 on: a new one tells how far to search, but drivers may reuse an old
  // one.
  GLuint texture = 0, buffer = 0, renderbuffer = 0;
  gl.glGenTextures(1, &texture);
  gl.glGenBuffers(1, &buffer);
  gl.glGenRenderbuffers(1, &renderbuffer);
  const GLuint program = gl.glCreateProgram();
  constexpr GLuint kAtLeast = 4096;
  const GLuint most = std::max({texture, buffer, renderbuffer, program, kAtLeast}) + kAtLeast;
  long count = 0;
  for (GLuint name = 1; name <= most; ++name) {
    count += (gl.glIsTexture(name) ? 1 : 0) + (gl.glIsBuffer(name) ? 1 : 0) + (gl.glIsRenderbuffer(name) ? 1 : 0) +
             (gl.glIsProgram(name) ? 1 : 0) + (gl.glIsShader(name) ? 1 : 0);
  }
  gl.glDeleteTextures(1, &texture);
  gl.glDeleteBuffers(1, &buffer);
  gl.glDeleteRenderbuffers(1, &renderbuffer);
  gl.glDeleteProgram(program);
  context.doneCurrent();
  // The program of this function doesn't count; names that were never bound aren't objects yet.
  return count - 1;
}

}  // namespace support
