// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/show/show.h"

namespace app {

/// What of the models' meshes is drawn over them, for those who look inside.
struct Inspection {
  bool wireframe = false;      ///< edges of triangles
  bool normals = false;        ///< a line for each vertex
  ActorId heatActor = 0;       ///< whose vertices' weights are shown as heat; 0: nobody's
  std::int32_t heatBone = -1;  ///< on this bone; -1: of none, all is cold
  bool operator==(const Inspection&) const = default;
};

}  // namespace app
