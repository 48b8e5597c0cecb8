// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/loaded_files.h"
#include "app/show/outside_parent.h"

namespace app {

/// A NamedModel is an actor of a show that is being read or described; 0 and null where its model
/// can't be used.
struct NamedModel {
  ActorId id = 0;
  const LoadedModel* model = nullptr;
};

}  // namespace app
