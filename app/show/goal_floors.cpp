// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/goal_floors.h"

#include <algorithm>

#include "app/show/actor.h"

namespace app {

void GoalFloors::add(ActorId id, const Actor& actor) {
  if (!actor.switches().visible || !actor.skeleton().chains.empty() || !actor.switches().outsideParents.empty()) return;
  const LoadedModel* model = actor.loadedModel().get();
  auto mesh =
      std::ranges::find_if(meshes_, [model](const Mesh& known) { return known.of == model && !known.model.expired(); });
  if (mesh == meshes_.end()) {
    meshes_.push_back({model, actor.loadedModel(), std::make_shared<const FloorMesh>(actor.model())});
    mesh = meshes_.end() - 1;
  }
  floors_.push_back({id, mesh->mesh, actor.switches().placement});
}

void GoalFloors::forget() {
  floors_.clear();
  std::erase_if(meshes_, [](const Mesh& mesh) { return mesh.model.expired(); });
}

}  // namespace app
