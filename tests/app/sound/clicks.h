// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <vector>

namespace support {

/// A mono WAV file of 16 bits: clicks of 6000 Hz that die away, twice a second from second 0.25 on, over a low chord, for
/// music isn't silent between its beats.
void writeClicks(const std::filesystem::path& path, int seconds);

/// What was on view from a time on (steadySeconds()): that second of the dance.
struct SecondShown {
  double at = 0.0, seconds = 0.0;
  bool playing = false;
};

/// Between two of them the dance moves on, or the first one stays on view.
enum class BetweenShown { MovesOn, Stays };

/// For each click heard: by how much the dance was ahead of it, seconds of listening. Clicks around `moves`, times at which
/// the dance was told to go elsewhere, don't count: what the device held was still heard.
[[nodiscard]] std::vector<double> clickOffsets(std::span<const SecondShown> shown, BetweenShown between,
                                               std::span<const double> moves, std::span<const double> clicks,
                                               double speed);

/// Prints median and worst, and expects as many clicks at least, and half of all within 0.05 s and nine tenths within 0.2 s.
void judgeOffsets(const char* what, std::vector<double> offsets, std::size_t least);

}  // namespace support
