// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/show.h"

#include <fmt/core.h>

namespace demo {

// Written as text: the program's own writer stands on all that a show is, which the demo needn't be built with. A test
// reads it with the program's reader.
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
  "look": {{"background": "#1e2258", "grid": false, "axes": false, "groundShadow": "translucent"}},
  "song": {{"file": "song.wav"}}
}}
)",
                     kApart, -kApart);
}

}  // namespace demo
