// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// print_chains MODEL.pmx prints the IK chains of a model, with their links and limits.

#include <cstddef>
#include <cstdint>
#include <cstdio>

#include <odori/pmx/model/validate.h>
#include <odori/pmx/pmx/pmx_reader.h>

int main(int count, char** words) {
  if (count != 2) return std::fprintf(stderr, "print_chains MODEL.pmx\n"), 2;
  auto read = pmx::readPmxFile(words[1]);
  if (!read) return std::fprintf(stderr, "%s\n", base::describe(read.error()).c_str()), 1;
  pmx::Model& model = read->model;
  // From here on every index is in range or -1.
  for (const base::Issue& issue : pmx::validate(model)) std::fprintf(stderr, "%s\n", base::describe(issue).c_str());
  const auto name = [&](std::int32_t bone) {
    return bone < 0 ? "(none)" : model.bones[static_cast<std::size_t>(bone)].name.utf8.c_str();
  };
  for (const std::int32_t bone : pmx::ikBones(model)) {
    const pmx::IkBlock& ik = model.bones[static_cast<std::size_t>(bone)].ik;
    std::printf("%s: brings %s here, %d loops, %.4g radians a step\n", name(bone), name(ik.effector), ik.loopCount,
                ik.unitAngleRad);
    for (const pmx::IkLink& link : ik.links) {
      std::printf("  %s", name(link.bone));
      for (int axis = 0; link.limited && axis < 3; ++axis)
        std::printf("  %c %.4g to %.4g", "xyz"[axis], link.lower[axis], link.upper[axis]);
      std::printf("\n");
    }
  }
}
