// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/dealt_motions.h"

#include <algorithm>
#include <utility>

#include "app/show/motion_match.h"

namespace app {
namespace {

constexpr std::size_t kMuchMore = 4;  // times: stages have a root and a centre, which every dance moves

bool isDancer(const OpenedActor& actor) { return actor.model->model.format != pmx::ModelFormat::X; }

/// Whom it moves most of; `owner`, unless that is much more.
std::size_t dancerFor(const LoadedMotion& motion, const std::vector<OpenedActor>& actors, std::size_t owner) {
  std::size_t best = owner, most = kMuchMore * movedTracks(motion, actors[owner].model->model);
  for (std::size_t i = 0; i < actors.size(); ++i) {
    if (i == owner || actors[i].model == actors[owner].model || !isDancer(actors[i])) continue;
    const std::size_t moved = movedTracks(motion, actors[i].model->model);
    if (moved > most) best = i, most = moved;
  }
  return best;
}

}  // namespace

void dealMotions(std::vector<OpenedActor>& actors) {
  if (std::ranges::count_if(actors, isDancer) < 2) return;
  std::vector<std::pair<std::size_t, MotionUse>> moved;
  for (std::size_t owner = 0; owner < actors.size(); ++owner) {
    std::vector<MotionUse>& motions = actors[owner].switches.motions;
    std::vector<MotionUse> stay;
    for (MotionUse& use : motions) {
      const bool moves = use.motion->pose || use.motion->motion.movesModel();
      const std::size_t to = moves ? dancerFor(*use.motion, actors, owner) : owner;
      if (to == owner) {
        stay.push_back(std::move(use));
      } else {
        moved.emplace_back(to, std::move(use));
      }
    }
    motions = std::move(stay);
  }
  for (auto& [to, use] : moved) actors[to].switches.motions.push_back(std::move(use));
}

}  // namespace app
