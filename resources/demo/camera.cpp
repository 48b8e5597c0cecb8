// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The camera of the demo: shots of two to four bars, cut on the beat, ending where it began.

#include "resources/demo/choreography.h"

namespace demo {
namespace {

/// One end of a shot: height and side of what it looks at, where from (degrees to her left, from below), how far.
struct View {
  float x, y, fromLeft, fromBelow, roll, distance;
  std::uint32_t fov;
};

class Film {
 public:
  explicit Film(vmd::Motion& motion) : motion_(motion) {}
  void key(int frame, const View& view, const vmd::CurveBytes& curve) {
    vmd::CameraKey key;
    key.frame = static_cast<std::uint32_t>(frame);
    key.target = {view.x, view.y, 0.0F};
    const float degree = kPi / 180.0F;
    key.rotation = Vec3(view.fromBelow, view.fromLeft, view.roll) * degree;
    key.distance = -view.distance;
    key.fovDegrees = view.fov;
    for (int channel = 0; channel < 6; ++channel) key.setCurve(static_cast<vmd::CameraChannel>(channel), curve);
    motion_.cameraKeys.push_back(key);
  }
  /// A shot up to the frame before `to`: the next one's first key, one frame later, makes the cut.
  void shot(int from, int to, const View& first, const View& last, const vmd::CurveBytes& curve = easing::gentle) {
    key(from, first, easing::linear);
    key(to - 1, last, curve);
  }

 private:
  vmd::Motion& motion_;
};

}  // namespace

vmd::Motion makeCamera() {
  vmd::Motion motion = vmd::Motion::make("カメラ・照明");
  Film film(motion);
  const View opening{0, 9.3F, 0, -3, 0, 47, 27};
  film.shot(0, 120, opening, {0, 9.3F, 8, -2, 0, 43, 27});
  film.shot(120, 240, {0, 11.0F, -38, 9, 0, 30, 27}, {0, 11.6F, -8, 4, 0, 25, 27});
  film.shot(240, 360, {0.3F, 14.2F, 22, 2, -4, 17, 27}, {-0.3F, 14.4F, -18, 3, 4, 16, 27}, easing::smooth);
  // The spin and the sign: one move from the whole figure to the wink.
  film.key(360, {0, 9.4F, 30, -6, 0, 45, 27}, easing::linear);
  film.key(412, {0, 10.4F, -10, -4, 0, 34, 27}, easing::gentle);
  film.key(438, {0, 14.4F, -6, 0, 5, 17, 27}, easing::arrive);
  film.key(479, {0, 14.6F, -9, 1, 6, 15, 27}, easing::linear);
  film.shot(480, 600, {0, 8.6F, -26, 5, 0, 42, 27}, {0, 8.8F, 24, 5, 0, 38, 27}, easing::smooth);
  film.shot(600, 720, {0, 9.3F, 44, -8, 0, 47, 27}, {0, 9.8F, 4, 2, 0, 44, 27});
  film.shot(720, 840, {0, 14.0F, 0, -2, 0, 20, 27}, {0, 12.6F, 0, 4, 0, 30, 27});
  film.key(840, {0, 9.4F, -30, -5, 0, 44, 27}, easing::linear);
  film.key(900, {0, 9.4F, -14, -4, 0, 45, 27}, easing::gentle);
  film.key(kDanceFrames, opening, easing::smooth);
  return motion;
}

}  // namespace demo
