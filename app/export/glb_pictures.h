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

/// This is what a file may still spend on textures that it has already, for materials that need
/// them changed in other ways (limits.md): a small model can ask for thousands of large ones.
struct PictureBudget {
  std::uint64_t pixels = 268'435'456, bytes = 268'435'456;
};

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

  /// All are the caller's, and outlive this.
  GlbPictures(GlbFile& file, const TexturePictures& source, PictureBudget& budget)
      : file_(file), source_(source), budget_(budget) {}

  /// Returns where a picture is; null where there is none, and where the file has the texture, but
  /// the budget is spent.
  const Added* add(std::size_t texture, const ChannelTables& tables);
  /// Returns where the texture is as it is, whatever that costs; null where add() has added none.
  const Added* addAsItIs(std::size_t texture);
  /// Returns whether the file has the texture, in any way.
  [[nodiscard]] bool has(std::size_t texture) const { return textures_.contains(texture); }

 private:
  /// This is what is known of a texture from the first time.
  struct Texture {
    std::vector<std::uint8_t> alpha;
    std::uint64_t pixels = 0, bytes = 0;
  };

  std::optional<Added> make(std::size_t texture, const ChannelTables& tables, std::uint64_t& bytes);

  GlbFile& file_;
  const TexturePictures& source_;
  PictureBudget& budget_;
  std::map<std::size_t, Texture> textures_;
  std::map<std::pair<std::size_t, ChannelTables>, std::optional<Added>> added_;
};

}  // namespace app
