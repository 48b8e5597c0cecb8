// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include <QSize>

namespace app {

/// Asks the driver for what a DrawingTarget and its read-back are made of, before Qt 3D does, which goes on without a
/// framebuffer and gives black pictures. Needs the thread of the QGuiApplication.
class TargetProbe {
 public:
  TargetProbe();
  ~TargetProbe();
  TargetProbe(const TargetProbe&) = delete;
  TargetProbe& operator=(const TargetProbe&) = delete;

  /// True when a target of this size with so many samples a pixel is complete and its memory can be had.
  [[nodiscard]] bool works(QSize pixels, int samples);

 private:
  struct Context;
  std::unique_ptr<Context> context_;
};

/// Bytes that a target of this size takes with what is read back from it.
[[nodiscard]] std::int64_t targetBytes(QSize pixels, int samples);
/// Most bytes that one target may take: what a driver gives isn't always there when it is used.
[[nodiscard]] std::int64_t mostTargetBytes();
/// Another bound, as if this were another driver: for tests. 0: the usual one.
void setMostTargetBytes(std::int64_t bytes);

/// How a picture is drawn off screen.
struct DrawingPlan {
  QSize piece;      ///< pixels drawn at once: all of the picture, or powers of two
  int samples = 1;  ///< a pixel
  bool operator==(const DrawingPlan&) const = default;
};

/// The largest pieces that the driver takes, with as many samples as it takes; none: not even small ones with one
/// sample. The plan of the last call is kept.
[[nodiscard]] std::optional<DrawingPlan> planDrawing(QSize picture, int samples);

/// Pixels drawn for a window of `pixels`, of which there is one at least.
[[nodiscard]] QSize scaledSize(QSize pixels, float scale);
/// Pixels of targets that the driver took and refused last, of one number of samples: what is smaller is taken, what is
/// larger is refused, without asking again.
struct KnownTargets {
  QSize taken, refused;
};
/// The largest scale that the driver takes for a window of `pixels` with so many samples: `scale` or fewer quarters of
/// it, or none of them. With some room if there is any, so that a window that grows asks now and then only.
[[nodiscard]] std::optional<float> possibleScale(QSize pixels, int samples, float scale, KnownTargets& known);

}  // namespace app
