// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This target runs PMD files through the reader, validation, the kept parts of the file, a PMX file
// of the model, the skeleton, and one posed and skinned frame.
// A long run:
//   cmake --preset fuzz && cmake --build --preset fuzz --target fuzz_pmd fuzz_pmd_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_pmd_replay --write seeds &&
//   ./fuzz_pmd -jobs=2 -timeout=10 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_pmd_replay FILE
#include "pmx/model/validate.h"
#include "pmx/pmd/pmd_reader.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/model_promises.h"
#include "tests/fuzz/posed_frame.h"
#include "tests/support/pmd_file.h"

namespace {

void expectOriginFits(const pmx::Model& model) {
  FUZZ_EXPECT(model.fromPmd() && model.pmd);
  const pmx::PmdOrigin& origin = *model.pmd;
  FUZZ_EXPECT(origin.bones.size() <= model.bones.size() && model.bones.size() <= origin.bones.size() + 1024);
  FUZZ_EXPECT(origin.materials.size() == model.materials.size());
  FUZZ_EXPECT(origin.toons.empty() || origin.toons.size() == 10);
  std::size_t carried = 0;
  for (const auto& ik : origin.iks) {
    FUZZ_EXPECT(ik.carrier >= -1 && ik.carrier < static_cast<std::int64_t>(model.bones.size()));
    if (ik.carrier < 0) continue;
    ++carried;
    FUZZ_EXPECT(model.bones[static_cast<std::size_t>(ik.carrier)].has(pmx::boneFlag::ik));
  }
  FUZZ_EXPECT(carried == pmx::ikBones(model).size());
  FUZZ_EXPECT(model.displayFrames.size() >= 2);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  auto read = pmx::readPmd({reinterpret_cast<const std::byte*>(bytes), size});
  if (!read) {
    FUZZ_EXPECT(!base::describe(read.error()).empty());
    return 0;
  }
  expectOriginFits(read->model);
  (void)pmx::validate(read->model);
  support::expectIndicesInRange(read->model);
  // A PMX file can hold the model.
  const auto written = pmx::writePmx(read->model);
  const auto again = pmx::readPmx(written);
  FUZZ_EXPECT(again.has_value());
  FUZZ_EXPECT(pmx::writePmx(again->model) == written);
  support::poseOneFrame(read->model, {}, support::switchesFrom(bytes, size));
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  using support::PmdEnd;
  const support::PmdFile file = support::fullPmd();
  std::vector<std::vector<std::byte>> seeds;
  for (const PmdEnd end : {PmdEnd::Display, PmdEnd::English, PmdEnd::Joints}) {
    seeds.push_back(support::pmdBytes(file, end));
  }
  // Several entries of the IK list are about one bone, in another order than the bones.
  support::PmdFile other = file;
  other.iks = {file.iks[1], file.iks[0], file.iks[0]};
  other.englishFlag = 0;
  seeds.push_back(support::pmdBytes(other));
  return seeds;
}
