// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/contenders.h"

#include <algorithm>
#include <ctime>
#include <limits>

#include "tests/bench/solvers/mmd_chain.h"

namespace bench {

using namespace ik::solvers;  // NOLINT(google-build-using-namespace): what is measured here

namespace {

/// Returns this thread's processor time in microseconds: other programs don't count.
double processorTime() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) * 1e-3;
}

/// Returns the microseconds of one call, the least of some timings. Short ones are repeated until
/// the clock can measure them.
template <class Work>
double timeOf(int timings, const Work& work) {
  constexpr double kShort = 20.0, kLong = 5000.0;
  double best = std::numeric_limits<double>::infinity();
  int calls = 1;
  for (int i = 0; i < timings; ++i) {
    const double start = processorTime();
    for (int call = 0; call < calls; ++call) work();
    best = std::min(best, (processorTime() - start) / calls);
    if (best > kLong) break;
    if (best < kShort) calls = static_cast<int>(kShort / std::max(best, 0.2)) + 1;
  }
  return best;
}

/// A solver that finishes for another counts from one again.
std::vector<double> residualsByLoop(const StepLog& log) {
  std::vector<double> byLoop;
  int loop = 0;
  std::size_t before = 0;
  for (const Step& step : log.steps) {
    if (step.kind == StepKind::Inwards || step.loop < 1) continue;
    if (step.loop < loop) before = byLoop.size();
    loop = step.loop;
    const std::size_t at = before + static_cast<std::size_t>(loop);
    byLoop.resize(std::max(byLoop.size(), at), step.residual);
    byLoop[at - 1] = step.residual;
  }
  return byLoop;
}

}  // namespace

std::vector<Contender> allContenders(double tolerance, int loops) {
  std::vector<Contender> all;
  Contender each;
  each.loops = loops;
  each.settings.setTolerance(tolerance);
  each.settings.setLoops(loops);
  each.name = "mmd";
  each.mmd = true;
  all.push_back(each);
  each.mmd = false;
  for (const Solver solver : kAllSolvers) {
    each.solver = solver;
    each.name = nameOf(solver);
    all.push_back(each);
    if (solver != Solver::Fabrik) continue;
    Contender alone = each;
    alone.name = "fabrik-alone";
    alone.settings.fabrik.finish = FabrikSettings::Finish::Nobody;
    alone.settings.fabrik.patience = loops;
    all.push_back(alone);
  }
  return all;
}

Contest::Contest(const Contender& contender, const Chain& chain) : contender_(contender) {
  if (contender_.mmd) {
    mmd_ = std::make_unique<MmdChain>(chain, contender_.loops);
  } else {
    workspace_ = std::make_unique<Workspace>(chain);
  }
  turned_.resize(chain.links.size(), kIdentity);
}
Contest::~Contest() = default;
Contest::Contest(Contest&&) noexcept = default;
Contest& Contest::operator=(Contest&&) noexcept = default;

Outcome Contest::run(const Chain& chain, const Watch& watch, bool goOn) {
  Outcome outcome;
  if (mmd_) {
    outcome.fit = mmd_->fit();
    if (!outcome.fit) return outcome;
    mmd_->begin(chain);
    outcome.microseconds = timeOf(watch.timings, [&] { outcome.loops = mmd_->solve(); });
    outcome.residual = mmd_->residual();
    for (std::size_t i = 0; i < turned_.size(); ++i) turned_[i] = mmd_->local(chain.links[i].bone);
    return finish(chain, outcome);
  }
  Report report;
  const auto solveIt = [&] {
    if (goOn) {
      workspace_->goOn(chain);
    } else {
      workspace_->begin(chain);
    }
    report = solve(contender_.solver, contender_.settings, *workspace_);
  };
  outcome.microseconds = timeOf(goOn ? 1 : watch.timings, solveIt);
  outcome.fit = report.ended != Stop::NotFit;
  outcome.loops = report.loops;
  outcome.residual = report.residual;
  for (std::size_t i = 0; i < turned_.size(); ++i)
    turned_[i] = workspace_->localOf(chain, static_cast<std::size_t>(chain.links[i].bone));
  if (watch.byLoop) {
    StepLog log;
    workspace_->log = &log;
    solveIt();
    workspace_->log = nullptr;
    outcome.byLoop = residualsByLoop(log);
  }
  return finish(chain, std::move(outcome));
}

Outcome Contest::finish(const Chain& chain, Outcome outcome) const {
  double sum = 0, most = 0;
  for (std::size_t i = 0; i < turned_.size(); ++i) {
    const Quat& start = chain.bones[static_cast<std::size_t>(chain.links[i].bone)].start;
    const double turn = angleOf(turned_[i] * glm::conjugate(start));
    sum += turn;
    most = std::max(most, turn);
    outcome.violation = std::max(outcome.violation, violation(chain.links[i].limit, turned_[i]));
  }
  outcome.busiest = sum > 1e-9 ? most / sum : 0.0;
  return outcome;
}

}  // namespace bench
