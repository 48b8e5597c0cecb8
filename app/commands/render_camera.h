// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/commands/cli.h"
#include "app/show/show.h"
#include "app/view/camera_path.h"

namespace app {

/// The camera of a picture or film: what the command line says of it, over `chosen`, the show file's; without either the
/// motions' (none here), and without those startingView(), from the models at rest: the same for every frame. Errors:
/// BadArgument of a bone to follow that no model has that is seen.
[[nodiscard]] base::Result<std::optional<CameraPath>> renderCamera(const RenderCommand& command,
                                                                   const std::optional<vmd::CameraState>& chosen,
                                                                   const Show& show);

}  // namespace app
