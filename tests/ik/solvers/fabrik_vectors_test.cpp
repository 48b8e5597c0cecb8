// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "ik/solvers/fabrik.h"
#include "tests/ik/solvers/numbers.h"
#include "tests/ik/solvers/vectors.h"

namespace ik::solvers {

namespace {
using support::Json;
using support::kNear;

/// Adds points in a row, each the child of the one before; all but the last of a goal turn.
int addPoints(Chain& chain, int parent, Vec3 from, const Json& points) {
  for (const Json& point : points) {
    const Vec3 place = support::vec3(point);
    chain.bones.push_back({parent, place - from});
    parent = static_cast<int>(chain.bones.size()) - 1;
    from = place;
  }
  return parent;
}

void expectPoints(support::VectorScore& score, const std::vector<Vec3>& got, std::size_t first, const Json& wants,
                  const std::string& what) {
  for (std::size_t i = 0; i < wants.size(); ++i) {
    score.expectNear(glm::length(got.at(first + i) - support::vec3(wants.at(i))), kNear,
                     what + " " + std::to_string(i));
  }
}

FabrikSettings settingsOf(const Json& json) {
  FabrikSettings settings;
  settings.tolerance = json.at("tolerance").get<double>();
  settings.loops = json.at("mostIterations").get<int>();
  settings.stretchFirst = json.value("stretchWhenOutOfReach", false);
  settings.bendWhenStraight = false;
  return settings;
}

std::string nameOf(Stop stop) {
  if (stop == Stop::Reached) return "tolerance";
  if (stop == Stop::Loops) return "iterations";
  return stop == Stop::OutOfReach ? "out of reach" : stop == Stop::NoProgress ? "no progress" : "not fit";
}

// How often the last digit still changes differs between machines.
void expectLoops(support::VectorScore& score, const Report& report, const Json& wants) {
  const int most = wants.at("stop") == "no progress" ? 2 : 0;
  score.expect(std::abs(report.loops - wants.at("iterations").get<int>()) <= most,
               "loops: " + std::to_string(report.loops));
}

TEST(FabrikVectors, HalfIterationsAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::FabrikSteps);
  support::VectorScore score("FABRIK, half iterations");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::FabrikSteps)) {
    // GIVEN a row of free bones and a target
    const Json& json = given.json;
    const Json& wants = json.at("expected");
    score.beginCase(given);
    Chain chain;
    const int last = addPoints(chain, -1, Vec3(0.0), json.at("points"));
    for (int bone = last - 1; bone >= 0; --bone) chain.links.push_back({bone, {}});
    chain.goals = {{last, support::vec3(json.at("target"))}};
    // WHEN it is solved with every step recorded
    Workspace workspace(chain);
    StepLog log;
    workspace.log = &log;
    const Report report = solveFabrik(settingsOf(json), workspace);
    // THEN every point is as in the vectors, after each half
    std::size_t step = 0;
    for (const Json& wanted : wants.at("steps")) {
      ASSERT_LT(step + 1, log.steps.size()) << given.name;
      expectPoints(score, log.steps[step++].points, 0, wanted.at("forward"), "inwards, point");
      score.expectNear(log.steps[step].residual - wanted.at("distance").get<double>(), kNear, "distance");
      expectPoints(score, log.steps[step++].points, 0, wanted.at("backward"), "outwards, point");
    }
    expectPoints(score, workspace.posture.positions, 0, wants.at("final"), "at the end, point");
    expectLoops(score, report, wants);
    score.expect(nameOf(report.ended) == wants.at("stop").get<std::string>(), "ended by " + nameOf(report.ended));
    score.expectNear(report.residual - wants.at("distance").get<double>(), kNear, "distance at the end");
    score.expect(report.residual >= wants.at("leastDistance").get<double>() - kNear,
                 "nearer than the bones' lengths allow");
  }
}

TEST(FabrikVectors, HingesInThePlaneDoAsPointsDo) {
  ODORI_NEEDS_VECTORS(support::VectorKind::FabrikSteps);
  support::VectorScore score("FABRIK, hinges in the plane");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::FabrikSteps)) {
    // GIVEN a row of bones in the plane, each a hinge that turns all the way round there: it is
    // limited, and can do all that a free one does
    const Json& json = given.json;
    const Json& wants = json.at("expected");
    if (json.at("points").at(0).size() != 2 || wants.at("stop") != "tolerance") continue;
    score.beginCase(given);
    Chain chain;
    const int last = addPoints(chain, -1, Vec3(0.0), json.at("points"));
    for (int bone = last - 1; bone >= 0; --bone) chain.links.push_back({bone, hingeLimit({0, 0, 1}, -kPi, kPi)});
    chain.goals = {{last, support::vec3(json.at("target"))}};
    FabrikSettings settings = settingsOf(json);
    settings.patience = settings.loops;
    settings.finish = FabrikSettings::Finish::Nobody;
    // WHEN it is solved by its rotations
    Workspace workspace(chain);
    StepLog log;
    workspace.log = &log;
    const Report report = solveFabrik(settings, workspace);
    // THEN the points agree with the vectors
    std::size_t step = 0;
    for (const Json& wanted : wants.at("steps")) {
      ASSERT_LT(step + 1, log.steps.size()) << given.name;
      expectPoints(score, log.steps[step++].points, 0, wanted.at("forward"), "inwards, point");
      expectPoints(score, log.steps[step++].points, 0, wanted.at("backward"), "outwards, point");
    }
    expectPoints(score, workspace.posture.positions, 0, wants.at("final"), "at the end, point");
    score.expect(report.loops == wants.at("iterations").get<int>(), "loops: " + std::to_string(report.loops));
  }
}

TEST(FabrikVectors, TreesWithASubBaseAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::FabrikTreeSteps);
  support::VectorScore score("FABRIK, sub-base");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::FabrikTreeSteps)) {
    // GIVEN a trunk and arms that begin at its end, each arm with a target
    const Json& json = given.json;
    const Json& wants = json.at("expected");
    score.beginCase(given);
    Chain chain;
    Json trunk = json.at("trunk");
    const Vec3 subBase = support::vec3(trunk.back());
    trunk.erase(trunk.size() - 1);
    const int trunkEnd = addPoints(chain, -1, Vec3(0.0), trunk);
    std::vector<std::size_t> armBegins;
    for (std::size_t arm = 0; arm < json.at("arms").size(); ++arm) {
      // Each arm begins with a bone of its own at the sub-base.
      armBegins.push_back(chain.bones.size());
      chain.bones.push_back({trunkEnd, subBase - support::vec3(trunk.back())});
      const int last = addPoints(chain, static_cast<int>(armBegins.back()), subBase, json["arms"][arm]);
      chain.goals.push_back({last, support::vec3(json.at("targets").at(arm))});
    }
    for (int bone = static_cast<int>(chain.bones.size()) - 1; bone >= 0; --bone) {
      bool effector = false;
      for (const EffectorTarget& goal : chain.goals) effector = effector || goal.effector == bone;
      if (!effector) chain.links.push_back({bone, {}});
    }
    // WHEN it is solved
    Workspace workspace(chain);
    StepLog log;
    workspace.log = &log;
    const Report report = solveFabrik(settingsOf(json), workspace);
    // THEN the halves agree, and so does each arm's position for the sub-base
    const auto expectAll = [&](const std::vector<Vec3>& got, const Json& wanted, bool outwards,
                               const std::string& what) {
      Json trunkWanted = wanted.at("trunk");
      const Vec3 subBaseWanted = support::vec3(trunkWanted.back());
      trunkWanted.erase(trunkWanted.size() - 1);
      expectPoints(score, got, 0, trunkWanted, what + " trunk");
      for (std::size_t arm = 0; arm < armBegins.size(); ++arm) {
        if (outwards) score.expectNear(glm::length(got.at(armBegins[arm]) - subBaseWanted), kNear, what + " sub-base");
        expectPoints(score, got, armBegins[arm] + 1, wanted.at("arms").at(arm), what + " arm");
      }
    };
    std::size_t step = 0;
    for (const Json& wanted : wants.at("steps")) {
      ASSERT_LT(step + 1, log.steps.size()) << given.name;
      const auto& votes = wanted.at("forward").at("subBaseVotes");
      ASSERT_EQ(log.steps[step].towards.size(), votes.size()) << given.name;
      expectPoints(score, log.steps[step].towards, 0, votes, "vote");
      expectAll(log.steps[step++].points, wanted.at("forward"), false, "inwards");
      expectAll(log.steps[step++].points, wanted.at("backward"), true, "outwards");
    }
    expectAll(workspace.posture.positions, wants.at("final"), true, "at the end");
    expectLoops(score, report, wants);
    score.expect(nameOf(report.ended) == wants.at("stop").get<std::string>(), "ended by " + nameOf(report.ended));
    score.expectNear(report.residual - wants.at("rootOfSquares").get<double>(), kNear, "distance at the end");
    score.expect(report.residual >= wants.at("leastRootOfSquares").get<double>() - 1e-4, "nearer than is possible");
  }
}

}  // namespace

}  // namespace ik::solvers
