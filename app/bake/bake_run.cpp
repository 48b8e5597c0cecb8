// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bake/bake_run.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/bake/bake_names.h"
#include "app/bake/baked_tracks.h"
#include "app/bake/carried_keys.h"
#include "app/bake/key_fitting.h"
#include "pmx/base/issue_group.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

// This limits bones times frames: about 3 GB where all need keys (limits.md).
constexpr double kMaxBakeSamples = 8e6;
constexpr std::int64_t kFramesAStep = 30;  // one second
// Single precision may change chains that stay on by this much.
constexpr BakeTolerance kRounding{5e-3, 0.05};
constexpr double kPlayShare = 0.4;  // Playing counts as this share of the whole in the progress.

}  // namespace

struct BakeRun::State {
  State(Show& played, ActorId id, const BakeSettings& chosen)
      : show(played), actor(*played.actor(id)), settings(chosen), tracks(actor, chosen), next(0) {
    // Without physics no frame depends on one before it.
    if (!show.hasPhysics()) next = settings.first;
  }

  Show& show;
  const Actor& actor;
  BakeSettings settings;
  BakedTracks tracks;
  std::int64_t next;  // the next frame to be played
  Work work = Work::Playing;
  std::optional<KeyFitting> fitting;
  vmd::Motion motion;
  BakeReport report;
  base::Issues unsayable, issues;

  void play();
  base::Result<void> beginKeys();
  void finish(const BakedKeys& keys);
  void listMisses(const std::vector<BoneMiss>& misses);
};

/// Plays a second of the show.
void BakeRun::State::play() {
  const std::int64_t end = std::min(next + kFramesAStep, settings.last + 1);
  for (; next < end; ++next) {
    // Up to the first frame only physics has to be played.
    const bool skipped = next < settings.first && next + 1 < end;
    if (skipped) continue;
    static_cast<void>(show.evaluate(static_cast<double>(next)));
    if (next >= settings.first) tracks.take(actor, static_cast<std::size_t>(next - settings.first));
  }
}

base::Result<void> BakeRun::State::beginKeys() {
  unsayable = unsayableNames(actor.model(), tracks);
  if (!unsayable.empty()) {
    return tl::unexpected(base::badArgument(
        unsayable.size() == 1
            ? std::string(
                  "a name doesn't fit into a motion, so nothing was baked; leave on the chains that turn such bones")
            : fmt::format(
                  "{} names don't fit into a motion, so nothing was baked; leave on the chains that turn such bones",
                  unsayable.size())));
  }
  motion = vmd::Motion::make(actor.model().name.utf8);
  carryKeys(actor, settings.first, settings.last, motion);
  motion.ikKeys = propertyKeys(actor, tracks);
  report.frames = tracks.frameCount();
  for (std::size_t bone = 0; bone < tracks.boneCount(); ++bone) report.bones += tracks.needsKeys(bone) ? 1 : 0;
  report.keysOfEachFrame = report.bones * report.frames;
  work = settings.tolerance ? Work::Fitting : Work::Checking;
  if (settings.tolerance) fitting.emplace(actor, tracks, *settings.tolerance, settings.threads, motion);
  return {};
}

void BakeRun::State::finish(const BakedKeys& keys) {
  motion.boneKeys = boneKeysOf(actor.model(), tracks, keys);
  report.keys = motion.boneKeys.size();
  std::vector<BoneMiss> misses;
  report.errors = BakePlayer(actor, settings.threads).errorsOf(motion, tracks, &misses);
  listMisses(misses);
  work = Work::Done;
}

/// Lists bones that are farther off than they may be.
void BakeRun::State::listMisses(const std::vector<BoneMiss>& misses) {
  const BakeTolerance most = settings.tolerance.value_or(kRounding);
  base::IssueGroup group(issues, "bones", "bones that keys can't move as they were moved");
  for (std::size_t bone = 0; bone < misses.size(); ++bone) {
    const BoneMiss& miss = misses[bone];
    if (miss.units <= most.units && miss.degrees <= most.degrees) continue;
    const pmx::Bone& of = actor.model().bones[bone];
    const char* why =
        of.has(pmx::boneFlag::fixedAxis) ? "keys turn it about its fixed axis alone" : "keys can't say where it was";
    group.add(bone, fmt::format("'{}' is up to {:.2g} units and {:.2g} degrees off: {}",
                                base::printable(of.name.utf8, 60), miss.units, miss.degrees, why));
  }
}

base::Result<BakeRun> BakeRun::begin(Show& show, ActorId actor, const BakeSettings& settings) {
  const Actor* baked = show.actor(actor);
  if (baked == nullptr) return tl::unexpected(base::badArgument("there is no such model"));
  const auto frames = static_cast<double>(settings.last - settings.first + 1);
  const auto bones = static_cast<double>(baked->model().bones.size());
  if (!(frames >= 1.0) || settings.first < 0) return tl::unexpected(base::badArgument("there is no frame to bake"));
  if (frames * bones > kMaxBakeSamples) {
    return tl::unexpected(base::badArgument(
        fmt::format("{:.0f} frames of {:.0f} bones are too many to bake at once; {:.0f} frames are the most", frames,
                    bones, kMaxBakeSamples / std::max(bones, 1.0))));
  }
  return BakeRun(std::make_unique<State>(show, actor, settings));
}

BakeRun::BakeRun(std::unique_ptr<State> state) : state_(std::move(state)) {}
BakeRun::BakeRun(BakeRun&&) noexcept = default;
BakeRun& BakeRun::operator=(BakeRun&&) noexcept = default;
BakeRun::~BakeRun() = default;

base::Result<bool> BakeRun::step() {
  State& state = *state_;
  switch (state.work) {
    case Work::Playing:
      state.play();
      if (state.next > state.settings.last) {
        if (auto begun = state.beginKeys(); !begun) return tl::unexpected(begun.error());
      }
      return true;
    case Work::Fitting:
      if (!state.fitting->step()) state.work = Work::Checking;
      return true;
    case Work::Checking:
      state.finish(state.fitting ? state.fitting->keys() : keysOfEachFrame(state.tracks));
      return false;
    case Work::Done:
      break;
  }
  return false;
}

BakeRun::Progress BakeRun::progress() const {
  const State& state = *state_;
  Progress progress;
  progress.work = state.work;
  progress.frame = std::min(state.next, state.settings.last);
  const double played = static_cast<double>(state.next) / static_cast<double>(state.settings.last + 1);
  const double share = state.settings.tolerance ? kPlayShare : 0.9;
  progress.done = share * played;
  if (state.fitting) progress.done = share + (0.95 - share) * state.fitting->done();
  if (state.work == Work::Done) progress.done = 1.0;
  return progress;
}

const base::Issues& BakeRun::unsayable() const { return state_->unsayable; }
const vmd::Motion& BakeRun::motion() const { return state_->motion; }
const BakeReport& BakeRun::report() const { return state_->report; }
const base::Issues& BakeRun::issues() const { return state_->issues; }

}  // namespace app
