// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/show/goal_scene.h"

namespace app {

/// What may be stood on in a show: visible actors without IK that hang from nothing. The meshes are made when first wanted, and kept as
/// long as their models.
class GoalFloors {
 public:
  void clear() { floors_.clear(); }
  /// Adds an actor, if it is such a one. Allocates nothing for one that was added before.
  void add(ActorId id, const Actor& actor);
  [[nodiscard]] std::span<const GoalFloor> floors() const { return floors_; }
  /// Meshes of models that are gone go, too.
  void forget();

 private:
  struct Mesh {
    const LoadedModel* of;  // compared only
    std::weak_ptr<const LoadedModel> model;
    std::shared_ptr<const FloorMesh> mesh;
  };
  std::vector<GoalFloor> floors_;
  std::vector<Mesh> meshes_;
};

}  // namespace app
