// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/driven_followers.h"

#include <functional>
#include <queue>

#include "pmx/base/index.h"
namespace ik {

namespace {

using base::toIndex;

/// This class has a list of bones for each bone, in three arrays.
class BoneLists {
 public:
  explicit BoneLists(std::size_t bones) : first_(bones, -1) {}

  void add(std::int32_t to, std::int32_t bone) {
    bones_.push_back(bone);
    next_.push_back(first_[toIndex(to)]);
    first_[toIndex(to)] = static_cast<std::int32_t>(bones_.size()) - 1;
  }

  template <class Visit>
  void each(std::int32_t of, Visit visit) const {
    for (std::int32_t i = first_[toIndex(of)]; i >= 0; i = next_[toIndex(i)]) visit(bones_[toIndex(i)]);
  }

 private:
  std::vector<std::int32_t> first_, bones_, next_;
};

/// This class finds the bones that move when physics has moved its bones, and those that then read
/// another append.
class Spread {
 public:
  Spread(const Skeleton& skeleton, std::span<const std::uint32_t> places, std::span<std::uint8_t> reads)
      : skeleton_(skeleton),
        places_(places),
        reads_(reads),
        moves_(skeleton.boneCount(), 0),
        lends_(skeleton.boneCount(), 0),
        children_(skeleton.boneCount()),
        readers_(skeleton.boneCount()) {
    for (std::size_t i = 0; i < skeleton.afterPhysicsBegin; ++i) {
      const std::int32_t bone = skeleton.solveOrder[i];
      if (skeleton.parents[toIndex(bone)] >= 0) children_.add(skeleton.parents[toIndex(bone)], bone);
      if (skeleton.appends[toIndex(bone)].source >= 0) readers_.add(skeleton.appends[toIndex(bone)].source, bone);
    }
  }

  void run(std::span<const std::uint8_t> mayBeDriven) {
    for (const std::int32_t bone : skeleton_.solveOrder) {
      if (mayBeDriven[toIndex(bone)] != 0) mark(bone, isEarly(bone), true);
    }
    while (!marked_.empty()) {
      const std::int32_t bone = marked_.front();
      marked_.pop();
      if (moves_[toIndex(bone)] != 0) children_.each(bone, [this](std::int32_t child) { mark(child, true, false); });
      readers_.each(bone, [this, bone](std::int32_t reader) {
        const bool sees =
            skeleton_.appends[toIndex(reader)].local ? moves_[toIndex(bone)] != 0 : lends_[toIndex(bone)] != 0;
        if (!sees) return;
        reads_[toIndex(reader)] = 1;
        mark(reader, true, true);
      });
    }
  }

  [[nodiscard]] bool moves(std::int32_t bone) const { return bone >= 0 && moves_[toIndex(bone)] != 0; }

 private:
  [[nodiscard]] bool isEarly(std::int32_t bone) const { return places_[toIndex(bone)] < skeleton_.afterPhysicsBegin; }

  void mark(std::int32_t bone, bool moves, bool lends) {
    const bool isNew = (moves && moves_[toIndex(bone)] == 0) || (lends && lends_[toIndex(bone)] == 0);
    if (!isNew) return;
    if (moves) moves_[toIndex(bone)] = 1;
    if (lends) lends_[toIndex(bone)] = 1;
    marked_.push(bone);
  }

  const Skeleton& skeleton_;
  std::span<const std::uint32_t> places_;
  std::span<std::uint8_t> reads_;
  // Per bone: whether its model transform changes, and what it lends.
  std::vector<std::uint8_t> moves_, lends_;
  BoneLists children_, readers_;  // bones of the phase before physics
  std::queue<std::int32_t> marked_;
};

}  // namespace

// This is Kahn's algorithm; those that wait for nothing are taken by their index in the solve
// order. In a circle (a bone that appends from one below it) the bone that comes first in the solve
// order goes on, since its parent is done.
std::vector<std::int32_t> followersOf(const Skeleton& skeleton, std::span<const std::uint8_t> mayBeDriven,
                                      std::span<const std::uint32_t> places, std::span<std::uint8_t> reads) {
  Spread spread(skeleton, places, reads);
  spread.run(mayBeDriven);
  std::vector<std::int32_t> moving;
  for (std::size_t i = 0; i < skeleton.afterPhysicsBegin; ++i) {
    if (spread.moves(skeleton.solveOrder[i])) moving.push_back(skeleton.solveOrder[i]);
  }
  BoneLists waiting(skeleton.boneCount());
  std::vector<std::uint8_t> waitsFor(skeleton.boneCount(), 0), placed(skeleton.boneCount(), 0);
  const auto wait = [&](std::int32_t bone, std::int32_t before) {
    if (before == bone || !spread.moves(before)) return;
    waiting.add(before, bone);
    ++waitsFor[toIndex(bone)];
  };
  for (const std::int32_t bone : moving) {
    wait(bone, skeleton.parents[toIndex(bone)]);
    if (reads[toIndex(bone)] == 0) continue;
    const std::int32_t source = skeleton.appends[toIndex(bone)].source;
    wait(bone, source);
    wait(bone, skeleton.parents[toIndex(source)]);
  }
  std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready;
  for (const std::int32_t bone : moving) {
    if (waitsFor[toIndex(bone)] == 0) ready.push(places[toIndex(bone)]);
  }
  std::vector<std::int32_t> order;
  order.reserve(moving.size());
  for (std::size_t first = 0; order.size() < moving.size();) {
    while (first < moving.size() && placed[toIndex(moving[first])] != 0) ++first;
    const std::int32_t bone = ready.empty() ? moving[first] : skeleton.solveOrder[ready.top()];
    if (!ready.empty()) ready.pop();
    if (placed[toIndex(bone)] != 0) continue;
    placed[toIndex(bone)] = 1;
    order.push_back(bone);
    waiting.each(bone, [&](std::int32_t next) {
      if (--waitsFor[toIndex(next)] == 0 && placed[toIndex(next)] == 0) ready.push(places[toIndex(next)]);
    });
  }
  return order;
}

}  // namespace ik
