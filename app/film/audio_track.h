// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/media_file.h"
#include "app/sound/sample_places.h"
#include "app/sound/sound_file.h"

struct AVAudioFifo;

namespace app {

/// The sound of a film: a sound file at the times it gives itself, cut to the film's time, resampled and encoded a little
/// ahead of the pictures. Holds about a second of it.
class AudioTrack {
 public:
  /// Opens the sound and adds a stream to the file. `startSeconds`: where in the sound the film begins; the sound's
  /// own start is frame 0. `stopped`: see SoundFile. Errors: those of SoundFile::open(), CannotWrite without an encoder.
  [[nodiscard]] static base::Result<std::unique_ptr<AudioTrack>> open(const std::filesystem::path& path,
                                                                      const std::function<bool()>& stopped,
                                                                      std::span<const char* const> encoders,
                                                                      double startSeconds, MediaFile& file);
  ~AudioTrack();

  /// Encodes until the sound reaches this time of the film, seconds, or ends. Errors: of encoding and writing; a sound
  /// that fails ends there, and trouble() says so.
  [[nodiscard]] base::Result<void> writeUpTo(double seconds);
  /// The same, then closes the track exactly there.
  [[nodiscard]] base::Result<void> finish(double seconds);
  /// What was wrong with the sound so far, and what became of the film's; none: nothing.
  [[nodiscard]] std::optional<base::Error> trouble() const;

 private:
  AudioTrack(MediaFile& file, std::unique_ptr<SoundFile> sound);
  base::Result<void> openEncoder(std::span<const char* const> encoders);
  /// From frames of this kind on, `like`, to the encoder's.
  base::Result<void> openResampler(const AVFrame& like);
  [[nodiscard]] bool isLike(const AVFrame& frame) const;
  /// A step that brings at most about a second into the fifo.
  base::Result<void> fill();
  base::Result<void> takeNext();
  base::Result<void> align(const SoundFile::Part& part);
  bool storeSilence();
  bool storeSamples();
  bool convert(const std::uint8_t** samples, int count);
  bool keep(AVFrame& samples, int count);
  base::Result<void> encode(int samples);

  MediaFile& file_;
  std::unique_ptr<SoundFile> sound_;
  SamplePlaces clock_;
  libav::Codec encoder_;
  libav::Resampler resampler_;
  libav::Frame kind_;                  // without samples: what the resampler takes
  AVAudioFifo* fifo_ = nullptr;        // in the encoder's format
  AVStream* stream_ = nullptr;         // the container's
  std::int64_t start_ = 0;             // sample of the sound, from frame 0 on, at which the film begins
  std::int64_t position_ = 0;          // of the next sample that goes into the fifo; those before start_ don't
  std::optional<std::int64_t> first_;  // of the sound's first
  std::int64_t silence_ = 0;           // samples that come before those below
  const AVFrame* frame_ = nullptr;     // decoded, the sound's
  int taken_ = 0;                      // samples of it
  std::int64_t written_ = 0;           // samples handed to the encoder
  bool ended_ = false;                 // the sound has no more
  bool asked_ = false;                 // why
  std::optional<base::Error> trouble_;
};

}  // namespace app
