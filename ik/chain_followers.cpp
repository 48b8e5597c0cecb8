// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/chain_followers.h"

#include <algorithm>
#include <span>
#include <vector>

#include <fmt/format.h>

#include "pmx/base/index.h"
#include "pmx/base/issue_group.h"

namespace ik {

namespace {

// The limit counts the followers of all chains, visited to find them and recomputed in a frame.
constexpr std::size_t kMaxFollowers = 1U << 22U;

using base::toIndex;

/// This class lists, for each bone, the bones that name it (as their parent, or as their append
/// source), by rising index.
class Named {
 public:
  template <class NameOf>
  Named(std::size_t count, NameOf nameOf) : begins_(count + 1, 0), bones_(count) {
    for (std::size_t i = 0; i < count; ++i) {
      if (nameOf(i) >= 0) ++begins_[toIndex(nameOf(i)) + 1];
    }
    for (std::size_t i = 0; i < count; ++i) begins_[i + 1] += begins_[i];
    std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
    for (std::size_t i = 0; i < count; ++i) {
      if (nameOf(i) >= 0) bones_[next[toIndex(nameOf(i))]++] = static_cast<std::int32_t>(i);
    }
  }
  [[nodiscard]] std::span<const std::int32_t> by(std::int32_t bone) const {
    return std::span(bones_).subspan(begins_[toIndex(bone)], begins_[toIndex(bone) + 1] - begins_[toIndex(bone)]);
  }

 private:
  std::vector<std::uint32_t> begins_;
  std::vector<std::int32_t> bones_;
};

class FollowerFinder {
 public:
  explicit FollowerFinder(const Skeleton& skeleton)
      : skeleton_(skeleton),
        children_(skeleton.boneCount(), [&](std::size_t i) { return skeleton.parents[i]; }),
        appenders_(skeleton.boneCount(), [&](std::size_t i) { return skeleton.appends[i].source; }),
        places_(skeleton.boneCount()),
        marks_(skeleton.boneCount()) {
    for (std::size_t i = 0; i < skeleton.solveOrder.size(); ++i)
      places_[toIndex(skeleton.solveOrder[i])] = static_cast<std::uint32_t>(i);
  }

  /// Returns false where all chains together have too many; `chain` has none then.
  [[nodiscard]] bool find(Chain& chain) {
    ++stamp_;
    found_.clear();
    end_ = places_[toIndex(chain.target)];
    if (!markPath(chain) || !spread(chain)) return false;
    return order(chain.followers);
  }

 private:
  enum class State : std::uint8_t { None, Path, Above, Follows, Waits, Done };
  struct Mark {
    std::uint32_t stamp = 0;
    State state = State::None;
    bool rereads = false, descendant = false;
  };

  /// Returns the mark of a bone for the present chain; an older chain's mark is cleared.
  Mark& mark(std::int32_t bone) {
    Mark& mark = marks_[toIndex(bone)];
    if (mark.stamp != stamp_) mark = {stamp_, State::None, false, false};
    return mark;
  }
  [[nodiscard]] bool spend() { return ++spent_ <= kMaxFollowers; }

  /// Marks the path and its ancestors: a chain can't move the bones that it is attached to.
  bool markPath(const Chain& chain) {
    for (const std::int32_t bone : chain.path) mark(bone).state = State::Path;
    for (const std::int32_t anchor : chain.anchors) {
      for (std::int32_t b = anchor; b >= 0 && mark(b).state == State::None; b = skeleton_.parents[toIndex(b)]) {
        if (!spend()) return false;
        mark(b).state = State::Above;
      }
    }
    return true;
  }

  /// Goes on from the path to its children and to the bones that append from it, and so forth.
  bool spread(const Chain& chain) {
    for (const std::int32_t bone : chain.path) {
      if (!reach(bone, false)) return false;
    }
    for (const Link& link : chain.links) {
      if (!reachAppenders(link.bone, false)) return false;
    }
    for (const PathAppend& append : chain.pathAppends) {
      if (!reachAppenders(chain.path[append.slot], false)) return false;
    }
    for (std::size_t i = 0; i < found_.size(); ++i) {
      if (!reach(found_[i], mark(found_[i]).rereads)) return false;
    }
    return true;
  }

  /// Visits those that depend on a bone that moves. `lendsAnew`: what its appenders read of it may
  /// change, too.
  bool reach(std::int32_t bone, bool lendsAnew) {
    for (const std::int32_t child : children_.by(bone)) {
      if (!spend()) return false;
      if (mark(child).state == State::None) add(child);
    }
    return reachAppenders(bone, !lendsAnew);
  }

  bool reachAppenders(std::int32_t bone, bool localAlone) {
    for (const std::int32_t appender : appenders_.by(bone)) {
      if (!spend()) return false;
      if (localAlone && !skeleton_.appends[toIndex(appender)].local) continue;
      Mark& known = mark(appender);
      const bool found = known.state == State::Follows;
      if (known.state == State::None) add(appender);
      if (known.state != State::Follows || known.rereads) continue;
      known.rereads = true;
      if (found) found_.push_back(appender);  // once more, for the bones that append from it
    }
    return true;
  }

  void add(std::int32_t bone) {
    if (places_[toIndex(bone)] > end_) return;  // its own turn comes later
    mark(bone).state = State::Follows;
    found_.push_back(bone);
  }

  /// Orders parents first, then append sources, else as in the solve order.
  bool order(std::vector<Follower>& followers) {
    std::ranges::sort(found_, {}, [&](std::int32_t bone) { return places_[toIndex(bone)]; });
    for (const std::int32_t bone : found_) {
      if (!placeWithSources(bone, followers)) {
        followers.clear();
        return false;
      }
    }
    return true;
  }

  bool placeWithSources(std::int32_t bone, std::vector<Follower>& followers) {
    stack_.assign(1, bone);
    while (!stack_.empty()) {
      if (!spend()) return false;
      const std::int32_t top = stack_.back();
      Mark& known = mark(top);
      const std::int32_t parent = skeleton_.parents[toIndex(top)], source = skeleton_.appends[toIndex(top)].source;
      if (known.state == State::Follows && parent >= 0 && mark(parent).state == State::Follows) {
        stack_.push_back(parent);
      } else if (known.state == State::Follows && known.rereads && mark(source).state == State::Follows) {
        bool circle = false;
        if (!hangsFromWaiting(source, top, circle)) return false;
        known.state = State::Waits;
        if (!circle) stack_.push_back(source);
      } else {
        if (known.state != State::Done) {
          const State above = parent >= 0 ? mark(parent).state : State::None;
          known.descendant = above == State::Path || (above == State::Done && mark(parent).descendant);
          followers.push_back({top, known.descendant, known.rereads});
        }
        known.state = State::Done;
        stack_.pop_back();
      }
    }
    return true;
  }

  /// Sets `circle` to whether a bone that waits for its source is an ancestor of that source, or a
  /// bone between is: then neither can be first. `top` counts as waiting. Returns false when too
  /// many bones were visited.
  bool hangsFromWaiting(std::int32_t source, std::int32_t top, bool& circle) {
    for (std::int32_t b = source; b >= 0; b = skeleton_.parents[toIndex(b)]) {
      if (!spend()) return false;
      const State state = mark(b).state;
      if (state != State::Follows && state != State::Waits) return true;
      if (b == top || state == State::Waits) {
        circle = true;
        return true;
      }
    }
    return true;
  }

  const Skeleton& skeleton_;
  const Named children_, appenders_;
  std::vector<std::uint32_t> places_;
  std::vector<Mark> marks_;
  std::vector<std::int32_t> found_, stack_;
  std::uint32_t stamp_ = 0, end_ = 0;
  std::size_t spent_ = 0;
};

}  // namespace

void findFollowers(Skeleton& skeleton, base::Issues& issues) {
  FollowerFinder finder(skeleton);
  base::IssueGroup stay(issues, "bones", "IK blocks whose followers stay behind");
  std::vector<std::uint8_t> late(skeleton.boneCount(), 0);
  for (Chain& chain : skeleton.chains) {
    if (!chain.solvable()) continue;
    if (!finder.find(chain)) {
      stay.add(toIndex(chain.target),
               "too many bones follow the model's IK chains in all; those of this chain stay behind");
    }
    for (const Follower& follower : chain.followers) {
      if (follower.rereads) late[toIndex(follower.bone)] = 1;
    }
  }
  base::IssueGroup listed(issues, "bones", "appends that MMD reads a frame late");
  for (std::size_t i = 0; i < late.size(); ++i) {
    if (late[i] == 0) continue;
    listed.add(
        i, fmt::format("its append is read a frame late in MMD: IK turns its append parent, bone {}, after its turn",
                       skeleton.appends[i].source));
  }
}

}  // namespace ik
