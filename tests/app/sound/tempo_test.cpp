// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/tempo.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

namespace {

using app::Tempo;

constexpr double kTempoRate = 48'000.0, kTurn = 6.283185307179586;

/// Returns this many seconds of a sound after the change of speed, its left channel.
template <class Sound>
std::vector<double> played(double speed, double seconds, const Sound& sound) {
  const auto tempo = Tempo::make(speed);
  std::vector<float> in, out;
  for (int i = 0; i < static_cast<int>(seconds * kTempoRate); ++i) {
    const auto value = static_cast<float>(sound(i / kTempoRate));
    in.insert(in.end(), {value, value});
    if (in.size() < 2048) continue;
    EXPECT_TRUE(tempo->pass(in, out));
    in.clear();
  }
  std::vector<double> left;
  for (std::size_t i = 0; i < out.size(); i += 2) left.push_back(out[i]);
  return left;
}

/// Returns the strength of one frequency in tenths of a second, on average; 0 to 0.25 for a tone of
/// 0.5.
double strength(const std::vector<double>& samples, double frequency) {
  constexpr std::size_t kPart = 4800;
  double sum = 0.0;
  for (std::size_t part = 0; part + kPart <= samples.size(); part += kPart) {
    double re = 0.0, im = 0.0;
    for (std::size_t i = part; i < part + kPart; ++i) {
      re += samples[i] * std::cos(kTurn * frequency * static_cast<double>(i) / kTempoRate);
      im += samples[i] * std::sin(kTurn * frequency * static_cast<double>(i) / kTempoRate);
    }
    sum += std::hypot(re, im) / kPart;
  }
  return sum * kPart / static_cast<double>(samples.size());
}

TEST(Tempo, ThePitchStaysAndTheLengthChanges) {
  for (const double speed : {0.1, 0.25, 0.5, 0.8, 1.3, 2.0, 3.1, 4.0, 10.0}) {
    const auto tone = played(speed, 4.0, [](double time) { return 0.5 * std::sin(kTurn * 440.0 * time); });
    // At the end, a window of each of its filters is still inside.
    EXPECT_NEAR(static_cast<double>(tone.size()) / kTempoRate, 4.0 / speed, std::max(0.15 / speed, 0.09)) << speed;
    EXPECT_GT(strength(tone, 440.0), 0.18) << speed;
    EXPECT_LT(strength(tone, 440.0 * speed), 0.03) << speed;
  }
}

/// Expects a sound that is silent and loud in turns, each for `half` seconds of the song, to grow
/// loud at the right times at these speeds, to within `margin` seconds of the song, at the end as
/// at the start.
void expectBeat(std::initializer_list<double> speeds, double seconds, double half, double margin) {
  const auto beat = [half](double time) {
    return std::fmod(time, 2.0 * half) < half ? 0.0 : 0.5 * std::sin(kTurn * 440.0 * time);
  };
  for (const double speed : speeds) {
    const auto out = played(speed, seconds, beat);
    for (double at = half; at < seconds - 2.0 * half; at += 14.0 * half) {
      const auto power = [&](double from, double to) {
        double sum = 0.0;
        for (double t = from / speed; t < to / speed; t += 1.0 / kTempoRate)
          sum += std::pow(out[static_cast<std::size_t>(t * kTempoRate)], 2.0);
        return sum / ((to - from) / speed * kTempoRate);
      };
      EXPECT_LT(power(at - 0.6 * half, at - margin), 0.02) << speed << ' ' << at;
      EXPECT_GT(power(at + margin, at + 0.6 * half), 0.08) << speed << ' ' << at;
    }
  }
}

TEST(Tempo, TimesStayWhereTheyBelong) {
  expectBeat({0.5, 0.7, 1.5, 3.0, 4.0}, 60.0, 0.5, 0.05);
  // A filter's window is some hundredths of a second of what is heard, more of the song at the
  // highest speed.
  expectBeat({10.0}, 300.0, 5.0, 0.3);
}

TEST(Tempo, SpeedsBeyondTheBoundsAreCut) {
  const auto tone = [](double time) { return std::sin(kTurn * 440.0 * time); };
  EXPECT_NEAR(static_cast<double>(played(50.0, 20.0, tone).size()) / kTempoRate, 2.0, 0.1);
  EXPECT_NEAR(static_cast<double>(played(0.0, 2.0, tone).size()) / kTempoRate, 20.0, 2.0);
}

}  // namespace
