// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// speed_saba MODEL MOTION FRAMES prints the microseconds that saba takes for a frame, as speed.mjs
// counts them: the motion, morphs, bones and IK, without physics and without vertices. speed.sh
// builds it with saba's own sources, of which nothing is here.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <Saba/Model/MMD/PMXModel.h>
#include <Saba/Model/MMD/VMDAnimation.h>
#include <Saba/Model/MMD/VMDFile.h>

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const auto model = std::make_shared<saba::PMXModel>();
  saba::VMDFile file;
  saba::VMDAnimation motion;
  if (!model->Load(argv[1], "") || !saba::ReadVMDFile(&file, argv[2]) || !motion.Create(model) || !motion.Add(file)) {
    std::fprintf(stderr, "speed_saba: %s or %s can't be read\n", argv[1], argv[2]);
    return 2;
  }
  model->InitializeAnimation();
  const int frames = std::atoi(argv[3]);
  std::array<double, 7> times{};
  for (double& time : times) {
    const auto began = std::chrono::steady_clock::now();
    for (int frame = 0; frame < frames; ++frame) {
      model->BeginAnimation();
      motion.Evaluate(static_cast<float>(frame));
      model->UpdateMorphAnimation();
      model->UpdateNodeAnimation(false);
      model->UpdateNodeAnimation(true);
      model->EndAnimation();
    }
    const std::chrono::duration<double, std::micro> passed = std::chrono::steady_clock::now() - began;
    time = passed.count() / frames;
  }
  std::sort(times.begin() + 2, times.end());
  std::printf("%.3f\n", times[4]);
}
