// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bake/key_fitting.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/parallel/parallel.h"

namespace app {
namespace {

constexpr double kRadians = 0.017453292519943295769;
// Each track gets this share of the tolerance; by measurement, more or less makes more keys.
constexpr double kFirstShare = 0.45;
constexpr double kMore = 1.1;         // a miss is reduced by this times its excess
constexpr double kNegligible = 0.01;  // of the tolerance: smaller parts of a miss are left alone
constexpr int kPatience = 20;         // rounds; then frames that are still off get keys
constexpr int kMaxRounds = 100;
constexpr std::size_t kSamplesAStep = 20'000;  // of each thread

}  // namespace

struct KeyFitting::Bench {
  struct Excess {
    double times = 0.0;
    std::size_t bone = 0;
  };
  std::vector<Excess> excesses;
  std::vector<std::size_t> seen;  // per bone: the frame (from 1) at which it was last visited
  std::vector<std::size_t> stack;
};

KeyFitting::KeyFitting(const Actor& actor, const BakedTracks& tracks, const BakeTolerance& tolerance, int threads,
                       vmd::Motion rest)
    : actor_(actor),
      tracks_(tracks),
      tolerance_(tolerance),
      motion_(std::move(rest)),
      player_(actor, threads),
      keys_(tracks.boneCount()),
      slots_(tracks.boneCount(), 0) {
  for (std::size_t bone = 0; bone < tracks.boneCount(); ++bone) {
    if (!tracks.needsKeys(bone)) continue;
    slots_[bone] = moving_.size();
    moving_.push_back(bone);
  }
  setTolerances(actor.skeleton());
  findSources(actor.skeleton());
}

/// Sets a tolerance per bone. A rotation moves what is far from the bone the most.
void KeyFitting::setTolerances(const ik::Skeleton& skeleton) {
  std::vector<double> reach(tracks_.boneCount(), 0.0);  // units along the bones below
  for (std::size_t i = skeleton.solveOrder.size(); i-- > 0;) {
    const auto bone = static_cast<std::size_t>(skeleton.solveOrder[i]);
    if (skeleton.parents[bone] < 0) continue;
    double& parent = reach[static_cast<std::size_t>(skeleton.parents[bone])];
    parent = std::max(parent, reach[bone] + static_cast<double>(glm::length(skeleton.offsets[bone])));
  }
  const std::size_t frames = tracks_.frameCount();
  units_.assign(moving_.size() * frames, static_cast<float>(kFirstShare * tolerance_.units));
  radians_.resize(units_.size());
  tightened_.assign(units_.size(), 0);
  for (std::size_t slot = 0; slot < moving_.size(); ++slot) {
    const double far = std::max(reach[moving_[slot]], 1e-3);
    const double turn = kFirstShare * std::min(tolerance_.degrees * kRadians, tolerance_.units / far);
    std::fill_n(radians_.begin() + static_cast<std::ptrdiff_t>(slot * frames), frames, static_cast<float>(turn));
  }
}

void KeyFitting::findSources(const ik::Skeleton& skeleton) {
  sources_.resize(tracks_.boneCount());
  for (std::size_t bone = 0; bone < sources_.size(); ++bone) {
    if (skeleton.parents[bone] >= 0) sources_[bone].push_back(skeleton.parents[bone]);
    if (skeleton.appends[bone].source >= 0) sources_[bone].push_back(skeleton.appends[bone].source);
  }
  for (std::size_t i = 0; i < skeleton.chains.size(); ++i) {
    const ik::Chain& chain = skeleton.chains[i];
    if (tracks_.bakedChains()[i] != 0 || !chain.solvable()) continue;
    for (const ik::Link& link : chain.links) sources_[static_cast<std::size_t>(link.bone)].push_back(chain.target);
  }
}

/// Finds frames where even a key in each frame isn't enough (a rotation off a fixed axis): there is
/// nothing to fit.
void KeyFitting::findUnreachable() {
  unreachable_.assign(tracks_.frameCount() * tracks_.boneCount(), 0);
  motion_.boneKeys = boneKeysOf(actor_.model(), tracks_, keysOfEachFrame(tracks_));
  player_.play(motion_, tracks_, [&](std::size_t, std::size_t index, const ik::Pose& pose) {
    for (std::size_t bone = 0; bone < tracks_.boneCount(); ++bone) {
      const BoneMiss miss = missOf(pose.models[bone], tracks_.models(index)[bone]);
      const bool off = !(miss.units <= tolerance_.units && miss.degrees <= tolerance_.degrees);
      unreachable_[index * tracks_.boneCount() + bone] = off ? 1 : 0;
    }
  });
}

vmd::TrackTolerance KeyFitting::toleranceOf(std::size_t bone) const {
  const std::size_t frames = tracks_.frameCount();
  return {std::span(units_).subspan(at(bone, 0), frames), std::span(radians_).subspan(at(bone, 0), frames)};
}

void KeyFitting::fitBone(std::size_t bone) {
  const auto samples = tracks_.locals(bone);
  const vmd::TrackTolerance tolerance = toleranceOf(bone);
  const std::vector<std::size_t> switched = switchedFrames(tracks_, bone);
  std::vector<vmd::TrackKey>& keys = keys_[bone];
  keys.assign(1, {});
  for (std::size_t i = 1; i < switched.size(); ++i) {
    const auto part = vmd::reducePart(samples, tolerance, switched[i - 1], switched[i]);
    keys.insert(keys.end(), part.begin(), part.end());
  }
  const std::size_t from = switched.back();
  const auto part =
      vmd::reduceTrack(samples.subspan(from), {tolerance.units.subspan(from), tolerance.radians.subspan(from)});
  for (std::size_t i = 1; i < part.size(); ++i) keys.push_back({part[i].sample + from, part[i].curves});
}

bool KeyFitting::step() {
  if (fitted_ < moving_.size()) {
    const std::size_t begin = fitted_, bones = kSamplesAStep / tracks_.frameCount() + 1;
    fitted_ = std::min(begin + bones * player_.threads(), moving_.size());
    inParallel(fitted_ - begin, static_cast<int>(player_.threads()), [&](std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) fitBone(moving_[begin + i]);
    });
    return true;
  }
  if (unreachable_.empty()) findUnreachable();
  return rounds_++ < kMaxRounds && round();
}

double KeyFitting::done() const {
  const double bones = static_cast<double>(fitted_) / static_cast<double>(std::max<std::size_t>(moving_.size(), 1));
  return 0.6 * bones + 0.4 * (1.0 - 1.0 / (1.0 + 0.3 * rounds_));
}

/// Plays the keys as they are, and fits anew those that have to be nearer. Returns false when all
/// is within the tolerance.
bool KeyFitting::round() {
  motion_.boneKeys = boneKeysOf(actor_.model(), tracks_, keys_);
  std::ranges::fill(tightened_, std::uint8_t{0});
  std::vector<Bench> benches(player_.threads());
  for (Bench& bench : benches) bench.seen.assign(tracks_.boneCount(), 0);
  player_.play(motion_, tracks_, [&](std::size_t thread, std::size_t index, const ik::Pose& pose) {
    look(benches[thread], index, pose);
  });
  std::vector<std::size_t> changed;
  for (const std::size_t bone : moving_) {
    const auto marks = std::span(tightened_).subspan(at(bone, 0), tracks_.frameCount());
    if (std::ranges::any_of(marks, [](std::uint8_t mark) { return mark != 0; })) changed.push_back(bone);
  }
  inParallel(changed.size(), static_cast<int>(player_.threads()), [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) refit(changed[i]);
  });
  return !changed.empty();
}

/// Handles one frame of a round: the bones that are off the most come first, since whatever they
/// depend on is tightened once.
void KeyFitting::look(Bench& bench, std::size_t index, const ik::Pose& pose) {
  bench.excesses.clear();
  for (std::size_t bone = 0; bone < tracks_.boneCount(); ++bone) {
    if (unreachable_[index * tracks_.boneCount() + bone] != 0) continue;
    const BoneMiss miss = missOf(pose.models[bone], tracks_.models(index)[bone]);
    if (miss.units <= tolerance_.units && miss.degrees <= tolerance_.degrees) continue;
    constexpr double kMin = 1e-12;
    bench.excesses.push_back(
        {std::max(miss.units / std::max(tolerance_.units, kMin), miss.degrees / std::max(tolerance_.degrees, kMin)),
         bone});
  }
  std::ranges::sort(bench.excesses, std::ranges::greater(), &Bench::Excess::times);
  for (const Bench::Excess& excess : bench.excesses) tighten(bench, excess.bone, excess.times, index, pose);
}

void KeyFitting::tighten(Bench& bench, std::size_t bone, double excess, std::size_t index, const ik::Pose& pose) {
  const bool atOnce = rounds_ > kPatience;
  const base::Vec3 place = pose.models[bone].translation;
  bench.stack.assign(1, bone);
  while (!bench.stack.empty()) {
    const std::size_t from = bench.stack.back();
    bench.stack.pop_back();
    if (std::exchange(bench.seen[from], index + 1) == index + 1) continue;
    for (const std::int32_t source : sources_[from]) bench.stack.push_back(static_cast<std::size_t>(source));
    if (keys_[from].empty()) continue;
    const BoneMiss own = missOf(pose.locals[from], tracks_.locals(from)[index]);
    const double turned = own.degrees * kRadians;
    const auto far = static_cast<double>(glm::distance(place, pose.models[from].translation));
    const bool matters =
        own.units + turned * far > kNegligible * tolerance_.units || own.degrees > kNegligible * tolerance_.degrees;
    if (!matters) continue;
    const std::size_t slot = at(from, index);
    const double smaller = atOnce ? 0.0 : 1.0 / (excess * kMore);
    units_[slot] = std::min(units_[slot], static_cast<float>(own.units * smaller));
    radians_[slot] = std::min(radians_[slot], static_cast<float>(turned * smaller));
    tightened_[slot] = 1;
  }
}

/// Fits anew the segments in which frames were tightened.
void KeyFitting::refit(std::size_t bone) {
  std::vector<vmd::TrackKey> old = std::exchange(keys_[bone], {});
  const auto samples = tracks_.locals(bone);
  const std::size_t last = samples.size() - 1;
  const auto marks = std::span(tightened_).subspan(at(bone, 0), samples.size());
  std::vector<vmd::TrackKey>& keys = keys_[bone];
  for (std::size_t i = 0; i < old.size(); ++i) {
    keys.push_back(old[i]);
    const bool tail = i + 1 == old.size();
    const std::size_t from = old[i].sample, to = tail ? last : old[i + 1].sample;
    const auto inside = marks.subspan(from, to - from + (tail ? 1 : 0));
    if (from == to || std::ranges::none_of(inside, [](std::uint8_t mark) { return mark != 0; })) continue;
    const auto part = vmd::reducePart(samples, toleranceOf(bone), from, to);
    keys.insert(keys.end(), part.begin(), tail ? part.end() : part.end() - 1);
    if (!tail) old[i + 1] = part.back();  // the key at the end stays, with another curve to it
  }
}

}  // namespace app
