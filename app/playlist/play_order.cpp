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

void PlayOrder::begin(std::size_t count, Repeat repeat, bool shuffle) {
  order_.resize(count);
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  repeat_ = repeat;
  shuffled_ = shuffle;
  at_ = 0;
  between_ = true;
  if (shuffled_) shuffleFrom(0);
}

void PlayOrder::follow(const std::vector<std::optional<std::size_t>>& moved, std::size_t count) {
  std::vector<std::size_t> order;
  std::vector<bool> known(count);
  std::size_t at = 0;
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const auto& place = moved[order_[i]];
    if (i == at_) {
      at = order.size();
      between_ = between_ || !place;
    }
    if (!place) continue;
    order.push_back(*place);
    known[*place] = true;
  }
  if (at_ >= order_.size()) at = order.size();
  const bool wasEmpty = order_.empty();
  if (!shuffled_) {
    // the place that comes next, or plays
    const std::size_t then = at < order.size() ? order[at] : count;
    order.resize(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    at = then;
    // Behind the last one that was there, new ones come next.
    if (then == count && !moved.empty()) {
      at = 0;
      for (const auto& place : moved) at = place ? std::max(at, *place + 1) : at;
    }
  } else {
    for (std::size_t place = 0; place < count; ++place) {
      if (known[place]) continue;
      const std::size_t first = std::min(between_ ? at : at + 1, order.size());
      const auto chosen = first + static_cast<std::size_t>(random_() % (order.size() - first + 1));
      order.insert(order.begin() + static_cast<std::ptrdiff_t>(chosen), place);
    }
  }
  order_ = std::move(order);
  at_ = wasEmpty ? 0 : at;
  between_ = between_ || wasEmpty;
}

void PlayOrder::setShuffled(bool shuffled) {
  if (shuffled == shuffled_) return;
  shuffled_ = shuffled;
  const std::size_t now = at_ < order_.size() ? order_[at_] : order_.size();
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  if (!shuffled_) {
    at_ = now;
  } else if (between_) {
    at_ = 0;
    shuffleFrom(0);
  } else {
    std::swap(order_.front(), order_[now]);
    at_ = 0;
    shuffleFrom(1);
  }
}

std::optional<std::size_t> PlayOrder::present() const {
  if (between_ || order_.empty()) return std::nullopt;
  return order_[at_];
}

std::optional<std::size_t> PlayOrder::next() { return repeat_ == Repeat::One && !between_ ? present() : skip(); }

std::optional<std::size_t> PlayOrder::skip() {
  if (order_.empty()) return std::nullopt;
  const std::size_t then = between_ ? at_ : at_ + 1;
  if (then < order_.size()) {
    at_ = then;
    between_ = false;
    return order_[at_];
  }
  if (repeat_ != Repeat::All) return std::nullopt;
  if (shuffled_) {
    const std::size_t ended = between_ ? order_.size() : order_[at_];
    shuffleFrom(0);
    if (order_.size() > 1 && order_.front() == ended) std::swap(order_.front(), order_.back());
  }
  at_ = 0;
  between_ = false;
  return order_.front();
}

std::optional<std::size_t> PlayOrder::previous() {
  if (order_.empty()) return std::nullopt;
  if (at_ > 0) {
    between_ = false;
    return order_[--at_];
  }
  if (repeat_ != Repeat::All || shuffled_) return std::nullopt;
  between_ = false;
  at_ = order_.size() - 1;
  return order_.back();
}

void PlayOrder::returnTo(std::size_t place) {
  at_ = static_cast<std::size_t>(std::ranges::find(order_, place) - order_.begin());
  between_ = false;
}

void PlayOrder::goTo(std::size_t place) {
  between_ = false;
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
