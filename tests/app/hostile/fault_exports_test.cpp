// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A GLB, a page and a VRM animation are exported while each system call fails once, one after the
// other (fault_points.cpp): the old file stays whole or the new one is there, whole; a reason is
// given.
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "tests/app/export/figure.h"
#include "tests/app/hostile/faulty_jobs.h"

namespace {

using support::Job;

class FaultyExports : public support::FaultyCommands {
 protected:
  FaultyExports() {
    pmx::Model figure = support::figure();
    const pmx::Model square = support::redDancer();
    figure.vertices = square.vertices;
    figure.indices = square.indices;
    figure.materials = square.materials;
    figure.textures.emplace_back("skin.tga");
    for (pmx::Material& material : figure.materials) material.texture = 0;
    pmx::Morph open;
    open.name = "あ";
    open.offsets = std::vector<pmx::VertexOffset>{{0, {0, 1, 0}}};
    figure.morphs.push_back(open);
    write("figure.pmx", pmx::writePmx(figure));
    write("skin.tga", support::onePixel());
    write("readme.txt", "Ask me first.\n");
    for (const char* ending : {"glb", "vrma", "html"}) {
      // A build without npm has no page (build.md, The page).
      const auto page = std::filesystem::path(ODORI_PROGRAM).parent_path() / "../share/odori/page/page.html";
      if (std::string(ending) == "html" && !std::filesystem::exists(page)) continue;
      jobs.push_back(exporting(ending));
    }
  }
  static Job exporting(const std::string& ending) {
    const std::string output = "d." + ending;
    Job job{ending, {"export", "figure.pmx", "dance.vmd", "--error", "0.01,0.1", "-o", output}, {output}};
    job.onlyItsFiles = true;  // Qt's are others
    return job;
  }
  void failAll(const std::string& kind, const std::string& how = {}) const {
    for (const Job& job : jobs) failEach(job, kind, how, kSome);
  }

  static constexpr Pace kSome{40, 12};
  std::vector<Job> jobs;
};

TEST_F(FaultyExports, OfOpeningAndListing) {
  failAll("open");
  for (Job job : jobs) {
    job.onlyItsFiles = false;  // the folder itself isn't below it
    failEach(job, "list", "", kSome);
  }
}

TEST_F(FaultyExports, OfReading) { failAll("read"); }

TEST_F(FaultyExports, OfWriting) {
  failAll("write");
  failAll("write", "+");  // a full disk
}

TEST_F(FaultyExports, OfNaming) {
  for (const char* kind : {"fsync", "rename", "close"}) failAll(kind);
}

TEST_F(FaultyExports, NoPartStaysWhereThereIsNoMemoryAndNoOtherFile) {
  const Job job = exporting("vrma");
  const std::string good = runWith(job, "").files.at("d.vrma");
  int runs = 0;
  for (long n = 1;; n += std::max(1L, n / 48)) {
    const Result got = runWith(job, fmt::format("alloc:{}", n));
    if (!got.hit) break;
    ++runs;
    // nlohmann's JSON 3.11 has an object that isn't there if no memory is left for it, and ends the
    // program by a signal when that is destroyed.
    if (got.outcome.status > 128) continue;
    if (got.outcome.status == 0) {
      EXPECT_EQ(got.files.at("d.vrma"), good) << n;
    }
    for (const auto& [name, bytes] : got.files) EXPECT_EQ(name.find(".part"), std::string::npos) << n << ": " << name;
  }
  EXPECT_GT(runs, 0);
}

TEST_F(FaultyExports, OfSignals) {
  for (const char* kind : {"open", "write", "rename"}) failAll(kind, fmt::format("!{}", SIGTERM));
}

}  // namespace
