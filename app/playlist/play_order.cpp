// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playlist/play_order.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace app {

PlayOrder::PlayOrder(std::size_t count, Repeat repeat, bool shuffle, std::uint64_t seed)
    : order_(count), repeat_(repeat), shuffled_(shuffle), random_(seed) {
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  if (shuffled_) shuffleFrom(0);
}

/// The steps of Fisher and Yates. The remainder prefers small numbers by less than one in 10^15,
/// and is the same with every library, unlike std::shuffle().
void PlayOrder::shuffleFrom(std::size_t first) {
  for (std::size_t i = order_.size(); i > first + 1; --i)
    std::swap(order_[i - 1], order_[first + static_cast<std::size_t>(random_() % (i - first))]);
}

std::optional<std::size_t> PlayOrder::present() const {
  if (order_.empty()) return std::nullopt;
  return order_[at_];
}

std::optional<std::size_t> PlayOrder::next() { return repeat_ == Repeat::One ? present() : skip(); }

std::optional<std::size_t> PlayOrder::skip() {
  if (order_.empty()) return std::nullopt;
  if (at_ + 1 < order_.size()) return order_[++at_];
  if (repeat_ != Repeat::All) return std::nullopt;
  if (shuffled_) {
    const std::size_t ended = order_[at_];
    shuffleFrom(0);
    if (order_.size() > 1 && order_.front() == ended) std::swap(order_.front(), order_.back());
  }
  at_ = 0;
  return order_.front();
}

std::optional<std::size_t> PlayOrder::previous() {
  if (order_.empty()) return std::nullopt;
  if (at_ > 0) return order_[--at_];
  if (repeat_ != Repeat::All || shuffled_) return std::nullopt;
  at_ = order_.size() - 1;
  return order_.back();
}

void PlayOrder::goTo(std::size_t place) {
  const auto found = std::ranges::find(order_, place);
  if (!shuffled_) {
    at_ = static_cast<std::size_t>(found - order_.begin());
    return;
  }
  // A round begins with the chosen one, so that all others follow once.
  std::swap(order_.front(), *found);
  at_ = 0;
  shuffleFrom(1);
}

}  // namespace app
