// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "app/export/channel_tables.h"
#include "app/export/glb_file.h"
#include "app/export/texture_pictures.h"
#include "pmx/base/math.h"

namespace app {

/// This class adds the pictures of a model to a file, each once for each way in which it is
/// changed.
class GlbPictures {
 public:
  struct Added {
    std::size_t texture = 0;  ///< index in the file
    std::size_t width = 0, height = 0;
    const std::vector<std::uint8_t>* alpha = nullptr;  ///< of the texture, however it is changed
    base::Vec3 mean{1.0F};
  };

  /// Both are the caller's, and outlive this.
  GlbPictures(GlbFile& file, const TexturePictures& source) : file_(file), source_(source) {}

  /// Returns where a picture is; null where there is none.
  const Added* add(std::size_t texture, const ChannelTables& tables);

 private:
  std::optional<Added> make(std::size_t texture, const ChannelTables& tables);

  GlbFile& file_;
  const TexturePictures& source_;
  std::map<std::size_t, std::vector<std::uint8_t>> alphas_;  // of each texture
  std::map<std::pair<std::size_t, ChannelTables>, std::optional<Added>> added_;
};

}  // namespace app
