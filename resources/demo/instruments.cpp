// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the instruments of the demo's song, made from sines and noise.

#include "resources/demo/instruments.h"

#include <algorithm>
#include <cmath>

namespace demo {
namespace {

constexpr float kTurn = 6.28318531F;

/// Returns the sine of a number of turns, 0 to 1 and beyond, from a table: a song needs a hundred
/// million of them.
float wave(float turns) {
  constexpr std::size_t kSteps = 8192;
  static const std::vector<float> table = [] {
    std::vector<float> all(kSteps);
    for (std::size_t i = 0; i < kSteps; ++i)
      all[i] = std::sin(kTurn * static_cast<float>(i) / static_cast<float>(kSteps));
    return all;
  }();
  return table[static_cast<std::size_t>(turns * static_cast<float>(kSteps)) % kSteps];
}

std::vector<float> silence(float seconds) {
  return std::vector<float>(static_cast<std::size_t>(seconds * static_cast<float>(kSampleRate)));
}
float secondsAt(std::size_t sample) { return static_cast<float>(sample) / static_cast<float>(kSampleRate); }

/// Returns the loudness of a held tone: up within `attack`, held, then gone within `release`.
float held(float t, float seconds, float attack, float release) {
  const float up = std::min(1.0F, t / attack);
  const float down = t < seconds ? 1.0F : std::max(0.0F, 1.0F - (t - seconds) / release);
  return up * down * down;
}

}  // namespace

void Ring::add(std::size_t from, const std::vector<float>& sound, float loudness, float pan) {
  const float toLeft = loudness * std::sqrt(0.5F * (1.0F - pan)), toRight = loudness * std::sqrt(0.5F * (1.0F + pan));
  std::size_t at = from % size();
  for (const float sample : sound) {
    left_[at] += sample * toLeft;
    right_[at] += sample * toRight;
    at = at + 1 == size() ? 0 : at + 1;
  }
}

void Ring::echo(std::size_t delay, float share) {
  const std::vector<float> left = left_, right = right_;
  float loudness = share;
  for (std::size_t repeat = 1; repeat <= 4; ++repeat, loudness *= share) {
    const auto& toLeft = repeat % 2 == 0 ? left : right;
    const auto& toRight = repeat % 2 == 0 ? right : left;
    std::size_t from = size() - (delay * repeat) % size();
    for (std::size_t i = 0; i < size(); ++i) {
      if (from == size()) from = 0;
      left_[i] += toLeft[from] * loudness;
      right_[i] += toRight[from] * loudness * 0.8F;
      ++from;
    }
  }
}

std::vector<std::int16_t> Ring::samples(float peak) const {
  // Loud moments are rounded off, as a tape does, before the whole is brought to the peak.
  std::vector<float> rounded;
  rounded.reserve(2 * size());
  float loudest = 1e-6F;
  for (std::size_t i = 0; i < size(); ++i) {
    for (const float sample : {left_[i], right_[i]}) {
      rounded.push_back(sample / (1.0F + 0.25F * std::abs(sample)));
      loudest = std::max(loudest, std::abs(rounded.back()));
    }
  }
  std::vector<std::int16_t> out;
  out.reserve(rounded.size());
  for (const float sample : rounded)
    out.push_back(static_cast<std::int16_t>(std::lround(sample / loudest * peak * 32767.0F)));
  return out;
}

float Noise::next() {
  state_ = state_ * 1664525U + 1013904223U;
  return static_cast<float>(state_ >> 8U) / 8388608.0F - 1.0F;
}

float pitchHertz(int pitch) { return 440.0F * std::pow(2.0F, static_cast<float>(pitch - 69) / 12.0F); }

std::vector<float> voice(int pitch, float seconds, bool bright) {
  std::vector<float> sound = silence(seconds + 0.25F);
  const float hertz = pitchHertz(pitch);
  float phase = 0.0F;
  Noise breath(static_cast<std::uint32_t>(pitch) * 977U);
  float air = 0.0F;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const float t = secondsAt(i);
    const float sway = 0.006F * std::min(1.0F, std::max(0.0F, t - 0.18F) / 0.2F) * wave(5.4F * t);
    phase += hertz * (1.0F + sway) / static_cast<float>(kSampleRate);
    phase -= std::floor(phase);
    const float a = phase;
    const float tone = wave(a) + (bright ? 0.42F : 0.22F) * wave(2.0F * a) + 0.16F * wave(3.0F * a) +
                       (bright ? 0.08F : 0.02F) * wave(4.0F * a);
    air += 0.3F * (breath.next() - air);
    sound[i] = (0.62F * tone + 0.02F * air) * held(t, seconds, 0.045F, 0.20F);
  }
  return sound;
}

std::vector<float> pluckedString(int pitch, float seconds) {
  std::vector<float> sound = silence(seconds);
  // The string is plucked at an eighth of its length: high partials die first.
  for (int partial = 1; partial <= 9; ++partial) {
    const auto n = static_cast<float>(partial);
    const float hertz = pitchHertz(pitch) * n * std::sqrt(1.0F + 0.0003F * n * n);
    if (hertz > 0.45F * static_cast<float>(kSampleRate)) break;
    const float stays = std::exp(-(3.2F + 0.9F * n * n) / static_cast<float>(kSampleRate));
    float loudness = 1.6F * std::sin(0.5F * kTurn * n / 8.0F) / n;
    for (std::size_t i = 0; i < sound.size(); ++i, loudness *= stays) sound[i] += loudness * wave(hertz * secondsAt(i));
  }
  for (std::size_t i = 0; i < sound.size(); ++i)
    sound[i] *= std::min({1.0F, secondsAt(i) / 0.002F, (seconds - secondsAt(i)) * 20.0F});
  return sound;
}

std::vector<float> bass(int pitch, float seconds) {
  std::vector<float> sound = silence(seconds + 0.1F);
  const float hertz = pitchHertz(pitch);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const float t = secondsAt(i), a = hertz * t;
    const float tone =
        wave(a) + 0.35F * wave(2.0F * a) * std::exp(-3.0F * t) + 0.18F * wave(3.0F * a) * std::exp(-7.0F * t);
    sound[i] = 0.75F * tone * held(t, seconds, 0.008F, 0.10F) * (0.6F + 0.4F * std::exp(-4.0F * t));
  }
  return sound;
}

std::vector<float> strings(int pitch, float seconds) {
  std::vector<float> sound = silence(seconds + 0.5F);
  const float hertz = pitchHertz(pitch);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const float t = secondsAt(i);
    float tone = 0.0F;
    for (const float apart : {0.9965F, 1.0F, 1.0035F}) {
      const float a = hertz * apart * t;
      tone += wave(a) + 0.3F * wave(2.0F * a) + 0.1F * wave(3.0F * a);
    }
    sound[i] = 0.25F * tone * held(t, seconds, 0.25F, 0.5F);
  }
  return sound;
}

std::vector<float> bell(int pitch) {
  std::vector<float> sound = silence(1.6F);
  const float hertz = pitchHertz(pitch);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const float t = secondsAt(i), a = hertz * t;
    const float tone = wave(a) * std::exp(-3.0F * t) + 0.5F * wave(2.756F * a) * std::exp(-5.0F * t) +
                       0.25F * wave(5.404F * a) * std::exp(-9.0F * t);
    sound[i] = 0.5F * tone * std::min(1.0F, (1.6F - t) * 10.0F);
  }
  return sound;
}

std::vector<float> drum(float hertz, float seconds) {
  std::vector<float> sound = silence(seconds);
  Noise skin(static_cast<std::uint32_t>(hertz * 31.0F));
  float phase = 0.0F, slap = 0.0F;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const float t = secondsAt(i);
    phase += hertz * (1.0F + 1.6F * std::exp(-38.0F * t)) / static_cast<float>(kSampleRate);
    slap += 0.25F * (skin.next() - slap);
    sound[i] = wave(phase) * std::exp(-4.5F * t / seconds) + 0.7F * slap * std::exp(-90.0F * t);
    sound[i] *= std::min({1.0F, t / 0.001F, (seconds - t) * 40.0F});
  }
  return sound;
}

std::vector<float> clap() {
  std::vector<float> sound = silence(0.22F);
  Noise hands(4242U);
  float low = 0.0F, band = 0.0F;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const float t = secondsAt(i);
    // The band is about 1,300 Hz; two pairs of hands are never quite together.
    const float noise = hands.next();
    low += 0.36F * band;
    band += 0.36F * (noise - low - 0.7F * band);
    const float first = std::exp(-55.0F * t), second = t < 0.013F ? 0.0F : std::exp(-34.0F * (t - 0.013F));
    sound[i] = 0.6F * band * (0.6F * first + second);
  }
  return sound;
}

std::vector<float> shaker(float seconds) {
  std::vector<float> sound = silence(seconds);
  Noise seeds(99U);
  float before = 0.0F;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const float t = secondsAt(i), noise = seeds.next();
    sound[i] = 0.5F * (noise - before) * std::exp(-6.0F * t / seconds) * std::min(1.0F, t / 0.004F);
    before = noise;
  }
  return sound;
}

}  // namespace demo
