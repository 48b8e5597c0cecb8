// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QSize>

#include "app/film/picture.h"
#include "app/film/stereo.h"
#include "app/view/camera.h"

namespace app {

/// A PictureViews makes one picture of several views of a scene, which are drawn one after the
/// other, each with its own camera and all of one size.
class PictureViews {
 public:
  virtual ~PictureViews() = default;
  [[nodiscard]] virtual int count() const = 0;
  /// Returns the camera that decides what all views have in common, such as the widths of outlines
  /// and where self shadow is exact.
  [[nodiscard]] virtual vmd::CameraState common(const vmd::CameraState& camera) const = 0;
  /// Returns what a view sees where the show's camera is this.
  [[nodiscard]] virtual CameraMatrices seen(int view, const vmd::CameraState& camera) const = 0;
  /// Returns the ring of a view's eye, as SceneView::setEye() has it.
  [[nodiscard]] virtual float ringOf(int /*view*/) const { return 0.0F; }
  /// Returns whether the views look in all directions, so that nothing can lie flat over or behind
  /// the picture.
  [[nodiscard]] virtual bool allRound() const = 0;
  /// Returns how many times larger than viewSizeOf() the pictures for place() are.
  [[nodiscard]] virtual int samples() const = 0;
  /// Puts a view into the picture.
  virtual void place(int view, const Picture& drawn) = 0;
  /// Returns the picture, after all views were placed.
  [[nodiscard]] virtual Picture take() = 0;
};

/// Returns the views of a picture of this size, drawn so many times wider and higher; null where it
/// is a single view of its own. The options must be possible (checkSize()).
[[nodiscard]] std::unique_ptr<PictureViews> viewsOf(const StereoOptions& options, QSize picture, int samples);

/// Returns the size of each view, in pixels of the picture: the picture itself, one half of it, or
/// the face of a cube that has as many pixels a degree as the picture, with room for filtering.
[[nodiscard]] QSize viewSizeOf(Stereo layout, QSize picture);

}  // namespace app
