// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <string>

#include "ik/solvers/solve.h"
#include "pmx/model/model.h"

namespace app {

/// These are the words of readouts, UTF-8: English ones, unless a window gives others. (The texts
/// of commands are English, too.)
struct ReadoutWords {
  std::string solver = "solver", loops = "iterations", distance = "error", ended = "ended", time = "time",
              shake = "shake";
  std::string notSolved = "not solved";
  std::string noChain = "ends no chain and no goal";
  std::string world = "world";
  std::string bone = "bone now", inverseBind = "inverse bind", palette = "palette";
  std::string vertex = "vertex", atRest = "at rest", inBone = "in the bone's space", byBone = "by this bone",
              weightedSum = "weighted sum", drawn = "as drawn";
  /// This is said of a vertex with SDEF or QDEF, which the sum doesn't move, and of one that
  /// physics places.
  std::string notBySum = "not by the sum", byPhysics = "placed by physics";
  std::array<std::string, 5> stops{"reached", "iterations used up", "no progress", "out of reach",
                                   "not fit"};  ///< by Stop
  /// These are by Solver, and the last one is MMD's.
  std::array<std::string, ik::solvers::kAllSolvers.size() + 1> solvers{
      "CCD", "FABRIK", "triangulation", "two-bone", "Jacobian transpose", "pseudo-inverse", "DLS", "SDLS", "MMD's CCD"};
  /// Returns the name of a bone or of a model in one line; without it, nameIn() says it in English.
  std::function<std::string(const base::Text& name, const base::Text& english)> nameOf;

  /// Returns how a bone or a model is called by readers of these words: cut as labels are.
  [[nodiscard]] std::string nameIn(const base::Text& name, const base::Text& english) const;
};

}  // namespace app
