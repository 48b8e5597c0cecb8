// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that leads actors over to another pose when their chains are
// switched.

#include <algorithm>
#include <utility>

#include "app/playback/playback.h"

namespace app {

/// Begins to lead an actor over to another pose where its chains are switched or solved otherwise.
void Playback::blendSwitched(ActorId id, Actor& actor) {
  std::pair solved(actor.switches().chains, actor.switches().chainSolvers);
  auto& before = solvedBy_[id];
  const bool same = solved == before;
  before = std::move(solved);
  // A view beside another goes on as it was, whoever plays in it.
  const bool stays = std::ranges::find(beside_, id) != beside_.end() && sideBySide();
  if (same || stays || switchTime_ <= 0.0 || pictures_ == 0) return;
  actor.beginBlend();
  blends_[id] = now();
}

void Playback::endBlends() {
  for (const auto& [id, began] : std::exchange(blends_, {}))
    if (Actor* actor = document_.show().actor(id)) actor->setBlend(1.0F);
}

/// Moves all blends on; returns whether any goes on.
bool Playback::blend() {
  std::erase_if(blends_, [this](const auto& of) {
    Actor* actor = document_.show().actor(of.first);
    const double part = switchTime_ > 0.0 ? std::clamp((now() - of.second) / switchTime_, 0.0, 1.0) : 1.0;
    if (actor != nullptr) actor->setBlend(static_cast<float>(part * part * (3.0 - 2.0 * part)));
    return actor == nullptr || part >= 1.0;
  });
  return !blends_.empty();
}

}  // namespace app
