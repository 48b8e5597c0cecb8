// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/show.h"

#include <fmt/core.h>

namespace demo {

// The show is written as text, because the program's own writer would need much of the program. A
// test reads it with the program's reader.
std::string makeShow() {
  return fmt::format(R"({{
  "format": "odori show",
  "version": 1,
  "actors": [
    {{"model": "stage.pmx", "motions": [{{"file": "stage.vmd"}}], "groundShadow": false, "physics": false}},
    {{"model": "odori.pmx", "motions": [{{"file": "dance.vmd"}}], "placement": {{"position": [{0}, 0.0, 0.0]}}}},
    {{"model": "mai.pmx", "motions": [{{"file": "dance_mai.vmd"}}], "placement": {{"position": [{1}, 0.0, 0.0]}}}}
  ],
  "motions": [{{"file": "camera.vmd"}}],
  "look": {{"background": "#1e2258", "grid": false, "axes": false, "groundShadow": "off"}},
  "song": {{"file": "song.wav"}}
}}
)",
                     kApart, -kApart);
}

}  // namespace demo
