// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// odori_pose_source MODEL MOTION prints digits that tell whether reference poses were made of these
// two (pose_source.h). tests/peers/refresh_demo_poses.sh writes them beside the poses.

#include <cstdio>

#include "app/files/loaded_files.h"
#include "tests/app/show/pose_source.h"

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: odori_pose_source MODEL MOTION\n", stderr);
    return 2;
  }
  const auto model = app::loadModel(argv[1], {});
  const auto motion = app::loadMotion(argv[2], {});
  if (!model || !motion) {
    std::fprintf(stderr, "odori_pose_source: %s\n", base::describe(model ? motion.error() : model.error()).c_str());
    return 2;
  }
  std::puts(support::poseSource((*model)->model, (*motion)->motion).c_str());
  return 0;
}
