// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window saves while each call about its files fails once (fault_window.cpp): settings, poses,
// shows, pictures, motions that are baked. The old file stays whole or the new one is there, whole;
// a reason is given.
#include <algorithm>

#include "tests/app/hostile/faulty_jobs.h"

namespace {

using support::Job;

/// This is for the recent file /model.pmx: the SHA-1 of that text by sha1sum.
const char* const kRecentPicture = "3d12d06a2efb18b11bcde608b89111f29d90c003.png";

class FaultySaves : public support::FaultyCommands {
 protected:
  static Job saving(const std::string& what, std::vector<std::string> words, const std::string& output) {
    words.insert(words.begin(), what);
    Job job{"save_" + what, std::move(words)};
    if (!output.empty()) job.outputs = {output};
    job.program = ODORI_FAULT_WINDOW;
    job.onlyItsFiles = true;
    job.begunByItself = true;
    return job;
  }
  /// Returns a job for a picture with a new name: there is no file before.
  static Job made(const std::string& what, const std::string& name) {
    Job job = saving(what, {}, {});
    job.made = name;
    return job;
  }

  static bool isWebP(const Job& job) { return job.outputs == std::vector<std::string>{"p.webp"}; }

  const std::vector<Job> written{saving("settings", {"settings.json"}, "settings.json"),
                                 saving("pose", {"p.vpd"}, "p.vpd"),
                                 saving("show", {"s.odori"}, "s.odori"),
                                 saving("picture", {"p.png"}, "p.png"),
                                 saving("picture", {"p.webp"}, "p.webp"),
                                 made("new", "odori-view-3.png"),
                                 made("recent", kRecentPicture)};
  static constexpr Pace kSome{25, 6};  // there are some 800 in all
  const Job baking = saving("bake", {"model.pmx", "dance.vmd", "baked.vmd"}, "baked.vmd");
};

TEST_F(FaultySaves, OfOpeningAndReading) {
  for (const Job& job : written) failEach(job, "open");
  failEach(baking, "open");
  failEach(written.front(), "read");
  failEach(baking, "read");
}

TEST_F(FaultySaves, OfWriting) {
  for (const Job& job : written) {
    failEach(job, "write");
    failEach(job, "write", "+");  // a full disk
  }
  failEach(baking, "write");
  failEach(baking, "write", "+");
}

TEST_F(FaultySaves, OfNaming) {
  std::vector<Job> all = written;
  all.push_back(baking);
  for (const Job& job : all) {
    failEach(job, "fsync");
    failEach(job, "rename");
    failEach(job, "rename", "+");  // links, which replace it, too
    failEach(job, "close");
  }
}

TEST_F(FaultySaves, OfThreads) { failEach(made("recent", kRecentPicture), "thread"); }

TEST_F(FaultySaves, OfMemory) {
  for (Job job : written) {
    // Qt goes on with null pointers: in its settings, its pool of threads, its pictures. GLib, with
    // which a thread of Qt's waits, ends the program.
    if (job.name == "save_settings" || job.name == "save_new") job.mayEndIn = {"libQt6Core"};
    if (job.name == "save_recent") job.mayEndIn = {"libQt6Core", "libglib-2.0"};
    failEach(job, "new", "", kSome);
    if (isWebP(job)) continue;
    if (job.name == "save_new") job.mayEndIn = {"libQt6Core", "libav", "libsw"};
    failEach(job, "alloc", "", kSome);
  }
}

TEST_F(FaultySaves, OfMemoryForWebP) {
  Job job = *std::ranges::find_if(written, isWebP);
  // Loading FFmpeg's module starts libraries that end the program where they have no memory.
  job.mayEndInBrought = true;
  // Qt has them, too, but libraries of the module start them.
  job.mayEndIn = {"libglib-2.0", "libgcrypt"};
  failEach(job, "alloc", "", {20, 4});
}

TEST_F(FaultySaves, OfMemoryForABake) {
  Job job = baking;
  job.mayEndIn = {"libQt6Core", "libglib-2.0"};  // its turns come from the event loop
  failEach(job, "new");
  failEach(job, "alloc");
}

}  // namespace
