// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/surface.h"

namespace app {
namespace {

void put(const base::Vec3& v, float* numbers) {
  numbers[0] = v.x;
  numbers[1] = v.y;
  numbers[2] = v.z;
}

}  // namespace

Surface::Surface(const pmx::SkinningPlan& plan, std::size_t workers) : plan_(plan) {
  const std::size_t places = plan_.vertexAt.size();
  for (std::size_t i = 0; i < workers; ++i)
    lanes_.push_back({pmx::Vec3Lanes(places), pmx::Vec3Lanes(places), pmx::Vec3Lanes(places)});
}

void Surface::write(const ActorFrame& frame, std::size_t worker, float* positions, float* normals) {
  Lanes& lanes = lanes_[worker];
  plan_.arrange(frame.positions, lanes.morphed);
  pmx::PlannedSkinningJob job;
  job.plan = &plan_;
  job.positions = &lanes.morphed;
  job.palette = frame.palette;
  job.skinnedPositions = &lanes.positions;
  job.skinnedNormals = &lanes.normals;
  job.run();
  write(lanes.positions, positions);
  if (normals != nullptr) write(lanes.normals, normals);
  // Soft bodies place these vertices; bones don't count.
  for (const std::uint32_t v : frame.softVertices) {
    put(frame.positions[v], positions + std::size_t{v} * 3);
    if (normals != nullptr) put(frame.normals[v], normals + std::size_t{v} * 3);
  }
}

void Surface::write(const pmx::Vec3Lanes& lanes, float* numbers) const {
  for (const std::uint32_t place : plan_.placeOf) {
    put(lanes.at(place), numbers);
    numbers += 3;
  }
}

}  // namespace app
