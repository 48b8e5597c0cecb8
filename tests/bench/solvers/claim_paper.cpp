// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_paper.h"

#include <algorithm>

#include "tests/bench/solvers/claim_cells.h"

namespace bench {

using namespace ik::solvers;  // NOLINT(google-build-using-namespace): what is measured here
using support::Dice;

namespace {

constexpr int kBones = 9;                      // between ten joints
constexpr double kBone = 100.0, kMin = 400.0;  // mm
constexpr double kTolerance = 1e-3;            // mm

/// Returns a chain nearly straight, or bent anyhow, with a target in reach and far from the
/// effector.
Chain paperChain(unsigned seed, bool straight) {
  Dice dice(seed);
  Chain chain;
  for (int i = 0; i <= kBones; ++i) chain.bones.push_back({i - 1, i == 0 ? Vec3(0.0) : Vec3(0, kBone, 0)});
  for (int i = kBones - 1; i >= 0; --i) chain.links.push_back({i, {}});
  chain.goals = {{kBones, Vec3(0.0)}};
  for (Bone& bone : chain.bones) {
    const double most = straight ? 0.02 : 1.0;
    bone.start = about(dice.direction(), dice.from(-most, most));
  }
  const Vec3 effector = effectorOf(chain);
  Vec3& target = chain.goals[0].target;
  do {
    target = dice.direction() * dice.from(0.0, 0.95 * kBones * kBone);
  } while (glm::distance(target, effector) < kMin);
  return chain;
}

struct Plan {
  PaperRow row;
  Contender contender;
};

/// Returns DLS damped as in the survey that the text cites: one constant lambda, no step taken
/// back.
Contender plainDls(const PaperRequest& request, double lambda, double clamp) {
  Contender plain;
  plain.solver = Solver::DampedLeastSquares;
  auto& settings = plain.settings.dampedLeastSquares;
  settings.lambda = lambda;
  settings.lambdaIsShare = settings.adapt = settings.again = settings.takeBack = false;
  settings.errorClamp = clamp;
  settings.cap = 1e9;
  plain.loops = request.loops;
  return plain;
}

Contender plainTranspose(const PaperRequest& request, double clamp) {
  Contender plain;
  plain.solver = Solver::Transpose;
  plain.settings.transpose.errorClamp = clamp;
  plain.settings.transpose.takeBack = false;
  plain.settings.transpose.cap = 1e9;
  plain.loops = request.loops;
  return plain;
}

std::vector<Plan> plansOf(const PaperRequest& request) {
  std::vector<Plan> plans;
  const auto add = [&](std::string name, std::string how, double loops, double seconds, Contender contender) {
    contender.name = name;
    contender.settings.setTolerance(kTolerance);
    contender.settings.setLoops(request.loops);
    plans.push_back({{std::move(name), std::move(how), loops, seconds, {}, {}}, std::move(contender)});
  };
  const auto own = [&](Solver solver) {
    Contender contender;
    contender.solver = solver;
    return contender;
  };
  add("fabrik", "", 15.461, 0.01328, own(Solver::Fabrik));
  add("ccd", "", 26.308, 0.12356, own(Solver::Ccd));
  add("triangulation", "", 1.0, 0.05747, own(Solver::Triangulation));
  add("transpose", "", 1311.190, 12.98947, own(Solver::Transpose));
  add("transpose", "no step cut or taken back", 0, 0, plainTranspose(request, 0));
  add("transpose", "the same, asked for 1 mm a step", 0, 0, plainTranspose(request, 1));
  add("dls", "", 998.648, 10.48051, own(Solver::DampedLeastSquares));
  add("dls", "lambda 1.1 mm for good, nothing cut", 0, 0, plainDls(request, 1.1, 0));
  add("dls", "the same, asked for 1 mm a step", 0, 0, plainDls(request, 1.1, 1));
  add("dls", "lambda 100 mm for good", 0, 0, plainDls(request, 100, 0));
  add("dls", "lambda 1100 mm for good", 0, 0, plainDls(request, 1100, 0));
  add("pseudo-inverse", "", 0, 0, own(Solver::PseudoInverse));
  add("sdls", "", 0, 0, own(Solver::SelectivelyDamped));
  return plans;
}

PaperRow::Start measureFrom(const PaperRequest& request, const Contender& contender, bool straight) {
  PaperRow::Start start;
  for (int i = 0; i < request.trials; ++i) {
    const Chain chain = paperChain(7000U + static_cast<unsigned>(i), straight);
    Contest contest(contender, chain);
    const Outcome outcome = contest.run(chain, {request.timings, false});
    start.solved += outcome.fit && outcome.residual <= kTolerance ? 1 : 0;
    start.loops += outcome.loops / static_cast<double>(request.trials);
    start.microseconds += outcome.microseconds / request.trials;
  }
  return start;
}

}  // namespace

std::vector<PaperRow> measurePaper(const PaperRequest& request) {
  std::vector<PaperRow> rows;
  for (Plan& plan : plansOf(request)) {
    plan.row.straight = measureFrom(request, plan.contender, true);
    plan.row.random = measureFrom(request, plan.contender, false);
    rows.push_back(std::move(plan.row));
  }
  return rows;
}

std::vector<Convergence> measureConvergence(Limits limits, int trials, int loops) {
  std::vector<Convergence> all;
  for (const Contender& contender : allContenders(1e-6, loops)) {
    if (contender.mmd || contender.solver == Solver::TwoBone) continue;
    Convergence curve{contender.name, {}};
    std::vector<std::vector<double>> byLoop(static_cast<std::size_t>(loops));
    for (int i = 0; i < trials; ++i) {
      const Trial trial = reachableTrial(9000U + static_cast<unsigned>(i), 10, limits);
      Contest contest(contender, trial.chain);
      std::vector<double> left = contest.run(trial.chain, {1, true}).byLoop;
      if (left.empty()) left.push_back(0.0);
      left.resize(byLoop.size(), left.back());
      for (std::size_t loop = 0; loop < byLoop.size(); ++loop) byLoop[loop].push_back(left[loop]);
    }
    for (std::vector<double>& left : byLoop) curve.left.push_back(medianOf(std::move(left)));
    all.push_back(std::move(curve));
  }
  return all;
}

}  // namespace bench
