// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// make_scenes FOLDER writes the models, textures and motions that the screenshot tests draw.
#include <cstdio>

#include "tests/app/scenes/scene_shapes.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("make_scenes FOLDER\n", stderr);
    return 2;
  }
  scenes::writeLookScenes(argv[1]);
  scenes::writeShadowScenes(argv[1]);
  scenes::writeMorphScene(argv[1]);
  return 0;
}
