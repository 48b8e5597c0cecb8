// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/document/selection.h"

namespace app {

void Selection::setActor(ActorId id) {
  if (id == actor_) return;
  actor_ = id;
  parts_ = {};
  emit actorChanged();
  emit partsChanged();
}

void Selection::setParts(const SelectedParts& parts) {
  if (parts == parts_) return;
  parts_ = parts;
  emit partsChanged();
}

}  // namespace app
