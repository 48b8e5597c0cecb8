// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QImage>

#include "pmx/base/result.h"
#include "resources/lab/scene.h"

namespace lab {

inline constexpr int kPictureWidth = 480, kPictureHeight = 270;  ///< pixels

/// Paints a scene as its motions begin, without IK and goals, from its own camera, for lists of
/// scenes. Nothing of the program draws it, so it needs no display. Models that aren't the scene's
/// own are read relative to `folder`, where the scene's files are. Errors: those of reading them.
[[nodiscard]] base::Result<QImage> paintScene(const Scene& scene, const std::filesystem::path& folder);

}  // namespace lab
