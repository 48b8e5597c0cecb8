// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/fuzz/posed_frame.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ik/pose_solver.h"
#include "pmx/deform/morph_job.h"
#include "pmx/deform/skinning_job.h"
#include "pmx/deform/skinning_plan.h"
#include "tests/fuzz/fuzz_target.h"

namespace support {

namespace {

using base::Vec3;

// Beyond this size, sums and products of single precision may overflow, which is the file's fault.
constexpr float kUsual = 1e6F;

bool usual(const Vec3& v) { return std::abs(v.x) < kUsual && std::abs(v.y) < kUsual && std::abs(v.z) < kUsual; }
bool usual(const base::Transform& t) {
  const auto& q = t.rotation;
  return usual(t.translation) && std::abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1) < 1e-3F;
}
bool finite(const Vec3& v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }
bool finite(const base::Transform& t) {
  const auto& q = t.rotation;
  return finite(t.translation) && std::isfinite(q.x + q.y + q.z + q.w);
}

bool usualInputs(const ik::Skeleton& skeleton, const ik::Pose& pose) {
  return std::ranges::all_of(skeleton.offsets, [](const Vec3& v) { return usual(v); }) &&
         std::ranges::all_of(skeleton.appends, [](const ik::Append& a) { return std::abs(a.ratio) <= 2; }) &&
         std::ranges::all_of(pose.locals, [](const auto& t) { return usual(t); }) &&
         std::ranges::all_of(pose.morphs, [](const auto& t) { return usual(t); });
}

void skin(const pmx::Model& model, const pmx::MorphState& morphs, const ik::Pose& pose, bool usualPose) {
  std::vector<Vec3> positions(model.vertices.size()), normals(model.vertices.size());
  pmx::SkinningJob skinning;
  skinning.model = &model;
  skinning.positions = morphs.positions;
  skinning.palette = pose.palette;
  skinning.skinnedPositions = positions;
  skinning.skinnedNormals = normals;
  skinning.run();

  const pmx::SkinningPlan plan(model);
  pmx::Vec3Lanes plannedPositions(plan.vertexAt.size()), plannedNormals(plan.vertexAt.size());
  const pmx::Vec3Lanes morphed = plan.arranged(morphs.positions);
  pmx::PlannedSkinningJob planned;
  planned.plan = &plan;
  planned.positions = &morphed;
  planned.palette = pose.palette;
  planned.skinnedPositions = &plannedPositions;
  planned.skinnedNormals = &plannedNormals;
  planned.run();

  const bool usualSurface =
      usualPose && std::ranges::all_of(morphs.positions, [](const Vec3& v) { return usual(v); }) &&
      std::ranges::all_of(model.vertices, [](const pmx::Vertex& v) { return usual(v.normal); }) &&
      std::ranges::all_of(model.sdefVectors, [](const auto& s) { return usual(s.c) && usual(s.r0) && usual(s.r1); });
  if (!usualSurface) return;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    FUZZ_EXPECT(finite(positions[i]) && finite(normals[i]));
    const std::size_t place = plan.placeOf[i];
    FUZZ_EXPECT(finite(plannedPositions.at(place)) && finite(plannedNormals.at(place)));
  }
}

template <class T>
void fillFrom(std::vector<T>& to, std::span<const T> from) {
  std::copy_n(from.begin(), std::min(to.size(), from.size()), to.begin());
}

}  // namespace

ik::SolverSwitches switchesFrom(const std::uint8_t* bytes, std::size_t size) {
  ik::SolverSwitches switches;
  unsigned bits = size > 0 ? bytes[size - 1] : 0U;
  for (const ik::NamedSwitch& named : ik::kNamedSwitches) {
    switches.*named.field = (bits & 1U) != 0;
    bits >>= 1U;
  }
  return switches;
}

void poseOneFrame(const pmx::Model& model, const FrameInput& input, const ik::SolverSwitches& switches) {
  base::Issues issues;
  const ik::Skeleton skeleton = ik::buildSkeleton(model, issues);
  FUZZ_EXPECT(skeleton.boneCount() == model.bones.size() && skeleton.solveOrder.size() == model.bones.size());
  ik::Pose pose(skeleton);
  pmx::MorphState morphs(model);
  std::vector<float> weights(model.morphs.size(), 0.5F);
  fillFrom(weights, input.weights);
  pmx::MorphJob{.model = &model, .weights = weights, .state = &morphs}.run();
  pose.morphs = morphs.boneOffsets;
  fillFrom(pose.locals, input.locals);
  pose.ikEnabled.assign(skeleton.chains.size(), 1);
  fillFrom(pose.ikEnabled, input.ikEnabled);
  ik::beginPose(pose);
  ik::solvePhase(skeleton, ik::Phase::BeforePhysics, switches, pose);
  ik::solvePhase(skeleton, ik::Phase::AfterPhysics, switches, pose);
  ik::buildPalette(skeleton, pose);
  const bool usualPose = usualInputs(skeleton, pose);
  FUZZ_EXPECT(!usualPose || std::ranges::all_of(pose.models, [](const auto& t) { return finite(t); }));
  skin(model, morphs, pose, usualPose);
}

}  // namespace support
