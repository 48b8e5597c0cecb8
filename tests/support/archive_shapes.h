// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/support/zip_writer.h"

namespace support {

/// A small PMX model with these textures.
[[nodiscard]] std::string modelWithTextures(const std::vector<std::string>& paths);

/// A zip with one model and its one texture, its names written as some program writes them. (archives.md 3)
struct ArchiveShape {
  std::string name;
  std::vector<ZipEntry> entries;
  std::string model, texture;  ///< the names in the tree that people should see
  std::string encoding;        ///< of the names
};

/// One for each way that names are written in. Their bytes come from Python's codecs.
[[nodiscard]] std::vector<ArchiveShape> archiveShapes();

}  // namespace support
