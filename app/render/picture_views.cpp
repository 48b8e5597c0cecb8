// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/picture_views.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>
#include <utility>

#include "app/film/shrink.h"
#include "app/render/panorama.h"
#include "app/view/eye_cameras.h"

namespace app {
namespace {

constexpr int kFilterRoom = 3;    // pixels of a view beyond the cube's face, to each side
constexpr int kFacesInFront = 5;  // all but Back, the last of kCubeFaces

/// Returns the width of a cube's face in pixels of the picture: in its middle a radian has as many
/// as in the picture, of which the width is a whole turn, or a half for each of two eyes beside
/// each other.
int faceSide(QSize picture) { return static_cast<int>(std::ceil(static_cast<float>(picture.width()) / base::kPi)); }

/// This is a picture that grows view by view.
class Canvas {
 public:
  explicit Canvas(QSize size) : size_(size) {}
  [[nodiscard]] QSize size() const { return size_; }
  [[nodiscard]] std::ptrdiff_t stride() const { return std::ptrdiff_t{4} * size_.width(); }
  /// Returns the first pixel of a column, from a row on.
  std::uint8_t* from(int x, int y = 0) {
    if (!buffer_) buffer_.emplace(size_.width(), size_.height());
    return buffer_->bytes + std::ptrdiff_t{4} * x + y * stride();
  }
  Picture take() {
    from(0);
    return std::exchange(buffer_, std::nullopt)->picture;
  }

 private:
  QSize size_;
  std::optional<PictureBuffer> buffer_;  // none until something is placed
};

float offsetOf(int eye, float eyeDistance) { return (eye == 0 ? -0.5F : 0.5F) * eyeDistance; }

/// Two perspective views side by side.
class ViewsBeside final : public PictureViews {
 public:
  ViewsBeside(const StereoOptions& options, QSize picture) : options_(options), canvas_(picture) {}
  [[nodiscard]] int count() const override { return 2; }
  [[nodiscard]] vmd::CameraState common(const vmd::CameraState& camera) const override { return camera; }
  [[nodiscard]] CameraMatrices seen(int view, const vmd::CameraState& camera) const override {
    const QSize size = canvas_.size();
    const float aspect = aspectOfEye(Stereo::SideBySide, size.width(), size.height());
    const float distance = std::isfinite(camera.distance) ? std::abs(camera.distance) : 0.0F;
    const float convergence = options_.convergence.value_or(std::max(distance, kNearestConvergence));
    return seenBeside(cameraMatrices(camera, aspect), offsetOf(view, options_.eyeDistance), convergence);
  }
  [[nodiscard]] bool allRound() const override { return false; }
  [[nodiscard]] int samples() const override { return 1; }
  void place(int view, const Picture& drawn) override {
    std::uint8_t* out = canvas_.from(view * canvas_.size().width() / 2);
    for (int y = 0; y < drawn.height; ++y, out += canvas_.stride())
      std::memcpy(out, drawn.row(y), std::size_t{4} * static_cast<std::size_t>(drawn.width));
  }
  [[nodiscard]] Picture take() override { return canvas_.take(); }

 private:
  StereoOptions options_;
  Canvas canvas_;
};

/// Views through the faces of a cube around each eye, or around one for both. The eyes of VR180
/// look forward from two places. Those of a whole turn have a place for each direction: their
/// rings.
class ViewsAround final : public PictureViews {
 public:
  ViewsAround(const StereoOptions& options, QSize picture, int samples)
      : layout_(options.layout),
        faces_(layout_ == Stereo::Vr180 ? kFacesInFront : static_cast<int>(kCubeFaces.size())),
        eyeDistance_(options.eyeDistance),
        dollyZoom_(options.dollyZoom),
        samples_(samples),
        halfWidth_(static_cast<float>(faceSide(picture) + 2 * kFilterRoom) / static_cast<float>(faceSide(picture))),
        canvas_(picture) {}
  [[nodiscard]] int count() const override { return (forTwoEyes(layout_) ? 2 : 1) * faces_; }
  [[nodiscard]] vmd::CameraState common(const vmd::CameraState& camera) const override {
    return uprightHead(dollyZoom_ ? dollied(camera, *dollyZoom_) : camera);
  }
  [[nodiscard]] CameraMatrices seen(int view, const vmd::CameraState& camera) const override {
    const float offset = layout_ == Stereo::Vr180 ? offsetOf(view / faces_, eyeDistance_) : 0.0F;
    return seenThrough(cameraMatrices(common(camera), 1.0F), faceOf(view), offset, halfWidth_);
  }
  [[nodiscard]] float ringOf(int view) const override {
    return layout_ == Stereo::AroundTopBottom ? offsetOf(view / faces_, eyeDistance_) : 0.0F;
  }
  [[nodiscard]] bool allRound() const override { return true; }
  [[nodiscard]] int samples() const override { return samples_; }
  void place(int view, const Picture& drawn) override {
    const bool half = layout_ == Stereo::Vr180, above = layout_ == Stereo::AroundTopBottom;
    const int width = canvas_.size().width() / (half ? 2 : 1), height = canvas_.size().height() / (above ? 2 : 1);
    const int eye = view / faces_;
    const EquirectArea area{canvas_.from(half ? eye * width : 0, above ? eye * height : 0), canvas_.stride(), width,
                            height, half ? 180.0F : 360.0F};
    layFace(drawn, faceOf(view), halfWidth_, samples_, area);
  }
  [[nodiscard]] Picture take() override { return canvas_.take(); }

 private:
  [[nodiscard]] CubeFace faceOf(int view) const { return kCubeFaces[static_cast<std::size_t>(view % faces_)]; }

  Stereo layout_;
  int faces_;  // for each eye
  float eyeDistance_;
  std::optional<float> dollyZoom_;
  int samples_;
  float halfWidth_;
  Canvas canvas_;
};

}  // namespace

QSize viewSizeOf(Stereo layout, QSize picture) {
  if (layout == Stereo::None) return picture;
  if (layout == Stereo::SideBySide) return {std::max(1, picture.width() / 2), picture.height()};
  const int side = faceSide(picture) + 2 * kFilterRoom;
  return {side, side};
}

std::unique_ptr<PictureViews> viewsOf(const StereoOptions& options, QSize picture, int samples) {
  if (options.layout == Stereo::None) return nullptr;
  if (options.layout == Stereo::SideBySide) return std::make_unique<ViewsBeside>(options, picture);
  return std::make_unique<ViewsAround>(options, picture, samples);
}

}  // namespace app
