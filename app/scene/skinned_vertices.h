// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QByteArray>

#include "app/scene/frame_bytes.h"
#include "app/show/frame.h"
#include "pmx/deform/skinning_plan.h"

namespace app {

/// These are a model's vertices, skinned once a frame for all passes. A driver in software runs the
/// vertex shader on one thread and anew in each pass, and takes all of its branches.
class SkinnedVertices {
 public:
  /// This is a vertex as the shaders get it: model space, the normal of unit length, or zero where
  /// the file has none.
  struct Vertex {
    base::Vec3 position, normal;
  };
  static_assert(sizeof(Vertex) == 24);

  /// The model must be validated.
  explicit SkinnedVertices(const pmx::Model& model);
  /// Returns a Vertex per vertex of the model, or null where nothing has moved since the last call.
  /// `moved` says whether the frame's positions or normals differ from those of the last call.
  [[nodiscard]] const QByteArray* skin(const ActorFrame& frame, bool moved);

 private:
  pmx::SkinningPlan plan_;
  pmx::Vec3Lanes positions_, skinnedPositions_, skinnedNormals_;  // per slot
  std::vector<std::uint32_t> withoutNormal_;                      // vertices
  std::vector<base::Mat3x4> palette_;                             // of the last call
  bool skinned_ = false;
  FrameBytes bytes_;
};

}  // namespace app
