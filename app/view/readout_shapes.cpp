// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/readout_shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include "app/show/readout_values.h"
#include "app/view/overlay_colours.h"
#include "app/view/overlay_pen.h"
#include "app/view/readout_number.h"
#include "app/view/sight.h"

namespace app {
namespace {

using base::Vec2, base::Vec3, base::Vec4;

// Sizes are in pixels at scale 1.
constexpr float kReadLine = 1.1F, kReadOutline = 1.2F, kReadDot = 3.0F, kThinLine = 0.7F;
constexpr float kArc = 34.0F, kTurnArc = 30.0F, kTurnAxis = 44.0F, kPastArc = 20.0F, kArrowHead = 8.0F;
constexpr float kAxis = 52.0F, kPastAxis = 9.0F;
constexpr float kAside = 18.0F, kBeyond = 5.0F, kPastLine = 11.0F, kShortLine = 14.0F, kBesideDot = 16.0F;
constexpr float kPartOfSide = 0.45F;  // of the shorter side, which an arc's radius stays below
constexpr float kCorner = 0.7F;       // of the radius: the square of a right angle
constexpr double kRight = 0.05;       // degrees beside 90 that count as a right angle
constexpr int kPieces = 48;           // of a whole turn

const Vec4 kAngleColour{1.0F, 0.85F, 0.35F, 1.0F}, kTurnColour{0.55F, 0.95F, 0.60F, 1.0F},
    kLengthColour{0.55F, 0.85F, 1.0F, 1.0F}, kPlaceColour{1.0F, 0.70F, 0.85F, 1.0F};
constexpr float kFill = 0.22F;  // alpha of an angle's inside

/// This draws in view space, see Sight.
class Drawer {
 public:
  explicit Drawer(const ReadoutShapeJob& job)
      : job_(job),
        bones_(job.actor->pose().models),
        sight(job.view),
        scale(job.view.scale),
        pen_(job.sheet->out().triangles, job.view.pixels) {}

  [[nodiscard]] Vec3 boneAt(std::int32_t bone) const {
    return sight.seen(bones_[static_cast<std::size_t>(bone)].translation);
  }
  [[nodiscard]] bool has(std::int32_t bone) const {
    return bone >= 0 && static_cast<std::size_t>(bone) < job_.actor->model().bones.size() &&
           static_cast<std::size_t>(bone) < bones_.size();
  }
  [[nodiscard]] std::optional<Vec2> pixel(const Vec3& seen) const { return sight.pixel(seen); }

  void label(const Vec3& at, const std::string& text, const Vec4& colour) const {
    if (const auto middle = pixel(at)) write(*middle, text, colour);
  }
  void write(Vec2 middle, const std::string& text, const Vec4& colour) const {
    job_.sheet->label(middle, text, Vec3(colour));
  }
  [[nodiscard]] float width(const std::string& text) const { return job_.sheet->size()(text).x; }
  /// Draws a line through points: first its outline, then itself.
  void lines(std::span<const Vec3> points, float halfWidth, const Vec4& colour) {
    for (const bool outline : {true, false}) {
      std::optional<Vec2> before;
      for (const Vec3& point : points) {
        const auto now = pixel(point);
        if (before && now && glm::distance(*before, *now) <= 0.5F) continue;
        if (before && now) stroke(*before, *now, halfWidth, colour, outline);
        before = now;
      }
    }
  }
  void stroke(Vec2 from, Vec2 to, float halfWidth, const Vec4& colour, bool outline) {
    const float wide = (halfWidth + (outline ? kReadOutline : 0.0F)) * scale;
    if (glm::distance(from, to) > 0.1F) pen_.stroke(from, to, wide, outline ? overlayColour::kOutline : colour);
  }
  void dot(const Vec3& at, const Vec4& colour) {
    const auto middle = pixel(at);
    if (!middle) return;
    pen_.disc(*middle, (kReadDot + kReadOutline) * scale, overlayColour::kOutline);
    pen_.disc(*middle, kReadDot * scale, colour);
  }
  void fill(const Vec3& a, const Vec3& b, const Vec3& c, const Vec4& colour) {
    const auto one = pixel(a), two = pixel(b), three = pixel(c);
    if (one && two && three) pen_.triangle(*one, *two, *three, {Vec3(colour), kFill});
  }
  /// Draws the head of an arrow that ends at a pixel.
  void head(Vec2 tip, Vec2 from, const Vec4& colour) {
    if (glm::distance(tip, from) < 0.5F) return;
    const Vec2 along = glm::normalize(tip - from), side{-along.y, along.x};
    for (const bool outline : {true, false}) {
      const float size = (kArrowHead + (outline ? 2.0F * kReadOutline : 0.0F)) * scale;
      const Vec2 at = tip + (outline ? kReadOutline * scale : 0.0F) * along;
      pen_.triangle(at, at - size * along + 0.4F * size * side, at - size * along - 0.4F * size * side,
                    outline ? overlayColour::kOutline : colour);
    }
  }
  /// Returns pixels as units of view space, at the depth of a point.
  [[nodiscard]] float units(float pixels, const Vec3& at) const { return pixels * scale * sight.unitsPerPixel(at.z); }

 private:
  const ReadoutShapeJob& job_;
  std::span<const base::Transform> bones_;

 public:
  const Sight sight;
  const float scale;

 private:
  Pen pen_;
};

/// Returns a direction across another, of unit length; the nearest one to `wanted`.
Vec3 across(const Vec3& axis, const Vec3& wanted) {
  const Vec3 flat = wanted - glm::dot(wanted, axis) * axis;
  if (glm::length(flat) > 1e-4F) return glm::normalize(flat);
  const Vec3 other = std::abs(axis.x) < 0.7F ? Vec3(1, 0, 0) : Vec3(0, 1, 0);
  return glm::normalize(other - glm::dot(other, axis) * axis);
}

/// Returns the points of an arc around a centre, from u towards v, which lies across it.
std::vector<Vec3> arc(const Vec3& centre, const Vec3& u, const Vec3& v, float radius, float angleRad) {
  const int pieces = std::max(2, static_cast<int>(std::ceil(kPieces * std::abs(angleRad) / (2.0F * base::kPi))));
  std::vector<Vec3> points;
  for (int i = 0; i <= pieces; ++i) {
    const float angle = angleRad * static_cast<float>(i) / static_cast<float>(pieces);
    points.push_back(centre + radius * (std::cos(angle) * u + std::sin(angle) * v));
  }
  return points;
}

void drawAngle(Drawer& draw, const Readout& readout, std::span<const base::Transform> bones) {
  if (!draw.has(readout.bone) || !draw.has(readout.from) || !draw.has(readout.to)) return;
  const auto placeOf = [&bones](std::int32_t bone) { return bones[static_cast<std::size_t>(bone)].translation; };
  const auto degrees = angleAt(placeOf(readout.bone), placeOf(readout.from), placeOf(readout.to));
  const Vec3 at = draw.boneAt(readout.bone), from = draw.boneAt(readout.from), to = draw.boneAt(readout.to);
  if (!degrees || !draw.pixel(at)) return;
  for (const Vec3& end : {from, to}) draw.lines(std::array{at, end}, kThinLine, kAngleColour);
  const float shorter = std::min(glm::distance(at, from), glm::distance(at, to));
  const float radius = std::min(draw.units(kArc, at), kPartOfSide * shorter);
  const Vec3 u = glm::normalize(from - at);
  // The sides of an angle of 0 or 180 degrees span no plane: the arc faces the eye then.
  const Vec3 facing = glm::cross(u, draw.sight.away(at));
  const Vec3 side = glm::normalize(to - at) - glm::dot(glm::normalize(to - at), u) * u;
  const Vec3 v = across(u, glm::length(side) > 1e-4F ? side : facing);
  const auto angle = static_cast<float>(*degrees * double(base::kPi) / 180.0);
  const std::vector<Vec3> points = arc(at, u, v, radius, angle);
  for (std::size_t i = 1; i < points.size(); ++i) draw.fill(at, points[i - 1], points[i], kAngleColour);
  if (std::abs(*degrees - 90.0) < kRight) {
    const float square = kCorner * radius;
    draw.lines(std::array{at + square * u, at + square * (u + v), at + square * v}, kReadLine, kAngleColour);
  } else {
    draw.lines(points, kReadLine, kAngleColour);
  }
  draw.dot(at, kAngleColour);
  const Vec3 middle = std::cos(0.5F * angle) * u + std::sin(0.5F * angle) * v;
  draw.label(at + (radius + draw.units(kPastArc, at)) * middle, readoutNumber(*degrees, 1) + "°", kAngleColour);
}

void drawTurn(Drawer& draw, const ReadoutShapeJob& job, std::span<const base::Transform> bones) {
  const Readout& readout = *job.readout;
  if (!draw.has(readout.bone)) return;
  const ik::Skeleton& skeleton = job.actor->posedSkeleton();
  const base::Transform local = localOf(skeleton, bones, readout.bone);
  const AxisTurn turn = turnAbout(limitOf(*job.actor, readout.bone), local.rotation);
  const std::int32_t parent = skeleton.parents[static_cast<std::size_t>(readout.bone)];
  const base::Quat above = parent < 0 ? base::kIdentityRotation : bones[static_cast<std::size_t>(parent)].rotation;
  const Vec3 at = draw.boneAt(readout.bone);
  if (!draw.pixel(at)) return;
  // The arc begins where the bone's child would be without the turn.
  Vec3 wanted(0.0F);
  if (draw.has(readout.to) && skeleton.parents[static_cast<std::size_t>(readout.to)] == readout.bone)
    wanted = skeleton.offsets[static_cast<std::size_t>(readout.to)];
  const Vec3 start = across(turn.axis, wanted);
  const Vec3 axis = draw.sight.turned(above * turn.axis), u = draw.sight.turned(above * start);
  const Vec3 v = draw.sight.turned(above * glm::cross(turn.axis, start));
  const float radius = draw.units(kTurnArc, at), length = draw.units(kTurnAxis, at);
  draw.lines(std::array{at - length * axis, at + length * axis}, kThinLine, kTurnColour);
  const auto angle = static_cast<float>(turn.degrees * double(base::kPi) / 180.0);
  const std::vector<Vec3> points = arc(at, u, v, radius, angle);
  for (std::size_t i = 1; i < points.size(); ++i) draw.fill(at, points[i - 1], points[i], kTurnColour);
  draw.lines(std::array{at, points.front()}, kThinLine, kTurnColour);
  draw.lines(std::array{at, points.back()}, kThinLine, kTurnColour);
  draw.lines(points, kReadLine, kTurnColour);
  const auto tip = draw.pixel(points.back()), before = draw.pixel(points[points.size() - 2]);
  if (tip && before && std::abs(turn.degrees) > 5.0) draw.head(*tip, *before, kTurnColour);
  draw.dot(at, kTurnColour);
  std::string text = readoutNumber(turn.degrees, 1) + "°";
  if (!turn.hinge && std::abs(turn.degrees) >= 0.05) text += " " + readoutPoint(turn.axis);
  const Vec3 middle = std::cos(0.5F * angle) * u + std::sin(0.5F * angle) * v;
  draw.label(at + (radius + draw.units(kPastArc, at)) * middle, text, kTurnColour);
}

void drawLength(Drawer& draw, const Readout& readout, std::span<const base::Transform> bones) {
  if (!draw.has(readout.bone) || !draw.has(readout.to)) return;
  const auto from = draw.pixel(draw.boneAt(readout.bone)), to = draw.pixel(draw.boneAt(readout.to));
  if (!from || !to) return;
  const float length = glm::distance(bones[static_cast<std::size_t>(readout.bone)].translation,
                                     bones[static_cast<std::size_t>(readout.to)].translation);
  const std::string text = readoutNumber(static_cast<double>(length), 2);
  const float scale = draw.scale;
  Vec2 side(0.0F, -1.0F);
  const bool isLine = glm::distance(*from, *to) > kShortLine * scale;
  if (isLine) {
    const Vec2 along = glm::normalize(*to - *from);
    side = {-along.y, along.x};
    if (side.y > 0.0F || (side.y == 0.0F && side.x < 0.0F)) side = -side;  // above, or right of an upright one
  }
  const Vec2 aside = kAside * scale * side, beyond = (kAside + kBeyond) * scale * side;
  const Vec2 a = *from + aside, b = *to + aside;
  for (const bool outline : {true, false}) {
    draw.stroke(*from, *from + beyond, kThinLine, kLengthColour, outline);
    draw.stroke(*to, *to + beyond, kThinLine, kLengthColour, outline);
    draw.stroke(a, b, kReadLine, kLengthColour, outline);
  }
  if (isLine) {
    draw.head(a, b, kLengthColour);
    draw.head(b, a, kLengthColour);
  }
  // An upright line has its number beside it.
  const float upright = std::abs(side.x);
  const float past = (1.0F - upright) * kPastLine * scale + upright * (0.5F * draw.width(text) + kBeyond * scale);
  draw.write(0.5F * (a + b) + past * side, text, kLengthColour);
}

void drawAxes(Drawer& draw, const ReadoutShapeJob& job, std::span<const base::Transform> bones) {
  const std::int32_t bone = job.readout->bone;
  if (!draw.has(bone)) return;
  const Vec3 at = draw.boneAt(bone);
  if (!draw.pixel(at)) return;
  const std::int32_t parent = job.actor->posedSkeleton().parents[static_cast<std::size_t>(bone)];
  const base::Quat above = parent < 0 ? base::kIdentityRotation : bones[static_cast<std::size_t>(parent)].rotation;
  const float length = draw.units(kAxis, at);
  for (const bool own : {false, true}) {
    const base::Quat rotation = own ? bones[static_cast<std::size_t>(bone)].rotation : above;
    for (int axis = 0; axis < 3; ++axis) {
      Vec3 unit(0.0F);
      unit[axis] = 1.0F;
      const Vec3 along = draw.sight.turned(rotation * unit), end = at + length * along;
      Vec4 colour = overlayColour::kAxes[axis];
      if (!own) colour.a = 0.6F;
      draw.lines(std::array{at, end}, own ? kReadLine : kThinLine, colour);
      if (!own) continue;
      const auto tip = draw.pixel(end), from = draw.pixel(at);
      if (tip && from && glm::distance(*tip, *from) > kArrowHead * draw.scale) draw.head(*tip, *from, colour);
      draw.label(at + (length + draw.units(kPastAxis, at)) * along, std::string(1, "xyz"[axis]), colour);
    }
  }
  draw.dot(at, overlayColour::kLit);
}

void drawPlace(Drawer& draw, const ReadoutShapeJob& job, std::span<const base::Transform> bones) {
  if (!draw.has(job.readout->bone)) return;
  const Vec3 at = draw.boneAt(job.readout->bone);
  const auto pixel = draw.pixel(at);
  if (!pixel) return;
  const bool world = job.readout->space == ReadoutSpace::World;
  Vec3 place = bones[static_cast<std::size_t>(job.readout->bone)].translation;
  if (world) place = job.actor->frame().placement.toWorld(place);
  const std::string text = (world ? job.words->world + " " : std::string()) + readoutPoint(place);
  draw.dot(at, kPlaceColour);
  draw.write(*pixel + Vec2(0.0F, kBesideDot * draw.scale), text, kPlaceColour);
}

/// Marks the vertex whose matrices are written in a corner.
void drawVertex(Drawer& draw, const ReadoutShapeJob& job) {
  const auto reading = readVertex(job.actor->model(), job.actor->frame(), job.readout->vertex);
  if (!reading) return;
  const Vec3 at = draw.sight.seen(reading->skinned);
  const auto pixel = draw.pixel(at);
  if (!pixel) return;
  draw.dot(at, kPlaceColour);
  draw.write(*pixel + Vec2(0.0F, kBesideDot * draw.scale), fmt::format("{}", job.readout->vertex), kPlaceColour);
}

}  // namespace

void ReadoutShapeJob::run() const {
  Drawer draw(*this);
  const std::span<const base::Transform> bones = actor->pose().models;
  switch (readout->kind) {
    case ReadoutKind::Angle:
      return drawAngle(draw, *readout, bones);
    case ReadoutKind::Turn:
      return drawTurn(draw, *this, bones);
    case ReadoutKind::Length:
      return drawLength(draw, *readout, bones);
    case ReadoutKind::Axes:
      return drawAxes(draw, *this, bones);
    case ReadoutKind::Position:
      return drawPlace(draw, *this, bones);
    case ReadoutKind::Matrix:
      return drawVertex(draw, *this);
    case ReadoutKind::Chain:
    case ReadoutKind::Pose:
    case ReadoutKind::Name:
      return;
  }
}

}  // namespace app
