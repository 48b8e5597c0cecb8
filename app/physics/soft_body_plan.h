// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace app {

struct BodyPlan;

/// A node that a rigid body holds.
struct SoftAnchor {
  std::uint32_t node = 0;
  std::int32_t body = -1;  ///< index into Model::rigidBodies
  bool snap = false;       ///< PMX's "near": put on the body after each tick
};

/// A vertex that a node places.
struct SoftVertex {
  std::uint32_t vertex = 0, node = 0;  ///< the node within its plan
};

/// A soft body of a model as the world wants it, decided at load: the vertices that its material's faces use, merged
/// where their positions are the same to a hundred-thousandth of a unit, and what holds them together. All at rest, model space. (mmd-reference.md 10.10)
struct SoftBodyPlan {
  std::size_t index = 0;                  ///< into Model::softBodies
  std::vector<base::Vec3> rest;           ///< per node; nodes in the order of their first vertices
  std::vector<std::uint32_t> skinnedAs;   /**< per node: the vertex whose bones hold it: a pinned one, else its first */
  std::vector<std::uint8_t> pinned;       ///< per node: 1: it follows its bones
  std::vector<std::array<int, 2>> links;  ///< pairs of nodes: edges of faces; a rope's nodes one after the other
  std::vector<std::array<int, 2>> bends;  ///< pairs of nodes that are so many links apart as the file says
  /// Triples of nodes; none of a rope. Of those on the same nodes, such as a cloth's front and back, the first.
  std::vector<std::array<int, 3>> faces;
  std::vector<SoftAnchor> anchors;
  std::vector<SoftVertex> vertices;              ///< those it places; a vertex belongs to one soft body at most
  std::uint32_t firstIndex = 0, indexCount = 0;  ///< its material's part of Model::indices
  std::int32_t carrier = -1;                     ///< the bone that its first pin or anchor hangs from; -1: it is free
  float reach = 0.0F;  ///< units: farthest from where the carrier would hold a node that it may be
};

/// The plans of those soft bodies of a validated model that can be simulated. What had to be bent or left out is added
/// to `issues`; vertices of soft bodies without a plan are skinned as all others.
[[nodiscard]] std::vector<SoftBodyPlan> planSoftBodies(const pmx::Model& model, const std::vector<BodyPlan>& bodies,
                                                       base::Issues& issues);

inline constexpr std::size_t kMaxSoftNodes = 32768;  ///< of a model's soft bodies together
inline constexpr std::size_t kMaxSoftFaces =
    65536;  ///< of their materials together: a closed surface has twice its nodes
inline constexpr std::int32_t kMaxIterations = 100;    ///< of each of Bullet's loops over a soft body
inline constexpr std::size_t kMaxBendsPerNode = 64;    ///< on average
inline constexpr std::size_t kMaxBendSteps = 1 << 25;  ///< links followed to find a body's bends

}  // namespace app
