// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/path_appends.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "pmx/base/index.h"
#include "pmx/base/issue_group.h"

namespace ik {

namespace {

constexpr std::size_t kMaxReads = 1U << 20U;  // of all chains, in a frame

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

using base::toIndex;

class PathAppendFinder {
 public:
  explicit PathAppendFinder(const Skeleton& skeleton) : skeleton_(skeleton), slots_(skeleton.boneCount(), kNone) {}

  void find(Chain& chain) {
    const std::size_t count = chain.path.size();
    linkPlaces_.assign(count, kNone);
    abovePlaces_.assign(count, kNone);
    lends_.assign(count, Lends::Unknown);
    for (std::size_t i = 0; i < count; ++i) slots_[toIndex(chain.path[i])] = static_cast<std::uint32_t>(i);
    for (const Link& link : chain.links) linkPlaces_[link.slot] = std::min(linkPlaces_[link.slot], link.place);
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint32_t parent = chain.parentSlots[i];
      if (parent < count) abovePlaces_[i] = std::min(abovePlaces_[parent], linkPlaces_[parent]);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
      if (!readsChain(chain, i)) continue;
      const std::uint32_t source = slots_[toIndex(skeleton_.appends[toIndex(chain.path[i])].source)];
      chain.pathAppends.push_back({i, source, abovePlaces_[i], linkPlaces_[i] != kNone});
    }
    for (const std::int32_t bone : chain.path) slots_[toIndex(bone)] = kNone;
  }

 private:
  enum class Lends : std::uint8_t { Unknown, Asked, Same, Other };

  /// Returns whether the append of a bone below a link may change while the chain is solved.
  bool readsChain(const Chain& chain, std::uint32_t slot) {
    if (abovePlaces_[slot] == kNone) return false;
    // This goes along the sources until one is known: a link, a bone that doesn't change, or the
    // beginning of this line.
    line_.clear();
    std::uint32_t next = slot;
    bool changes = false;
    while (next != kNone && lends_[next] == Lends::Unknown) {
      lends_[next] = Lends::Asked;
      line_.push_back(next);
      const Append& append = skeleton_.appends[toIndex(chain.path[next])];
      const std::uint32_t source = append.source >= 0 ? slots_[toIndex(append.source)] : kNone;
      changes = source != kNone && (append.local || (append.rotation && linkPlaces_[source] != kNone));
      next = changes || source == kNone || abovePlaces_[source] == kNone ? kNone : source;
    }
    if (next != kNone) changes = lends_[next] == Lends::Other;
    for (const std::uint32_t each : line_) lends_[each] = changes ? Lends::Other : Lends::Same;
    return lends_[slot] == Lends::Other;
  }

  const Skeleton& skeleton_;
  std::vector<std::uint32_t> slots_;       // per bone; kNone outside the path
  std::vector<std::uint32_t> linkPlaces_;  // per slot; kNone: no link
  // Per slot, the smallest index of the links above; kNone: none.
  std::vector<std::uint32_t> abovePlaces_;
  std::vector<Lends> lends_;  // per slot
  std::vector<std::uint32_t> line_;
};

}  // namespace

void findPathAppends(Skeleton& skeleton, base::Issues& issues) {
  PathAppendFinder finder(skeleton);
  base::IssueGroup once(issues, "bones", "IK blocks whose appends are read once");
  std::size_t reads = 0;
  for (Chain& chain : skeleton.chains) {
    if (!chain.solvable()) continue;
    finder.find(chain);
    const std::size_t loops = static_cast<std::size_t>(chain.loopCount) + 1;  // loops-once-more
    const std::size_t more = loops * chain.links.size() * chain.pathAppends.size();
    if (more <= kMaxReads - reads) {
      reads += more;
      continue;
    }
    chain.pathAppends.clear();
    once.add(toIndex(chain.target),
             "too many bones on the paths of the model's IK chains append from links; those of this chain "
             "are read before it is solved alone");
  }
}

}  // namespace ik
