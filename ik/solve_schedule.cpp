// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solve_schedule.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "ik/skeleton.h"

namespace ik {

namespace {

// Times: the bones of wave w have time 2w, its chains 2w + 1.
using Time = std::uint32_t;

/// These are the parts of a bone that turns read and write.
enum Part : std::size_t { kModel, kBase, kAppended, kIkRotation, kPartCount };

/// This class notes when each part of each bone was last written and last read.
class Ledger {
 public:
  explicit Ledger(std::size_t bones) : written_(bones), read_(bones) {}

  /// Returns the time that an access has to wait for: a read waits for the last write, a write for
  /// every access.
  [[nodiscard]] Time beforeRead(Part part, std::int32_t bone) const { return written_[at(bone)][part]; }
  [[nodiscard]] Time beforeWrite(Part part, std::int32_t bone) const {
    return std::max(written_[at(bone)][part], read_[at(bone)][part]);
  }
  void read(Part part, std::int32_t bone, Time time) { raise(read_[at(bone)][part], time); }
  void write(Part part, std::int32_t bone, Time time) { raise(written_[at(bone)][part], time); }

 private:
  static std::size_t at(std::int32_t bone) { return static_cast<std::size_t>(bone); }
  static void raise(Time& to, Time time) { to = std::max(to, time); }
  std::vector<std::array<Time, kPartCount>> written_, read_;
};

/// Calls reads(part, bone) and writes(part, bone) for everything that a bone's turn touches.
template <class Reads, class Writes>
void forBone(const Skeleton& skeleton, std::int32_t bone, Reads reads, Writes writes) {
  const auto i = static_cast<std::size_t>(bone);
  if (skeleton.parents[i] >= 0) reads(kModel, skeleton.parents[i]);
  if (skeleton.isLink[i] != 0) reads(kIkRotation, bone);
  const Append& append = skeleton.appends[i];
  if (append.source >= 0) {
    reads(kAppended, append.source);
    reads(kIkRotation, append.source);
    if (append.local) reads(kModel, append.source);
    writes(kAppended, bone);
  }
  writes(kBase, bone);
  writes(kModel, bone);
}

/// Does that for a chain, with the bones that follow it.
template <class Reads, class Writes>
void forChain(const Skeleton& skeleton, const Chain& chain, Reads reads, Writes writes) {
  for (const std::int32_t bone : chain.early) forBone(skeleton, bone, reads, writes);
  reads(kModel, chain.target);
  for (const std::int32_t bone : chain.anchors) {
    if (bone >= 0) reads(kModel, bone);
  }
  for (const std::int32_t bone : chain.path) {
    reads(kBase, bone);
    reads(kIkRotation, bone);
    writes(kModel, bone);
  }
  for (const Link& link : chain.links) writes(kIkRotation, link.bone);
  for (const PathAppend& append : chain.pathAppends) {
    writes(kAppended, chain.path[append.slot]);
    writes(kBase, chain.path[append.slot]);
  }
  for (const Follower& follower : chain.followers) {
    reads(kBase, follower.bone);
    forBone(skeleton, follower.bone, reads, writes);
  }
}

/// Returns the number of steps that a chain makes at most. Chains of similar length are put side by
/// side.
std::size_t work(const Chain& chain) { return static_cast<std::size_t>(chain.loopCount) * chain.links.size(); }

class ScheduleBuilder {
 public:
  ScheduleBuilder(const Skeleton& skeleton, std::size_t begin, std::size_t end)
      : skeleton_(skeleton), begin_(begin), end_(end), ledger_(skeleton.boneCount()) {}

  Schedule build() {
    for (std::size_t i = begin_; i < end_; ++i) {
      const std::int32_t bone = skeleton_.solveOrder[i];
      addBone(bone);
      if ((skeleton_.turns[i] & turn::chain) != 0) addChain(skeleton_.chainOfBone[static_cast<std::size_t>(bone)]);
    }
    return gathered();
  }

 private:
  void addBone(std::int32_t bone) {
    Time wait = 0;
    forBone(
        skeleton_, bone, [&](Part part, std::int32_t b) { wait = std::max(wait, ledger_.beforeRead(part, b)); },
        [&](Part part, std::int32_t b) { wait = std::max(wait, ledger_.beforeWrite(part, b)); });
    // A wave's bones are computed in order, so a bone may be in the same wave as a bone that it
    // waits for.
    const Time time = wait + wait % 2;
    note(time, [&](auto reads, auto writes) { forBone(skeleton_, bone, reads, writes); });
    boneTimes_.push_back(time);
  }

  void addChain(std::int32_t index) {
    const Chain& chain = skeleton_.chains[static_cast<std::size_t>(index)];
    if (!chain.solvable()) return;
    Time time = 1;
    const auto waitFor = [&](Time wait) { time = std::max(time, wait % 2 == 0 ? wait + 1 : wait + 2); };
    // A part that was never touched has time 0 and needs no waiting. A bone of the first wave has
    // time 0, too, and has to be waited for. Beginning at 1 is right for both.
    forChain(
        skeleton_, chain, [&](Part part, std::int32_t b) { waitFor(ledger_.beforeRead(part, b)); },
        [&](Part part, std::int32_t b) { waitFor(ledger_.beforeWrite(part, b)); });
    note(time, [&](auto reads, auto writes) { forChain(skeleton_, chain, reads, writes); });
    chains_.push_back({time, index});
  }

  template <class Touch>
  void note(Time time, Touch touch) {
    touch([&](Part part, std::int32_t b) { ledger_.read(part, b, time); },
          [&](Part part, std::int32_t b) { ledger_.write(part, b, time); });
    waveCount_ = std::max<std::size_t>(waveCount_, time / 2 + 1);
  }

  /// Returns the schedule by a stable counting sort by wave.
  Schedule gathered() {
    Schedule schedule;
    schedule.waves.resize(waveCount_);
    for (const Time time : boneTimes_) ++schedule.waves[time / 2].bonesEnd;
    for (const auto& [time, chain] : chains_) ++schedule.waves[time / 2].chainsEnd;
    std::uint32_t bones = 0, chains = 0;
    for (Wave& wave : schedule.waves) {
      const std::uint32_t boneCount = wave.bonesEnd, chainCount = wave.chainsEnd;
      wave = {bones, bones, chains, chains};
      bones += boneCount;
      chains += chainCount;
    }
    schedule.bones.resize(bones);
    schedule.turns.resize(bones);
    schedule.chains.resize(chains);
    for (std::size_t i = begin_; i < end_; ++i) {
      const std::uint32_t place = schedule.waves[boneTimes_[i - begin_] / 2].bonesEnd++;
      schedule.bones[place] = skeleton_.solveOrder[i];
      schedule.turns[place] = skeleton_.turns[i];
    }
    for (const auto& [time, chain] : chains_) schedule.chains[schedule.waves[time / 2].chainsEnd++] = chain;
    for (const Wave& wave : schedule.waves) {
      std::stable_sort(schedule.chains.begin() + wave.chainsBegin, schedule.chains.begin() + wave.chainsEnd,
                       [&](std::int32_t a, std::int32_t b) {
                         const Chain& first = skeleton_.chains[static_cast<std::size_t>(a)];
                         const Chain& second = skeleton_.chains[static_cast<std::size_t>(b)];
                         if (first.pathAppends.empty() != second.pathAppends.empty()) return first.pathAppends.empty();
                         return work(first) > work(second);
                       });
    }
    return schedule;
  }

  struct TimedChain {
    Time time;
    std::int32_t chain;
  };

  const Skeleton& skeleton_;
  std::size_t begin_, end_;
  Ledger ledger_;
  std::vector<Time> boneTimes_;  ///< parallel to the solve order, from begin_
  std::vector<TimedChain> chains_;
  std::size_t waveCount_ = 0;
};

}  // namespace

Schedule buildSchedule(const Skeleton& skeleton, std::size_t begin, std::size_t end) {
  return ScheduleBuilder(skeleton, begin, end).build();
}

}  // namespace ik
