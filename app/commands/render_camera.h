// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/commands/cli.h"
#include "app/show/show.h"
#include "app/view/camera_path.h"

namespace app {

/// Returns the camera of a picture or film: the command line's options over `chosen`, the show
/// file's camera; without either the motions' (none is returned), and without those startingView()
/// of the models at rest, equal for every frame. Errors: BadArgument for a bone to follow that no
/// visible model has.
[[nodiscard]] base::Result<std::optional<CameraPath>> renderCamera(const RenderCommand& command,
                                                                   const std::optional<vmd::CameraState>& chosen,
                                                                   const Show& show);

}  // namespace app
