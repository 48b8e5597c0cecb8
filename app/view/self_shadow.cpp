// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/self_shadow.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include <glm/ext/matrix_clip_space.hpp>
#include <glm/geometric.hpp>

namespace app {
namespace {

using base::Mat4, base::Vec3, base::Vec4;

// This is the ratio of the box's sizes, and the room that a model has before the next size.
constexpr float kRadiusStep = 1.25F;
constexpr float kMinRadius = 0.5F;            // units
constexpr float kMaxRadius = 2000.0F;         // units: texels are too coarse beyond
constexpr float kMmdDepth = 50.0F;            // MMD's depth 0 to 1 is this many units here
constexpr float kModeOne = 1500.0F;           // K
constexpr float kModeTwo = 8000.0F * 0.5F;    // K at half the map's height
constexpr float kModeTwoReach = 2.0F / 3.0F;  // its map is scaled by 3, mode 1's by 2

struct Box {
  Vec3 low{std::numeric_limits<float>::max()}, high{std::numeric_limits<float>::lowest()};
  void add(const Vec3& p) {
    low = glm::min(low, p);
    high = glm::max(high, p);
  }
  [[nodiscard]] bool empty() const { return low.x > high.x; }
  [[nodiscard]] float halfDiagonal() const { return empty() ? 0.0F : 0.5F * glm::distance(low, high); }
  [[nodiscard]] Vec3 middle() const { return empty() ? Vec3(0.0F) : 0.5F * (low + high); }
};

bool usable(const Vec3& p) { return std::isfinite(p.x + p.y + p.z) && glm::dot(p, p) < 1e12F; }

/// Returns the ball around the visible space up to `reach` units from the eye.
Ball viewBall(const vmd::CameraState& camera, const CameraMatrices& matrices, float reach) {
  const Vec3 forward{matrices.view[0][2], matrices.view[1][2], matrices.view[2][2]};
  // Clip x and y are these times view x and y (over z where there is perspective).
  const float slopeX = 1.0F / std::abs(matrices.projection[0][0]), slopeY = 1.0F / std::abs(matrices.projection[1][1]);
  const float slope2 = slopeX * slopeX + slopeY * slopeY;
  if (!camera.perspective) {
    return {matrices.eye + 0.5F * reach * forward, std::sqrt(0.25F * reach * reach + slope2)};
  }
  // The ball goes through the eye and the four far corners; with a wide view the far rectangle
  // alone decides.
  const float along = std::min(0.5F * reach * (1.0F + slope2), reach);
  const float radius = std::sqrt((reach - along) * (reach - along) + reach * reach * slope2);
  return {matrices.eye + along * forward, std::max(radius, along)};
}

/// Returns the next size of a series of sizes, so that a zooming camera rarely changes the map's
/// grid.
float steppedUp(float radius) {
  return std::pow(kRadiusStep, std::ceil(std::log(radius) / std::log(kRadiusStep) - 1e-3F));
}

/// Returns the axes of the light: x, y across, z along. Turning the camera doesn't turn them.
base::Mat3 lightAxes(const Vec3& z) {
  const Vec3 up = std::abs(z.y) < 0.99F ? Vec3(0, 1, 0) : Vec3(0, 0, 1);
  const Vec3 x = glm::normalize(glm::cross(up, z));
  return {x, glm::cross(z, x), z};
}

/// Returns the ball around two balls.
Ball around(const Ball& a, const Ball& b) {
  const float apart = glm::distance(a.centre, b.centre);
  if (apart + b.radius <= a.radius) return a;
  if (apart + a.radius <= b.radius) return b;
  const float radius = 0.5F * (apart + a.radius + b.radius);
  return {a.centre + (b.centre - a.centre) * ((radius - a.radius) / apart), radius};
}

/// Returns what the map must contain of several models: those that reach into the view's ball, or
/// all where none does. Its size goes in steps, because models that move together and apart would
/// change the map's grid in every picture.
Ball ballAround(std::span<const Ball> models, const Ball& view) {
  if (models.empty()) return {};
  if (models.size() == 1) return models[0];
  const auto seen = [&](const Ball& ball) {
    return glm::distance(ball.centre, view.centre) < ball.radius + view.radius;
  };
  const bool any = std::ranges::any_of(models, seen);
  std::optional<Ball> all;
  for (const Ball& ball : models) {
    if (any && !seen(ball)) continue;
    all = all ? around(*all, ball) : ball;
  }
  all->radius = steppedUp(all->radius);
  return *all;
}

/// Returns how far before the middle of a box of the light the first model begins that may cast
/// shadow into the box. All is in the light's axes.
float farthestBefore(std::span<const Ball> models, const base::Mat3& axes, const Vec3& middle, float radius) {
  const float side = std::sqrt(2.0F) * radius;  // to the box's corners
  float farthest = 0.0F;
  for (const Ball& ball : models) {
    const Vec3 from = middle - glm::transpose(axes) * ball.centre;
    const bool reaches = std::hypot(from.x, from.y) < side + ball.radius;
    if (reaches) farthest = std::max(farthest, from.z + ball.radius);
  }
  return std::min(farthest, 4.0F * kMaxRadius);
}

ShadowBox boxIn(std::span<const Ball> models, const Vec3& direction, const Ball& view,
                const vmd::SelfShadowState& state, int side) {
  const Ball model = ballAround(models, view);
  const Ball& smaller = view.radius < model.radius ? view : model;
  const float radius = std::min(&smaller == &view ? steppedUp(view.radius) : model.radius, kMaxRadius);

  ShadowBox box;
  box.texel = 2.0F * radius / static_cast<float>(side);
  const base::Mat3 axes = lightAxes(direction);
  Vec3 centre = glm::transpose(axes) * smaller.centre;  // in the light's axes
  for (int i = 0; i < 3; ++i) centre[i] = std::floor(centre[i] / box.texel) * box.texel;
  // Whatever casts shadow into the box may lie before it, up to the model's far side.
  float behind = 2.0F * std::min(model.radius, kMaxRadius) + radius;
  if (models.size() > 1) behind = std::max(behind, farthestBefore(models, axes, centre, radius));
  box.depth = behind + radius;

  Mat4 toLight(glm::transpose(axes));
  toLight[3] = Vec4(-centre + Vec3(0, 0, behind), 1.0F);
  box.worldToClip = glm::orthoLH_NO(-radius, radius, -radius, radius, 0.0F, box.depth) * toLight;
  Mat4 half(0.5F);
  half[3] = Vec4(0.5F, 0.5F, 0.5F, 1.0F);
  box.worldToMap = half * box.worldToClip;
  box.ramp = (state.mode == 2 ? kModeTwo : kModeOne) / kMmdDepth;
  return box;
}

}  // namespace

ModelExtent::ModelExtent(const pmx::Model& model) {
  Box vertices, bones;
  std::vector<bool> moves(model.bones.size());
  for (const auto& vertex : model.vertices) {
    for (std::size_t i = 0; i < vertex.bones.size(); ++i) {
      const auto bone = static_cast<std::size_t>(vertex.bones[i]);  // none (-1) is beyond any count
      if (bone < moves.size() && vertex.weights[i] != 0.0F) moves[bone] = true;
    }
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i]) moving_.push_back(i);
  }
  for (const auto& vertex : model.vertices) {
    if (usable(vertex.position)) vertices.add(vertex.position);
  }
  for (const std::size_t i : moving_) {
    if (usable(model.bones[i].position)) bones.add(model.bones[i].position);
  }
  rest_.centre = vertices.middle();
  for (const auto& vertex : model.vertices) {
    if (usable(vertex.position)) rest_.radius = std::max(rest_.radius, glm::distance(vertex.position, rest_.centre));
  }
  fromBones_ = bones.empty() ? Vec3(0.0F) : rest_.centre - bones.middle();
  rest_.radius = std::max(rest_.radius, kMinRadius);
  beyondBones_ = std::max(0.0F, rest_.radius - bones.halfDiagonal());
  rest_.radius *= kRadiusStep;
}

Ball ModelExtent::at(std::span<const base::Transform> boneModels) const {
  Box bones;
  for (const std::size_t i : moving_) {
    if (i < boneModels.size() && usable(boneModels[i].translation)) bones.add(boneModels[i].translation);
  }
  if (bones.empty()) return rest_;
  Ball ball{bones.middle() + fromBones_, rest_.radius};
  // A bone may be anywhere, at any distance.
  const float needed = bones.halfDiagonal() + beyondBones_;
  while (ball.radius < needed && ball.radius < kMaxRadius) ball.radius *= kRadiusStep;
  return ball;
}

int shadowMapSide(float scale) {
  const int halvings = static_cast<int>(std::lround(-std::log2(std::clamp(scale, 1e-3F, 1.0F))));
  return kShadowMapSide >> halvings;
}

float shadowReach(const vmd::SelfShadowState& state) {
  return (state.mode == 2 ? kModeTwoReach : 1.0F) / std::clamp(state.distance, 1e-3F, 1.0F);
}

ShadowBox shadowBox(const Ball& model, const Vec3& direction, const vmd::CameraState& camera,
                    const CameraMatrices& matrices, const vmd::SelfShadowState& state, int side) {
  return shadowBox(std::span(&model, 1), direction, camera, matrices, state, side);
}

ShadowBox shadowBox(std::span<const Ball> models, const Vec3& direction, const vmd::CameraState& camera,
                    const CameraMatrices& matrices, const vmd::SelfShadowState& state, int side) {
  return boxIn(models, direction, viewBall(camera, matrices, shadowReach(state)), state, side);
}

ShadowBox shadowBoxAround(std::span<const Ball> models, const Vec3& direction, const Vec3& eye,
                          const vmd::SelfShadowState& state, int side) {
  return boxIn(models, direction, {eye, shadowReach(state)}, state, side);
}

}  // namespace app
