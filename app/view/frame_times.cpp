// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/frame_times.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/view/overlay_pen.h"

namespace app {
namespace {

using base::Vec2, base::Vec4;

// Sizes are in pixels at scale 1.
constexpr float kMargin = 12.0F, kBar = 1.0F, kHeight = 100.0F, kRow = 20.0F, kLegend = 170.0F, kPatch = 10.0F;
constexpr double kMaxMilliseconds = 50.0;  // the graph's height; larger values are cut
const std::array kColours{Vec4(0.25F, 0.60F, 1.0F, 1.0F), Vec4(0.95F, 0.35F, 0.35F, 1.0F),
                          Vec4(0.95F, 0.80F, 0.20F, 1.0F), Vec4(0.35F, 0.80F, 0.40F, 1.0F)};
const Vec4 kGround{0.05F, 0.06F, 0.09F, 0.78F}, kLine{1.0F, 1.0F, 1.0F, 0.35F};

std::array<double, 4> stagesOf(const FrameTime& time) { return {time.pose, time.physics, time.overlay, time.drawing}; }

void box(Pen& pen, Vec2 corner, Vec2 size, const Vec4& colour) {
  pen.quad(corner, corner + Vec2(size.x, 0.0F), corner + size, corner + Vec2(0.0F, size.y), colour);
}

}  // namespace

void FrameTimes::add(const FrameTime& time) {
  times_[next_] = time;
  next_ = (next_ + 1) % kShown;
  count_ = std::min(count_ + 1, kShown);
}

const FrameTime& FrameTimes::back(std::size_t before) const {
  return times_[(next_ + 2 * kShown - 1 - before) % kShown];
}

std::array<std::string, 4> timesLegend(const FrameTimes& times, const std::array<std::string, 4>& names) {
  std::array<double, 4> sums{};
  double second = 0.0;
  std::size_t counted = 0;
  for (; counted < times.size() && second < 1000.0; ++counted) {
    const FrameTime& time = times.back(counted);
    const auto stages = stagesOf(time);
    for (std::size_t s = 0; s < stages.size(); ++s) sums[s] += stages[s];
    second += time.between > 0.0 ? time.between : 1000.0 / 60.0;
  }
  std::array<std::string, 4> legend;
  for (std::size_t s = 0; s < sums.size(); ++s)
    legend[s] = fmt::format("{} {:.1f} ms", names[s], counted == 0 ? 0.0 : sums[s] / static_cast<double>(counted));
  return legend;
}

ViewArea FrameTimesJob::areaOf(Vec2 pixels, float scale) {
  const float width = kBar * float(FrameTimes::kShown) * scale, height = kHeight * scale;
  const Vec2 corner(kMargin * scale, pixels.y - (kMargin + kHeight) * scale);
  return {corner - Vec2(4.0F * scale), Vec2(width + (kLegend + 8.0F) * scale, height + 8.0F * scale)};
}

void FrameTimesJob::run() const {
  if (times == nullptr || !(pixels.x > 0.0F && pixels.y > 0.0F)) return;
  Pen pen(*triangles, pixels);
  const float width = kBar * float(FrameTimes::kShown) * scale, height = kHeight * scale;
  const Vec2 corner(kMargin * scale, pixels.y - (kMargin + kHeight) * scale);
  const ViewArea ground = areaOf(pixels, scale);
  box(pen, ground.corner, ground.size, kGround);
  const auto heightOf = [&](double milliseconds) {
    return std::isfinite(milliseconds)
               ? height * static_cast<float>(std::clamp(milliseconds / kMaxMilliseconds, 0.0, 1.0))
               : 0.0F;
  };
  for (std::size_t i = 0; i < times->size(); ++i) {
    const float left = corner.x + width - kBar * scale * static_cast<float>(i + 1);
    double below = 0.0;
    const auto stages = stagesOf(times->back(i));
    for (std::size_t s = 0; s < stages.size(); ++s) {
      const double above = below + (stages[s] > 0.0 ? stages[s] : 0.0);
      const float bottom = heightOf(below), top = heightOf(above);
      if (top > bottom) box(pen, {left, corner.y + height - top}, {kBar * scale, top - bottom}, kColours[s]);
      below = above;
    }
  }
  for (const double at : {1000.0 / 60.0, 1000.0 / 30.0})
    box(pen, {corner.x, corner.y + height - heightOf(at)}, {width, std::max(1.0F, scale)}, kLine);

  for (std::size_t s = 0; s < legend.size(); ++s) {
    const Vec2 row(corner.x + width + 10.0F * scale, corner.y + (6.0F + kRow * static_cast<float>(s)) * scale);
    box(pen, row, Vec2(kPatch * scale), kColours[s]);
    labels->push_back({row + Vec2(16.0F * scale, -4.0F * scale), legend[s]});
  }
}

}  // namespace app
