// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "app/files/loaded_files.h"

namespace app {

using Motions = std::vector<std::shared_ptr<const LoadedMotion>>;

/// The motions after some were opened. A motion gives way when everything it moves (bones and IK, morphs,
/// camera, light) is moved by the newcomers: a new dance takes the place of the old one, while a face or a
/// camera joins it. A pose stands over motions: it takes the place of the pose before, and a new dance takes the pose's.
/// With `add`, all stay and later keys win.
[[nodiscard]] Motions motionsAfterOpening(const Motions& present, const Motions& opened, bool add);

}  // namespace app
