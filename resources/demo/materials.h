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

/// Texture files in the order in which Model::textures lists them.
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

/// Whether each dancer has a picture of her own of it, in her colours; of the others both have the same.
[[nodiscard]] bool isHerOwn(Picture picture);
/// Path relative to the model: `tex/face.png`.
[[nodiscard]] std::string picturePath(Picture picture, Who who);

/// One material for each Part, in order; index counts are left to the caller.
[[nodiscard]] std::vector<pmx::Material> makeMaterials(Who who);

/// Draws the textures that she has for herself, the first dancer also those that both have, into `folder` as PNG. Needs no display. Errors: CannotWrite with the path.
[[nodiscard]] base::Result<void> writePictures(const std::filesystem::path& folder, Who who);

}  // namespace demo
