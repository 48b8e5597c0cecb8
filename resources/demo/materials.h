// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "pmx/base/result.h"
#include "pmx/model/model.h"
#include "resources/demo/figure.h"
#include "resources/demo/outfit.h"

namespace demo {

/// These are the texture files in the order in which Model::textures lists them.
enum class Picture {
  Face,
  Eye,
  EyeWhite,
  Mouth,
  Blush,
  Hair,
  HairShine,
  Kimono,
  Skirt,
  Obi,
  Ribbon,
  Flower,
  Veil,
  GoldShine,
  ToonSkin,
  ToonHair,
  ToonCloth,
  Count
};
inline constexpr std::size_t kPictureCount = static_cast<std::size_t>(Picture::Count);

/// Returns whether each figure has a picture in its own colours. Other pictures are shared by both.
[[nodiscard]] bool isHerOwn(Picture picture);
/// Returns the path relative to the model: `tex/face.png`.
[[nodiscard]] std::string picturePath(Picture picture, Who who);

/// Makes one material for each Part, in order; index counts are left to the caller.
[[nodiscard]] std::vector<pmx::Material> makeMaterials(Who who);

/// Draws the figure's own textures, and with the first figure also the shared ones, into `folder`
/// as PNG. It needs no display. Errors: CannotWrite with the path.
[[nodiscard]] base::Result<void> writePictures(const std::filesystem::path& folder, Who who);

}  // namespace demo
