// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "app/playlist/playlist.h"

namespace app {

/// A PlayOrder says which dance of a playlist comes next: by its place in the list, or shuffled.
/// Shuffled, each comes once before any comes again; a new round is shuffled anew, and doesn't
/// begin with the dance that has just ended.
class PlayOrder {
 public:
  /// `count` dances, with places from 0. Equal seeds shuffle equally.
  PlayOrder(std::size_t count, Repeat repeat, bool shuffle, std::uint64_t seed);

  /// Begins anew with another list. Nothing plays: next() goes to the first dance.
  void begin(std::size_t count, Repeat repeat, bool shuffle);
  /// Follows a list that was changed: `moved` has the new place of each dance, none where it was
  /// removed, and `count` dances are there now. New ones come later in this round. Where the one
  /// that plays was removed, nothing plays, and what came after it comes next.
  void follow(const std::vector<std::optional<std::size_t>>& moved, std::size_t count);
  void setRepeat(Repeat repeat) { repeat_ = repeat; }
  /// Shuffles what follows the present dance, or goes on by places. No change does nothing.
  void setShuffled(bool shuffled);
  /// Goes back to a dance as if it had never been left: the others stay where they are in the
  /// order. `place` must be below the count.
  void returnTo(std::size_t place);
  /// Nothing plays any more, and the dance that did comes next.
  void leave() { between_ = true; }

  /// Returns the place of the dance that plays; none where nothing does.
  [[nodiscard]] std::optional<std::size_t> present() const;
  /// Goes to the dance that follows when this one has ended, and returns its place; none at the
  /// end, where it stays.
  std::optional<std::size_t> next();
  /// Goes to the dance that follows when the user asks for it: Repeat::One doesn't hold it here.
  std::optional<std::size_t> skip();
  /// Goes to the dance before; none at the beginning, where it stays.
  std::optional<std::size_t> previous();
  /// Goes to a dance, which the others follow in their order. `place` must be below the count.
  void goTo(std::size_t place);

 private:
  void shuffleFrom(std::size_t first);

  std::vector<std::size_t> order_;
  std::size_t at_ = 0;    // in order_; where between_, it may be its end
  bool between_ = false;  // nothing plays, and at_ comes next
  Repeat repeat_;
  bool shuffled_;
  std::mt19937_64 random_;
};

}  // namespace app
