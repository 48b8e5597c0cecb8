// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "app/show/frame.h"
#include "pmx/deform/skinning_plan.h"

namespace app {

/// A Surface gives the surface of one model at frames, in the order of its vertices.
class Surface {
 public:
  /// `plan` is the model's and must stay alive. `workers` is the number of threads that write at
  /// once.
  Surface(const pmx::SkinningPlan& plan, std::size_t workers);

  /// Writes the vertices of a frame in model space, by thread `worker`: 3 numbers each to
  /// `positions`, and unit normals to `normals` (may be null).
  void write(const ActorFrame& frame, std::size_t worker, float* positions, float* normals);

 private:
  /// A Lanes is the scratch memory of one thread, by index in the plan.
  struct Lanes {
    pmx::Vec3Lanes morphed, positions, normals;
  };
  void write(const pmx::Vec3Lanes& lanes, float* numbers) const;

  const pmx::SkinningPlan& plan_;
  std::vector<Lanes> lanes_;  // per worker
};

}  // namespace app
