// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/support/program_run.h"

namespace support {

/// This struct is a command with the files that it writes, if any.
struct Job {
  std::string name;
  std::vector<std::string> words;
  std::vector<std::string> outputs{};  ///< each has the text "before" before the run
  /// This is another file, which doesn't exist before the run; empty: none.
  std::string made{};
  /// Only calls about files in the test's folder count; others may be a driver's.
  bool onlyItsFiles = false;
  /// Says why another output isn't acceptable after a status and messages: it must be another film
  /// than without a fault, but whole. Empty: it is acceptable.
  std::string (*alsoFine)(const std::string& bytes, const ProgramOutcome& outcome) = nullptr;
  std::filesystem::path program{};  ///< empty: odori
  /// Libraries that aren't ours may end the program where they have no memory, but nothing
  /// half-written may have a final name then. These are the beginnings of their files' names;
  /// empty: none may.
  std::vector<std::string> mayEndIn{};
  /// Any library that came with a module of the program's, but not the module itself, may end it
  /// so: FFmpeg's brings some 120, of which several end the program when they start without memory.
  bool mayEndInBrought = false;
  bool begunByItself = false;  ///< the program decides from when on calls fail

  [[nodiscard]] bool mayEnd() const { return mayEndInBrought || !mayEndIn.empty(); }
};

/// This fixture runs `odori` with calls that fail, signals that come at them, and slow disks; see
/// fault_wish.h.
class FaultRuns : public ProgramTest {
 protected:
  void SetUp() override;

  struct Result {
    ProgramOutcome outcome;
    bool hit = false;
    std::map<std::string, std::string> files;  // new files, and outputs
    // This is an existing file that is no output and was changed; empty: none.
    std::string spoilt;
  };

  [[nodiscard]] ProgramRun programOf(const Job& job) const;

  /// Runs the job with a fault; `fault` empty: none.
  [[nodiscard]] Result runWith(const Job& job, const std::string& fault) const;

  /// Says what is wrong after a call that failed; empty where all is as it should be.
  [[nodiscard]] static std::string wrong(const Job& job, const Result& good, const Result& got);
  /// Says what is wrong after a signal.
  [[nodiscard]] static std::string wrongAfter(int signal, const Job& job, const Result& good, const Result& got);

  /// This struct decides how many calls are tried: every one up to `first`, then ever fewer, the
  /// number over `then` ahead. With ODORI_ALL_FAULTS all are tried.
  struct Pace {
    long first = 60, then = 12;
  };
  /// Runs the job once for every call of the kind. `how`: "", "+" or "!" and a signal, of
  /// ODORI_FAULT.
  void failEach(const Job& job, const std::string& kind, const std::string& how = {}) const {
    failEach(job, kind, how, Pace{});
  }
  void failEach(const Job& job, const std::string& kind, const std::string& how, Pace pace) const;
};

}  // namespace support
