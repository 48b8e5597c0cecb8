// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <vector>

namespace support {

/// Writes a mono WAV file of 16 bits: clicks of 6000 Hz that decay, twice a second from second 0.25
/// on, over a low chord, for music isn't silent between its beats.
void writeClicks(const std::filesystem::path& path, int seconds);

/// This struct says which second of the dance was on view from a time on (steadySeconds()).
struct SecondShown {
  double at = 0.0, seconds = 0.0;
  bool playing = false;
};

/// Between two of them the dance moves on, or the first one stays on view.
enum class BetweenShown { MovesOn, Stays };

/// Returns for each click how far the dance was ahead of it, in seconds of listening. Clicks around
/// `moves`, the times at which the dance was sent elsewhere, don't count: the device's buffer was
/// still heard.
[[nodiscard]] std::vector<double> clickOffsets(std::span<const SecondShown> shown, BetweenShown between,
                                               std::span<const double> moves, std::span<const double> clicks,
                                               double speed);

/// Prints median and worst, and expects at least this many clicks, half of all within 0.05 s and
/// nine tenths within 0.2 s.
void judgeOffsets(const char* what, std::vector<double> offsets, std::size_t least);

}  // namespace support
