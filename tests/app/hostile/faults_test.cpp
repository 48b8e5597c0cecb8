// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Each call of the system's that a command makes fails once, one after the other (fault_points.cpp): the command ends with
// its reason, or as if nothing had been; nothing half-written has a final name; nothing is left lying about.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"
#include "tests/support/program_run.h"
#include "tests/support/zip_writer.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::contents;
using testing::HasSubstr;

/// A command, and the file that it writes, if it writes one.
struct Job {
  std::string name;
  std::vector<std::string> words;
  std::string output;
};

class Faults : public support::ProgramTest {
 protected:
  void SetUp() override {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "sanitizers have their own malloc(), before which no library may be loaded";
#endif
  }

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

  struct Result {
    support::ProgramOutcome outcome;
    bool hit = false;
    std::map<std::string, std::string> files;  // that weren't there before
  };

  /// `fault` empty: none. What was called the output before has the text "before".
  Result runWith(const Job& job, const std::string& fault) const {
    const auto there = [this] {
      const auto names = left();
      return std::set<std::string>(names.begin(), names.end());
    };
    if (!job.output.empty()) write(job.output, std::string("before"));
    const auto before = there();
    auto what = odori(job.words);
    what.mostSeconds = 60;
    if (!fault.empty()) {
      what.environment.emplace_back("LD_PRELOAD", ODORI_FAULT_POINTS);
      what.environment.emplace_back("ODORI_FAULT", fault);
      what.environment.emplace_back("ODORI_FAULT_HIT", (folder() / "hit").string());
    }
    Result result{run(what), fs::remove(folder() / "hit"), {}};
    for (const std::string& name : there()) {
      if (before.contains(name) && name != job.output) continue;
      result.files[name] = contents(folder() / name);
      fs::remove(folder() / name);
    }
    return result;
  }

  /// Says what is wrong with it; nothing, where all is as it should be.
  static std::string wrong(const Job& job, const Result& good, const Result& got) {
    const auto& [status, late, seconds, peak, out, error] = got.outcome;
    if (late) return "hangs";
    if (status > 128) return fmt::format("ended by signal {}", status - 128);
    std::map<std::string, std::string> files = got.files;
    const auto kept = job.output.empty() ? std::string() : files[job.output];
    files.erase(job.output);
    // A file that is whole and couldn't get its name is told of by the name that it has.
    std::erase_if(files, [&](const auto& file) {
      return error.find(file.first) != std::string::npos && file.second == good.files.at(job.output);
    });
    if (!files.empty()) return "leaves " + files.begin()->first;
    const bool whole = job.output.empty() || kept == good.files.at(job.output);
    if (status == 0) {
      if (!whole) return "succeeds and writes something else";
      // What it has to say may have changed: what couldn't be read is an issue.
      const bool told =
          !error.empty() || (out.find("Issues") != std::string::npos && out.find("No issues") == std::string::npos);
      return out == good.outcome.out || told ? "" : "succeeds and says something else: " + out;
    }
    if (!error.starts_with("odori: ") || error.back() != '\n') return "says no reason: " + error;
    if (!whole && kept != "before") return "fails and leaves something else under the name of its output";
    return {};
  }

  /// Every call of the kind, one run each; of many, the first and then ever fewer, unless ODORI_ALL_FAULTS is set.
  void failEach(const Job& job, const std::string& kind, const std::string& from = {}) {
    const bool all = std::getenv("ODORI_ALL_FAULTS") != nullptr;
    const Result good = runWith(job, {});
    ASSERT_EQ(good.outcome.status, 0) << good.outcome.error;
    int runs = 0, failures = 0;
    for (long n = 1;; n += all || n < 60 ? 1 : n / 12) {
      const Result got = runWith(job, fmt::format("{}:{}{}", kind, n, from));
      if (!got.hit) break;
      ++runs;
      const std::string fault = wrong(job, good, got);
      if (fault.empty()) continue;
      ADD_FAILURE() << job.name << ", " << kind << ' ' << n << ": " << fault << "\n" << got.outcome.error;
      ASSERT_LT(++failures, 4);
    }
    EXPECT_GT(runs, 0) << kind;
    RecordProperty(job.name + "_" + kind + from, runs);
  }

  const Job info{"info", {"info", "model.pmx", "dance.vmd"}, {}};
  const Job archive{"archive", {"info", "model.zip"}, {}};
  const Job pose{"pose", {"pose", "model.pmx", "dance.vmd", "--frames", "0:3", "-o", "poses.csv"}, "poses.csv"};
  const Job show{"show", {"pose", "show.odori", "--frames", "0:3", "--physics", "on", "-o", "poses.csv"}, "poses.csv"};
  const Job bake{"bake", {"bake", "model.pmx", "dance.vmd", "-o", "baked.vmd"}, "baked.vmd"};
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
  }
}

TEST_F(Faults, OfMemory) {
  for (const Job* job : {&info, &archive, &pose, &show, &bake}) failEach(*job, "alloc");
}

}  // namespace
