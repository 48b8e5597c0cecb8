// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/sound/clicks.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

namespace support {
namespace {

constexpr double kBetween = 0.5;  // seconds from click to click
// For so many seconds after a move the device's buffer is still heard.
constexpr double kBuffered = 0.4;
// These are seconds between pictures: with more, the picture on view isn't known.
constexpr double kMaxApart = 0.15;
constexpr double kTurn = 6.283185307179586, kDecay = 0.006;
// This is the middle of a click: its fourth power decays four times as fast.
constexpr double kMiddle = kDecay / 4.0;
constexpr double kMedian = 0.05, kNearlyAll = 0.2;

}  // namespace

void writeClicks(const std::filesystem::path& path, int seconds) {
  constexpr std::uint32_t kRate = 48000;
  const std::uint32_t bytes = 2 * kRate * static_cast<std::uint32_t>(seconds);
  std::string file = "RIFF";
  const auto number = [&file](std::uint32_t value, int count) {
    for (int i = 0; i < count; ++i) file += static_cast<char>(value >> (8 * i));
  };
  number(36 + bytes, 4);
  file += "WAVEfmt ";
  number(16, 4);
  number(1, 2);
  number(1, 2);
  number(kRate, 4);
  number(2 * kRate, 4);
  number(2, 2);
  number(16, 2);
  file += "data";
  number(bytes, 4);
  for (std::uint32_t i = 0; i < bytes / 2; ++i) {
    const std::uint32_t at = (i + kRate / 4) % (kRate / 2);
    const double time = static_cast<double>(i) / kRate, since = static_cast<double>(at) / kRate;
    const double click = 0.6 * std::cos(kTurn * 6000.0 * since) * std::exp(-since / kDecay);
    const double value = click + 0.12 * (std::sin(kTurn * 220.0 * time) + std::sin(kTurn * 277.2 * time));
    number(static_cast<std::uint16_t>(static_cast<std::int16_t>(value * 32767.0)), 2);
  }
  std::ofstream(path, std::ios::binary) << file;
}

std::vector<double> clickOffsets(std::span<const SecondShown> shown, BetweenShown between,
                                 std::span<const double> moves, std::span<const double> clicks, double speed) {
  std::vector<double> found;
  for (const double click : clicks) {
    const bool moved =
        std::ranges::any_of(moves, [&](double move) { return click > move - 0.05 && click < move + kBuffered; });
    const auto after = std::ranges::lower_bound(shown, click, {}, &SecondShown::at);
    if (moved || after == shown.end() || after == shown.begin()) continue;
    const auto before = after - 1;
    if (!before->playing || after->at - before->at > kMaxApart || after->seconds < before->seconds) continue;
    const double part = between == BetweenShown::Stays ? 0.0 : (click - before->at) / (after->at - before->at);
    const double seconds = before->seconds + part * (after->seconds - before->seconds);
    const double nearest = std::round((seconds - kBetween / 2.0) / kBetween) * kBetween + kBetween / 2.0;
    found.push_back((seconds - nearest) / speed - kMiddle);
  }
  return found;
}

void judgeOffsets(const char* what, std::vector<double> offsets, std::size_t least) {
  ASSERT_GE(offsets.size(), least) << what;
  std::ranges::sort(offsets, {}, [](double offset) { return std::abs(offset); });
  const double middle = offsets[offsets.size() / 2], worst = offsets.back();
  std::printf("%s: %zu clicks, the dance is ahead by %.1f ms (median of sizes), %.1f ms (worst)\n", what,
              offsets.size(), middle * 1000.0, worst * 1000.0);
  EXPECT_LT(std::abs(middle), kMedian) << what;
  EXPECT_LT(std::abs(offsets[offsets.size() * 9 / 10]), kNearlyAll) << what;
}

}  // namespace support
