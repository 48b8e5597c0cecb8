// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/step_picture.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include "app/ik_lab/turn_outcome.h"
#include "pmx/base/index.h"

namespace app {
namespace {

using base::Vec3;

constexpr int kCorners = 72;      // of a circle
constexpr float kArcPart = 0.4F;  // of the way to the effector: an arc's radius
constexpr float kMinArc = 0.05F;  // degrees that are drawn
constexpr double kDegreesPerRadian = 57.29577951308232;

using base::toIndex;

Vec3 unitOr(const Vec3& v, const Vec3& otherwise) {
  const float length = glm::length(v);
  return length > 1e-6F && std::isfinite(length) ? v / length : otherwise;
}

/// Returns a vector turned about an axis of unit length.
Vec3 turnedBy(const Vec3& v, const Vec3& axis, float angleRad) {
  const float cosine = std::cos(angleRad);
  return v * cosine + glm::cross(axis, v) * std::sin(angleRad) + axis * (glm::dot(axis, v) * (1.0F - cosine));
}

Vec3 acrossOf(const Vec3& axis) {
  const Vec3 other = std::abs(axis.y) < 0.9F ? Vec3(0, 1, 0) : Vec3(1, 0, 0);
  return unitOr(glm::cross(axis, other), Vec3(1, 0, 0));
}

/// Returns the joints and the effector, from the effector to the root-most joint.
std::vector<int> wayOf(const ChainSteps& steps) {
  std::vector<int> way;
  std::size_t last = 1;  // after the root-most joint
  for (int i = steps.effector; i >= 0; i = steps.parents[toIndex(i)]) {
    way.push_back(i);
    if (std::ranges::find(steps.joints, i) != steps.joints.end()) last = way.size();
  }
  way.resize(std::min(last, way.size()));
  return way;
}

/// Adds a direction to a sum of directions, reversed if it points the other way.
void join(Vec3& sum, const Vec3& direction) {
  if (!std::isfinite(glm::length(direction))) return;
  sum += glm::dot(sum, direction) < 0.0F ? -direction : direction;
}

/// Returns the direction across the plane in which the chain bends; a hint of unit length where it
/// is straight.
Vec3 normalOf(const ChainSteps& steps) {
  const std::vector<int> way = wayOf(steps);
  Vec3 sum(0.0F);
  for (const ChainStep& step : steps.steps) {
    for (std::size_t i = 0; i + 2 < way.size(); ++i) {
      const Vec3 &end = step.points[toIndex(way[i])], &middle = step.points[toIndex(way[i + 1])],
                 &begin = step.points[toIndex(way[i + 2])];
      join(sum, glm::cross(middle - begin, end - middle));
    }
    const Vec3 root = step.points[toIndex(way.back())];
    join(sum, glm::cross(step.points[toIndex(steps.effector)] - root, steps.target - root));
  }
  return unitOr(sum, Vec3(0, 0, -1));
}

class Painter {
 public:
  Painter(const ChainSteps& steps, std::size_t index)
      : steps_(steps),
        step_(steps.steps[index]),
        before_(steps.steps[index > 0 ? index - 1 : 0]),
        normal_(normalOf(steps)) {}

  StepPicture paint() {
    if (&before_ != &step_) chain(StepRole::Before, before_.points);
    const std::vector<int> way = wayOf(steps_);
    circle(StepRole::WholeReach, step_.points[toIndex(way.back())], static_cast<float>(wholeReach(steps_)), normal_);
    if (step_.kind == ChainStepKind::Turn) turn();
    if (step_.kind == ChainStepKind::Inwards || step_.kind == ChainStepKind::Outwards) place(way);
    if (step_.kind == ChainStepKind::Together || step_.kind == ChainStepKind::Limits)
      for (std::size_t i = 0; i < step_.points.size(); ++i) line(StepRole::Moved, before_.points[i], step_.points[i]);
    if (step_.joint < 0) line(StepRole::ToTarget, step_.points[toIndex(steps_.effector)], steps_.target);
    chain(StepRole::After, step_.points);
    marks(way);
    return std::move(picture_);
  }

 private:
  void line(StepRole role, const Vec3& from, const Vec3& to) {
    if (from != to) picture_.strokes.push_back({role, {from, to}});
  }

  void chain(StepRole role, const std::vector<Vec3>& points) {
    for (std::size_t i = 0; i < points.size(); ++i)
      if (steps_.parents[i] >= 0) line(role, points[toIndex(steps_.parents[i])], points[i]);
  }

  void circle(StepRole role, const Vec3& centre, float radius, const Vec3& normal) {
    if (!(radius > 1e-4F) || !std::isfinite(radius)) return;
    StepStroke stroke{role, {}};
    const Vec3 side = radius * acrossOf(normal);
    for (int i = 0; i <= kCorners; ++i)
      stroke.points.push_back(centre + turnedBy(side, normal, 2.0F * base::kPi * float(i) / kCorners));
    picture_.strokes.push_back(std::move(stroke));
  }

  void arc(StepRole role, const Vec3& centre, const Vec3& from, double beginRad, double endRad) {
    const auto degrees = static_cast<float>((endRad - beginRad) * kDegreesPerRadian);
    if (std::abs(degrees) < kMinArc) return;
    StepStroke stroke{role, {}};
    const int parts = std::clamp(static_cast<int>(std::abs(degrees) / 5.0F), 2, kCorners);
    const auto place = [&](double share) {
      return centre + turnedBy(from, step_.axis, static_cast<float>(beginRad + (endRad - beginRad) * share));
    };
    for (int i = 0; i <= parts; ++i) stroke.points.push_back(place(double(i) / parts));
    picture_.strokes.push_back(std::move(stroke));
    const Vec3 middle = place(0.5);
    const std::string text = fmt::format("{:.1f}°", std::abs(degrees));
    const float out = role == StepRole::Cut ? 1.7F : 1.25F;  // so that they don't overlap
    picture_.marks.push_back({StepMarkKind::Text, centre + out * (middle - centre), -1, text, role});
  }

  void turn() {
    const Vec3 joint = before_.points[toIndex(step_.joint)], effector = before_.points[toIndex(steps_.effector)];
    line(StepRole::ToEffector, joint, effector);
    line(StepRole::ToTarget, joint, steps_.target);
    const Vec3 axis = unitOr(step_.axis, normal_);
    circle(StepRole::Reach, joint, glm::distance(joint, effector), axis);
    if (step_.axis == Vec3(0.0F)) return;
    Vec3 from = effector - joint;
    // The bone itself turns to its angle.
    if (const int onward = steps_.onward(step_.joint); step_.closes && onward >= 0)
      from = before_.points[toIndex(onward)] - joint;
    from *= kArcPart;
    arc(StepRole::Turned, joint, from, 0.0, step_.turnedRad);
    const TurnOutcome outcome = outcomeOf(step_);
    if (outcome.byCap > 0.0 || outcome.byLimit > 0.0) arc(StepRole::Cut, joint, from, step_.turnedRad, step_.wantedRad);
  }

  /// Draws a joint that FABRIK placed: as far from the one that was placed before it as the bone
  /// between them is long.
  void place(const std::vector<int>& way) {
    const Vec3 was = before_.points[toIndex(step_.joint)], is = step_.points[toIndex(step_.joint)];
    line(StepRole::Moved, was, is);
    const auto found = std::ranges::find(way, step_.joint);
    if (found == way.end()) return;
    const bool inwards = step_.kind == ChainStepKind::Inwards;
    const bool first = inwards ? found == way.begin() : found + 1 == way.end();
    if (first) {
      if (inwards) line(StepRole::ToTarget, was, steps_.target);
      return;
    }
    const Vec3 from = step_.points[toIndex(inwards ? *(found - 1) : *(found + 1))];
    line(StepRole::ToTarget, from, was);
    circle(StepRole::Reach, from, glm::distance(from, is), normal_);
  }

  void marks(const std::vector<int>& way) {
    for (const int joint : way) {
      if (joint == steps_.effector) continue;
      const StepMarkKind kind = joint == step_.joint ? StepMarkKind::Active : StepMarkKind::Joint;
      picture_.marks.push_back({kind, step_.points[toIndex(joint)], steps_.bones[toIndex(joint)], {}, StepRole::After});
    }
    const StepMarkKind kind = step_.joint == steps_.effector ? StepMarkKind::Active : StepMarkKind::Effector;
    picture_.marks.push_back(
        {kind, step_.points[toIndex(steps_.effector)], steps_.bones[toIndex(steps_.effector)], {}, StepRole::After});
    picture_.marks.push_back({StepMarkKind::Target, steps_.target, -1, {}, StepRole::ToTarget});
  }

  const ChainSteps& steps_;
  const ChainStep &step_, &before_;
  const Vec3 normal_;
  StepPicture picture_;
};

}  // namespace

StepPicture stepPicture(const ChainSteps& steps, std::size_t step) {
  return step < steps.steps.size() ? Painter(steps, step).paint() : StepPicture();
}

double wholeReach(const ChainSteps& steps) {
  if (steps.steps.empty()) return 0.0;
  const std::vector<int> way = wayOf(steps);
  const std::vector<Vec3>& points = steps.steps.front().points;
  double reach = 0.0;
  for (std::size_t i = 0; i + 1 < way.size(); ++i)
    reach += glm::distance(points[toIndex(way[i])], points[toIndex(way[i + 1])]);
  return reach;
}

ChainSight sightOf(const ChainSteps& steps) {
  ChainSight sight;
  if (steps.steps.empty()) return sight;
  sight.towards = normalOf(steps);
  // Models face -Z: the view is rather from the front than from behind, rather from the model's
  // right than from its left.
  if (sight.towards.z > 0.3F || (std::abs(sight.towards.z) <= 0.3F && sight.towards.x > 0.0F))
    sight.towards = -sight.towards;
  const Vec3 up = std::abs(sight.towards.y) < 0.95F ? Vec3(0, 1, 0) : Vec3(0, 0, 1);
  // Left-handed: the direction to the right when one looks along -towards, with `up` above.
  sight.right = unitOr(glm::cross(up, -sight.towards), Vec3(1, 0, 0));
  sight.up = glm::cross(-sight.towards, sight.right);
  Vec3 least(0.0F), most(0.0F);
  bool any = false;
  const auto see = [&](const Vec3& point) {
    const Vec3 seen(glm::dot(point, sight.right), glm::dot(point, sight.up), glm::dot(point, sight.towards));
    if (!std::isfinite(seen.x + seen.y + seen.z)) return;
    least = any ? glm::min(least, seen) : seen;
    most = any ? glm::max(most, seen) : seen;
    any = true;
  };
  const std::vector<int> way = wayOf(steps);
  for (const ChainStep& step : steps.steps)
    for (const int joint : way) see(step.points[toIndex(joint)]);
  see(steps.target);
  const Vec3 middle = 0.5F * (least + most);
  sight.centre = middle.x * sight.right + middle.y * sight.up + middle.z * sight.towards;
  const float reach = static_cast<float>(wholeReach(steps));
  sight.halfWidth = std::max(0.5F * (most.x - least.x), 0.2F * reach);
  sight.halfHeight = std::max(0.5F * (most.y - least.y), 0.2F * reach);
  return sight;
}

std::vector<std::size_t> stripOf(const ChainSteps& steps, std::size_t most) {
  std::vector<std::size_t> strip;
  most = std::max<std::size_t>(most, 2);
  const std::size_t count = steps.steps.size();
  for (std::size_t i = 0; i < count && (count <= most || i + 1 < most); ++i) strip.push_back(i);
  if (count > most) strip.push_back(count - 1);
  return strip;
}

}  // namespace app
