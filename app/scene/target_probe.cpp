// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/target_probe.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QOpenGLTexture>

#include "app/scene/shader_source.h"

namespace app {
namespace {

constexpr int kMinPiece = 256;  // pixels a side
// The first frames of a scene, which prepare it, are pieces, too. They should be cheap where the
// processor draws.
int mostPiece() { return gpuLimits().software ? 2048 : 8192; }

// The program surely gets this many bytes.
constexpr std::int64_t kSurelyThere = std::int64_t{64} << 20;
// A target that is complete with this many pixels a side is so at any allowed size.
constexpr int kOfAny = 256;

std::int64_t wantedMostBytes = 0;  // set by tests

/// Sets a texture up as Qt 3D does for a target.
void makeLikeQt3d(QOpenGLTexture& texture, QOpenGLTexture::TextureFormat format, QSize pixels, int samples) {
  texture.setFormat(format);
  texture.setSize(pixels.width(), pixels.height());
  if (samples > 1) {
    texture.setSamples(samples);
  } else {
    texture.setMipLevels(1);
  }
  texture.allocateStorage();
}

bool complete(QOpenGLExtraFunctions& gl) {
  return gl.glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

/// Tests a target to draw into: textures of colour, depth and stencil.
bool drawsInto(QOpenGLExtraFunctions& gl, QSize pixels, int samples) {
  const auto target = samples > 1 ? QOpenGLTexture::Target2DMultisample : QOpenGLTexture::Target2D;
  QOpenGLTexture colour(target), depth(target);
  makeLikeQt3d(colour, QOpenGLTexture::RGBA8_UNorm, pixels, samples);
  makeLikeQt3d(depth, QOpenGLTexture::D24S8, pixels, samples);
  GLuint frame = 0;
  gl.glGenFramebuffers(1, &frame);
  gl.glBindFramebuffer(GL_FRAMEBUFFER, frame);
  gl.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, target, colour.textureId(), 0);
  gl.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, target, depth.textureId(), 0);
  bool works = complete(gl);
  // This takes memory of its own, which some drivers allocate at the first use.
  if (works && !gpuLimits().software) {
    gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    gl.glFinish();
  }
  gl.glBindFramebuffer(GL_FRAMEBUFFER, 0);
  gl.glDeleteFramebuffers(1, &frame);
  return works;
}

/// Tests the target to read from, which several samples need.
bool readsFrom(QOpenGLExtraFunctions& gl, QSize pixels) {
  GLuint frame = 0, colour = 0;
  gl.glGenFramebuffers(1, &frame);
  gl.glGenRenderbuffers(1, &colour);
  gl.glBindFramebuffer(GL_FRAMEBUFFER, frame);
  gl.glBindRenderbuffer(GL_RENDERBUFFER, colour);
  gl.glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, pixels.width(), pixels.height());
  gl.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour);
  const bool works = complete(gl);
  gl.glBindFramebuffer(GL_FRAMEBUFFER, 0);
  gl.glDeleteFramebuffers(1, &frame);
  gl.glDeleteRenderbuffers(1, &colour);
  return works;
}

bool fits(QSize pixels, int samples) {
  const int side = gpuLimits().textureSide;
  return pixels.width() <= side && pixels.height() <= side && targetBytes(pixels, samples) <= mostTargetBytes();
}

int powerOfTwoFrom(int n) { return static_cast<int>(std::bit_ceil(static_cast<unsigned>(n))); }

std::optional<DrawingPlan> plan(TargetProbe& probe, QSize picture, int samples) {
  if (fits(picture, samples) && probe.works(picture, samples)) return DrawingPlan{picture, samples};
  QSize piece(powerOfTwoFrom(picture.width()), powerOfTwoFrom(picture.height()));
  piece = piece.boundedTo({mostPiece(), mostPiece()});
  const auto taken = [&] { return fits(piece, samples) && probe.works(piece, samples); };
  while (!taken()) {
    int& longer = piece.width() >= piece.height() ? piece.rwidth() : piece.rheight();
    longer /= 2;
    if (longer < kMinPiece) return std::nullopt;
  }
  return DrawingPlan{piece, samples};
}

}  // namespace

struct TargetProbe::Context {
  QOffscreenSurface surface;
  QOpenGLContext context;
};

TargetProbe::TargetProbe() : context_(std::make_unique<Context>()) {
  context_->surface.setFormat(QSurfaceFormat::defaultFormat());
  context_->surface.create();
  if (!context_->context.create()) context_.reset();
}

TargetProbe::~TargetProbe() = default;

bool TargetProbe::works(QSize pixels, int samples) {
  if (!context_ || !context_->context.makeCurrent(&context_->surface)) return false;
  // A driver that draws with the processor fills a new target, which takes ten milliseconds, so a
  // small one is tried there. The memory of a graphics card may be full, so the real size is tried
  // there.
  if (gpuLimits().software && targetBytes(pixels, samples) <= kSurelyThere) pixels = pixels.boundedTo({kOfAny, kOfAny});
  auto& gl = *context_->context.extraFunctions();
  for (int i = 0; i < 16 && gl.glGetError() != GL_NO_ERROR; ++i) {
  }
  bool works = drawsInto(gl, pixels, samples) && (samples == 1 || readsFrom(gl, pixels));
  works = gl.glGetError() == GL_NO_ERROR && works;
  context_->context.doneCurrent();
  return works;
}

std::int64_t targetBytes(QSize pixels, int samples) {
  // Colour and depth of each sample, the average of several samples, and the picture are counted.
  const std::int64_t each = std::int64_t{8} * samples + (samples > 1 ? 4 : 0) + 4;
  return std::int64_t{pixels.width()} * pixels.height() * each;
}

std::int64_t mostTargetBytes() {
  return wantedMostBytes > 0 ? wantedMostBytes : std::int64_t{1} << (gpuLimits().software ? 30 : 32);
}

void setMostTargetBytes(std::int64_t bytes) { wantedMostBytes = bytes; }

std::optional<DrawingPlan> planDrawing(QSize picture, int samples) {
  using Question = std::tuple<int, int, int, std::int64_t>;
  static std::optional<std::pair<Question, std::optional<DrawingPlan>>> last;
  const Question question{picture.width(), picture.height(), samples, mostTargetBytes()};
  if (last && last->first == question) return last->second;
  TargetProbe probe;
  std::optional<DrawingPlan> found;
  for (int n = std::clamp(samples, 1, gpuLimits().samples); !found && n >= 1; n /= 2) found = plan(probe, picture, n);
  last = {question, found};
  return found;
}

std::optional<float> possibleScale(QSize pixels, int samples, float scale, KnownTargets& known) {
  std::optional<TargetProbe> probe;
  const auto takes = [&](QSize drawn) {
    if (drawn.boundedTo(known.taken) == drawn) return true;
    if (!known.refused.isEmpty() && drawn.expandedTo(known.refused) == drawn) return false;
    if (fits(drawn, samples) && !probe) probe.emplace();
    const bool taken = fits(drawn, samples) && probe->works(drawn, samples);
    (taken ? known.taken : known.refused) = drawn;
    return taken;
  };
  for (const float part : {1.0F, 0.75F, 0.5F, 0.25F}) {
    const QSize drawn = scaledSize(pixels, scale * part);
    if (takes(drawn * 1.25) || takes(drawn * 1.05) || takes(drawn)) return scale * part;
  }
  return std::nullopt;
}

QSize scaledSize(QSize pixels, float scale) { return (QSizeF(pixels) * double(scale)).toSize().expandedTo({1, 1}); }

}  // namespace app
