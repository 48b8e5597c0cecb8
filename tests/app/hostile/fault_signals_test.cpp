// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A signal comes just before the n-th call about a file, for each n (fault_wish.h): the command
// ends as documented for the signal, or all is done; files with a final name are whole.
#include <csignal>
#include <cstdlib>

#include <fmt/format.h>

#include "tests/app/hostile/faulty_jobs.h"

namespace {

using support::Job;

bool all() { return std::getenv("ODORI_ALL_FAULTS") != nullptr; }

/// Returns signals that end a command, and signals that may end none; without ODORI_ALL_FAULTS one
/// of each.
std::vector<int> signals() {
  return all() ? std::vector{SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ} : std::vector{SIGTERM, SIGXFSZ};
}

std::vector<std::string> kinds() {
  return all() ? std::vector<std::string>{"open", "read", "write", "fsync", "rename", "close"}
               : std::vector<std::string>{"open", "write", "rename"};
}

class Signals : public support::FaultyCommands {};

TEST_F(Signals, AtEachCallOfACommand) {
  Job saved{"save_pose", {"pose", "model.pmx", "dance.vmd", "--frames", "3", "-o", "p.vpd"}, {"p.vpd"}};
  for (const Job* job : {&pose, &show, &bake, &skeleton, &cache, static_cast<const Job*>(&saved)}) {
    for (const int signal : signals()) {
      for (const auto& kind : kinds()) failEach(*job, kind, fmt::format("!{}", signal), {12, 3});
    }
  }
}

class FilmSignals : public support::FaultyFilms {};

TEST_F(FilmSignals, AtEachCallAboutItsFiles) {
  std::vector<Job> jobs{sequence(), cached()};
  if (all()) jobs.insert(jobs.end(), {picture(), sounding()});
  for (const Job& job : jobs) {
    for (const int signal : signals()) {
      for (const auto& kind : kinds()) {
        if (all() || signal == SIGTERM || kind == "write") failEach(job, kind, fmt::format("!{}", signal), kSome);
      }
    }
  }
}

}  // namespace
