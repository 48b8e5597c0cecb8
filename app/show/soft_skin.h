// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "app/physics/soft_body_plan.h"
#include "pmx/model/model.h"

namespace app {

struct ActorFrame;

/// These are the vertices of a model's soft bodies in a picture. They are where their nodes are;
/// those of pinned nodes are skinned with the picture's bones, so that no gap shows between a cloth
/// and what it is sewn to. Normals are those of the faces around a vertex, weighted by area, on the
/// side that the file's normal is on at rest; for a rope, as skinned. Sized once; nothing allocates
/// afterwards.
class SoftSkin {
 public:
  /// The model has to outlive it.
  SoftSkin(const pmx::Model& model, std::span<const SoftBodyPlan> plans);

  /// Places the vertices. `nodes`: model space, plan after plan; empty: physics doesn't move the
  /// soft bodies, and no vertex is placed. `morphed`: per vertex, bind pose plus vertex morphs.
  /// `palette`: per bone.
  void place(std::span<const base::Vec3> nodes, std::span<const base::Vec3> morphed,
             std::span<const base::Mat3x4> palette);
  /// Puts the results of the last place() into a frame: positions, normals and softVertices.
  /// Returns true where they changed.
  bool show(ActorFrame& output) const;

 private:
  struct Placed {
    std::uint32_t vertex, node;  // index of the node among those of all plans
    bool pinned, rope;
    float side;  // of the normal: 1 or -1
  };
  void addFaceNormals(std::span<const base::Vec3> positions);

  const pmx::Model& model_;
  std::vector<Placed> placed_;
  std::vector<std::uint32_t> vertices_;              // of placed_
  std::vector<std::array<std::uint32_t, 3>> faces_;  // of vertices
  std::vector<base::Vec3> positions_, normals_;      // per vertex of the model
  bool on_ = false, wasOn_ = false;
};

}  // namespace app
