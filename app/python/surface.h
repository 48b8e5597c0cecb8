// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "app/show/frame.h"
#include "pmx/deform/skinning_plan.h"

namespace app {

/// The surface of one model at frames, written in the order of its vertices.
class Surface {
 public:
  /// `plan`: the model's; has to stay. `workers`: how many threads write at once.
  Surface(const pmx::SkinningPlan& plan, std::size_t workers);

  /// The vertices of a frame, model space, by thread `worker`: 3 numbers each to `positions`, and to `normals` (may be null) those
  /// of unit length.
  void write(const ActorFrame& frame, std::size_t worker, float* positions, float* normals);

 private:
  /// Scratch of one thread: per place of the plan.
  struct Lanes {
    pmx::Vec3Lanes morphed, positions, normals;
  };
  void write(const pmx::Vec3Lanes& lanes, float* numbers) const;

  const pmx::SkinningPlan& plan_;
  std::vector<Lanes> lanes_;  // per worker
};

}  // namespace app
