// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/support/program_run.h"

namespace support {

/// A command, and the files that it writes, if it writes any.
struct Job {
  std::string name;
  std::vector<std::string> words;
  std::vector<std::string> outputs{};  ///< each has the text "before" before
  std::string made{};                  ///< another, that isn't there before; empty: none
  bool onlyItsFiles = false;  ///< calls count that are about files in the test's folder; others may be a driver's
  /// What its output may be as well, after which status and words: another film than without a fault, but whole.
  /// Gives why it isn't one; empty: it is.
  std::string (*alsoFine)(const std::string& bytes, const ProgramOutcome& outcome) = nullptr;
  std::filesystem::path program{};  ///< empty: odori
  /// A library that isn't ours may end the program where it has no memory; nothing half-written has a final name then. How
  /// the names of its files begin; empty: none may.
  std::vector<std::string> mayEndIn{};
  /// The same of any library that came with a module of the program's, not of the module itself: FFmpeg's brings some 120, of which
  /// several end the program when they start without memory.
  bool mayEndInBrought = false;
  bool begunByItself = false;  ///< the program says from when on calls fail

  [[nodiscard]] bool mayEnd() const { return mayEndInBrought || !mayEndIn.empty(); }
};

/// Runs of `odori` with calls that fail, signals that come at them, and slow disks; see fault_wish.h.
class FaultRuns : public ProgramTest {
 protected:
  void SetUp() override;

  struct Result {
    ProgramOutcome outcome;
    bool hit = false;
    std::map<std::string, std::string> files;  // that weren't there before, and outputs
    std::string spoilt;                        // a file that was there, is no output, and is another now; empty: none
  };

  [[nodiscard]] ProgramRun programOf(const Job& job) const;

  /// `fault` empty: none.
  [[nodiscard]] Result runWith(const Job& job, const std::string& fault) const;

  /// Says what is wrong after a call that failed; nothing, where all is as it should be.
  [[nodiscard]] static std::string wrong(const Job& job, const Result& good, const Result& got);
  /// The same after a signal.
  [[nodiscard]] static std::string wrongAfter(int signal, const Job& job, const Result& good, const Result& got);

  /// How many calls are tried: every one up to `first`, then ever fewer, the number over `then` ahead. With
  /// ODORI_ALL_FAULTS each of them.
  struct Pace {
    long first = 60, then = 12;
  };
  /// Every call of the kind, one run each. `how`: "", "+" or "!" and a signal, of ODORI_FAULT.
  void failEach(const Job& job, const std::string& kind, const std::string& how = {}) const {
    failEach(job, kind, how, Pace{});
  }
  void failEach(const Job& job, const std::string& kind, const std::string& how, Pace pace) const;
};

}  // namespace support
