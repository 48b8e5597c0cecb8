// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Each system call of a command fails once, one after the other (fault_points.cpp): the command
// ends with its reason, or succeeds; nothing half-written has a final name; no files are left
// behind.
#include "tests/app/hostile/faulty_jobs.h"

namespace {

using support::Job;

using Faults = support::FaultyCommands;

TEST_F(Faults, OfOpening) {
  for (const Job* job : {&info, &archive, &pose, &show, &packed, &accessory, &bake, &skeleton, &cache})
    failEach(*job, "open");
}

TEST_F(Faults, OfReading) {
  for (const Job* job : {&info, &archive, &pose, &show, &packed, &accessory, &bake, &skeleton, &cache})
    failEach(*job, "read");
}

TEST_F(Faults, OfWriting) {
  for (const Job* job : {&info, &archive, &pose, &show, &bake, &skeleton, &cache}) {
    failEach(*job, "write");
    failEach(*job, "write", "+");  // a full disk
  }
}

TEST_F(Faults, OfListing) {
  // These are a texture that is found by a listing alone, and a dance that is found in a folder.
  auto model = support::smallModel();
  model.textures.emplace_back("TEX\\A.TGA");
  model.materials[0].texture = 0;
  write("clothed.pmx", pmx::writePmx(model));
  std::filesystem::create_directories(folder() / "tex");
  write("tex/a.tga", support::onePixel());
  std::filesystem::create_directories(folder() / "both");
  write("both/model.pmx", pmx::writePmx(support::smallModel()));
  std::filesystem::copy_file(folder() / "dance.vmd", folder() / "both/dance.vmd");
  failEach({"clothed", {"info", "clothed.pmx"}}, "list");
  failEach({"folder", {"pose", "both", "--frames", "0:3", "-o", "poses.csv"}, {"poses.csv"}}, "list");
}

TEST_F(Faults, OfNaming) {
  for (const Job* job : {&pose, &show, &bake, &skeleton, &cache}) {
    failEach(*job, "fsync");
    failEach(*job, "rename");
    failEach(*job, "close");
  }
}

TEST_F(Faults, OfThreads) {
  write("two.odori",
        R"({"format": "odori show", "version": 1, "actors": [{"model": "model.pmx", "motions": [{"file": "dance.vmd"}]},
      {"model": "model.pmx", "motions": [{"file": "dance.vmd"}]}]})");
  const Job both{"both", {"pose", "two.odori", "--frames", "0:3", "--physics", "on", "-o", "poses.csv"}, {"poses.csv"}};
  for (const Job* job : {&both, &bake}) {
    failEach(*job, "thread");
    failEach(*job, "thread", "+");
  }
}

TEST_F(Faults, OfMemory) {
  for (const Job* job : {&info, &archive, &pose, &show, &bake, &skeleton, &cache}) failEach(*job, "alloc");
}

}  // namespace
