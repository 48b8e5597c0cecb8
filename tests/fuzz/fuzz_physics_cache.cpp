// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This target runs physics caches through their reader and writer and reads their pictures.
// A long run:
//   cmake --preset fuzz &&
//   cmake --build --preset fuzz --target fuzz_physics_cache fuzz_physics_cache_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_physics_cache_replay --write seeds &&
//   ./fuzz_physics_cache -jobs=2 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_physics_cache_replay FILE
#include <algorithm>

#include "app/film/physics_cache.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::span file(reinterpret_cast<const std::byte*>(bytes), size);
  const auto read = app::parsePhysicsCache(file);
  if (!read) {
    FUZZ_EXPECT(!base::describe(read.error()).empty());
    return 0;
  }
  FUZZ_EXPECT(std::ranges::equal(app::physicsCacheBytes(*read), file));
  FUZZ_EXPECT(read->covers(read->pictures));
  FUZZ_EXPECT(!read->mismatch(read->model, read->motion, read->picturesASecond, read->bones));
  FUZZ_EXPECT(read->at(read->pictures.first).size() == read->bones.size());
  FUZZ_EXPECT(read->at(read->pictures.last).size() == read->bones.size());
  FUZZ_EXPECT(read->at(read->pictures.first - 1).empty() && read->at(read->pictures.last + 1).empty());
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  app::PhysicsCache cache;
  cache.pictures = {5, 7};
  std::vector<std::vector<std::byte>> seeds{app::physicsCacheBytes(cache)};
  cache.picturesASecond = 60;
  cache.bones = {2, 400};
  cache.driven.assign(6, {{{1, 2, 3}, {0, 1, 0, 0}}, 2});
  seeds.push_back(app::physicsCacheBytes(cache));
  return seeds;
}
