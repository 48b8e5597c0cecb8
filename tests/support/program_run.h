// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/types.h>

namespace support {

/// What stands behind standard output or standard error of a program that is run.
enum class Stream {
  Kept,    ///< a file; the outcome has its text
  Closed,  ///< nothing is open under the number
  Full,    ///< every write fails with ENOSPC
  Gone,    ///< a pipe that nobody reads: every write fails with EPIPE
};

/// One run of a program, with bounds.
struct ProgramRun {
  std::filesystem::path program;
  std::vector<std::string> words;
  std::filesystem::path folder;                                  ///< the working directory
  std::vector<std::pair<std::string, std::string>> environment;  ///< set over what the test has
  std::vector<std::string> unset;                                ///< taken out of it
  Stream out = Stream::Kept, error = Stream::Kept;
  double mostSeconds = 60.0;  ///< then it is killed, and the outcome is late; four times as many in a sanitizer's build
  /// Of processors' time, of all threads; 0: no bound. Beyond it SIGXCPU ends the program. What a program may cost, on a
  /// machine however busy; four times as many in a sanitizer's build.
  unsigned mostProcessorSeconds = 0;
  std::size_t mostAddressMiB = 0;                ///< of address space; 0: no bound. Allocations beyond it fail.
  std::size_t mostThreads = 0;                   ///< of its user, processes included; 0: no bound. Not for root.
  uid_t user = 0;                                ///< and group that it runs as, where the test is root's
  std::function<void(pid_t process)> meanwhile;  ///< called once it runs: to send signals, to look at files
};

struct ProgramOutcome {
  int status = -1;         ///< exit status, or 128 + the signal that ended it
  bool late = false;       ///< killed for its time
  double seconds = 0.0;    ///< by the clock on the wall
  double peakMiB = 0.0;    ///< of memory in use; without programs it started that live on
  std::string out, error;  ///< where they are kept
};

/// Runs a program and waits until it has ended. What it started in its process group is ended with it.
[[nodiscard]] ProgramOutcome run(const ProgramRun& what);

/// Whether a process handles a signal; false of one that isn't there.
[[nodiscard]] bool catches(pid_t process, int number);
/// Whether it ignores one.
[[nodiscard]] bool ignores(pid_t process, int number);

/// Waits until a process catches a signal, or doesn't any more, at most a minute. False if it isn't so then.
[[nodiscard]] bool waitUntilItCatches(pid_t process, int number, bool caught);

/// Waits until a process catches a signal, which says that odori has begun its work, at most a minute.
void waitUntilItCatchesSignals(pid_t process, int number = SIGTERM);

/// The bytes of a file; empty where there is none.
[[nodiscard]] std::string contents(const std::filesystem::path& path);

/// Lines that end with LF.
[[nodiscard]] long lineCount(const std::string& text);

/// Tests of the program `odori`, in a folder of their own that goes away with the test. The program finds no display of
/// the test's, and draws with the processor.
class ProgramTest : public ::testing::Test {
 protected:
  ProgramTest();
  ~ProgramTest() override;

  /// A run of `odori` in the folder, to be changed before it is run.
  [[nodiscard]] ProgramRun odori(std::vector<std::string> words) const;
  /// Lets a run be that of a user without rights, who gets the folder and all in it. For others than root it stays theirs.
  /// False where that user can't read the program.
  [[nodiscard]] bool asNobody(ProgramRun& what) const;
  /// Runs it at once.
  [[nodiscard]] ProgramOutcome runOdori(std::vector<std::string> words) const { return run(odori(std::move(words))); }
  /// Names of what is in the folder, sorted.
  [[nodiscard]] std::vector<std::string> left() const;
  /// Writes a file into the folder.
  void write(const std::string& name, const std::string& bytes) const;
  void write(const std::string& name, const std::vector<std::byte>& bytes) const;
  [[nodiscard]] std::filesystem::path folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

}  // namespace support
