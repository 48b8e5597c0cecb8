// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Each call of the system's that a command makes fails once, one after the other (fault_points.cpp): the command ends with
// its reason, or as if nothing had been; nothing half-written has a final name; nothing is left lying about.
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/hostile/fault_runs.h"
#include "tests/support/model_builder.h"
#include "tests/support/zip_writer.h"
#include "vmd/vmd_writer.h"

namespace {

using support::contents;
using support::Job;

class Faults : public support::FaultRuns {
 protected:
  Faults() {
    write("model.pmx", pmx::writePmx(support::smallModel()));
    vmd::Motion motion = vmd::Motion::make("m");
    for (const std::uint32_t frame : {0U, 5U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0, static_cast<float>(frame), 0};
      motion.boneKeys.push_back(key);
    }
    write("dance.vmd", vmd::writeVmd(motion));
    write("show.odori",
          R"({"format": "odori show", "version": 1, "actors": [{"model": "model.pmx", "motions": ["dance.vmd"]}]})");
    write("model.zip", support::zipOf({{"folder/model.pmx", contents(folder() / "model.pmx")}}));
  }

  const Job info{"info", {"info", "model.pmx", "dance.vmd"}};
  const Job archive{"archive", {"info", "model.zip"}};
  const Job pose{"pose", {"pose", "model.pmx", "dance.vmd", "--frames", "0:3", "-o", "poses.csv"}, {"poses.csv"}};
  const Job show{"show", {"pose", "show.odori", "--frames", "0:3", "--physics", "on", "-o", "poses.csv"}, {"poses.csv"}};
  const Job bake{"bake", {"bake", "model.pmx", "dance.vmd", "-o", "baked.vmd"}, {"baked.vmd"}};
};

TEST_F(Faults, OfOpening) {
  for (const Job* job : {&info, &archive, &pose, &show, &bake}) failEach(*job, "open");
}

TEST_F(Faults, OfReading) {
  for (const Job* job : {&info, &archive, &pose, &show, &bake}) failEach(*job, "read");
}

TEST_F(Faults, OfWriting) {
  for (const Job* job : {&info, &archive, &pose, &show, &bake}) {
    failEach(*job, "write");
    failEach(*job, "write", "+");  // a full disk
  }
}

TEST_F(Faults, OfNaming) {
  for (const Job* job : {&pose, &show, &bake}) {
    failEach(*job, "fsync");
    failEach(*job, "rename");
    failEach(*job, "close");
  }
}

TEST_F(Faults, OfMemory) {
  for (const Job* job : {&info, &archive, &pose, &show, &bake}) failEach(*job, "alloc");
}

}  // namespace
