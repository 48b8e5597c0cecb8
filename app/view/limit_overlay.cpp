// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/limit_overlay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include "app/view/overlay_colours.h"
#include "app/view/overlay_pen.h"
#include "app/view/sight.h"
#include "ik/solvers/limit_border.h"

namespace app {
namespace {

using base::Vec2, base::Vec4;
using ik::solvers::LimitKind;
using Point = ik::solvers::Vec3;

// Sizes are in pixels at scale 1.
constexpr float kLimitLine = 1.1F, kAtLimitLine = 1.9F, kLitLine = 2.2F, kLimitSpoke = 0.6F, kLimitOutline = 0.9F;
constexpr float kNowDot = 3.2F, kSlideDot = 4.5F;
constexpr float kLockHalfWidth = 6.0F, kLockTop = -1.5F, kLockBottom = 7.5F, kShackle = 3.8F, kShackleLine = 1.3F;
constexpr float kFillAlpha = 0.13F, kFarLimit = 0.35F, kFileAlpha = 0.55F;
constexpr float kBarelyFar = 0.2F;  // part of the reach: what nearly faces the eye has no far side
constexpr double kAtLimit = 0.5 * ik::solvers::kPi / 180.0;
constexpr double kArcPiece = 2 * ik::solvers::kPi / kRimPieces;
constexpr int kShacklePieces = 8;

Vec4 dimmed(Vec4 colour, float alpha) {
  colour.a *= alpha;
  return colour;
}

/// Draws the limits of one joint.
class LimitDrawing {
 public:
  LimitDrawing(const JointLimit& limit, const LimitHandle& lit, std::vector<OverlayVertex>& triangles)
      : limit_(limit),
        lit_(lit),
        sight_(limit.view),
        pen_(triangles, limit.view.pixels),
        scale_(limit.view.scale),
        centre_(sight_.seen(base::Vec3(limit.joint))),
        away_(sight_.away(centre_)),
        outline_(dimmed(overlayColour::kOutline, limit.own ? 1.0F : kFileAlpha * kFileAlpha)) {}

  void draw() {
    switch (limit_.turn.kind) {
      case LimitKind::Cone:
      case LimitKind::Ellipse:
        drawLean();
        drawArcs();  // its twist
        break;
      case LimitKind::Hinge:
      case LimitKind::Euler:
        drawArcs();
        break;
      case LimitKind::Locked:
      case LimitKind::Free:
        break;
    }
    if (limit_.slide) drawSlide();
    if (limit_.turn.kind == LimitKind::Locked) drawLock();
  }

 private:
  struct Stroke {
    Vec4 colour;
    float halfWidth;
  };

  [[nodiscard]] Stroke strokeOf(bool atLimit, bool lit, const Vec4& colour) const {
    Stroke stroke{lit       ? overlayColour::kLit
                  : atLimit ? overlayColour::kAtLimit
                            : colour,
                  lit       ? kLitLine
                  : atLimit ? kAtLimitLine
                            : kLimitLine};
    if (!limit_.own) stroke.colour.a *= kFileAlpha;
    return stroke;
  }
  [[nodiscard]] bool isLit(LimitHandle::Kind kind, int part) const {
    return lit_.isSame({kind, part, limit_.actor, limit_.bone});
  }
  [[nodiscard]] std::optional<Vec2> pixel(const Point& point) const {
    return sight_.pixel(sight_.seen(base::Vec3(point)));
  }
  [[nodiscard]] bool isFar(const Point& point) const {
    const base::Vec3 way = sight_.seen(base::Vec3(point)) - centre_;
    return glm::dot(way, away_) > kBarelyFar * glm::length(way);
  }
  void line(const std::optional<Vec2>& from, const std::optional<Vec2>& to, const Stroke& stroke, bool outline,
            float alpha = 1.0F) {
    if (!from || !to || glm::distance(*from, *to) < 0.05F) return;
    const float wide = (stroke.halfWidth + (outline ? kLimitOutline : 0.0F)) * scale_;
    pen_.stroke(*from, *to, wide, dimmed(outline ? outline_ : stroke.colour, alpha));
  }
  /// Draws a line through points, which `at` gives for 0 to `pieces`, kRimPieces at most.
  /// `strokeAt` is that of the piece that ends at a point.
  template <class At, class StrokeAt>
  void curve(int pieces, bool closed, const At& at, const StrokeAt& strokeAt) {
    struct Corner {
      std::optional<Vec2> place;
      Vec2 side{0.0F};  // across the curve, so that pieces meet without gaps
      bool far = false;
    };
    std::array<Corner, kRimPieces + 1> corners;
    const auto corner = [&corners](int i) -> Corner& { return corners.at(static_cast<std::size_t>(i)); };
    for (int i = 0; i <= pieces; ++i) {
      const Point point = at(i);
      corner(i).place = pixel(point);
      corner(i).far = isFar(point);
    }
    for (int i = 0; i <= pieces; ++i) {
      const auto before = corner(i > 0 ? i - 1 : closed ? pieces - 1 : i).place;
      const auto after = corner(i < pieces ? i + 1 : closed ? 1 : i).place;
      if (!before || !after || glm::distance(*before, *after) < 1e-3F) continue;
      const Vec2 along = glm::normalize(*after - *before);
      corner(i).side = {-along.y, along.x};
    }
    // Outlines come first, so that none lies over another's fill.
    for (const bool outline : {true, false}) {
      for (int i = 1; i <= pieces; ++i) {
        const Corner &from = corner(i - 1), &to = corner(i);
        if (!from.place || !to.place) continue;
        const Stroke stroke = strokeAt(i);
        const float wide = (stroke.halfWidth + (outline ? kLimitOutline : 0.0F)) * scale_;
        pen_.quad(*from.place + wide * from.side, *to.place + wide * to.side, *to.place - wide * to.side,
                  *from.place - wide * from.side,
                  dimmed(outline ? outline_ : stroke.colour, to.far ? kFarLimit : 1.0F));
      }
    }
  }
  template <class At>
  void fill(int pieces, const At& at, const Vec4& colour) {
    const auto middle = pixel(limit_.joint);
    auto before = pixel(at(0));
    for (int i = 1; i <= pieces && middle; ++i) {
      const auto now = pixel(at(i));
      if (before && now) pen_.triangle(*middle, *before, *now, dimmed(colour, kFillAlpha));
      before = now;
    }
  }
  void straight(const Point& from, const Point& to, const Stroke& stroke) {
    for (const bool outline : {true, false}) line(pixel(from), pixel(to), stroke, outline);
  }
  void dot(const Point& at, float radius, const Vec4& colour) {
    const auto place = pixel(at);
    if (!place) return;
    pen_.disc(*place, (radius + kLimitOutline) * scale_, outline_);
    pen_.disc(*place, radius * scale_, colour);
  }

  void drawLean() {
    const bool ellipse = limit_.turn.kind == LimitKind::Ellipse;
    const bool atLimit = ik::solvers::roomIn(limit_.turn, limit_.local) <= kAtLimit;
    const Stroke plain = strokeOf(atLimit, false, overlayColour::kLimit);
    const auto at = [this](int i) { return limit_.rim(2 * ik::solvers::kPi * i / kRimPieces); };
    fill(kRimPieces, at, plain.colour);
    Stroke spoke = plain;
    spoke.halfWidth = kLimitSpoke;
    spoke.colour.a *= 0.6F;
    const auto middle = pixel(limit_.joint);
    for (int i = 0; i < 4; ++i) line(middle, pixel(at(i * kRimPieces / 4)), spoke, false);
    curve(kRimPieces, true, at, [&](int i) {
      const int quarter = ellipse ? (2 * i - 1 + kRimPieces / 4) / (kRimPieces / 2) % 4 : 0;
      return strokeOf(atLimit, isLit(LimitHandle::Kind::Lean, quarter), overlayColour::kLimit);
    });
    // This is where the axis points now.
    const Point now = limit_.towards(limit_.local * limit_.turn.axis);
    straight(limit_.joint, now, plain);
    dot(now, kNowDot, plain.colour);
  }

  void drawArcs() {
    std::array<LimitArc, 3> arcs;
    const std::size_t count = arcsOf(limit_, arcs);
    for (std::size_t i = 0; i < count; ++i) drawArc(arcs[i]);
  }

  void drawArc(const LimitArc& arc) {
    const bool atLimit = ik::solvers::roomInRange(arc.now, arc.lower, arc.upper) <= kAtLimit;
    const bool box = limit_.turn.kind == LimitKind::Euler;
    const Stroke plain = strokeOf(atLimit, false, box ? overlayColour::kAxes[arc.part] : overlayColour::kLimit);
    const double width = std::min(arc.upper - arc.lower, 2 * ik::solvers::kPi);
    const int pieces = std::clamp(static_cast<int>(std::ceil(width / kArcPiece)), 1, kRimPieces);
    const auto at = [&](int i) { return pointOf(limit_, arc, arc.lower + width * i / pieces); };
    fill(pieces, at, plain.colour);
    curve(pieces, false, at, [&plain](int) { return plain; });
    for (const int upper : {0, 1}) {
      Stroke end = plain;
      end.halfWidth = kLimitSpoke;
      if (isLit(LimitHandle::Kind::Turn, 2 * arc.part + upper)) end = strokeOf(atLimit, true, plain.colour);
      straight(limit_.joint, pointOf(limit_, arc, upper == 1 ? arc.upper : arc.lower), end);
    }
    const Point now = pointOf(limit_, arc, arc.now);
    Stroke hand = plain;
    hand.halfWidth = kAtLimitLine;
    straight(limit_.joint, now, hand);
    dot(now, kNowDot, plain.colour);
  }

  void drawSlide() {
    const ik::solvers::SlideRange& slide = *limit_.slide;
    const double near = std::min(limit_.slid - slide.lower, slide.upper - limit_.slid);
    const bool atLimit = slide.upper > slide.lower && near <= 0.005 * (slide.upper - slide.lower);
    const Stroke plain = strokeOf(atLimit, false, overlayColour::kLimit);
    const Point from = limit_.slidTo(slide.lower), to = limit_.slidTo(slide.upper);
    straight(from, to, plain);
    // The end marks lie across the axis as it is seen; an axis towards the eye has them level.
    const auto a = pixel(limit_.joint), b = pixel(limit_.slidTo(limit_.slid + limit_.reach));
    const Vec2 along = a && b && glm::distance(*a, *b) > 0.5F ? glm::normalize(*b - *a) : Vec2(0, 1);
    const Vec2 side = kSlideEnd * scale_ * Vec2(-along.y, along.x);
    for (const int part : {0, 1}) {
      const auto end = pixel(part == 1 ? to : from);
      if (!end) continue;
      const Stroke mark = strokeOf(atLimit, isLit(LimitHandle::Kind::Way, part), overlayColour::kLimit);
      for (const bool outline : {true, false}) line(*end - side, *end + side, mark, outline);
    }
    dot(limit_.slidTo(limit_.slid), kSlideDot, plain.colour);
  }

  void drawLock() {
    const auto at = pixel(limit_.joint);
    if (!at) return;
    const Stroke plain = strokeOf(false, false, overlayColour::kLimit);
    const Vec2 middle = *at + Vec2(0.0F, kLockTop * scale_);
    for (const bool outline : {true, false}) {
      const Stroke shackle{plain.colour, kShackleLine};
      std::optional<Vec2> before;
      for (int i = 0; i <= kShacklePieces; ++i) {
        const float angle = base::kPi * static_cast<float>(i) / kShacklePieces;
        const Vec2 now = middle + kShackle * scale_ * Vec2(std::cos(angle), -1.2F * std::sin(angle));
        if (before) line(before, now, shackle, outline);
        before = now;
      }
      const float more = outline ? kLimitOutline : 0.0F;
      const float wide = (kLockHalfWidth + more) * scale_;
      const Vec2 high(0.0F, (kLockBottom - kLockTop) * scale_), edge(0.0F, more * scale_);
      pen_.quad(middle - Vec2(wide, 0) - edge, middle + Vec2(wide, 0) - edge, middle + Vec2(wide, 0) + high + edge,
                middle - Vec2(wide, 0) + high + edge, outline ? outline_ : plain.colour);
    }
    pen_.disc(middle + Vec2(0.0F, 0.5F * (kLockBottom - kLockTop) * scale_), 1.7F * scale_, outline_);
  }

  const JointLimit& limit_;
  const LimitHandle& lit_;
  Sight sight_;
  Pen pen_;
  float scale_;
  base::Vec3 centre_, away_;
  Vec4 outline_;
};

}  // namespace

void LimitOverlayJob::run() const {
  for (const JointLimit& limit : limits) {
    if (!(limit.view.pixels.x > 0.0F && limit.view.pixels.y > 0.0F && limit.view.scale > 0.0F)) continue;
    LimitDrawing(limit, lit, *triangles).draw();
  }
}

}  // namespace app
