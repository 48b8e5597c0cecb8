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

/// These are the kinds of standard output or standard error that a program can be run with.
enum class Stream {
  Kept,    ///< a file; the outcome has its text
  Closed,  ///< nothing is open under the number
  Full,    ///< every write fails with ENOSPC
  Gone,    ///< a pipe that nobody reads: every write fails with EPIPE
};

/// This struct describes one run of a program with its limits.
struct ProgramRun {
  std::filesystem::path program;
  std::vector<std::string> words;
  std::filesystem::path folder;  ///< the working directory
  std::vector<std::pair<std::string, std::string>>
      environment;                 ///< added to the test's own variables, or replacing them
  std::vector<std::string> unset;  ///< removed from the test's own variables
  Stream out = Stream::Kept, error = Stream::Kept;
  /// The program is killed after this time and the outcome is late; a sanitizer's build gets four
  /// times as much.
  double mostSeconds = 60.0;
  /// This limits the processor time of all threads, in seconds; 0: no limit. Beyond it SIGXCPU ends
  /// the program. It bounds what a program costs however busy the machine is; a sanitizer's build
  /// gets four times as much.
  unsigned mostProcessorSeconds = 0;
  std::size_t mostAddressMiB = 0;  ///< MiB of address space; 0: no limit. More can't be allocated.
  std::size_t mostThreads = 0;     ///< limit of its user with all processes; 0: none. Not for root.
  uid_t user = 0;                  ///< user and group that it runs as, if the test is root's
  /// It is called once the program runs: to send signals, to look at files.
  std::function<void(pid_t process)> meanwhile;
};

struct ProgramOutcome {
  int status = -1;         ///< exit status, or 128 + the signal that ended it
  bool late = false;       ///< killed for its time
  double seconds = 0.0;    ///< by the wall clock
  double peakMiB = 0.0;    ///< memory in use, without child processes that live on
  std::string out, error;  ///< where the streams are kept
};

/// Runs a program and waits until it has ended. Other processes of its process group are ended with
/// it.
[[nodiscard]] ProgramOutcome run(const ProgramRun& what);

/// Returns whether a process handles a signal; false if there is no such process.
[[nodiscard]] bool catches(pid_t process, int number);
/// Returns whether a process ignores a signal.
[[nodiscard]] bool ignores(pid_t process, int number);

/// Waits until a process catches a signal, or doesn't any more, a minute at most. Returns false if
/// the time runs out.
[[nodiscard]] bool waitUntilItCatches(pid_t process, int number, bool caught);

/// Waits until a process catches a signal, which means that odori has begun its work, a minute at
/// most.
void waitUntilItCatchesSignals(pid_t process, int number = SIGTERM);

/// Returns the number of lines that end with LF.
[[nodiscard]] long lineCount(const std::string& text);

/// This fixture tests the program `odori`, in a folder of its own that is removed with the test.
/// The program sees no display and draws with the processor.
class ProgramTest : public ::testing::Test {
 protected:
  ProgramTest();
  ~ProgramTest() override;

  /// Returns a run of `odori` in the folder, to be changed before it is run.
  [[nodiscard]] ProgramRun odori(std::vector<std::string> words) const;
  /// Makes a run that of a user without rights, who gets the folder and all in it. If the test
  /// isn't root's, user and folder stay as they are. Returns false where that user can't read the
  /// program.
  [[nodiscard]] bool asNobody(ProgramRun& what) const;
  /// Runs `odori` at once.
  [[nodiscard]] ProgramOutcome runOdori(std::vector<std::string> words) const { return run(odori(std::move(words))); }
  /// Returns the names of the files in the folder, sorted.
  [[nodiscard]] std::vector<std::string> left() const;
  /// Writes a file into the folder.
  void write(const std::string& name, const std::string& bytes) const;
  void write(const std::string& name, const std::vector<std::byte>& bytes) const;
  [[nodiscard]] std::filesystem::path folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

}  // namespace support
