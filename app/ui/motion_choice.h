// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "app/files/loaded_files.h"

namespace app {

using Motions = std::vector<std::shared_ptr<const LoadedMotion>>;

/// The motions after some were opened: what is opened takes the place of what it is of. A dance (bones, IK or morphs) takes
/// that of all dances and poses, a camera that of the cameras, with the light in their files, a light that of the lights,
/// a pose that of the poses, for it stands over dances. With `add`, all stay and later keys win.
[[nodiscard]] Motions motionsAfterOpening(const Motions& present, const Motions& opened, bool add);

}  // namespace app
