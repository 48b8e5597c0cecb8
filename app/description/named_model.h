// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/loaded_files.h"
#include "app/show/outside_parent.h"

namespace app {

/// An actor of a show that is being opened or told; of a model that can't be used 0 and null.
struct NamedModel {
  ActorId id = 0;
  const LoadedModel* model = nullptr;
};

}  // namespace app
