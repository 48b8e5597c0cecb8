// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// PROGRAM [--baseline=FILE] [--refresh=FILE] [Google Benchmark's options]
// Each benchmark and the yardsticks run several times in random order; the fastest of each counts,
// and its time over its yardstick's is reported and stored. --baseline warns of losses (exit status
// 0 all the same), --refresh stores.
#include "tests/bench/bench_main.h"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/bench/baseline.h"

namespace {

constexpr const char* kCopy = "yardstick/copy";
constexpr const char* kLoop = "yardstick/loop";

void plainCopy(benchmark::State& state) {
  const std::vector<char> from(256 * 1024, 1);
  std::vector<char> to(from.size());
  for (auto _ : state) {
    std::memcpy(to.data(), from.data(), from.size());
    benchmark::DoNotOptimize(to.data());
    benchmark::ClobberMemory();
  }
}

void plainLoop(benchmark::State& state) {
  float value = 1.0F, factor = 0.999F, term = 0.001F;
  for (auto _ : state) {
    benchmark::DoNotOptimize(factor);
    benchmark::DoNotOptimize(term);
    for (int i = 0; i < 1000; ++i) value = value * factor + term;
    benchmark::DoNotOptimize(value);
  }
}

/// This reporter keeps the fastest repetition of each benchmark, in processor time, so that other
/// programs matter little.
class Fastest : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration || run.iterations == 0) continue;
      const double seconds = run.cpu_accumulated_time / static_cast<double>(run.iterations);
      const auto [at, isNew] = seconds_.emplace(run.run_name.function_name, seconds);
      if (!isNew && seconds < at->second) at->second = seconds;
    }
  }
  [[nodiscard]] double seconds(const std::string& name) const {
    const auto at = seconds_.find(name);
    return at == seconds_.end() ? 0.0 : at->second;
  }

 private:
  std::map<std::string, double> seconds_;
};

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool compare(const std::string& path, const bench::Ratios& now) {
  const auto baseline = bench::readRatios(contents(path));
  if (!baseline) {
    std::fprintf(stderr, "%s: not a baseline\n", path.c_str());
    return false;
  }
  for (const auto& line : bench::warnings(*baseline, now)) std::fprintf(stderr, "warning: %s\n", line.c_str());
  return true;
}

/// Stores this program's figures; those of other programs stay as they are.
bool refresh(const std::string& path, const bench::Ratios& now) {
  bench::Ratios all = bench::readRatios(contents(path)).value_or(bench::Ratios{});
  for (const auto& [name, ratio] : now) all[name] = ratio;
  std::ofstream file(path, std::ios::binary);
  file << bench::writeRatios(all);
  return static_cast<bool>(file.flush());
}

std::string takeOption(std::vector<char*>& words, std::string_view start) {
  std::string value;
  std::erase_if(words, [&](const char* word) {
    if (!std::string_view(word).starts_with(start)) return false;
    value = word + start.size();
    return true;
  });
  return value;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<char*> words(argv, argv + argc);
  const std::string baseline = takeOption(words, "--baseline="), stored = takeOption(words, "--refresh=");
  // Our options come first, so that those of the command line win.
  std::vector<std::string> own{"--benchmark_repetitions=9", "--benchmark_min_time=0.05",
                               "--benchmark_enable_random_interleaving=true"};
  std::vector<char*> all{words.front()};
  for (auto& option : own) all.push_back(option.data());
  all.insert(all.end(), words.begin() + 1, words.end());
  int count = static_cast<int>(all.size());
  benchmark::Initialize(&count, all.data());
  if (benchmark::ReportUnrecognizedArguments(count, all.data())) return 2;

  benchmark::RegisterBenchmark(kCopy, plainCopy);
  benchmark::RegisterBenchmark(kLoop, plainLoop);
  std::map<std::string, bench::Yardstick> yardsticks;
  bench::addBenchmarks([&](const char* name, bench::Yardstick yardstick, std::function<void(benchmark::State&)> run) {
    benchmark::RegisterBenchmark(name, std::move(run));
    yardsticks.emplace(name, yardstick);
  });
  Fastest fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);

  bench::Ratios ratios;
  for (const auto& [name, yardstick] : yardsticks) {
    const bool isCopy = yardstick == bench::Yardstick::Copy;
    const double time = fastest.seconds(name), unit = fastest.seconds(isCopy ? kCopy : kLoop);
    if (time <= 0 || unit <= 0) continue;  // left out by --benchmark_filter
    ratios[name] = time / unit;
    std::printf("%-28s%12.2f µs%12.3g %s\n", name.c_str(), time * 1e6, time / unit, isCopy ? "copies" : "loops");
  }
  if (ratios.empty()) {
    std::fputs("no benchmark was run; a filter has to let yardsticks pass, too\n", stderr);
    return 2;
  }
  if (!baseline.empty() && !compare(baseline, ratios)) return 2;
  if (!stored.empty() && !refresh(stored, ratios)) return 2;
  return 0;
}
