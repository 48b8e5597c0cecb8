// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/score.h"

namespace demo {
namespace {

constexpr int kSilence = 0;

struct Sung {
  int length, pitch;
};

/// The song is in D, without its fourth and its seventh, as songs for festivals are.
enum Tone {
  kA3 = 57,
  kD4 = 62,
  kE4 = 64,
  kF4 = 66,
  kA4 = 69,
  kB4 = 71,
  kD5 = 74,
  kE5 = 76,
  kF5 = 78,
  kA5 = 81,
  kB5 = 83
};

const std::vector<Sung> kBars[kSongBars] = {
    {{2, kB4}, {1, kA4}, {1, kB4}, {3, kD5}, {1, kSilence}},       // sweep
    {{2, kE5}, {1, kD5}, {1, kB4}, {3, kA4}, {1, kSilence}},       //
    {{2, kF4}, {2, kA4}, {2, kB4}, {2, kA4}},                      // clap, and open
    {{2, kB4}, {2, kD5}, {3, kE5}, {1, kSilence}},                 //
    {{2, kD5}, {1, kE5}, {2, kF5}, {1, kE5}, {2, kD5}},            // sway
    {{2, kE5}, {1, kD5}, {2, kB4}, {1, kA4}, {2, kB4}},            //
    {{1, kD5}, {1, kE5}, {1, kF5}, {4, kA5}, {1, kSilence}},       // spin
    {{8, kSilence}},                                               // the sign
    {{1, kB4}, {1, kD5}, {2, kE5}, {1, kD5}, {1, kE5}, {2, kF5}},  // kicks
    {{1, kE5}, {1, kD5}, {2, kE5}, {2, kA4}, {2, kB4}},            //
    // The knees follow.
    {{1, kF5}, {1, kSilence}, {1, kF5}, {1, kSilence}, {1, kE5}, {1, kSilence}, {1, kD5}, {1, kSilence}},
    {{1, kB4}, {1, kD5}, {1, kF5}, {2, kB5}, {1, kSilence}, {2, kD5}},  // jump
    {{3, kD5}, {1, kB4}, {4, kA4}},                                     // heart
    {{2, kA4}, {2, kB4}, {2, kD5}, {2, kE5}},                           // waves
    {{2, kB4}, {1, kA4}, {1, kB4}, {3, kD5}, {1, kSilence}},            // sweep
    {{2, kE5}, {1, kD5}, {1, kB4}, {3, kD5}, {1, kSilence}},            // home
};

/// Returns the tone two steps below in the scale, for the second voice.
int below(int pitch) {
  switch (pitch) {
    case kB5:
      return kF5;
    case kA5:
      return kE5;
    case kF5:
      return kD5;
    case kE5:
      return kB4;
    case kD5:
      return kA4;
    case kB4:
      return kF4;
    default:
      return kE4;
  }
}

constexpr Chord kG{43, 59, 62}, kA{45, 61, 64}, kFm{42, 57, 61}, kBm{47, 62, 66}, kD{38, 57, 66}, kEm{40, 59, 67};
constexpr Chord kChords[2 * kSongBars] = {kG, kG, kA, kA, kFm, kFm, kBm, kBm, kG,  kG, kA,  kA,  kG,  kA, kD, kD,
                                          kG, kG, kA, kA, kFm, kFm, kBm, kA,  kBm, kG, kFm, kFm, kEm, kG, kA, kD};

}  // namespace

std::vector<Note> melody() {
  std::vector<Note> notes;
  for (int bar = 0; bar < kSongBars; ++bar) {
    int at = bar * kEighthsOfBar;
    for (const Sung& sung : kBars[bar]) {
      if (sung.pitch != kSilence) notes.push_back({at, sung.length, sung.pitch});
      at += sung.length;
    }
  }
  return notes;
}

std::vector<Note> secondVoice() {
  std::vector<Note> notes;
  for (Note note : melody()) {
    const int bar = note.at / kEighthsOfBar;
    if ((bar < 4 || bar > 6) && (bar < 8 || bar > 11) && bar != 15) continue;
    note.pitch = below(note.pitch);
    notes.push_back(note);
  }
  return notes;
}

Chord chordAt(int half) { return kChords[half]; }

bool clapsAt(int eighth) {
  const int bar = eighth / kEighthsOfBar, beat = eighth % kEighthsOfBar;
  if (bar == 2 || bar == 3) return beat == 2 || beat == 4;
  if (bar == 6 || bar == 7 || bar == 12) return false;
  return beat == 2 || beat == 6;
}

}  // namespace demo
