// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include <QSize>

namespace app {

/// This class asks the driver for the parts of a DrawingTarget and its read-back before Qt 3D does,
/// because Qt 3D goes on without a framebuffer and gives black pictures. It needs the thread of the
/// QGuiApplication.
class TargetProbe {
 public:
  TargetProbe();
  ~TargetProbe();
  TargetProbe(const TargetProbe&) = delete;
  TargetProbe& operator=(const TargetProbe&) = delete;

  /// Returns whether a target of this size with so many samples a pixel is complete and its memory
  /// is available.
  [[nodiscard]] bool works(QSize pixels, int samples);

 private:
  struct Context;
  std::unique_ptr<Context> context_;
};

/// Returns how many bytes a target of this size takes, its read-back included.
[[nodiscard]] std::int64_t targetBytes(QSize pixels, int samples);
/// Returns the largest number of bytes that one target may take. Memory that a driver grants isn't
/// always there when it is used.
[[nodiscard]] std::int64_t mostTargetBytes();
/// Sets another limit, as another driver would have it, for tests. 0 restores the usual limit.
void setMostTargetBytes(std::int64_t bytes);

/// This plan says how a picture is drawn off screen.
struct DrawingPlan {
  QSize piece;      ///< pixels drawn at once: the whole picture, or powers of two
  int samples = 1;  ///< per pixel
  bool operator==(const DrawingPlan&) const = default;
};

/// Returns the largest pieces and the most samples that the driver takes. Returns none where even
/// small pieces with one sample fail. The plan of the last call is kept.
[[nodiscard]] std::optional<DrawingPlan> planDrawing(QSize picture, int samples);

/// Returns the pixels that are drawn for a window of `pixels`, at least one.
[[nodiscard]] QSize scaledSize(QSize pixels, float scale);
/// These are the last sizes that the driver took and refused, for one number of samples. A smaller
/// size is taken and a larger one is refused without asking again.
struct KnownTargets {
  QSize taken, refused;
};
/// Returns the largest scale that the driver takes for a window of `pixels` with so many samples:
/// `scale`, or some quarters of it, or none. It leaves some room where possible, so that a growing
/// window rarely asks again.
[[nodiscard]] std::optional<float> possibleScale(QSize pixels, int samples, float scale, KnownTargets& known);

}  // namespace app
