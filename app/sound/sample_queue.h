// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "app/sound/sample_places.h"

namespace app {

/// A SampleQueue holds stereo samples to be played, numbered from 0: at most a second and a half.
class SampleQueue {
 public:
  /// The queue holds so many samples of each channel.
  static constexpr std::size_t kMax = kSampleRate * std::size_t{3} / 2;
  static constexpr std::size_t kWanted = kSampleRate;

  void clear() { *this = SampleQueue(std::move(held_)); }
  [[nodiscard]] std::int64_t first() const { return first_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool wantsMore() const { return size_ < kWanted; }

  /// Adds samples, left and right in turn; those without room are lost.
  void push(std::span<const float> samples) {
    for (std::size_t i = 0; i + 1 < samples.size() && size_ < kMax; i += 2, ++size_) {
      const std::size_t at = (begin_ + size_) % kMax * 2;
      held_[at] = samples[i];
      held_[at + 1] = samples[i + 1];
    }
  }
  void drop(std::size_t count) {
    count = std::min(count, size_);
    begin_ = (begin_ + count) % kMax;
    first_ += static_cast<std::int64_t>(count);
    size_ -= count;
  }
  /// Takes one sample, left and right. The queue must not be empty.
  void pop(float& left, float& right) {
    left = held_[begin_ * 2];
    right = held_[begin_ * 2 + 1];
    drop(1);
  }

  SampleQueue() : held_(2 * kMax) {}

 private:
  explicit SampleQueue(std::vector<float>&& held) : held_(std::move(held)) {}

  std::vector<float> held_;
  std::size_t begin_ = 0, size_ = 0;
  std::int64_t first_ = 0;
};

}  // namespace app
