// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/export/baked_clip.h"
#include "pmx/base/math.h"
#include "vmd/scene_tracks.h"

namespace app {

/// Returns the kind of a song for browsers (its MIME type), by its first bytes; empty where they
/// play no such file. Some browsers lack some of these kinds: a page says so when it is opened.
[[nodiscard]] std::string_view browserSongType(std::string_view firstBytes);

/// A page holds a song of at most so many bytes.
inline constexpr std::size_t kMaxPageSongBytes = std::size_t{64} << 20U;

/// This is the song of a page.
struct PageSong {
  std::string name;  ///< of its file, without folders
  std::string_view mimeType;
  std::span<const std::byte> bytes;  ///< the file as it is
  double start = 0.0;                ///< seconds from the page's first frame to the song's first sample
  float volume = 1.0F;               ///< 0 to 1
};

/// This is from where a page is seen at first. Metres, Z mirrored (exported_space.h).
struct PageView {
  base::Vec3 eye{0.0F}, target{0.0F};
  float fieldDegrees = 30.0F;  ///< vertical
};
[[nodiscard]] PageView pageView(const vmd::CameraState& camera);

/// This is what a GLB can't hold of a dance's camera.
struct PageCamera {
  /// These are the vertical fields of view, degrees: one per frame, or one for all.
  std::vector<float> fieldsDegrees;
  std::vector<std::size_t> cuts;  ///< frames from which the camera jumps to the next; rising
};
[[nodiscard]] PageCamera pageCamera(const BakedDance& dance);

/// Returns a text of several lines, such as a model's comment, as a page shows it. Characters that
/// steer what is around them become U+FFFD (base::printable()); line breaks and tabs stay, and
/// nothing is cut.
[[nodiscard]] std::string pageText(std::string_view utf8);

}  // namespace app
