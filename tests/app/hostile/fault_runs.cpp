// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/hostile/fault_runs.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <sstream>

#include <fmt/format.h>

#include "tests/app/hostile/fault_end.h"

namespace support {
namespace {

namespace fs = std::filesystem;

// A file of settings that isn't a JSON object is refused, and stays as it is.
const std::string kBefore = R"({"before": 1})";

/// These are the states of an output after a run.
enum class State { Before, Whole, AlsoFine, Else };

State stateOf(const Job& job, const std::string& name, const std::map<std::string, std::string>& good,
              const std::map<std::string, std::string>& got, const ProgramOutcome& outcome) {
  const auto at = got.find(name);
  const bool fresh = name == job.made;
  if (at == got.end()) return fresh ? State::Before : State::Else;
  if (at->second == good.at(name)) return State::Whole;
  if (!fresh && at->second == kBefore) return State::Before;
  if (job.alsoFine != nullptr && !fresh && job.alsoFine(at->second, outcome).empty()) return State::AlsoFine;
  return State::Else;
}

std::vector<std::string> outputsOf(const Job& job) {
  auto names = job.outputs;
  if (!job.made.empty()) names.push_back(job.made);
  return names;
}

/// Returns whether a program that a signal or a library ended reports that the end came in one of
/// the libraries where it may (fault_end.h).
bool endedWhereItMay(const Job& job, const std::string& error) {
  const auto at = error.find(faults::kEndedIn);
  if (at == std::string::npos) return false;
  std::string_view library = std::string_view(error).substr(at + faults::kEndedIn.size());
  library = library.substr(0, library.find('\n'));
  if (job.mayEndInBrought && library.ends_with(faults::kBrought) && !library.starts_with("odori")) return true;
  return std::ranges::any_of(job.mayEndIn, [&](const auto& each) { return library.starts_with(each); });
}

/// Names a file that is none of the outputs. A whole one that couldn't be renamed, and that a
/// message names, doesn't count.
std::string stray(const Job& job, const std::map<std::string, std::string>& good,
                  const std::map<std::string, std::string>& got, const std::string& error) {
  const auto outputs = outputsOf(job);
  for (const auto& [name, bytes] : got) {
    if (std::ranges::find(outputs, name) != outputs.end()) continue;
    const auto isIt = [&, &whole = bytes](const auto& output) { return good.at(output) == whole; };
    const bool told = error.find(name) != std::string::npos && std::ranges::any_of(outputs, isIt);
    if (!told) return "leaves " + name;
  }
  return {};
}

/// Returns the lines that another text doesn't have.
std::string linesBeside(const std::string& text, const std::string& other) {
  std::istringstream lines(text);
  std::string rest;
  for (std::string line; std::getline(lines, line);)
    if (('\n' + other).find('\n' + line + '\n') == std::string::npos) rest += line + '\n';
  return rest;
}

}  // namespace

void FaultRuns::SetUp() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers have their own malloc(), before which no library may be loaded";
#endif
}

ProgramRun FaultRuns::programOf(const Job& job) const {
  auto what = odori(job.words);
  if (!job.program.empty()) what.program = job.program;
  what.mostSeconds = 60;
  return what;
}

FaultRuns::Result FaultRuns::runWith(const Job& job, const std::string& fault) const {
  const auto there = [this] {
    std::map<std::string, std::string> files;
    for (const auto& name : left()) {
      if (fs::is_regular_file(folder() / name)) files[name] = contents(folder() / name);
    }
    return files;
  };
  for (const auto& output : job.outputs) write(output, kBefore);
  const auto before = there();
  auto what = programOf(job);
  if (!fault.empty()) {
    what.environment.emplace_back("LD_PRELOAD", ODORI_FAULT_POINTS);
    what.environment.emplace_back("ODORI_FAULT", fault);
    what.environment.emplace_back("ODORI_FAULT_HIT", (folder() / "hit").string());
    if (job.begunByItself) what.environment.emplace_back("ODORI_FAULT_LATER", "1");
    if (job.onlyItsFiles) what.environment.emplace_back("ODORI_FAULT_FOLDER", fs::canonical(folder()).string());
  }
  Result result{run(what), fs::remove(folder() / "hit"), {}, {}};
  const auto isOutput = [&](const auto& name) { return std::ranges::find(job.outputs, name) != job.outputs.end(); };
  result.files = there();
  for (const auto& [name, bytes] : before) {
    if (isOutput(name)) continue;
    if (result.files[name] != bytes) result.spoilt = name;
    result.files.erase(name);
  }
  for (const auto& [name, bytes] : result.files) fs::remove(folder() / name);
  return result;
}

std::string FaultRuns::wrong(const Job& job, const Result& good, const Result& got) {
  const auto& [status, late, seconds, peak, out, error] = got.outcome;
  if (late) return "hangs";
  // Some libraries end the program where they have no memory, by an assertion or a null pointer. An
  // end by us, or by another library, needs a reason.
  const bool byLibrary = status != 0 && endedWhereItMay(job, error);
  if (byLibrary) {
    for (const auto& name : outputsOf(job))
      if (stateOf(job, name, good.files, got.files, got.outcome) == State::Else) return "aborts and leaves " + name;
    return got.spoilt.empty() ? "" : "aborts and spoils " + got.spoilt;
  }
  if (error.find("this is a fault of the program") != std::string::npos) return "is a fault of the program";
  if (status > 128) return fmt::format("ended by signal {}", status - 128);
  if (!got.spoilt.empty()) return "spoils " + got.spoilt;
  if (auto left = stray(job, good.files, got.files, error); !left.empty()) return left;
  bool whole = true;
  for (const auto& name : outputsOf(job)) {
    const State state = stateOf(job, name, good.files, got.files, got.outcome);
    if (state == State::Else) return "leaves something else under the name " + name;
    // An encoder without memory may go on and encode otherwise: all pictures are there.
    whole = whole && (state == State::Whole || (job.mayEnd() && state == State::AlsoFine));
  }
  if (status == 0) {
    if (!whole) return "succeeds and hasn't written all";
    // The messages may have changed: a file that couldn't be read is an issue.
    const bool told =
        !error.empty() || (out.find("Issues") != std::string::npos && out.find("No issues") == std::string::npos);
    return out == good.outcome.out || told ? "" : "succeeds and says something else: " + out;
  }
  // A library without memory may report it, too.
  const std::string reason = linesBeside(error, good.outcome.error);
  const bool says = reason.starts_with("odori: ") || (job.mayEnd() && reason.find("\nodori: ") != std::string::npos);
  if (!says || error.back() != '\n') return "says no reason";
  return {};
}

std::string FaultRuns::wrongAfter(int signal, const Job& job, const Result& good, const Result& got) {
  // Before it handles signals, the system ends it, and there is no file yet.
  if (got.outcome.status != 128 + signal) return wrong(job, good, got);
  if (signal == SIGPIPE || signal == SIGXFSZ) return "is ended by what it ought to ignore";
  if (!got.spoilt.empty()) return "is ended and spoils " + got.spoilt;
  if (auto left = stray(job, good.files, got.files, {}); !left.empty()) return "is ended and " + left;
  for (const auto& name : outputsOf(job)) {
    const State state = stateOf(job, name, good.files, got.files, got.outcome);
    if (state == State::Else) return "is ended and leaves something else under the name " + name;
  }
  return {};
}

void FaultRuns::failEach(const Job& job, const std::string& kind, const std::string& how, Pace pace) const {
  const bool all = std::getenv("ODORI_ALL_FAULTS") != nullptr;
  const int signal = how.starts_with('!') ? std::atoi(how.c_str() + 1) : 0;
  const Result good = runWith(job, {});
  ASSERT_EQ(good.outcome.status, 0) << good.outcome.error;
  for (const auto& name : outputsOf(job)) ASSERT_TRUE(good.files.contains(name)) << name;
  int runs = 0, failures = 0;
  for (long n = 1;; n += all || n < pace.first ? 1 : std::max(1L, n / pace.then)) {
    const Result got = runWith(job, fmt::format("{}:{}{}", kind, n, how));
    if (!got.hit) break;
    ++runs;
    const std::string fault = signal != 0 ? wrongAfter(signal, job, good, got) : wrong(job, good, got);
    if (fault.empty()) continue;
    ADD_FAILURE() << job.name << ", " << kind << how << ' ' << n << ": " << fault << "\n" << got.outcome.error;
    ASSERT_LT(++failures, 4);
  }
  EXPECT_GT(runs, 0) << kind;
  const std::string key = job.name + "_" + kind + (signal != 0 ? fmt::format("_signal_{}", signal) : how);
  RecordProperty(key, runs);
}

}  // namespace support
