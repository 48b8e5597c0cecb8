// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This target runs VMD files through the reader, the writer, binding to a model, sampling, and one
// posed and skinned frame.
// A long run:
//   cmake --preset fuzz && cmake --build --preset fuzz --target fuzz_vmd fuzz_vmd_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_vmd_replay --write seeds &&
//   ./fuzz_vmd -jobs=2 -timeout=10 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_vmd_replay FILE
#include <algorithm>
#include <array>
#include <limits>

#include "pmx/model/validate.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/posed_frame.h"
#include "tests/fuzz/seed_model.h"
#include "tests/support/sampling_buffers.h"
#include "vmd/motion_binding.h"
#include "vmd/scene_tracks.h"
#include "vmd/vmd_reader.h"
#include "vmd/vmd_writer.h"

namespace {

const pmx::Model& dancer() {
  static const pmx::Model model = [] {
    auto made = support::seedModel(2.0F, base::Encoding::Utf16Le);
    (void)pmx::validate(made);
    return made;
  }();
  return model;
}

void sample(const vmd::Motion& motion, const ik::SolverSwitches& solver) {
  const std::array motions{&motion};
  const vmd::MotionBinding binding(motions, dancer());
  const vmd::SceneTracks scene(motions);
  FUZZ_EXPECT(binding.lastFrame >= scene.lastFrame());
  support::SamplingBuffers buffers(binding);
  vmd::SamplingJob& job = buffers.job;
  for (const double frame :
       {0.0, 15.5, -1.0, static_cast<double>(binding.lastFrame), std::numeric_limits<double>::infinity()}) {
    job.frame = frame;
    FUZZ_EXPECT(job.invalidReason().empty());
    job.run();
    (void)scene.camera(frame);
    (void)scene.light(frame);
    FUZZ_EXPECT(std::ranges::all_of(buffers.switches, [](std::uint8_t on) { return on <= 1; }));
    if (frame == 15.5) {
      support::poseOneFrame(
          dancer(), {.locals = buffers.locals, .weights = buffers.weights, .ikEnabled = buffers.switches}, solver);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::span file(reinterpret_cast<const std::byte*>(bytes), size);
  const auto read = vmd::readVmd(file);
  if (!read) {
    FUZZ_EXPECT(!base::describe(read.error()).empty());
    return 0;
  }
  const auto written = vmd::writeVmd(read->motion);
  if (read->whole) {
    FUZZ_EXPECT(std::ranges::equal(written, file));
  } else {
    FUZZ_EXPECT(!read->issues.empty());
    const auto again = vmd::readVmd(written);
    FUZZ_EXPECT(again && again->whole && std::ranges::equal(vmd::writeVmd(again->motion), written));
  }
  sample(read->motion, support::switchesFrom(bytes, size));
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  vmd::Motion motion = vmd::Motion::make("種");
  for (const std::uint32_t frame : {0U, 10U, 30U}) {
    for (const auto* name : {"骨0", "骨5"}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>(name);
      key.frame = frame;
      key.translation = base::Vec3(static_cast<float>(frame), 0, 0);
      key.setCurves({20, 20, 107, 107}, {0, 127, 127, 0}, {64, 0, 64, 127}, {20, 20, 107, 107});
      motion.boneKeys.push_back(key);
    }
    motion.morphKeys.push_back({vmd::makeName<15>("表情1"), frame, 0.5F});
    vmd::CameraKey camera;
    camera.frame = frame;
    motion.cameraKeys.push_back(camera);
    motion.lightKeys.push_back({frame, base::Vec3(0.6F), base::Vec3(0, -1, 0)});
    motion.selfShadowKeys.push_back({frame, 1, 0.01F});
    motion.ikKeys.push_back({frame, 1, {{vmd::makeName<20>("骨4"), static_cast<std::uint8_t>(frame == 10 ? 0 : 1)}}});
  }
  std::vector<std::vector<std::byte>> seeds{vmd::writeVmd(motion)};
  // Cameras are missing from their section's count, and a file ends in its last key.
  vmd::Motion before = motion;
  before.sectionCount = 2;
  before.cameraKeys.clear();
  before.lightKeys.clear();
  before.selfShadowKeys.clear();
  before.ikKeys.clear();
  seeds.push_back(seeds.front());
  std::fill_n(seeds.back().begin() + static_cast<std::ptrdiff_t>(vmd::writeVmd(before).size()), 4, std::byte{0});
  seeds.push_back(seeds.front());
  seeds.back().pop_back();
  // The old header, and a file that ends after the morphs.
  motion.headerKind = vmd::HeaderKind::File;
  const std::string_view oldSignature = "Vocaloid Motion Data file";
  motion.signature = {};
  std::ranges::copy(oldSignature, motion.signature.begin());
  motion.cameraKeys.clear();
  motion.lightKeys.clear();
  motion.selfShadowKeys.clear();
  motion.ikKeys.clear();
  motion.sectionCount = 2;
  seeds.push_back(vmd::writeVmd(motion));
  return seeds;
}
