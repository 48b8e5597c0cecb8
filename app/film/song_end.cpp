// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/song_end.h"

#include <algorithm>

#include "app/film/frame_range.h"
#include "app/sound/peaks.h"

namespace app {

double songEnd(const std::filesystem::path& song, const OpenContext& context, double offset,
               const std::function<bool()>& stopped) {
  if (song.empty()) return 0.0;
  const auto look = lookThrough(song, context, stopped, {});
  if (!look) return 0.0;
  return std::clamp((look->peaks.seconds + offset) * base::kFramesPerSecond, 0.0, static_cast<double>(kMaxFrames));
}

}  // namespace app
