// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The camera of the demo has shots of two to four bars, cut on the beat, and ends where it began.

#include "resources/demo/choreography.h"
#include "resources/demo/show.h"

namespace demo {
namespace {

/// This is one end of a shot: height and side of its target, the direction from there (degrees to
/// the figure's left, from below), and the distance.
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
  /// Adds a shot up to the frame before `to`: the next one's first key, one frame later, makes the
  /// cut.
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
  const View opening{0, 9.9F, 0, -3, 0, 57, 27};
  film.shot(0, 120, opening, {0, 9.2F, 6, -2, 0, 50, 27});
  film.shot(120, 240, {0, 9.2F, -30, 8, 0, 48, 27}, {0, 9.2F, -6, 4, 0, 46, 27});
  // The figures come one after the other, from near, for a second each.
  film.shot(240, 270, {kApart + 0.3F, 13.2F, 16, 2, -3, 21, 27}, {kApart, 13.2F, 0, 3, 2, 20, 27}, easing::smooth);
  film.shot(270, 330, {0, 8.8F, 20, -5, 0, 48, 27}, {0, 8.8F, 4, -3, 0, 46, 27}, easing::smooth);
  film.shot(330, 360, {-kApart, 13.2F, 0, 2, -2, 21, 27}, {-0.3F - kApart, 13.2F, 14, 3, 3, 20, 27}, easing::smooth);
  // The spin and the sign are one move from the whole stage to the winks and back.
  film.key(360, {0, 9.4F, 24, -5, 0, 54, 27}, easing::linear);
  film.key(424, {0, 9.4F, -6, -2, 0, 48, 27}, easing::gentle);
  film.key(440, {0, 13.0F, -4, 0, 3, 30, 27}, easing::arrive);
  film.key(462, {0, 13.0F, -6, 1, 4, 29, 27}, easing::linear);
  film.key(479, {0, 9.0F, -12, 3, 0, 48, 27}, easing::smooth);
  film.shot(480, 600, {0, 9.0F, -26, 5, 0, 50, 27}, {0, 9.0F, 24, 5, 0, 48, 27}, easing::smooth);
  film.shot(600, 720, {0, 9.5F, 36, -6, 0, 54, 27}, {0, 9.5F, 4, 2, 0, 50, 27});
  film.shot(720, 754, {0, 8.4F, -14, 2, 0, 46, 27}, {0, 8.6F, -6, 1, 0, 44, 27});
  film.shot(754, 780, {-kApart, 13.2F, 8, -2, 0, 22, 27}, {-kApart, 13.6F, -4, 0, 0, 20, 27});
  film.shot(780, 840, {0, 8.8F, 0, -2, 0, 44, 27}, {0, 8.8F, 0, 4, 0, 48, 27});
  film.key(840, {0, 9.4F, -26, -5, 0, 52, 27}, easing::linear);
  film.key(900, {0, 9.4F, -12, -4, 0, 52, 27}, easing::gentle);
  film.key(kDanceFrames, opening, easing::smooth);
  vmd::LightKey light;
  light.direction = {-0.28F, -1.0F, 0.38F};
  motion.lightKeys.push_back(light);
  motion.selfShadowKeys.push_back({0, 1, 0.01125F});
  return motion;
}

}  // namespace demo
