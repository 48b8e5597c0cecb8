// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <QImage>

#include "app/files/loaded_files.h"
#include "app/files/texture_lookup.h"
#include "app/image/image_header.h"

namespace app {

/// What became of a texture that a model names.
struct ReadTexture {
  std::optional<FoundTexture> found;  ///< none: there is no such file
  ImageKind kind = ImageKind::None;   ///< of the file that was read, by its content
  std::string problem;                ///< why it can't be used, where it is there
  bool cutShort = false;              ///< the file ends too early: its last rows are grey
};

/// The textures of a model, read and decoded; made on any thread.
struct ModelTextures {
  std::vector<QImage> images;                  ///< per pmx::Model::textures; null where missing or unreadable
  base::Issues issues;                         ///< textures that a material uses and that aren't there or can't be read
  std::size_t missing = 0;                     ///< of them, those that aren't there
  std::vector<std::filesystem::path> files{};  ///< of the disk, that they were read from
  std::vector<ReadTexture> fates{};            ///< per pmx::Model::textures
  std::optional<base::Error> unread{};         ///< CannotRead, of the first file that the system doesn't give now
};

/// `elsewhere`: see findTextures().
[[nodiscard]] ModelTextures loadTextures(const LoadedModel& model, const std::filesystem::path& elsewhere = {});

/// Shared toon ramp 0 to 9 (toon01 to toon10), 32x32, first row lit. Drawn from the numbers of
/// mmd-reference.md 11.5.
[[nodiscard]] QImage sharedToonRamp(int number);

/// What is drawn where a texture is missing: a pale checkerboard, so that it's seen to be missing.
[[nodiscard]] QImage neutralTexture();

}  // namespace app
