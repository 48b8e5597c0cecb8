// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "app/files/loaded_files.h"

namespace app {

using Motions = std::vector<std::shared_ptr<const LoadedMotion>>;

/// Returns the motions after some were opened: an opened motion replaces those of its kind. A dance
/// (bones, IK or morphs) replaces all dances and poses, a camera the cameras with the light in
/// their files, a light the lights, and a pose the poses, because it overrides dances. With `add`,
/// all stay and later keys win.
[[nodiscard]] Motions motionsAfterOpening(const Motions& present, const Motions& opened, bool add);

}  // namespace app
