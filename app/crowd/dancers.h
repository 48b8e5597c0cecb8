// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>

#include "app/show/frame.h"
#include "app/show/session.h"

namespace app {

/// How many threads work at once where nobody says: one a core.
[[nodiscard]] int defaultThreadCount();

/// Calls `work(begin, end)` for pieces that together make 0 to `count`, on up to `threads` threads; returns when all are
/// done. What the pieces write is seen by the caller.
void inParallel(std::size_t count, int threads, const std::function<void(std::size_t begin, std::size_t end)>& work);

/// Many dancers of one model on one motion: they share what is read and have what a pose writes each to itself. Morphs
/// of bones count, those of vertices and materials don't (see Session for a dancer that is shown).
class Dancers {
 public:
  /// `motions` in the order in which they are bound. Everything that posing needs is allocated here.
  Dancers(std::shared_ptr<const LoadedModel> model, std::span<const vmd::Motion* const> motions, std::size_t count);
  ~Dancers();
  Dancers(const Dancers&) = delete;
  Dancers& operator=(const Dancers&) = delete;

  void setSolverSwitches(const ik::SolverSwitches& switches);
  [[nodiscard]] std::size_t count() const;

  /// Dancer i at frames[i]: sampling, morphs of bones, IK, palette. `frames` has one number a dancer. The poses have the
  /// same bits whatever the number of threads (1 or more).
  void pose(std::span<const double> frames, int threads);
  /// As the last pose() left it.
  [[nodiscard]] const ik::Pose& dancer(std::size_t i) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace app
