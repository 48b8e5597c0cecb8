// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_paths.h"

#include <algorithm>

#include "pmx/base/frames.h"

namespace bench {

using namespace ik::solvers;  // NOLINT(google-build-using-namespace): what is measured here

namespace {

constexpr double kDegrees = 180.0 / kPi;

/// Returns a chain of even bones, with limits that both paths can be followed in: hinges of 70
/// degrees to each side, cones of 50, joints of 50.
Chain chainOf(Limits limits) {
  Chain chain;
  for (int i = 0; i <= kPathLinks; ++i) {
    chain.bones.push_back({i - 1, i == 0 ? Vec3(0.0) : Vec3(0, kReach / kPathLinks, 0), about({1, 0, 0}, 0.05)});
  }
  for (int i = kPathLinks - 1; i >= 0; --i) {
    Limit limit;
    const Vec3 box(0.87, 0.5, 0.87);
    if (limits == Limits::Hinge) limit = hingeLimit(i % 2 == 0 ? Vec3(1, 0, 0) : Vec3(0, 0, 1), -1.22, 1.22);
    if (limits == Limits::Cone) limit = withTwist(coneLimit({0, 1, 0}, 0.87), -0.5, 0.5);
    if (limits == Limits::Joint) limit = eulerLimit(-box, box);
    chain.links.push_back({i, limit});
    if (limits == Limits::Hinge && i % 2 != 0) chain.bones[static_cast<std::size_t>(i)].start = about({0, 0, 1}, 0.05);
  }
  chain.goals = {{kPathLinks, targetOn(Path::Circle, 0)}};
  return chain;
}

PathRow follow(const Contender& contender, Path path, Limits limits, bool goesOn) {
  PathRow row;
  row.name = contender.name;
  if (goesOn && contender.mmd) return row;  // MMD's solver never knows the previous pose
  Chain chain = chainOf(limits);
  Contest contest(contender, chain);
  std::vector<std::vector<Quat>> frames;
  for (int frame = 0; frame < kPathFrames; ++frame) {
    chain.goals[0].target = targetOn(path, frame);
    const Outcome outcome = contest.run(chain, {}, goesOn && frame > 0);
    if (!outcome.fit) return row;
    if (path == Path::Circle) row.worstMiss = std::max(row.worstMiss, outcome.residual);
    frames.emplace_back(contest.turned().begin(), contest.turned().end());
  }
  row.fit = true;
  const Smoothness smooth = smoothnessOf(frames);
  row.accelerationRms = smooth.accelerationRms;
  row.largestTurn = smooth.largestTurn;
  return row;
}

}  // namespace

std::string_view nameOf(Path path) { return path == Path::Circle ? "circle" : "outwards"; }

Vec3 targetOn(Path path, int frame) {
  const double turn = 2 * kPi * frame / kPathFrames;
  const Vec3 away = glm::normalize(Vec3(0.2, 0.9, -0.4));
  if (path == Path::Outwards) return away * (kReach * (0.9 - 0.4 * std::cos(turn)));
  const Vec3 side = anyAcross(away), up = glm::cross(away, side);
  return away * (0.6 * kReach) + (side * std::cos(turn) + up * std::sin(turn)) * (0.3 * kReach);
}

Smoothness smoothnessOf(std::span<const std::vector<Quat>> frames) {
  constexpr double kASecond = base::kFramesPerSecond;
  Smoothness smooth;
  double sum = 0;
  std::size_t count = 0;
  std::vector<Vec3> before;
  for (std::size_t frame = 1; frame < frames.size(); ++frame) {
    std::vector<Vec3> turns;
    for (std::size_t link = 0; link < frames[frame].size(); ++link) {
      Quat turn = frames[frame][link] * glm::conjugate(frames[frame - 1][link]);
      if (turn.w < 0) turn = -turn;
      turns.push_back(unit(Vec3(turn.x, turn.y, turn.z), Vec3(0.0)) * angleOf(turn));
      smooth.largestTurn = std::max(smooth.largestTurn, angleOf(turn) * kDegrees);
    }
    for (std::size_t link = 0; !before.empty() && link < turns.size(); ++link) {
      const double acceleration = glm::length(turns[link] - before[link]) * kASecond * kASecond * kDegrees;
      sum += acceleration * acceleration;
      ++count;
    }
    before = std::move(turns);
  }
  smooth.accelerationRms = count > 0 ? std::sqrt(sum / static_cast<double>(count)) : 0.0;
  return smooth;
}

std::vector<PathStudy> measurePaths(double tolerance, int loops) {
  std::vector<PathStudy> studies;
  for (const Path path : kAllPaths) {
    for (const Limits limits : {Limits::Free, Limits::Cone, Limits::Joint}) {
      for (const bool goesOn : {false, true}) {
        PathStudy study{path, limits, goesOn, {}};
        for (const Contender& contender : allContenders(tolerance, loops))
          study.rows.push_back(follow(contender, path, limits, goesOn));
        studies.push_back(std::move(study));
      }
    }
  }
  return studies;
}

}  // namespace bench
