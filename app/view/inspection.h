// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/show/show.h"

namespace app {

/// This says which parts of the models' meshes are drawn over them.
struct Inspection {
  bool wireframe = false;      ///< edges of triangles
  bool normals = false;        ///< a line for each vertex
  ActorId heatActor = 0;       ///< actor whose vertex weights are shown as heat; 0: none
  std::int32_t heatBone = -1;  ///< the bone of those weights; -1: no bone, everything is cold
  ActorId outlined = 0;        ///< actor with an outline that shows that it is selected; 0: none
  base::Vec3 outlineColour{1.0F};
  bool operator==(const Inspection&) const = default;
};

}  // namespace app
