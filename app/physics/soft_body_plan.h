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

/// This is a node that a rigid body holds.
struct SoftAnchor {
  std::uint32_t node = 0;
  std::int32_t body = -1;  ///< index into Model::rigidBodies
  bool snap = false;       ///< PMX's "near": put on the body after each tick
};

/// This is a vertex that a node places.
struct SoftVertex {
  std::uint32_t vertex = 0, node = 0;  ///< the node's index within its plan
};

/// This is a soft body of a model as the world needs it, decided at load: the vertices that its
/// material's faces use, merged where their positions are equal to a hundred-thousandth of a unit,
/// and what holds them together. All is at rest, in model space. (mmd-reference.md 10.10)
struct SoftBodyPlan {
  std::size_t index = 0;         ///< index into Model::softBodies
  std::vector<base::Vec3> rest;  ///< per node; nodes in the order of their first vertices
  /// Per node this is the vertex whose bones hold it: a pinned one, else its first.
  std::vector<std::uint32_t> skinnedAs;
  std::vector<std::uint8_t> pinned;  ///< per node: 1: it follows its bones
  /// These are pairs of nodes: edges of faces; for a rope its nodes one after the other.
  std::vector<std::array<int, 2>> links;
  /// These are pairs of nodes that are as many links apart as the file says.
  std::vector<std::array<int, 2>> bends;
  /// These are triples of nodes; a rope has none. If several have the same nodes, such as a cloth's
  /// front and back, the first is kept.
  std::vector<std::array<int, 3>> faces;
  std::vector<SoftAnchor> anchors;
  /// These are the vertices that it places; a vertex belongs to at most one soft body.
  std::vector<SoftVertex> vertices;
  std::uint32_t firstIndex = 0, indexCount = 0;  ///< its material's part of Model::indices
  /// This is the bone that its first pin or anchor is attached to; -1: it is free.
  std::int32_t carrier = -1;
  float reach = 0.0F;  ///< units: a node may be this far from where the carrier would hold it
};

/// Returns the plans of those soft bodies of a validated model that can be simulated. Whatever had
/// to be changed or left out is added to `issues`; vertices of soft bodies without a plan are
/// skinned like all others.
[[nodiscard]] std::vector<SoftBodyPlan> planSoftBodies(const pmx::Model& model, const std::vector<BodyPlan>& bodies,
                                                       base::Issues& issues);

inline constexpr std::size_t kMaxSoftNodes = 32768;  ///< of a model's soft bodies together
/// This limits the faces of their materials together; a closed surface has twice as many as nodes.
inline constexpr std::size_t kMaxSoftFaces = 65536;
/// This limits each of Bullet's loops over a soft body.
inline constexpr std::int32_t kMaxIterations = 100;
inline constexpr std::size_t kMaxBendsPerNode = 64;    ///< on average
inline constexpr std::size_t kMaxBendSteps = 1 << 25;  ///< links followed to find a body's bends

}  // namespace app
