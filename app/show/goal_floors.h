// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/show/goal_scene.h"

namespace app {

/// This class has the floors of a show: visible actors without IK that aren't attached to anything.
/// The meshes are made when first wanted, and kept as long as their models.
class GoalFloors {
 public:
  void clear() { floors_.clear(); }
  /// Adds an actor, if it can be a floor. Allocates nothing for one that was added before.
  void add(ActorId id, const Actor& actor);
  [[nodiscard]] std::span<const GoalFloor> floors() const { return floors_; }
  /// Drops the meshes of models that are gone.
  void forget();

 private:
  struct Mesh {
    const LoadedModel* of;  // only compared
    std::weak_ptr<const LoadedModel> model;
    std::shared_ptr<const FloorMesh> mesh;
  };
  std::vector<GoalFloor> floors_;
  std::vector<Mesh> meshes_;
};

}  // namespace app
