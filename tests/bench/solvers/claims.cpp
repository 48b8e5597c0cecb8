// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// PROGRAM FOLDER [TRIALS] compares the solvers with what is claimed of them. It writes
// FOLDER/ik_claims.csv and FOLDER/ik_claims_*.svg, prints the tables, and puts them between the
// marks of the page on solvers, if it is in FOLDER (ik-solvers.md 12). There are 100 trials a cell
// by default.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "tests/bench/solvers/claim_plots.h"
#include "tests/bench/solvers/claim_text.h"

namespace {

std::string machineName() {
  std::ifstream in("/proc/cpuinfo");
  std::string line, name = "an unknown processor";
  while (std::getline(in, line)) {
    if (!line.starts_with("model name") || line.find(": ") == std::string::npos) continue;
    name = line.substr(line.find(": ") + 2);
    break;
  }
#ifdef NDEBUG
  const char* kind = "Release build";
#else
  const char* kind = "build with assertions: its times say nothing";
#endif
#ifdef __clang__
  const char* compiler = __VERSION__;
#else
  const char* compiler = "GCC " __VERSION__;
#endif
  return fmt::format("{}, {}, {}", name, compiler, kind);
}

bool write(const std::filesystem::path& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.flush();
  if (!out) std::fprintf(stderr, "%s can't be written\n", path.string().c_str());
  return static_cast<bool>(out);
}

bench::Claims measure(int trials) {
  const std::clock_t start = std::clock();
  bench::Claims claims;
  claims.machine = machineName();
  claims.inReach = {{2, 3, 10, 30, 100}, true, trials, 1000, 1e-3, 3};
  // Most solvers run all their loops there.
  claims.outOfReach = {{2, 3, 10, 30, 100}, false, std::max(trials / 5, 1), 1000, 1e-3, 1};
  const auto tell = [](const bench::Cell& cell) {
    std::fprintf(stderr, "%s, %d links, %s reach\n", std::string(nameOf(cell.limits)).c_str(), cell.links,
                 cell.reachable ? "in" : "out of");
  };
  for (const auto* request : {&claims.inReach, &claims.outOfReach}) {
    auto cells = bench::measureCells(*request, tell);
    std::move(cells.begin(), cells.end(), std::back_inserter(claims.cells));
  }
  claims.paths = bench::measurePaths(1e-3, 1000);
  claims.paper = bench::measurePaper({std::max(trials / 5, 1), 10'000, 3});
  claims.free = bench::measureConvergence(bench::Limits::Free, trials, 200);
  claims.cones = bench::measureConvergence(bench::Limits::Cone, trials, 200);
  claims.seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  return claims;
}

void print(const bench::Claims& claims) {
  for (const char* name :
       {"run", "reach-free", "reach-hinges", "reach-cones", "reach-joints", "away-free", "away-hinges", "away-cones",
        "away-joints", "against-fabrik", "loop-costs", "paper", "even", "path-circle", "path-outwards"})
    fmt::print("{}\n\n{}\n", name, bench::tableNamed(claims, name));
}

}  // namespace

int main(int argc, char** argv) {
  const int trials = argc == 3 ? std::atoi(argv[2]) : 100;
  if (argc < 2 || argc > 3 || trials < 1 || trials > 1000) {
    std::fprintf(stderr, "%s FOLDER [TRIALS, 1 to 1000]\n", argv[0]);
    return 2;
  }
  const std::filesystem::path folder(argv[1]);
  std::error_code ignored;
  std::filesystem::create_directories(folder, ignored);
  if (!write(folder / "ik_claims.csv", "")) return 1;  // before minutes of work
  const bench::Claims claims = measure(trials);
  print(claims);
  bool good = write(folder / "ik_claims.csv", bench::cellsCsv(claims.cells));
  good = write(folder / "ik_claims_loops.svg", bench::loopsSvg(claims.cells)) && good;
  good = write(folder / "ik_claims_times.svg", bench::timesSvg(claims.cells)) && good;
  good = write(folder / "ik_claims_solved.svg", bench::solvedSvg(claims.cells)) && good;
  good = write(folder / "ik_claims_convergence.svg", bench::convergenceSvg(claims.free, claims.cones)) && good;
  const auto page = folder / "ik-solvers.md";
  if (std::ifstream in(page, std::ios::binary); in) {
    std::stringstream text;
    text << in.rdbuf();
    good = write(page, bench::withFigures(text.str(), claims)) && good;
  }
  return good ? 0 : 1;
}
