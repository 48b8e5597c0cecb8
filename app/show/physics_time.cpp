// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/physics_time.h"

#include "app/show/show.h"

namespace app {

double physicsMilliseconds(const Show& show) {
  double sum = 0.0;
  const auto add = [&sum](const Actor* actor) {
    if (actor != nullptr && actor->physics() != nullptr) sum += actor->physics()->lastTime().total / 1e3;
  };
  for (const ActorId id : show.order()) {
    add(show.actor(id));
    add(show.ghostOf(id));
  }
  for (const ShownActor& of : show.standIns()) add(show.ghostOf(of.id));
  return sum;
}

}  // namespace app
