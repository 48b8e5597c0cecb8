// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <vector>

namespace demo {

/// This is the song of the dance as notes: sixteen bars of four beats at 120 a minute, as long as
/// the dance. Times are eighths, eight a bar, so that a beat of the song is a beat of the dance.
inline constexpr int kEighthsOfBar = 8, kSongBars = 16;

/// This is a sung or played note. `pitch` is MIDI's: 69 is an A of 440 Hz, a semitone each.
struct Note {
  int at;      ///< eighth, from 0
  int length;  ///< eighths
  int pitch;
};

/// These are the voices of the figures; the second voice joins in some bars.
[[nodiscard]] std::vector<Note> melody();
[[nodiscard]] std::vector<Note> secondVoice();
/// This has the three tones of half a bar, 0 to 31, root first: around D3 to A4.
using Chord = std::array<int, 3>;
[[nodiscard]] Chord chordAt(int half);
/// Returns whether hands are clapped on this eighth: on the dance's claps, else on the second beat
/// and the fourth.
[[nodiscard]] bool clapsAt(int eighth);

}  // namespace demo
