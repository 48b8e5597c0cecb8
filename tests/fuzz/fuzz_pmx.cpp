// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This target runs PMX files through the reader, the writer, validation, the skeleton, and one
// posed and skinned frame.
// A long run:
//   cmake --preset fuzz && cmake --build --preset fuzz --target fuzz_pmx fuzz_pmx_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_pmx_replay --write seeds &&
//   ./fuzz_pmx -jobs=2 -timeout=10 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_pmx_replay FILE
#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/model_promises.h"
#include "tests/fuzz/posed_frame.h"
#include "tests/fuzz/seed_model.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  auto read = pmx::readPmx({reinterpret_cast<const std::byte*>(bytes), size});
  if (!read) {
    FUZZ_EXPECT(!base::describe(read.error()).empty());
    return 0;
  }
  // A model that was read and written once stays as it is.
  const auto written = pmx::writePmx(read->model);
  const auto again = pmx::readPmx(written);
  FUZZ_EXPECT(again.has_value());
  FUZZ_EXPECT(pmx::writePmx(again->model) == written);

  (void)pmx::validate(read->model);
  support::expectIndicesInRange(read->model);
  support::poseOneFrame(read->model, {}, support::switchesFrom(bytes, size));
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  std::vector<std::vector<std::byte>> seeds;
  for (const float version : {2.0F, 2.1F}) {
    for (const auto encoding : {base::Encoding::Utf16Le, base::Encoding::Utf8}) {
      seeds.push_back(pmx::writePmx(support::seedModel(version, encoding)));
    }
  }
  // The first is locked against an editor; then it is cut in its last record.
  seeds.push_back(seeds.front());
  seeds.back()[3] = std::byte{0x10};
  seeds.back().resize(seeds.back().size() - 12);
  return seeds;
}
