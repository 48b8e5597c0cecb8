// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/support/zip_writer.h"

namespace support {

/// Returns the bytes of a small PMX model with these textures.
[[nodiscard]] std::string modelWithTextures(const std::vector<std::string>& paths);

/// This struct is a zip with one model and its one texture, whose names are written as some program
/// writes them. (archives.md 3)
struct ArchiveShape {
  std::string name;
  std::vector<ZipEntry> entries;
  std::string model, texture;  ///< names in the tree as people should see them
  std::string encoding;        ///< the encoding of the names
};

/// Returns one archive for each way of writing names. Their bytes come from Python's codecs.
[[nodiscard]] std::vector<ArchiveShape> archiveShapes();

}  // namespace support
