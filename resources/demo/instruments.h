// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace demo {

inline constexpr int kSampleRate = 22050;

/// This has two channels of looped sound: tones that ring on past the end are heard at the start,
/// so that it repeats without a seam.
class Ring {
 public:
  explicit Ring(std::size_t samples) : left_(samples), right_(samples) {}
  [[nodiscard]] std::size_t size() const { return left_.size(); }
  /// Adds a sound from a sample on. `pan`: -1 left, 1 right.
  void add(std::size_t from, const std::vector<float>& sound, float loudness, float pan);
  /// Adds repeats that grow softer, from side to side, `delay` samples apart.
  void echo(std::size_t delay, float share);
  /// Returns both channels in turn, with a loudest sample of `peak` (0 to 1), 16 bits each.
  [[nodiscard]] std::vector<std::int16_t> samples(float peak) const;

 private:
  std::vector<float> left_, right_;
};

/// This gives numbers from -1 to 1, the same ones on every run.
class Noise {
 public:
  explicit Noise(std::uint32_t seed) : state_(seed) {}
  float next();

 private:
  std::uint32_t state_;
};

[[nodiscard]] float pitchHertz(int pitch);

// These are sounds of one note, from -1 to 1. It is held for `seconds` and rings on after that.
[[nodiscard]] std::vector<float> voice(int pitch, float seconds, bool bright);
[[nodiscard]] std::vector<float> pluckedString(int pitch, float seconds);
[[nodiscard]] std::vector<float> bass(int pitch, float seconds);
[[nodiscard]] std::vector<float> strings(int pitch, float seconds);
[[nodiscard]] std::vector<float> bell(int pitch);
[[nodiscard]] std::vector<float> drum(float hertz, float seconds);
[[nodiscard]] std::vector<float> clap();
[[nodiscard]] std::vector<float> shaker(float seconds);

}  // namespace demo
