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

/// One way to solve, with its settings.
struct Contender {
  std::string name;
  bool mmd = false;  ///< MMD's own solver; the rest isn't read then but `loops`
  ik::solvers::Solver solver = ik::solvers::Solver::Ccd;
  ik::solvers::Settings settings;
  int loops = 0;  ///< the most
};

/// All of them, each asked for `tolerance` units within `loops` loops, the rest as it is by default. FABRIK twice: with DLS
/// to finish for it, and alone, where it never loses its patience.
[[nodiscard]] std::vector<Contender> allContenders(double tolerance, int loops);

/// How one solve went.
struct Outcome {
  bool fit = false;            ///< false: the solver isn't for such a chain; nothing else is told
  int loops = 0;               ///< each is a turn of all links, a way in and out, or a step of all links together
  double residual = 0.0;       ///< units
  double microseconds = 0.0;   ///< of processor time: taking the chain over and solving it
  double busiest = 0.0;        ///< the largest share that one link has of all turns; 0: nothing was turned
  double violation = 0.0;      ///< radians beyond a limit, of the worst link
  std::vector<double> byLoop;  ///< units left after each loop, if asked for (MMD's own tells none)
};

struct Watch {
  int timings = 1;  ///< runs of which the fastest counts
  bool byLoop = false;
};

/// A contender with the room that it needs for a chain and for others of the same build.
class Contest {
 public:
  Contest(const Contender& contender, const ik::solvers::Chain& chain);
  ~Contest();
  Contest(Contest&&) noexcept;
  Contest& operator=(Contest&&) noexcept;

  /// From the chain's start, or from where the last solve has left it. MMD's own solver always begins from the start.
  [[nodiscard]] Outcome run(const ik::solvers::Chain& chain, const Watch& watch, bool goOn = false);
  /// Local rotations of the links after the last run, as Chain::links has them.
  [[nodiscard]] std::span<const ik::solvers::Quat> turned() const { return turned_; }

 private:
  Outcome finish(const ik::solvers::Chain& chain, Outcome outcome) const;

  Contender contender_;
  std::unique_ptr<ik::solvers::Workspace> workspace_;
  std::unique_ptr<MmdChain> mmd_;
  std::vector<ik::solvers::Quat> turned_;
};

}  // namespace bench
