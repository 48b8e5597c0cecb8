// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/export/byte_sink.h"
#include "app/export/glb_file.h"
#include "app/export/model_terms.h"
#include "app/export/page_frame.h"
#include "app/export/page_parts.h"

namespace app {

/// This is what a page holds beside the GLB that it plays.
struct PageInput {
  /// These are the GLB's clips, in its order: their names, and how IK chains are solved in each, as
  /// the command line says it (`on`, `off`, `as-set`, or a solver).
  struct Clip {
    std::string name, ik;
  };

  std::string title;                 ///< of the page; empty: the program's name
  std::vector<ModelTerms> terms;     ///< one per model
  std::vector<bool> shadows{};       ///< one per model: it throws a shadow on the ground
  std::vector<std::string> motions;  ///< names of the motions' files, without folders
  std::vector<Clip> clips;           ///< empty: nothing moves
  std::size_t frames = 1;            ///< of each clip, 30 a second
  std::optional<PageSong> song{};
  std::optional<PageCamera> camera{};  ///< where the GLB has a camera
  PageView view{};
  base::Vec3 lightDirection{-0.5F, -1.0F, -0.5F};  ///< from the light into the scene, Z mirrored
  std::string generator;                           ///< the program and its version
};

/// A page holds a GLB of at most so many bytes: a browser's text can hold twice as many.
inline constexpr std::uint64_t kMaxPageModelBytes = std::uint64_t{256} << 20U;

/// Writes a page: `frame` with the terms, the GLB and the song in it, as data that can't become
/// markup or script, whatever texts are in it. Errors: BadArgument where the GLB or the song is
/// larger than above; those of GlbFile::write() and `write`.
[[nodiscard]] base::Result<void> writePage(const PageFrame& frame, const PageInput& input, const GlbFile& glb,
                                           const ByteSink& write);

}  // namespace app
