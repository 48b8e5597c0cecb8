// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/song.h"

#include <map>
#include <string_view>
#include <vector>

#include "pmx/base/file.h"
#include "resources/demo/instruments.h"
#include "resources/demo/score.h"

namespace demo {
namespace {

constexpr float kEighthSeconds = 0.25F;
constexpr int kEighths = kSongBars * kEighthsOfBar;

/// The instruments play one after the other.
class Band {
 public:
  [[nodiscard]] const Ring& ring() const { return ring_; }

  void sing() {
    for (const Note& note : melody())
      ring_.add(sampleAt(note.at), voice(note.pitch, lengthOf(note), true), 0.30F, -0.12F);
    for (const Note& note : secondVoice())
      ring_.add(sampleAt(note.at), voice(note.pitch, lengthOf(note), false), 0.17F, 0.25F);
  }
  void pluck() {
    for (int eighth = 0; eighth < kEighths; ++eighth) {
      const int bar = eighth / kEighthsOfBar;
      const Chord chord = chordAt(eighth / 4);
      const int order[] = {0, 1, 2, 1};
      int pitch = chord[static_cast<std::size_t>(order[eighth % 4])] + (order[eighth % 4] == 0 ? 24 : 12);
      // It goes higher and higher during the turn.
      if (bar == 6) pitch += 12 * (eighth % kEighthsOfBar) / 4;
      ring_.add(sampleAt(eighth), plucked(pitch), eighth % 2 == 0 ? 0.30F : 0.22F, eighth % 2 == 0 ? 0.45F : -0.45F);
    }
  }
  /// Adds the echo. Instruments that are added afterwards stay dry.
  void echo() { ring_.echo(sampleAt(3), 0.24F); }

  void playBass() {
    for (int half = 0; half < 2 * kSongBars; ++half) {
      const int root = chordAt(half)[0], at = half * 4, bar = half / 2;
      if (bar == 7 && half % 2 == 1) continue;
      const bool calm = bar == 12 || bar == 13 || bar == 15;
      ring_.add(sampleAt(at), bass(root, calm ? 0.9F : 0.40F), 0.42F, 0.0F);
      if (calm) continue;
      ring_.add(sampleAt(at + 2), bass(root, 0.20F), 0.32F, 0.0F);
      ring_.add(sampleAt(at + 3), bass(root + (half % 2 == 0 ? 12 : 7), 0.18F), 0.28F, 0.0F);
    }
  }
  void playStrings() {
    for (int half = 0; half < 2 * kSongBars; ++half) {
      const Chord chord = chordAt(half);
      for (std::size_t tone = 1; tone < 3; ++tone)
        ring_.add(sampleAt(half * 4), longTone(chord[tone]), 0.10F, tone == 1 ? -0.6F : 0.6F);
    }
  }
  void drumBars() {
    const std::vector<float> low = drum(56.0F, 0.42F), high = drum(128.0F, 0.24F), hands = clap();
    const std::vector<float> seeds = shaker(0.09F), longSeeds = shaker(0.16F);
    for (int eighth = 0; eighth < kEighths; ++eighth) {
      const int bar = eighth / kEighthsOfBar, at = eighth % kEighthsOfBar;
      const bool kicks = bar >= 8 && bar < 12;
      const bool rests = bar == 7 && at > 2;
      if (!rests && (at == 0 || at == 4 || (kicks && at % 2 == 0))) ring_.add(sampleAt(eighth), low, 0.62F, 0.0F);
      if (!rests && !kicks && at == 3 && bar != 12) ring_.add(sampleAt(eighth), low, 0.34F, 0.0F);
      if (clapsAt(eighth)) ring_.add(sampleAt(eighth), hands, bar == 2 || bar == 3 ? 0.75F : 0.42F, 0.1F);
      // This leads into the next part of the dance.
      if ((bar == 3 || bar == 11 || bar == 15) && at >= 6)
        ring_.add(sampleAt(eighth), high, 0.40F, at == 6 ? -0.4F : 0.4F);
      if (bar != 7 && bar != 12)
        ring_.add(sampleAt(eighth), at % 2 == 1 ? longSeeds : seeds, at % 2 == 1 ? 0.10F : 0.06F, 0.3F);
    }
    // The drums roll through the spin.
    for (int sixteenth = 6; sixteenth < 16; ++sixteenth) {
      const std::size_t when = sampleAt(6 * kEighthsOfBar) + sampleAt(sixteenth) / 2;
      ring_.add(when, high, 0.10F + 0.02F * static_cast<float>(sixteenth), sixteenth % 2 == 0 ? -0.3F : 0.3F);
    }
  }
  void ringBells() {
    for (const int eighth :
         {7 * kEighthsOfBar, 7 * kEighthsOfBar + 2, 11 * kEighthsOfBar + 3, 15 * kEighthsOfBar + 4}) {
      ring_.add(sampleAt(eighth), bell(86), 0.16F, -0.3F);
      ring_.add(sampleAt(eighth), bell(90), 0.12F, 0.3F);
    }
    ring_.add(sampleAt(7 * kEighthsOfBar + 6), bell(81), 0.14F, 0.0F);
  }

 private:
  using Tones = std::map<int, std::vector<float>>;  // sounds that are used often, by pitch
  const std::vector<float>& longTone(int pitch) {
    auto [tone, isNew] = longTones_.try_emplace(pitch);
    if (isNew) tone->second = strings(pitch, 0.95F);
    return tone->second;
  }
  const std::vector<float>& plucked(int pitch) {
    auto [tone, isNew] = plucked_.try_emplace(pitch);
    if (isNew) tone->second = pluckedString(pitch, 0.9F);
    return tone->second;
  }
  [[nodiscard]] static std::size_t sampleAt(int eighth) {
    return static_cast<std::size_t>(static_cast<long>(eighth) * kSampleRate / 4);
  }
  [[nodiscard]] static float lengthOf(const Note& note) {
    return static_cast<float>(note.length) * kEighthSeconds - 0.05F;
  }

  Ring ring_{sampleAt(kEighths)};
  Tones longTones_, plucked_;
};

void put(std::vector<std::byte>& bytes, std::string_view text) {
  for (const char letter : text) bytes.push_back(static_cast<std::byte>(letter));
}
void put(std::vector<std::byte>& bytes, std::uint32_t number, int size) {
  for (int i = 0; i < size; ++i) bytes.push_back(static_cast<std::byte>(number >> (8 * i)));
}

}  // namespace

base::Result<void> writeSong(const std::filesystem::path& file) {
  Band band;
  band.sing();
  band.pluck();
  band.ringBells();
  band.echo();
  band.playStrings();
  band.playBass();
  band.drumBars();
  const std::vector<std::int16_t> samples = band.ring().samples(0.6F);
  const auto bytesOfSamples = static_cast<std::uint32_t>(samples.size() * 2);
  std::vector<std::byte> wav;
  wav.reserve(44 + bytesOfSamples);
  put(wav, "RIFF");
  put(wav, 36 + bytesOfSamples, 4);
  put(wav, "WAVEfmt ");
  put(wav, 16, 4);
  put(wav, 1, 2);  // whole numbers
  put(wav, 2, 2);
  put(wav, kSampleRate, 4);
  put(wav, kSampleRate * 4, 4);
  put(wav, 4, 2);
  put(wav, 16, 2);
  put(wav, "data");
  put(wav, bytesOfSamples, 4);
  for (const std::int16_t sample : samples) put(wav, static_cast<std::uint16_t>(sample), 2);
  return base::writeFile(file, wav);
}

}  // namespace demo
