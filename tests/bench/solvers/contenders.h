// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ik/solvers/solve.h"

namespace bench {

class MmdChain;

/// This struct is one solver with its settings.
struct Contender {
  std::string name;
  bool mmd = false;  ///< MMD's own solver; of the rest only `loops` is read then
  ik::solvers::Solver solver = ik::solvers::Solver::Ccd;
  ik::solvers::Settings settings;
  int loops = 0;  ///< the most
};

/// Returns all contenders, each asked for `tolerance` units within `loops` loops, otherwise with
/// its defaults. FABRIK is there twice: with DLS to finish for it, and alone, where it never gives
/// up early.
[[nodiscard]] std::vector<Contender> allContenders(double tolerance, int loops);

/// This struct is the outcome of one solve.
struct Outcome {
  bool fit = false;  ///< false: the solver isn't for such a chain; all else is unset
  /// Each loop is a turn of all links, a pass in and out, or a step of all links together.
  int loops = 0;
  double residual = 0.0;      ///< units
  double microseconds = 0.0;  ///< processor time: taking the chain over and solving it
  /// This is the largest share that one link has of all turns; 0: nothing was turned.
  double busiest = 0.0;
  double violation = 0.0;      ///< radians beyond a limit, of the worst link
  std::vector<double> byLoop;  ///< units left after each loop, if asked for (none of MMD's own)
};

struct Watch {
  int timings = 1;  ///< runs of which the fastest counts
  bool byLoop = false;
};

/// This class is a contender with the memory that it needs for a chain and for others of its build.
class Contest {
 public:
  Contest(const Contender& contender, const ik::solvers::Chain& chain);
  ~Contest();
  Contest(Contest&&) noexcept;
  Contest& operator=(Contest&&) noexcept;

  /// Solves from the chain's start, or from the result of the last solve. MMD's own solver always
  /// begins from the start.
  [[nodiscard]] Outcome run(const ik::solvers::Chain& chain, const Watch& watch, bool goOn = false);
  /// Returns the local rotations of the links after the last run, in the order of Chain::links.
  [[nodiscard]] std::span<const ik::solvers::Quat> turned() const { return turned_; }

 private:
  Outcome finish(const ik::solvers::Chain& chain, Outcome outcome) const;

  Contender contender_;
  std::unique_ptr<ik::solvers::Workspace> workspace_;
  std::unique_ptr<MmdChain> mmd_;
  std::vector<ik::solvers::Quat> turned_;
};

}  // namespace bench
