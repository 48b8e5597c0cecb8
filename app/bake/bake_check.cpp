// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bake/bake_check.h"

#include <algorithm>
#include <cmath>

#include "app/parallel/parallel.h"

namespace app {

BoneMiss missOf(const base::Transform& got, const base::Transform& wanted) {
  constexpr double kDegrees = 57.295779513082320877;
  const glm::dquat a(got.rotation);
  glm::dquat b(wanted.rotation);
  if (glm::dot(a, b) < 0.0) b = -b;
  return {static_cast<double>(glm::distance(got.translation, wanted.translation)),
          4.0 * std::atan2(glm::length(a - b), glm::length(a + b)) * kDegrees};
}

void BakeErrors::join(const BakeErrors& other) {
  if (other.unitsBone >= 0 && (unitsBone < 0 || other.units > units)) {
    units = other.units;
    unitsBone = other.unitsBone;
    unitsFrame = other.unitsFrame;
  }
  if (other.degreesBone >= 0 && (degreesBone < 0 || other.degrees > degrees)) {
    degrees = other.degrees;
    degreesBone = other.degreesBone;
    degreesFrame = other.degreesFrame;
  }
}

BakePlayer::BakePlayer(const Actor& actor, int threads) {
  for (int i = 0; i < std::max(threads, 1); ++i) {
    Actor& player = players_.emplace_back(actor.loadedModel(), pmx::MorphScope::Bones);
    player.setSolverSwitches(actor.switches().solver);
  }
}

void BakePlayer::play(const vmd::Motion& motion, const BakedTracks& tracks, const Look& look) {
  auto loaded = std::make_shared<LoadedMotion>();
  loaded->motion = motion;
  players_.front().setMotions({{loaded}});
  for (std::size_t i = 1; i < players_.size(); ++i) players_[i].shareMotions(players_.front());
  const std::size_t frames = tracks.frameCount(), share = (frames + players_.size() - 1) / players_.size();
  inParallel(players_.size(), static_cast<int>(players_.size()), [&](std::size_t begin, std::size_t end) {
    for (std::size_t thread = begin; thread < end; ++thread) {
      for (std::size_t i = thread * share; i < std::min((thread + 1) * share, frames); ++i) {
        players_[thread].evaluate(static_cast<double>(tracks.firstFrame() + static_cast<std::int64_t>(i)));
        look(thread, i, players_[thread].pose());
      }
    }
  });
}

BakeErrors BakePlayer::errorsOf(const vmd::Motion& motion, const BakedTracks& tracks, std::vector<BoneMiss>* ofBones) {
  struct Found {
    BakeErrors errors;
    std::vector<BoneMiss> bones;
  };
  std::vector<Found> found(threads(), {{}, std::vector<BoneMiss>(tracks.boneCount())});
  play(motion, tracks, [&](std::size_t thread, std::size_t index, const ik::Pose& pose) {
    const std::int64_t frame = tracks.firstFrame() + static_cast<std::int64_t>(index);
    for (std::size_t bone = 0; bone < tracks.boneCount(); ++bone) {
      const BoneMiss miss = missOf(pose.models[bone], tracks.models(index)[bone]);
      const auto number = static_cast<std::int32_t>(bone);
      found[thread].errors.join({miss.units, miss.degrees, number, number, frame, frame});
      BoneMiss& most = found[thread].bones[bone];
      most = {std::max(most.units, miss.units), std::max(most.degrees, miss.degrees)};
    }
  });
  BakeErrors all;
  for (const Found& each : found) all.join(each.errors);
  if (ofBones == nullptr) return all;
  *ofBones = found.front().bones;
  for (const Found& each : found) {
    for (std::size_t bone = 0; bone < ofBones->size(); ++bone) {
      BoneMiss& most = (*ofBones)[bone];
      most = {std::max(most.units, each.bones[bone].units), std::max(most.degrees, each.bones[bone].degrees)};
    }
  }
  return all;
}

}  // namespace app
