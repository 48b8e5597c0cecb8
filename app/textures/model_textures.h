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

/// This is the state of a texture that a model names.
struct ReadTexture {
  std::optional<FoundTexture> found;  ///< empty: there is no such file
  ImageKind kind = ImageKind::None;   ///< of the file's content, not its name
  std::string problem;                ///< why an existing file can't be used
  bool cutShort = false;              ///< the file ends too early: its last rows are grey
};

/// These are the textures of a model, read and decoded. They can be made on any thread.
struct ModelTextures {
  std::vector<QImage> images;                  ///< per pmx::Model::textures; null where unusable
  base::Issues issues;                         ///< used textures that don't exist or can't be read
  std::size_t missing = 0;                     ///< those of them that don't exist
  std::vector<std::filesystem::path> files{};  ///< files on the disk from which they were read
  std::vector<ReadTexture> fates{};            ///< per pmx::Model::textures
  /// This is CannotRead for the first file that the system can't read now.
  std::optional<base::Error> unread{};
};

/// Reads a model's textures, in the context of its file. For `elsewhere` see findTextures().
[[nodiscard]] ModelTextures loadTextures(const LoadedModel& model, const std::filesystem::path& elsewhere = {});

/// Returns the shared toon ramp 0 to 9 (toon01 to toon10), 32x32, with the lit row first. It is
/// drawn from the numbers of mmd-reference.md 11.5.
[[nodiscard]] QImage sharedToonRamp(int number);

/// Returns the texture that is drawn in place of a missing one: a pale checkerboard, so that the
/// gap can be seen.
[[nodiscard]] QImage neutralTexture();

}  // namespace app
